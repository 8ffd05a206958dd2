/** Published MCP servers, each with a suite that passes and one that must fail, on the bundle. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveHttp } from '../__tests__/support/http-server.ts';
import { BUNDLE, Job } from '../__tests__/support/runner.ts';
import { countIterations } from '../src/report/counts.ts';
import { reportFile } from '../src/report/report.ts';
import { packageFile, start } from './program.ts';

const HERE = import.meta.dirname;
/** Stands for the folder of the job. */
const WORKSPACE = '{workspace}';

/** What a server gets, and where it answers if it is a remote one. */
interface NpmServer {
  args?: string[];
  env?: Record<string, string>;
  remote?: { type: string; path: string };
}

/** The first word is the name of the program and of its suite. */
const SERVERS: Record<string, NpmServer> = {
  filesystem: { args: ['files'] },
  memory: { env: { MEMORY_FILE_PATH: `${WORKSPACE}/memory.jsonl` } },
  everything: { args: ['stdio'] },
  'everything over HTTP': { args: ['streamableHttp'], remote: { type: 'http', path: '/mcp' } },
  'everything over SSE': { args: ['sse'], remote: { type: 'sse', path: '/sse' } },
  'sequential-thinking': {},
  sqlite: { env: { SQLITE_DB_PATH: ':memory:' } },
};

const programOf = (suite: string) => packageFile(`.bin/mcp-server-${suite}`);

/** Runs the suites of all servers. Yields verdicts, counts and exit codes that are wrong. */
export async function* tryNpmServers(): AsyncGenerator<string> {
  for (const [name, { args = [], env = {}, remote }] of Object.entries(SERVERS)) {
    const [suite = ''] = name.split(' ');
    const local = { command: process.execPath, args: [programOf(suite), ...args], env };
    const started = remote === undefined ? null : await startRemote(suite, args);
    const entry = started === null ? local : { ...remote, url: started.origin + remote?.path };
    const job = new Job();
    try {
      const servers = JSON.stringify({ mcpServers: { [suite]: entry } });
      job.write('.mcp.json', servers.replaceAll(WORKSPACE, job.workspace));
      mkdirSync(join(job.workspace, 'files'));
      job.write('files/hello.txt', 'good morning\n');
      const content = readFileSync(join(HERE, 'suites', `${suite}.yaml`), 'utf8');
      job.write('suite.yaml', content);
      // Only the first case: its text is in quotes.
      const wrong = content.replace(/expect: (["']).*?\1/, 'expect: no server says this');
      job.write('wrong.yaml', wrong);
      for await (const problem of trySuites(job, name)) yield `${name}: ${problem}`;
    } finally {
      job.remove();
      await started?.kill();
    }
  }
}

async function* trySuites(job: Job, name: string): AsyncGenerator<string> {
  const from = performance.now();
  yield* await tryJob(job, 'suite.yaml', 'passed 5-0-0, exit 0');
  console.log(`npm server: ${name}: 5 cases in ${(performance.now() - from).toFixed(0)} ms`);
  yield* await tryJob(job, 'wrong.yaml', 'failed 4-1-0, exit 1');
  const args = ['run', '--suite-file', 'wrong.yaml'];
  const { code } = await start(join(HERE, '../dist/cli.js'), args, {}, job.workspace).ended;
  if (code !== 1) yield `the terminal program ends with ${code}, not 1`;
}

/** Runs a suite by the action's bundle. Compares passed, failed and missing iterations. */
async function tryJob(job: Job, suiteFile: string, expected: string): Promise<string[]> {
  const inputs = { 'suite-file': suiteFile };
  const { report, exitCode, log } = await job.run({ inputs, entry: BUNDLE });
  if (report === null) return [`no report: ${log}`];
  const { verdict, report: found } = reportFile.parse(JSON.parse(report));
  const { passed, failed, missing } = countIterations(found.cases);
  const observed = `${verdict.value} ${passed}-${failed}-${missing}, exit ${exitCode}`;
  return observed === expected ? [] : [`${observed}, not ${expected}: ${log}`];
}

/** Starts a server that listens on a port that it is given. */
export async function startRemote(suite: string, args: readonly string[]) {
  const { origin, close } = await serveHttp(() => {});
  await close();
  const { until, kill } = start(programOf(suite), args, { PORT: new URL(origin).port });
  // It prints a line when it listens.
  await until(/./);
  return { origin, kill };
}
