import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runAction } from '../../__tests__/support/runner/action-runner.ts';
import { EvalWorkspace } from '../../__tests__/support/runner/eval-workspace.ts';
import { ApiCaller } from '../../__tests__/support/service/api-caller.ts';
import type { Isolation } from '../../src/contract/cases/execution-settings.ts';
import type { RunExecution } from '../../src/contract/resources/execution.ts';
import { type HandServer, startsByHand, warmCallsByHand } from './rig/calls-by-hand.ts';
import type { Measurement } from './rig/measurement.ts';

/** `BENCH_SERVICE` names another program, such as an older bundle, to measure in place of this one. */
const PROGRAM = resolve(process.env['BENCH_SERVICE'] ?? 'dist/service/index.js');
const LANES = 2;
const CASES = 100;
const MANY = 10_000;
const RUNS_EACH = MANY / CASES;
/** All is done in turn this often; the quickest counts, as load of others only adds. */
const ROUNDS = 3;
const MOST_OVER_ONE_CASE_MS = 3_000;
const MOST_BY_WARM_CALLS = 1.3;
const MOST_BY_STARTS = 1.2;
const MOST_GROWTH_MB = 20;
/** Little room, in which only what is needed stays, and not what nobody has cleared away yet. */
const SMALL_HEAP = ['--max-semi-space-size=2', '--max-old-space-size=96'];

const EVERYTHING = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/dist/index.js',
);
/** Says of its tools that they read. */
const HINTED: HandServer = {
  ...{ command: process.execPath, args: [EVERYTHING, 'stdio'] },
  ...{ tool: 'echo', arguments: { message: 'hi' } },
};
/** Says nothing of the kind. */
const UNHINTED: HandServer = {
  command: process.execPath,
  args: [resolve('__tests__/support/service/fixtures/tool-server.ts')],
  ...{ tool: 'echo', arguments: { text: 'hi' } },
};

/** What runs cost beside the same calls made with the SDK by hand, in turns on the same machine. */
export async function measureEngine(): Promise<Measurement[]> {
  return [...(await measureAction()), ...(await measureIterations()), await measureGrowth()];
}

/** The whole action on the committed bundle. */
async function measureAction(): Promise<Measurement[]> {
  const times: { one: number; all: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push({ one: await actionMs(1), all: await actionMs(CASES) });
  }
  const one = least(times.map((time) => time.one));
  const all = least(times.map((time) => time.all));
  const name = `action, ${CASES} cases of one call on server-everything`;
  return [
    { name: 'action, one such case', value: one, unit: 'ms' },
    { name, value: all, unit: 'ms' },
    {
      ...{ name: `${name}, over one case`, value: all - one, unit: 'ms' },
      budget: MOST_OVER_ONE_CASE_MS,
    },
  ];
}

async function actionMs(count: number): Promise<number> {
  const workspace = new EvalWorkspace({
    '.mcp.json': { mcpServers: { bench: serverEntry(HINTED) } },
    'suite.yaml': { name: 'bench', servers: ['bench'], tests: casesOf(HINTED, count, 1) },
  });
  try {
    const start = performance.now();
    const { outputs, log, dispose } = await runAction({
      inputs: { 'suite-file': 'suite.yaml' },
      workspace: workspace.folder,
    });
    const elapsedMs = performance.now() - start;
    await dispose();
    if (outputs['verdict'] !== 'passed') throw new Error(log);
    return Math.round(elapsedMs);
  } finally {
    await workspace.remove();
  }
}

/** The time of the engine as runs tell it, beside warm calls and beside starts. */
async function measureIterations(): Promise<Measurement[]> {
  const warm: { engine: RunExecution; callMs: number; startMs: number }[] = [];
  const fresh: { engine: RunExecution; handMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const calls = await warmCallsByHand(HINTED, CASES);
    warm.push({ ...calls, engine: await runOf(HINTED, 'auto', 1) });
    const handMs = await startsByHand(UNHINTED, { starts: CASES, atOnce: LANES });
    fresh.push({ handMs, engine: await runOf(UNHINTED, 'iteration', 1) });
  }
  const callMs = least(warm.map((round) => round.callMs));
  const startMs = least(warm.map((round) => round.startMs));
  const engineMs = least(warm.map(({ engine }) => engine.wallMs));
  const handMs = least(fresh.map((round) => round.handMs));
  const freshMs = least(fresh.map(({ engine }) => engine.wallMs));
  const starts = fresh.map(({ engine }) => engine.starts).join(', ');
  return [
    { name: 'one start of server-everything by hand', value: Math.round(startMs), unit: 'ms' },
    {
      ...{ name: `${CASES} calls by hand, warm`, value: Math.round(callMs * CASES), unit: 'ms' },
    },
    {
      ...{ name: `${CASES} iterations of such a call`, value: Math.round(engineMs), unit: 'ms' },
      budget: Math.round(MOST_BY_WARM_CALLS * callMs * CASES + LANES * startMs),
      note: `${MOST_BY_WARM_CALLS} x the calls, and ${LANES} lanes x one start`,
    },
    { name: `${CASES} starts by hand, ${LANES} at once`, value: Math.round(handMs), unit: 'ms' },
    {
      ...{ name: `${CASES} iterations, isolation iteration`, value: Math.round(freshMs) },
      ...{ unit: 'ms', note: `starts: ${starts}` },
    },
    {
      ...{ name: `${CASES} iterations, isolation iteration, by hand`, unit: 'x' },
      ...{ value: freshMs / handMs, budget: MOST_BY_STARTS },
    },
  ];
}

async function runOf(
  server: HandServer,
  isolation: Isolation,
  runsEach: number,
): Promise<RunExecution> {
  return withService({ server, isolation }, async (api) => {
    const run = await carryOut(api, server, runsEach);
    return run.execution;
  });
}

/** Memory of the service when a tenth of very many iterations has ended, and when all have. */
async function measureGrowth(): Promise<Measurement> {
  const service = { server: HINTED, isolation: 'auto' as const, nodeFlags: SMALL_HEAP };
  return withService(service, async (api, pid) => {
    let atTenth = Number.NaN;
    const { execution } = await carryOut(api, HINTED, RUNS_EACH, async (finished) => {
      if (Number.isNaN(atTenth) && finished >= MANY / 10) atTenth = await residentMb(pid);
    });
    const growth = (await residentMb(pid)) - atTenth;
    return {
      ...{ name: `service, ${MANY} iterations, growth since the first tenth`, value: growth },
      ...{ unit: 'MB', budget: MOST_GROWTH_MB },
      note: `from ${Math.round(atTenth)} MB; ${Math.round(execution.wallMs)} ms, ${execution.starts} starts`,
    };
  });
}

async function carryOut(
  api: ApiCaller,
  server: HandServer,
  runsEach: number,
  onLook: (finished: number) => Promise<void> = async () => {},
): Promise<{ execution: RunExecution }> {
  const { body } = await api.post('~/eval-runs', {
    suiteName: 'bench',
    serverIds: [api.serverId('bench')],
    tests: casesOf(server, CASES, runsEach),
  });
  for (;;) {
    const run = (await api.get(`~/eval-runs/${body.runId}`)).body;
    await onLook(run.summary?.passed ?? 0);
    if (run.status === 'completed' && run.summary.passed === CASES * runsEach) return run;
    if (run.status !== 'running') throw new Error(JSON.stringify(run));
    await new Promise((done) => setTimeout(done, 100));
  }
}

const serverEntry = ({ command, args }: HandServer) => ({ command, args });

const casesOf = (server: HandServer, count: number, runs: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ title: `case ${index}`, runs },
    steps: [
      {
        ...{ id: 'call', kind: 'toolCall', serverName: 'bench' },
        ...{ toolName: server.tool, arguments: server.arguments },
      },
    ],
  }));

async function withService<Result>(
  {
    server,
    isolation,
    nodeFlags = [],
  }: { server: HandServer; isolation: Isolation; nodeFlags?: readonly string[] },
  work: (api: ApiCaller, pid: number) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-bench-'));
  const mcpServers = { bench: serverEntry(server) };
  await writeFile(join(folder, '.mcp.json'), JSON.stringify({ mcpServers }));
  const flags = [
    ...['--port', '0', '--ephemeral-key', '--database', join(folder, 'evals.sqlite')],
    ...['--burst', '1000000', '--requests-per-minute', '1000000'],
    ...['--concurrency', String(LANES), '--isolation', isolation],
  ];
  const child = spawn(process.execPath, [...nodeFlags, PROGRAM, 'serve', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ baseUrl, apiKey }] = await once(child, 'message');
    const api = await ApiCaller.connect(String(baseUrl), String(apiKey));
    return await work(api, child.pid ?? 0);
  } finally {
    await stop(child);
    await rm(folder, { recursive: true, force: true });
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) / 1024;
}

const least = (values: readonly number[]): number => Math.min(...values);
