/** The published SDK reports a run, and is killed after each of its requests. */
import { join } from 'node:path';
import type { Scene } from '../__tests__/support/conformance/scene.ts';
import { serveHttp } from '../__tests__/support/http-server.ts';
import { request } from '../__tests__/support/service.ts';
import { start } from './program.ts';

const REPORTER = join(import.meta.dirname, 'reporter.mjs');
/** Start, three chunks, finalize. */
const REQUESTS = 5;
/** Status and counts of the run, its iterations, and their titles. */
const EXPECTED = 'completed, 450 = 405 + 45, 450 iterations, 450 titles';

/** Kills the reporter when the service has answered request 1 to 5, and starts it again. */
export async function* tryReporting(scene: Scene): AsyncGenerator<string> {
  let [requests, killAt] = [0, 0];
  let reporter: ReturnType<typeof start>;
  // It passes requests on, and can kill their sender instead of answering.
  const relay = await serveHttp(async ({ method = '', url, headers }, response, content) => {
    const type = { 'content-type': 'application/json' };
    const init = { method, headers: { ...type, authorization: headers.authorization ?? '' } };
    const body = method === 'POST' ? content : undefined;
    const answer = await request(scene.origin + url, '', body, init);
    requests += 1;
    if (requests === killAt) await reporter.kill();
    else response.writeHead(answer.status, type).end(JSON.stringify(answer.body));
  });
  const own = { MCPJAM_BASE_URL: relay.origin, MCPJAM_API_KEY: scene.key };
  const env = { ...own, MCPJAM_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const report = (id: string, at: number) => {
    [requests, killAt] = [0, at];
    reporter = start(REPORTER, [id], env);
    return reporter.ended;
  };
  for (let point = 0; point <= REQUESTS; point += 1) {
    const id = scene.fresh();
    // Without a first kill it is the plain run.
    if (point > 0) await report(id, point);
    const { code, output } = await report(id, 0);
    const what = `killed after request ${point}`;
    console.log(`reporting, ${what}, then ${requests} requests`);
    if (code !== 0) yield `${what}: the reporter ended with ${code}: ${output}`;
    const observed = await observe(scene, id);
    if (observed !== EXPECTED) yield `${what}: ${observed}, not ${EXPECTED}`;
  }
  await relay.close();
}

/** What the service has of a run, as in `EXPECTED`. */
async function observe(scene: Scene, externalRunId: string): Promise<string> {
  // A run that exists is found by its name.
  const { runId } = await scene.do('startRun', { body: { suiteName: 'soak', externalRunId } });
  const parameters = { runId };
  const { status, summary } = await scene.do('getEvalRun', { parameters });
  const titles: string[] = [];
  for (let query: Record<string, string> | null = { limit: '200' }; query !== null; ) {
    const { items, nextCursor } = await scene.do('listIterations', { parameters, query });
    for (const { title } of items) titles.push(title);
    query = nextCursor === undefined ? null : { limit: '200', cursor: nextCursor };
  }
  const counts = `${summary.total} = ${summary.passed} + ${summary.failed}`;
  return `${status}, ${counts}, ${titles.length} iterations, ${new Set(titles).size} titles`;
}
