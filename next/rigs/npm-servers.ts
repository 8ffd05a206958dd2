/** Published MCP servers, each with a suite that passes and one that must fail, on the bundle. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveHttp } from '../__tests__/support/http-server.ts';
import { BUNDLE, Job } from '../__tests__/support/runner.ts';
import { countIterations } from '../src/report/counts.ts';
import { reportFile } from '../src/report/report.ts';

const HERE = import.meta.dirname;
const CLI = join(HERE, '../dist/cli.js');
/** Stands for the folder of the job. */
const WORKSPACE = '{workspace}';

/** A server: its suite, its program, and what that gets. */
interface NpmServer {
  suite: string;
  args?: string[];
  env?: Record<string, string>;
  /** Path of its address, if the rig starts it. */
  remote?: { type: string; path: string };
}

const SERVERS: Record<string, NpmServer> = {
  filesystem: { suite: 'filesystem', args: ['files'] },
  memory: { suite: 'memory', env: { MEMORY_FILE_PATH: `${WORKSPACE}/memory.jsonl` } },
  everything: { suite: 'everything', args: ['stdio'] },
  'everything over HTTP': {
    suite: 'everything',
    args: ['streamableHttp'],
    remote: { type: 'http', path: '/mcp' },
  },
  'everything over SSE': {
    suite: 'everything',
    args: ['sse'],
    remote: { type: 'sse', path: '/sse' },
  },
  'sequential-thinking': { suite: 'sequential-thinking' },
  sqlite: { suite: 'sqlite', env: { SQLITE_DB_PATH: ':memory:' } },
};

const programOf = (suite: string) => join(HERE, 'node_modules/.bin', `mcp-server-${suite}`);

/** Runs the suites of all servers. Lists verdicts, counts and exit codes that are wrong. */
export async function tryNpmServers(): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, server] of Object.entries(SERVERS)) {
    problems.push(...(await tryServer(name, server)));
  }
  return problems;
}

async function tryServer(name: string, server: NpmServer): Promise<string[]> {
  const { suite, args = [], env = {}, remote } = server;
  const start = { command: process.execPath, args: [programOf(suite), ...args], env };
  const started = remote === undefined ? null : await startRemote(suite, args);
  const job = new Job();
  try {
    const url = started === null ? null : { ...remote, url: `${started.origin}${remote?.path}` };
    const servers = JSON.stringify({ mcpServers: { [suite]: url ?? start } });
    job.write('.mcp.json', servers.replaceAll(WORKSPACE, job.workspace));
    mkdirSync(join(job.workspace, 'files'));
    job.write('files/hello.txt', 'good morning\n');
    const content = readFileSync(join(HERE, 'suites', `${suite}.yaml`), 'utf8');
    job.write('suite.yaml', content);
    // Only the first case: its text is in quotes.
    const wrong = content.replace(/expect: (["']).*?\1/, 'expect: no server says this');
    job.write('wrong.yaml', wrong);
    const from = performance.now();
    const problems = await tryJob(job, 'suite.yaml', 'passed 5-0-0, exit 0');
    const seconds = ((performance.now() - from) / 1_000).toFixed(1);
    problems.push(...(await tryJob(job, 'wrong.yaml', 'failed 4-1-0, exit 1')));
    const cli = spawn(process.execPath, [CLI, 'run', '--suite-file', 'wrong.yaml'], {
      cwd: job.workspace,
      stdio: 'ignore',
    });
    const [code] = await once(cli, 'exit');
    if (code !== 1) problems.push(`the terminal program ends with ${code}, not 1`);
    console.log(`npm server: ${name}: 5 cases in ${seconds} s, ${problems.length} problems`);
    return problems.map((problem) => `npm server: ${name}: ${problem}`);
  } finally {
    job.remove();
    await started?.close();
  }
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
  const free = await serveHttp(() => {});
  await free.close();
  const env = { PATH: process.env['PATH'], PORT: new URL(free.origin).port };
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  const child = spawn(process.execPath, [programOf(suite), ...args], { env, stdio });
  // It prints a line when it listens. What comes later must not fill the pipe.
  await once(child.stderr, 'data');
  child.stderr.resume();
  const close = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { origin: free.origin, close };
}
