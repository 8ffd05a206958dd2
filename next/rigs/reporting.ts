/** The published SDK reports a run, and is killed after each of its requests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Scene } from '../__tests__/support/conformance/scene.ts';
import { serveHttp } from '../__tests__/support/http-server.ts';

const ROWS = 450;
/** Start, three chunks, finalize. */
const REQUESTS = 5;

/** Kills the reporter when the service has answered request 1 to 5, and starts it again. */
export async function tryReporting(scene: Scene): Promise<string[]> {
  const problems: string[] = [];
  const relay = await startRelay(scene.origin);
  for (let point = 0; point <= REQUESTS; point += 1) {
    const id = `soak-${point}-${Date.now()}`;
    // Without a first kill it is the plain run.
    if (point > 0) await relay.report(scene.key, id, point);
    const { exitCode, requests } = await relay.report(scene.key, id, null);
    const what = `reporting, killed after request ${point}`;
    if (exitCode !== 0) problems.push(`${what}: the reporter ended with ${exitCode}`);
    else problems.push(...(await check(scene, id)).map((problem) => `${what}: ${problem}`));
    console.log(`${what}, then ${requests} requests`);
  }
  await relay.close();
  return problems;
}

/** Compares the run with what was reported. */
async function check(scene: Scene, externalRunId: string): Promise<string[]> {
  // A run that exists is found by its name.
  const { runId } = await scene.do('startRun', { body: { suiteName: 'soak', externalRunId } });
  const run = await scene.do('getEvalRun', { parameters: { runId } });
  const titles: string[] = [];
  let query: Record<string, string> = { limit: '200' };
  while (query['cursor'] !== undefined || titles.length === 0) {
    const page = await scene.do('listIterations', { parameters: { runId }, query });
    titles.push(...page.items.map(({ title }: { title: string }) => title));
    if (page.nextCursor === undefined) break;
    query = { limit: '200', cursor: page.nextCursor };
  }
  const counts = { ...run.summary, rows: titles.length, titles: new Set(titles).size };
  const passed = ROWS - ROWS / 10;
  const expected = { total: ROWS, passed, failed: ROWS / 10, rows: ROWS, titles: ROWS };
  return Object.entries({ ...expected, status: 'completed' }).flatMap(([name, value]) => {
    const observed = { ...counts, status: run.status }[name];
    return observed === value ? [] : [`${name} is ${observed}, not ${value}`];
  });
}

/** Passes requests on, and can kill their sender instead of answering. */
async function startRelay(origin: string) {
  let child: ChildProcess | undefined;
  let requests = 0;
  let killAfter: number | null = null;
  const server = await serveHttp(async (request, response, body) => {
    const { authorization = '' } = request.headers;
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(request.method === 'POST' ? { body } : {}),
    });
    const content = await answer.text();
    requests += 1;
    if (requests === killAfter) child?.kill('SIGKILL');
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(content);
  });
  return {
    /** Runs the reporter. Resolves when it has ended. */
    report: async (key: string, id: string, after: number | null) => {
      [requests, killAfter] = [0, after];
      const env = {
        PATH: process.env['PATH'] ?? '',
        MCPJAM_BASE_URL: server.origin,
        MCPJAM_API_KEY: key,
        MCPJAM_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
      };
      const file = join(import.meta.dirname, 'reporter.mjs');
      child = spawn(process.execPath, [file, id], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      const [exitCode] = await once(child, 'exit');
      return { exitCode, requests };
    },
    close: server.close,
  };
}
