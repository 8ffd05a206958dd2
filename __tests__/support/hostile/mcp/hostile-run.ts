import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TERMINAL_STATUSES } from '../../../../src/contract/resources/run.ts';
import { processesMarked, processFile, type RunningProcess } from '../../process-table.ts';
import { ApiCaller } from '../../service/api-caller.ts';
import { temporaryFolder } from '../../service/service-fixture.ts';
import { spawnService } from '../../service/service-process.ts';
import type { Meeting } from './catalogue.ts';
import type { HostileServer, Moment } from './hostile-server.ts';

const PROGRAM = resolve(import.meta.dirname, 'program.ts');

const CONNECT_LIMIT_MS = 10_000;
const LIMITS = { toolTimeoutMs: 20_000, iterationTimeoutMs: 40_000 };
/** For servers that use them up. */
const SHORT_LIMITS = { toolTimeoutMs: 2_000, iterationTimeoutMs: 8_000 };

/** By which those of a server are known that ends in silence. */
const SILENCE =
  'MCP server "hostile" did not answer within 2 s (call tool "t"); it has a line that is no message. The iteration did not finish within 8 s: MCP server "hostile" …';

const limitsFor = ({ ends }: HostileServer) =>
  ends !== 'passed' && ends.test(SILENCE) ? SHORT_LIMITS : LIMITS;

/** For a run, and for each request meanwhile: several times what all limits of it come to. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;

interface Peaks {
  service: number;
  worker: number;
}

interface Iteration {
  title: string;
  result: string | null;
  error: string | null;
}

/** What became of a run with hostile servers and one that is well. */
export interface HostileRun {
  status: string;
  /** Of each hostile server, in their order; in its errors each is "hostile". */
  ofHostile: Iteration[][];
  ofInnocent: Iteration[];
  /** What the service answered while the run went on, and after it. */
  answers: number[];
  /** Of a run after it with the server that is well alone. */
  next: { status: string; result: string | null };
  /** The most memory that the service has had, and any of its workers, in MiB. */
  peaksMiB: Peaks;
  /** What was left of the servers of the run when it had ended. */
  left: RunningProcess[];
}

/** A server whose answers come over HTTP, which is no part of the run. */
async function startRemote({ server, wire, era }: Meeting) {
  const args = [PROGRAM, wire, era, server.name];
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.stdout === null) throw new Error('it has no output');
  const [address] = await once(child.stdout, 'data');
  return {
    config: { type: wire === 'sse' ? 'sse' : 'http', url: String(address).trim() },
    stop: () => void child.kill('SIGKILL'),
  };
}

function localConfig(mark: string, args: readonly string[]) {
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { MARK: mark, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
  return { command: process.execPath, args: [PROGRAM, ...args], env };
}

export const TOOL_CALL = { kind: 'toolCall', toolName: 't', arguments: {} };

/** The steps that moments come with; all others come with any. */
export const STEPS: Readonly<Partial<Record<Moment, Record<string, unknown>>>> = {
  'tools/list': { kind: 'toolList' },
  'prompts/get': { kind: 'promptGet', promptName: 'p' },
  'resources/read': { kind: 'resourceRead', uri: 'test://r' },
};

export const nameOf = (index: number) => `hostile-${index}`;

const hostileCases = (meetings: readonly Meeting[], turn: 'first' | 'second') =>
  meetings.map(({ server }, index) => {
    const { step = STEPS[server.moment] ?? TOOL_CALL } = server;
    const serverName = nameOf(index);
    const steps = [{ id: 'ask', serverName, ...step }];
    return { title: `${serverName} ${turn}`, limits: limitsFor(server), steps };
  });

const innocentCase = (title: string) => ({
  title,
  steps: [
    { id: 'call', serverName: 'innocent', ...TOOL_CALL },
    { id: 'said', kind: 'assert', assertion: { type: 'responseContains', needle: 'all is well' } },
  ],
});

async function startRun(api: ApiCaller, tests: readonly unknown[]): Promise<string> {
  const serverIds = Object.values(api.serverIds);
  const { status, body } = await api.post('~/eval-runs', {
    ...{ suiteName: randomUUID(), tests, serverIds },
    execution: { connectTimeoutMs: CONNECT_LIMIT_MS, concurrency: 4 },
  });
  if (status !== 202) throw new Error(`The run was refused: ${JSON.stringify(body)}`);
  return body.runId;
}

/** Asks until the run has ended; each time, the service has to answer. */
async function untilEnded(api: ApiCaller, runId: string, meanwhile = () => {}) {
  const answers: number[] = [];
  for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
    meanwhile();
    const { status, body } = await api.get(`~/eval-runs/${runId}`);
    answers.push(status);
    if (TERMINAL_STATUSES.includes(body.status)) return { ...body, answers };
    if (waitedMs > PATIENCE_MS) throw new Error(`The run is still ${body.status}.`);
    await delay(PAUSE_MS);
  }
}

async function iterationsOf(api: ApiCaller, runId: string): Promise<Iteration[]> {
  const { body } = await api.get(`~/eval-runs/${runId}/iterations`);
  for (const { id } of body.items) await api.get(`~/eval-runs/${runId}/iterations/${id}/trace`);
  return body.items.map(({ title, result, error }: Iteration) => ({ title, result, error }));
}

/** The iterations of one of the hostile servers, which each of them calls "hostile". */
const ofServer = (name: string, iterations: readonly Iteration[]): Iteration[] =>
  iterations
    .filter(({ title }) => title.startsWith(`${name} `))
    .map((one) => ({ ...one, error: one.error?.replaceAll(`"${name}"`, '"hostile"') ?? null }));

const GONE_TRIES = 100;

/** Of the servers with that mark; the service, which has it in its configuration, is none. */
const serversOf = (mark: string, servicePid: number) =>
  processesMarked(mark).filter(({ pid }) => pid !== servicePid);

/** Looks until nothing of it is there any more, or for a good while: being killed takes a moment. */
export async function whatIsLeft(mark: string, servicePid: number): Promise<RunningProcess[]> {
  for (let tries = 0; tries < GONE_TRIES; tries += 1) {
    if (serversOf(mark, servicePid).length === 0) return [];
    await delay(PAUSE_MS);
  }
  return serversOf(mark, servicePid);
}

/** The most memory that a process has had; 0 where there is none any more. */
export function peakMiB(pid: number | string): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(processFile(pid, 'status')) ?? [];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** The service starts workers, and they the servers. */
export const workersOf = (servicePid: number): string[] =>
  processFile(servicePid, `task/${servicePid}/children`).split(' ').filter(Boolean);

/** A service of its own, with those hostile servers and one that is well. */
export async function startService(folder: string, mark: string, meetings: readonly Meeting[]) {
  const remotes: Awaited<ReturnType<typeof startRemote>>[] = [];
  const configs: [string, unknown][] = [];
  for (const [index, meeting] of meetings.entries()) {
    const { server, wire, era } = meeting;
    if (wire === 'stdio') {
      configs.push([nameOf(index), localConfig(mark, [wire, era, server.name])]);
    } else {
      const remote = await startRemote(meeting);
      remotes.push(remote);
      configs.push([nameOf(index), remote.config]);
    }
  }
  configs.push(['innocent', localConfig(mark, ['stdio', 'session'])]);
  const configPath = join(folder, '.mcp.json');
  await writeFile(configPath, JSON.stringify({ mcpServers: Object.fromEntries(configs) }));
  const service = spawnService(
    [
      ...['serve', '--port', '0', '--ephemeral-key', '--mcp-config', configPath],
      ...['--database', join(folder, 'service.sqlite')],
      ...['--burst', '10000', '--requests-per-minute', '600000'],
    ],
    { ipc: true, cwd: folder },
  );
  return {
    pid: service.child.pid ?? 0,
    firstMessage: service.firstMessage,
    async stop() {
      service.child.kill('SIGTERM');
      await service.ended;
      for (const remote of remotes) remote.stop();
      for (const { pid } of processesMarked(mark)) process.kill(pid, 'SIGKILL');
    },
  };
}

/** Carries out a run with those servers beside one that is well, on a service of its own. */
export async function runBeside(meetings: readonly Meeting[]): Promise<HostileRun> {
  const mark = randomUUID();
  const folder = await temporaryFolder();
  const service = await startService(folder.path, mark, meetings);
  try {
    const { baseUrl, apiKey } = await service.firstMessage;
    const api = await ApiCaller.connect(String(baseUrl), String(apiKey));
    const runId = await startRun(api, [
      ...hostileCases(meetings, 'first'),
      innocentCase('innocent 1'),
      ...hostileCases(meetings, 'second'),
      innocentCase('innocent 2'),
      innocentCase('innocent 3'),
    ]);
    let worker = 0;
    const { status, answers } = await untilEnded(api, runId, () => {
      worker = workersOf(service.pid).reduce((most, pid) => Math.max(most, peakMiB(pid)), worker);
    });
    const left = await whatIsLeft(mark, service.pid);
    const iterations = await iterationsOf(api, runId);
    const next = await untilEnded(api, await startRun(api, [innocentCase('innocent')]));
    return {
      ...{ status, answers, left, next: { status: next.status, result: next.result } },
      ofHostile: meetings.map((_, index) => ofServer(nameOf(index), iterations)),
      ofInnocent: iterations.filter(({ title }) => title.startsWith('innocent')),
      peaksMiB: { service: peakMiB(service.pid), worker },
    };
  } finally {
    await service.stop();
    await folder.remove();
  }
}
