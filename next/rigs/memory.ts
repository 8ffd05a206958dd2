/** Whether the memory of the service grows while a run goes on. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  localServer,
  organizationOf,
  remoteServer,
  startTestService,
} from '../__tests__/support/service.ts';
import type { Isolation } from '../src/api/resources/execution.ts';
import type { ServerEntry } from '../src/api/servers-file.ts';
import { startRemote } from './npm-servers.ts';

const CASES = 100;
const MAX_GROWTH_MB = 20;
const STEPS = [
  { id: 'a', kind: 'toolCall', toolName: 'get-sum', arguments: { a: 1, b: 2 } },
  { id: 'b', kind: 'assert', assertion: { type: 'textContains', text: 'is 3' } },
];

/** A run with reused connections to a process, and one with sessions of their own over HTTP. */
export async function tryMemory(): Promise<string[]> {
  const args = [join(import.meta.dirname, 'adder.mjs')];
  const problems = await tryRun(localServer('adder', { args }), 'auto', 100);
  const remote = await startRemote('everything', ['streamableHttp']);
  try {
    const server = remoteServer('everything', `${remote.origin}/mcp`);
    return [...problems, ...(await tryRun(server, 'iteration', 20))];
  } finally {
    await remote.close();
  }
}

/** Compares the heap after a tenth of the iterations and near the end. SQLite is outside of it. */
async function tryRun(server: ServerEntry, isolation: Isolation, runs: number): Promise<string[]> {
  const service = await startTestService([organizationOf({ servers: [server] })]);
  try {
    const { send, project } = service;
    const [{ id }] = (await send(`${project}/servers`)).body.items;
    const tests = Array.from({ length: CASES }, (_, at) => {
      return { title: `case ${at}`, runs, steps: STEPS };
    });
    const suite = { name: 'memory', serverIds: [id], tests };
    const { suiteId } = (await send(`${project}/eval-suites`, suite)).body;
    const order = { suiteId, execution: { isolation } };
    const { status, body: created } = await send(`${project}/eval-runs`, order);
    if (status !== 202) throw new Error(`the run was refused: ${JSON.stringify(created)}`);
    const start = performance.now();
    const path = `${project}/eval-runs/${created.runId}`;
    const total = CASES * runs;
    const early = await heapAfter(service, path, total / 10);
    // What only the run holds is still there.
    const late = await heapAfter(service, path, total - CASES);
    const grown = late - early;
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    const figures = `${early.toFixed(1)} MB, then ${late.toFixed(1)} MB of heap`;
    console.log(`memory: ${server.name}, ${total} iterations in ${seconds} s: ${figures}`);
    const bugs = service.bugs.map((bug) => `memory: ${server.name}: ${bug}`);
    return grown > MAX_GROWTH_MB ? [...bugs, `memory: ${server.name}: grew by ${grown} MB`] : bugs;
  } finally {
    await service.close();
  }
}

/** MB of heap after a collection, once so many iterations of a run have passed. */
async function heapAfter(
  { send }: Awaited<ReturnType<typeof startTestService>>,
  path: string,
  passed: number,
): Promise<number> {
  for (;;) {
    const { summary, status } = (await send(path)).body;
    if (summary.failed > 0) throw new Error(`iterations failed: ${JSON.stringify(summary)}`);
    if (summary.passed >= passed) break;
    if (!/^(?:pending|running)$/.test(status)) throw new Error(`the run is ${status}`);
    await wait(20);
  }
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
