import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ApiCaller } from '../../__tests__/support/service/api-caller.ts';
import type { ServiceStart } from '../../src/contract/embedded/service-start.ts';
import { INGEST_LIMITS } from '../../src/contract/resources/ingest.ts';
import type { Measurement } from './rig/measurement.ts';

/** `BENCH_SERVICE` names another program, such as an older bundle, to lay beside this one. */
const PROGRAM = resolve(process.env['BENCH_SERVICE'] ?? 'dist/service/index.js');
/** Of the database that is measured beside those of SQLite. */
const DATABASE_URL = process.env['BENCH_DATABASE_URL'];

const REPEATS = 3;
const ROWS = 50_000;
const CASES = 100;
const RUNS_EACH = 10;
const CONCURRENCY = 16;
/** In clock ticks, as Linux counts the time of processes. */
const MS_PER_TICK = 10;

type Place = 'memory' | 'file' | 'PostgreSQL';

interface Cost {
  wallMs: number;
  /** Of the service's process alone. */
  cpuMs: number;
}

/** What the service takes to ingest rows and to carry out cheap iterations, seen from outside. */
export async function measureService(): Promise<Measurement[]> {
  const places: Place[] = ['memory', 'file', ...(DATABASE_URL ? ['PostgreSQL' as const] : [])];
  const server = await startToolServer();
  try {
    const works = { [`ingest of ${ROWS} rows`]: ingest, [iterationsName()]: runCases };
    const costs = new Map<string, Cost[]>();
    // Turns are taken, so that a busy moment of the machine hits all.
    for (let turn = 0; turn < REPEATS; turn += 1) {
      for (const [name, work] of Object.entries(works)) {
        for (const place of places) {
          const key = `service on ${place}, ${name}`;
          const cost = await costOf(place, addressOf(server), work);
          costs.set(key, [...(costs.get(key) ?? []), cost]);
        }
      }
    }
    return [...costs].flatMap(([name, each]) => [
      { name, value: median(each.map(({ wallMs }) => wallMs)), unit: 'ms' as const },
      { name: `${name}, CPU`, value: median(each.map(({ cpuMs }) => cpuMs)), unit: 'ms' as const },
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const iterationsName = () => `${CASES * RUNS_EACH} iterations with a call of a tool`;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

async function costOf(
  place: Place,
  serverUrl: string,
  work: (api: ApiCaller) => Promise<void>,
): Promise<Cost> {
  const folder = await mkdtemp(join(tmpdir(), 'service-bench-'));
  const service = await startService(place, serverUrl, folder);
  const { pid = 0 } = service.child;
  try {
    const { baseUrl, apiKey } = service;
    const api = await ApiCaller.connect(baseUrl, apiKey);
    const cpuBefore = await cpuMsOf(pid);
    const start = performance.now();
    await work(api);
    return { wallMs: performance.now() - start, cpuMs: (await cpuMsOf(pid)) - cpuBefore };
  } finally {
    const ended = once(service.child, 'exit');
    service.child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function startService(
  place: Place,
  serverUrl: string,
  folder: string,
): Promise<{ child: ChildProcess; baseUrl: string; apiKey: string }> {
  const mcpConfigText = JSON.stringify({ mcpServers: { cheap: { type: 'http', url: serverUrl } } });
  const mcpConfig = join(folder, '.mcp.json');
  await writeFile(mcpConfig, mcpConfigText);
  const database = place === 'PostgreSQL' ? (DATABASE_URL ?? '') : join(folder, 'evals.sqlite');
  const flags = [
    ...['--port', '0', '--ephemeral-key', '--mcp-config', mcpConfig, '--database', database],
    ...['--burst', '1000000', '--requests-per-minute', '1000000'],
    ...['--concurrency', String(CONCURRENCY)],
  ];
  const args = place === 'memory' ? ['embedded'] : ['serve', ...flags];
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const start: ServiceStart = {
    type: 'start',
    options: {
      ...{ temporaryFolder: folder, mcpConfig, mcpConfigText, modelBaseUrls: {} },
      ...{ requestsPerMinute: 1e6, burst: 1e6, serverSandbox: 'off', sandboxHidden: [] },
    },
    environment: { PATH: process.env['PATH'] ?? '' },
  };
  const messaged = once(child, 'message');
  if (place === 'memory') child.send(start);
  const [{ baseUrl, apiKey }] = await messaged;
  return { child, baseUrl: String(baseUrl), apiKey: String(apiKey) };
}

/** User and system time, which other programs of a busy machine do not stretch much. */
async function cpuMsOf(pid: number): Promise<number> {
  const [user = 0, system = 0] = (await readFile(`/proc/${pid}/stat`, 'utf8'))
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * MS_PER_TICK;
}

/** Straight through the routes of reporters, one full request after the other. */
async function ingest(api: ApiCaller): Promise<void> {
  const externalRunId = `bench-${Date.now()}-${process.hrtime.bigint()}`;
  const path = '~/eval-ingest/runs';
  const { body } = await api.post(`${path}/start`, { suiteName: 'bench', externalRunId });
  const { rowsPerRequest } = INGEST_LIMITS;
  for (let first = 0; first < ROWS; first += rowsPerRequest) {
    const results = Array.from({ length: rowsPerRequest }, (_, index) => rowOf(first + index));
    const { status } = await api.post(`${path}/iterations`, { runId: body.runId, results });
    if (status !== 200) throw new Error(`The rows were answered with ${status}.`);
  }
  const end = await api.post(`${path}/finalize`, { runId: body.runId, externalRunId });
  if (end.body.summary?.total !== ROWS) throw new Error(`The run does not hold ${ROWS} rows.`);
}

function rowOf(index: number) {
  return {
    caseTitle: `suite.Class${index % 100} does thing ${index}`,
    passed: index % 50 !== 0,
    durationMs: 10,
    externalIterationId: `suite.Class${index % 100}/does thing ${index}/1`,
    externalCaseId: `suite.Class${index % 100}/does thing ${index}`,
    metadata: { file: 'src/a.ts', classname: `suite.Class${index % 100}` },
    ...(index % 50 === 0 && { error: 'expected 1, got 2', trace: 'at check (a.ts:3)' }),
  };
}

async function runCases(api: ApiCaller): Promise<void> {
  const { body } = await api.post('~/eval-runs', {
    suiteName: 'bench',
    serverIds: [api.serverId('cheap')],
    tests: Array.from({ length: CASES }, (_, index) => ({
      title: `case ${index}`,
      runs: RUNS_EACH,
      steps: [
        { id: 'call', kind: 'toolCall', serverName: 'cheap', toolName: 'tell', arguments: {} },
      ],
    })),
  });
  for (;;) {
    const run = (await api.get(`~/eval-runs/${body.runId}`)).body;
    if (run.status === 'completed' && run.summary.passed === CASES * RUNS_EACH) return;
    if (run.status !== 'running') throw new Error(`The run is ${run.status}, ${run.result}.`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

const REPLIES: Readonly<Record<string, unknown>> = {
  initialize: {
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'cheap', version: '1.0.0' },
  },
  'tools/list': { tools: [{ name: 'tell', inputSchema: { type: 'object' } }] },
  'tools/call': { content: [{ type: 'text', text: 'told' }] },
};

/** An MCP server without sessions, in this process, so that its time is not the service's. */
async function startToolServer(): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(405).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { id, method } = JSON.parse(Buffer.concat(chunks).toString());
    if (id === undefined) {
      response.writeHead(202).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: REPLIES[method] ?? {} }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP listener');
  return `http://127.0.0.1:${address.port}/mcp`;
}
