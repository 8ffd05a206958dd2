/** Whether the memory of the service grows while a run goes on. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Scene } from '../__tests__/support/conformance/scene.ts';
import * as support from '../__tests__/support/service.ts';
import type { Execution } from '../src/api/resources/execution.ts';
import type { ServerEntry } from '../src/api/servers-file.ts';
import { startRemote } from './npm-servers.ts';

const CASES = 100;
const MAX_GROWTH_MB = 20;
const STEPS = [
  { id: 'a', kind: 'toolCall', toolName: 'get-sum', arguments: { a: 1, b: 2 } },
  { id: 'b', kind: 'assert', assertion: { type: 'textContains', needle: 'is 3' } },
];

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** A run with reused connections to a process, and one with sessions of their own over HTTP. */
export async function* tryMemory(): AsyncGenerator<string> {
  const args = [join(import.meta.dirname, 'adder.mjs')];
  yield* tryRun(support.localServer('adder', { args }), 'auto', 100);
  const { origin, kill } = await startRemote('everything', ['streamableHttp']);
  yield* tryRun(support.remoteServer('everything', `${origin}/mcp`), 'iteration', 20);
  await kill();
}

/** Compares the heap after a tenth of the iterations and near the end. SQLite is outside of it. */
async function* tryRun(
  server: ServerEntry,
  isolation: NonNullable<Execution['isolation']>,
  runs: number,
) {
  const service = await support.startTestService([{ servers: [server] }]);
  const scene = new Scene(service.origin, service.key);
  scene.ids['projectId'] = (await scene.do('listProjects')).items[0].id;
  const serverIds = [(await scene.do('listServers')).items[0].id];
  const caseOf = (_: unknown, at: number) => ({ title: `case ${at}`, runs, steps: STEPS });
  const suite = { name: 'memory', serverIds, tests: Array.from({ length: CASES }, caseOf) };
  const { suiteId } = await scene.do('createEvalSuite', { body: suite });
  const start = performance.now();
  const order = { suiteId, execution: { isolation } };
  const { runId } = await scene.do('createEvalRun', { body: order });
  const total = CASES * runs;
  const early = await heapAfter(total / 10, scene, runId);
  // What only the run holds is still there.
  const late = await heapAfter(total - CASES, scene, runId);
  const time = `${total} iterations in ${(performance.now() - start).toFixed(0)} ms`;
  const heap = `${early.toFixed(1)} MB, then ${late.toFixed(1)} MB of heap`;
  console.log(`memory: ${server.name}, ${time}: ${heap}`);
  if (late - early > MAX_GROWTH_MB) yield `${server.name}: ${heap}`;
  await service.close();
  yield* service.bugs.map((bug) => `${server.name}: ${bug}`);
}

/** MB of heap after a collection, once so many iterations of a run have passed. */
async function heapAfter(enough: number, scene: Scene, runId: string): Promise<number> {
  for (;;) {
    const { summary, status } = await scene.do('getEvalRun', { parameters: { runId } });
    if (summary.passed >= enough) break;
    const isOver = summary.failed > 0 || !/^(?:pending|running)$/.test(status);
    if (isOver) throw new Error(`the run is ${status}: ${JSON.stringify(summary)}`);
    await wait(20);
  }
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
