/** Upload addresses, the routes of older SDKs, and errors that reporters do not repeat. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request as open } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderWith } from '../support/folder.ts';
import { request, SETTINGS, serviceWith } from '../support/service.ts';

const folder = folderWith();
const artifactFolder = join(folder, 'artifacts');
let now = Date.parse('2026-01-01');
const settings = { ...SETTINGS, artifactFolder };
const service = await serviceWith([], { settings }, () => now);

const sdk = (route: string, body: object, key = service.key) =>
  request(`${service.origin}/sdk/v1/evals/${route}`, key, body);
const newAddress = async () => (await sdk('artifacts/upload-url', {})).body.uploadUrl;
const upload = async (address: string, body: string | Uint8Array<ArrayBuffer>) => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const response = await fetch(address, { method: 'POST', body, headers });
  return { status: response.status, body: await response.json() };
};

test('an address takes one file, of any type, without a key', async () => {
  const address = await newAddress();
  expect(address).toMatch(`${service.origin}/uploads/`);
  const content = Buffer.from([0, 255, 128, 10]);
  const name = createHash('sha256').update(content).digest('hex');
  expect(await upload(address, content)).toEqual({ status: 200, body: { storageId: name } });
  const file = join(artifactFolder, name);
  expect(readdirSync(artifactFolder)).toEqual([name]);
  expect(readFileSync(file)).toEqual(content);
  const modes = [artifactFolder, file].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
  const used = await upload(address, 'again');
  expect(used).toMatchObject({ status: 404, body: { ok: false, code: 'NOT_FOUND' } });
});

test('an address expires, and unknown ones are none', async () => {
  const address = await newAddress();
  expect((await upload(`${address}x`, 'x')).status).toBe(404);
  now += 10 * 60_000;
  expect((await upload(address, 'x')).status).toBe(404);
});

test('an address in use is busy, and free again after a lost upload', async () => {
  const address = await newAddress();
  const sender = open(address, { method: 'POST', headers: { 'content-length': 10 } });
  sender.on('error', () => undefined);
  sender.write('half');
  // Asked until the service has seen the first sender. Each other upload needs its own address.
  while (!readdirSync(artifactFolder).some((name) => name.endsWith('.partial'))) {
    await upload(await newAddress(), 'x');
  }
  let { status } = await upload(address, 'x');
  expect(status).toBe(409);
  sender.destroy();
  do ({ status } = await upload(address, 'whole'));
  while (status === 409);
  expect(status).toBe(200);
  expect(readdirSync(artifactFolder).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

test('a file over the limit is refused, to its end', async () => {
  const address = await newAddress();
  const before = readdirSync(artifactFolder);
  const answer = await upload(address, new Uint8Array(100 * 2 ** 20 + 1));
  expect(answer).toMatchObject({ status: 400, body: { details: { maxBytes: 104_857_600 } } });
  expect(readdirSync(artifactFolder)).toEqual(before);
});

test('a service without a folder gives no addresses', async () => {
  const other = await serviceWith();
  const path = '/projects/default/eval-ingest/artifacts/upload-url';
  const answer = await other.send(path, {});
  const info = await fetch(`${other.origin}/sdk/v1/info`);
  const posted = await fetch(`${other.origin}/sdk/v1/info`, { method: 'POST' });
  expect(answer).toMatchObject({ status: 404, body: { ok: false } });
  expect(await info.json()).toEqual({ capabilities: { evalsHostConfig: 1 } });
  expect(posted.status).toBe(404);
});

/** As SDK 1.14.0 sends them. */
const RUN = {
  suiteName: 'nightly',
  serverNames: ['echo'],
  passCriteria: { minimumPassRate: 50 },
  externalRunId: 'sdk-1763750512000-a5f0',
  framework: 'vitest',
  ci: { branch: 'main', commitSha: 'abc' },
};
/** What the SDK takes for a reason to repeat. */
const RETRIED = /network|fetch|timeout|429|5\d\d/i;
test.each([
  ['an id', 'runs/finalize', { runId: 'r_x512y' }, 404],
  ['a value', 'runs/finalize', { externalRunId: 'fetch 512' }, 400],
  ['a member', 'report', { ...RUN, tags: Array(600).fill(0).with(599, 'a') }, 400],
  ['the key', 'report', RUN, 401],
  ['the route', 'timeout', RUN, 404],
])('an error about %s reads as final', async (_name, route, body, status) => {
  const started = await sdk('runs/start', { ...RUN, externalRunId: 'final' });
  const { runId } = started.body;
  const answer = await sdk(route, { runId, ...body }, status === 401 ? 'sk_fetch' : service.key);
  expect(answer).toMatchObject({ status, body: { ok: false, error: answer.body.message } });
  expect(answer.body.code).toEqual(expect.any(String));
  expect(answer.body.error).not.toMatch(RETRIED);
});

test('errors of other routes have the shape of the API', async () => {
  const { body } = await service.send('/projects/p_512');
  expect(Object.keys(body).sort()).toEqual(['code', 'message']);
  expect((await service.send('/projects/p_512/servers')).body.message).toContain('p_512');
});
