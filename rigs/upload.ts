/** Uploads over a bad network and by processes that are killed, more than the tests have time for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serveHttp } from '../__tests__/support/http-server.ts';
import { seededRandom } from '../__tests__/support/seeded-random.ts';
import { startTestService, type TestService } from '../__tests__/support/service.ts';
import {
  environmentOf,
  projectOf,
  quickClient,
  reportOf,
  storedOf,
} from '../__tests__/support/uploads.ts';
import { upload } from '../src/sources/upload/upload.ts';

const SEEDS = 200;
/** Attempts of a step, as people repeat it. */
const MAX_ATTEMPTS = 20;
const PROGRAM = join(import.meta.dirname, 'upload-program.ts');
const TYPE = { 'content-type': 'application/json' };
/** `reset`, `error` and `rate` come before the request is passed on, the others after that. */
const FAULTS = ['reset', 'error', 'rate', 'lose', 'cut'];
/** At which request a process is killed: its path, and how many of them are answered before. */
const KILLS: [path: RegExp, before: number][] = [
  [/start$/, 0],
  [/iterations$/, 0],
  [/iterations$/, 2],
  [/finalize$/, 0],
];

/** Looks for results that are lost or doubled. */
export async function* tryUpload(): AsyncGenerator<string> {
  const service = await startTestService();
  let [faults, repeats] = [0, 0];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const random = seededRandom(seed);
    const share = 0.85 * random();
    const rows = [1, 7, 200, 201, 650][Math.floor(random() * 5)] ?? 1;
    const proxy = await startProxy(service, () => {
      if (random() > share) return '';
      faults += 1;
      return FAULTS[Math.floor(random() * FAULTS.length)] ?? '';
    });
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const report = reportOf(rows, `seed ${seed}`);
      const client = quickClient(proxy.origin, service.key);
      await upload(report, { client, projectId: projectOf(service) }, environmentOf());
      const isSent = report.warnings.length === 0;
      if (isSent) yield* compare(service, report, `seed ${seed}`);
      if (isSent) break;
      repeats += 1;
      if (attempt === MAX_ATTEMPTS) yield `seed ${seed}: ${JSON.stringify(report.warnings)}`;
    }
    await proxy.close();
  }
  for (const [path, before] of KILLS) yield* killAndRepeat(path, before);
  await service.close();
  yield* service.bugs.map(String);
  if (faults < SEEDS || repeats === 0) yield `only ${faults} faults and ${repeats} repeats`;
  console.log(
    `upload: ${SEEDS} uploads, ${faults} faults, ${repeats} repeats, ${KILLS.length} kills`,
  );
}

/** Kills a process while it waits for the answer to a request, and repeats its step. */
async function* killAndRepeat(path: RegExp, before: number): AsyncGenerator<string> {
  const service = await startTestService();
  const hanging = Promise.withResolvers<void>();
  let seen = 0;
  const proxy = await startProxy(service, (url) => {
    if (!path.test(url)) return '';
    seen += 1;
    if (seen > before) hanging.resolve();
    return seen > before ? 'hang' : '';
  });
  const args = [PROGRAM, proxy.origin, service.key, projectOf(service), '650'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(child, 'exit');
  await Promise.race([hanging.promise, exit]);
  child.kill('SIGKILL');
  await exit;
  const report = reportOf(650);
  const client = quickClient(service.origin, service.key);
  await upload(report, { client, projectId: projectOf(service) }, environmentOf());
  yield* compare(service, report, `killed at ${path.source} ${before}`);
  await proxy.close();
  await service.close();
}

async function* compare(
  service: TestService,
  report: ReturnType<typeof reportOf>,
  name: string,
): AsyncGenerator<string> {
  const { runs, titles } = await storedOf(service, report);
  const expected = report.cases.map(({ title }) => title).sort();
  if (runs === 1 && titles.join() === expected.join()) return;
  yield `${name}: ${runs} runs, ${titles.length} of ${expected.length} rows`;
}

/** Passes requests on to the service, and fails some of them. */
function startProxy(service: TestService, faultOf: (url: string) => string) {
  return serveHttp(async ({ method = '', url = '', headers }, response, body) => {
    const fault = faultOf(url);
    if (fault === 'hang') return;
    if (fault === 'reset') return response.destroy();
    if (fault === 'error') return response.writeHead(500, TYPE).end('{"code":"INTERNAL_ERROR"}');
    if (fault === 'rate') {
      return response.writeHead(429, { ...TYPE, 'retry-after': '0' }).end('{"code":"RATE"}');
    }
    const authorization = headers.authorization ?? '';
    const answer = await fetch(`${service.origin}${url}`, {
      method,
      headers: { ...TYPE, authorization },
      body,
    });
    const text = await answer.text();
    if (fault === 'lose') return response.destroy();
    response.writeHead(answer.status, { ...TYPE, 'content-length': Buffer.byteLength(text) });
    if (fault === 'cut') return response.write(text.slice(0, 10), () => response.destroy());
    return response.end(text);
  });
}
