/** Published MCP servers, each with a suite that passes and one that must fail, on the bundle. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveHttp } from '../__tests__/support/http-server.ts';
import { BUNDLE, Job } from '../__tests__/support/runner.ts';
import { countIterations } from '../src/report/counts.ts';
import { reportFile } from '../src/report/report.ts';
import { packageFile, start } from './program.ts';

const CLI = join(import.meta.dirname, '../dist/cli.js');
/** Stands for the folder of the job. */
const WORKSPACE = '{workspace}';

/** What a server gets, and where it answers if it is a remote one. */
interface NpmServer {
  args?: string[];
  env?: object;
  remote?: { type: string; path: string };
  /** What it needs on the machine. Without that it is skipped. */
  needs?: string;
}

/** The browser of Debian. */
const CHROMIUM = '/usr/bin/chromium';

/** The first word is the name of the program and of its suite. */
const SERVERS: Record<string, NpmServer> = {
  filesystem: { args: ['files'] },
  memory: { env: { MEMORY_FILE_PATH: `${WORKSPACE}/memory.jsonl` } },
  everything: { args: ['stdio'] },
  'everything over HTTP': { args: ['streamableHttp'], remote: { type: 'http', path: '/mcp' } },
  'everything over SSE': { args: ['sse'], remote: { type: 'sse', path: '/sse' } },
  'sequential-thinking': {},
  sqlite: { env: { SQLITE_DB_PATH: ':memory:' } },
  playwright: {
    args: ['--headless', '--isolated', '--no-sandbox', '--executable-path', CHROMIUM],
    needs: CHROMIUM,
  },
};
/** Passed, failed and missing iterations of each suite. */
const EXPECTED = { right: 'passed 5-0-0, exit 0', wrong: 'failed 4-1-0, exit 1' };

const programOf = (name: string) =>
  packageFile(name === 'playwright' ? '.bin/playwright-mcp' : `.bin/mcp-server-${name}`);

/** Runs the suites of all servers. Yields verdicts, counts and exit codes that are wrong. */
export async function* tryNpmServers(): AsyncGenerator<string> {
  for (const [name, { args = [], env = {}, remote, needs }] of Object.entries(SERVERS)) {
    if (needs !== undefined && !existsSync(needs)) {
      console.log(`${name}: skipped, since ${needs} is missing`);
      continue;
    }
    const [program = ''] = name.split(' ');
    const local = { command: process.execPath, args: [programOf(program), ...args], env };
    const started = remote === undefined ? null : await startRemote(program, args);
    const entry = started === null ? local : { ...remote, url: started.origin + remote?.path };
    const servers = JSON.stringify({ mcpServers: { [program]: entry } });
    const right = readFileSync(join(import.meta.dirname, 'suites', `${program}.yaml`), 'utf8');
    // Only the first case: its text is in quotes.
    const wrong = right.replace(/expect: (["']).*?\1/, 'expect: no server says this');
    const job = new Job();
    mkdirSync(join(job.workspace, 'files'));
    job.write('files/hello.txt', 'good morning\n');
    job.write('.mcp.json', servers.replaceAll(WORKSPACE, job.workspace));
    job.write('right.yaml', right);
    job.write('wrong.yaml', wrong);
    for await (const problem of trySuites(job, name)) yield `${name}: ${problem}`;
    job.remove();
    await started?.kill();
  }
}

async function* trySuites(job: Job, name: string): AsyncGenerator<string> {
  for (const [suite, expected] of Object.entries(EXPECTED)) {
    const from = performance.now();
    const inputs = { 'suite-file': `${suite}.yaml` };
    const { report, exitCode, log } = await job.run({ inputs, entry: BUNDLE });
    if (report === null) throw new Error(`no report: ${log}`);
    const { verdict, report: found } = reportFile.parse(JSON.parse(report));
    const { passed, failed, missing } = countIterations(found.cases);
    const observed = `${verdict.value} ${passed}-${failed}-${missing}, exit ${exitCode}`;
    console.log(`${name}: ${observed} in ${(performance.now() - from).toFixed(0)} ms`);
    if (observed !== expected) yield `${observed}, not ${expected}: ${log}`;
  }
  const args = ['run', '--suite-file', 'wrong.yaml'];
  const { code } = await start(CLI, args, {}, job.workspace).ended;
  if (code !== 1) yield `the terminal program ends with ${code}, not 1`;
}

/** Starts a server that listens on a port that it is given. */
export async function startRemote(name: string, args: readonly string[]) {
  const { origin, close } = await serveHttp(() => {});
  await close();
  const { until, kill } = start(programOf(name), args, { PORT: new URL(origin).port });
  // It prints a line when it listens.
  await until(/./);
  return { origin, kill };
}
