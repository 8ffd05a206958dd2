/** What an eval program reaches through the relay, and what not. */
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { startRelay } from '../../../src/sources/command/relay.ts';
import { NEW, OLD, report, rowOf } from '../../support/eval-programs.ts';
import { environmentIn } from '../../support/program.ts';
import { startTestService } from '../../support/service.ts';
import { connectionWith } from '../../support/uploads.ts';

const service = await startTestService([{ name: 'a' }, { name: 'b' }]);
const relay = await startRelay({
  ...connectionWith(service),
  environment: environmentIn('', []),
});
afterAll(() => relay.close());

const PATHS = ['report', 'runs/start', 'runs/iterations', 'runs/finalize', 'artifacts/upload-url'];
const [, BODY] = report([rowOf('adds')]);

/** `$` stands for the project. Paths go out as they are. */
function send(path: string, method = 'POST', headers = {}, content = JSON.stringify(BODY)) {
  const {
    MCPJAM_BASE_URL: base = '',
    MCPJAM_API_KEY: key,
    MCPJAM_PROJECT_ID: id,
  } = relay.variables;
  const { hostname, port } = new URL(base);
  const given = { authorization: `Bearer ${key}`, ...headers };
  const sent = request({
    hostname,
    port,
    method,
    headers: given,
    path: path.replace('$', `${id}`),
  });
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    sent.on('error', reject).on('response', async (answer) => {
      const chunks = await Array.fromAsync(answer);
      const body = JSON.parse(Buffer.concat(chunks).toString());
      resolve({ status: answer.statusCode ?? 0, body });
    });
    sent.end(content);
  });
}

test('reports of old and new SDKs, and the question of old ones without a key', async () => {
  for (const path of [`${OLD}/report`, `${NEW}/report`, '/api/v1/projects/$/eval-ingest/report']) {
    const { status, body } = await send(path);
    expect([status, body]).toEqual([200, expect.objectContaining({ ok: true, result: 'passed' })]);
  }
  const { status, body } = await send('/sdk/v1/info', 'GET', { authorization: '' }, '');
  expect([status, body]).toEqual([200, { capabilities: expect.anything() }]);
  expect(relay.reported.runs.size).toBe(1);
});

const OTHERS = [
  ['GET', '/api/v1/projects'],
  ['GET', '/api/v1/projects/$/servers'],
  ['POST', '/api/v1/projects/$/servers/s/tools/call'],
  ['POST', '/api/v1/projects/$/eval-runs'],
  ['POST', '/api/v1/projects/other/eval-ingest/report'],
  ['POST', '/api/v1/projects/$/eval-ingest/../servers'],
  ['POST', '/api/v1/projects/%64efault/eval-ingest/report'],
  ['POST', `${NEW}/runs%2fstart`],
  ['POST', `${NEW}/%2e%2e/servers`],
  ['POST', `${NEW}/runs%5cstart`],
  ['POST', `${NEW}/report?a=1`],
  ['POST', `${NEW}/report/`],
  ['POST', `/api/v1${NEW}/report`],
  ['POST', '/projects/$/eval-ingest/runs/start'],
  ['POST', '//sdk/v1/evals/runs/finalize?a=1'],
  ['POST', '/SDK/v1/evals/Runs/iterations/'],
  ['POST', '/sdk/v1/info'],
  ['POST', '/uploads/x'],
  ...PATHS.map((path) => ['GET', `${NEW}/${path}`] as const),
] as const;
test.each(OTHERS)('%s %s is not found, which is noted of reports', async (method, path) => {
  relay.reported.refused.clear();
  const { status, body } = await send(path, method, {}, method === 'GET' ? '' : undefined);
  expect([status, body]).toEqual([404, expect.objectContaining({ ok: false, code: 'NOT_FOUND' })]);
  expect(relay.reported.refused.size).toBe(method === 'GET' ? 0 : 1);
});

test.each<[number, object, string?]>([
  [401, { authorization: 'Bearer sk_other' }],
  [401, { authorization: '' }],
  [415, { 'content-encoding': 'gzip' }],
  [413, {}, 'x'.repeat(33 * 2 ** 20)],
  [400, {}, 'no JSON'],
  [400, {}, '{}'],
])('%i: a report that is refused is noted', async (...given) => {
  const [expected, headers, content] = given;
  const before = relay.reported.refused.size;
  const { status, body } = await send(`${OLD}/report`, 'POST', headers, content);
  expect([status, body]).toEqual([expected, expect.objectContaining({ ok: false })]);
  expect(body['error']).toBe(body['message']);
  expect(relay.reported.refused.size).toBeGreaterThanOrEqual(Math.max(1, before));
});

test('a body that breaks off is noted; an upload that is refused is not', async () => {
  relay.reported.refused.clear();
  expect((await send(`${NEW}/artifacts/upload-url`)).status).toBe(404);
  expect(relay.reported.refused.size).toBe(0);
  const { MCPJAM_BASE_URL: base, MCPJAM_API_KEY: key } = relay.variables;
  const headers = { authorization: `Bearer ${key}`, 'content-length': 9, expect: '100-continue' };
  const sent = request(`${base}${NEW}/report`, { method: 'POST', headers });
  sent.on('error', () => {}).flushHeaders();
  await once(sent, 'continue');
  sent.destroy();
  for (let turn = 0; turn < 100 && relay.reported.refused.size === 0; turn += 1) await wait(10);
  expect(relay.reported.refused.size).toBe(1);
});
