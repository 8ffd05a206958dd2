/** The service that the action starts for itself: nothing of it lasts, and it has one client. */
import { once } from 'node:events';
import { existsSync, ftruncateSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { itUnless, NO_DESCRIPTORS } from '../../support/obstacles.ts';
import { send } from '../../support/service/api-caller.ts';
import { echoCase } from '../../support/service/cases.ts';
import { ingest } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
beforeEach(async () => {
  fixture = await startFixture({ inMemory: true });
});
afterEach(() => fixture.close());

const port = () => Number(new URL(fixture.service.baseUrl).port);

/** A request as it is written, so that nothing is added to it or taken from it. */
function ask(options: RequestOptions, body?: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: port(), agent: false, ...options });
    let answered = false;
    asked.on('response', (response) => {
      answered = true;
      response.resume();
      resolve(response);
    });
    // Refused before it was through with its body.
    asked.on('error', (error) => (answered ? undefined : reject(error)));
    asked.end(body);
  });
}

const PATHS = [
  '/',
  '/health',
  '/openapi.json',
  '/sdk/v1/info',
  '/sdk/v1/evals/report',
  '/api/v1',
  '/api/v1/me',
  '/api/v1/nowhere',
  '/api/v1/keys',
  '/api/v1/projects/default/eval-ingest/artifacts/upload-url',
  '/api/v1/uploads/guess',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const GUESSES = [
  undefined,
  'Bearer',
  'Bearer sk_',
  `Bearer sk_${'A'.repeat(43)}`,
  'Basic c2tfOnNrXw==',
];

describe('whoever has not the key', () => {
  it.each(PATHS)('gets 401 for %s, by every method, and its connection closed', async (path) => {
    for (const method of METHODS) {
      for (const authorization of GUESSES) {
        const headers = authorization === undefined ? {} : { authorization };
        const { statusCode, headers: answered } = await ask({ method, path, headers });
        expect([method, authorization, statusCode, answered.connection]).toEqual([
          ...[method, authorization, 401, 'close'],
        ]);
      }
    }
  });

  it('takes nothing of the rate of who has it', async () => {
    const limited = await startFixture({
      inMemory: true,
      rateLimit: { requestsPerMinute: 1, burst: 4 },
    });
    try {
      for (let guess = 0; guess < 50; guess += 1) {
        const key = `sk_${String(guess).repeat(43).slice(0, 43)}`;
        expect((await send(limited.service.baseUrl, key, 'GET', '/me')).status).toBe(401);
      }
      // Two of four went into connecting.
      const statuses = [];
      for (let each = 0; each < 3; each += 1) statuses.push((await limited.api.get('/me')).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await limited.close();
    }
  });

  it('is refused before its body is there, and no more of it is read', async () => {
    const socket = connect({ host: '127.0.0.1', port: port() });
    const closed = once(socket, 'close');
    socket.write(
      'POST /api/v1/uploads/guess HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n{',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
    await closed;
  });

  it('fills neither the log nor the connections', async () => {
    const held: Socket[] = [];
    for (let each = 0; each < 700; each += 1) {
      const socket = connect({ host: '127.0.0.1', port: port() });
      // Most of them are cut off to make room.
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('GET /api/v1/me HTTP/1.1\r\nX-Slow: ');
      held.push(socket);
    }
    expect((await fixture.api.get('/me')).status).toBe(200);
    while (held.filter(({ closed }) => !closed).length > 512) {
      await new Promise((done) => setTimeout(done, 10));
    }
    for (const socket of held) socket.destroy();

    const before = fixture.logLines.length;
    for (let each = 0; each < 150; each += 1) await ask({ path: '/api/v1/me' });
    expect(fixture.logLines.slice(before)).toEqual([
      'error: refused 1 request(s) without the key; they came from this machine',
      'error: refused 10 request(s) without the key; they came from this machine',
      'error: refused 100 request(s) without the key; they came from this machine',
    ]);
  });
});

describe('whoever has the key', () => {
  const headers = () => ({ authorization: `Bearer ${fixture.api.key}` });

  it('may send body after body over one connection', async () => {
    const large = await fixture.api.post('~/eval-suites', { name: 'x'.repeat(6 * 1024 * 1024) });
    expect(large.status).toBe(400);
    expect((await fixture.api.get('/me')).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['under another name', { host: 'rebound.example' }],
    ['under the name of the machine', { host: 'localhost' }],
    ['from a page of a browser', { origin: 'http://127.0.0.1' }],
    ['from a file in a browser', { origin: 'null' }],
  ])('is refused %s', async (_, more) => {
    const answer = await ask({ path: '/api/v1/me', headers: { ...headers(), ...more } });
    expect(answer.statusCode).toBe(403);
  });

  it('gets 404 for what there is not, uploads among it', async () => {
    for (const path of ['/', '/api/v1/nowhere', '/api/v1/uploads/guess']) {
      expect((await ask({ path, headers: headers() })).statusCode).toBe(404);
    }
    const refused = await fixture.api.post(ingest('artifacts/upload-url'));
    expect(refused).toMatchObject({ status: 404, body: { ok: false, code: 'NOT_FOUND' } });
  });
});

/** The sealed file of this process; undefined where the system does not show it. */
function traceFile(): string | undefined {
  const descriptors = '/proc/self/fd';
  if (!existsSync(descriptors)) return undefined;
  return readdirSync(descriptors)
    .map((name) => join(descriptors, name))
    .find((path) => {
      try {
        return /\/evals-[^/]+\/traces/.test(readlinkSync(path));
      } catch {
        // The descriptor of this very listing is gone by now.
        return false;
      }
    });
}

itUnless(
  NO_DESCRIPTORS,
  'answers a trace that was changed with an error of its own, and everything else as before',
  async () => {
    const { body } = await fixture.api.post('~/eval-runs', {
      suiteName: 's',
      serverIds: [fixture.api.serverId('tools')],
      tests: [echoCase('t')],
    });
    await fixture.api.awaitRun(body.runId);
    const { items } = (await fixture.api.get(`~/eval-runs/${body.runId}/iterations`)).body;
    const trace = `~/eval-runs/${body.runId}/iterations/${items[0].id}/trace`;
    const whole = await fixture.api.get(trace);
    expect(whole.status).toBe(200);
    expect(whole.body.messages.length).toBeGreaterThan(0);

    ftruncateSync(openSync(traceFile() ?? '', 'r+'), 10);
    const broken = await fixture.api.get(trace);
    expect(broken.status).toBe(500);
    expect(broken.body).toMatchObject({
      code: 'INTERNAL_ERROR',
      message: expect.stringContaining('not the one that the service wrote'),
      details: { reason: 'TRACE_SEAL_BROKEN' },
    });
    const run = await fixture.api.get(`~/eval-runs/${body.runId}`);
    expect(run.body).toMatchObject({ status: 'completed', result: 'passed' });
  },
);
