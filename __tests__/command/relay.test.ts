import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RateBucket } from '../../src/client/rate/rate-bucket.ts';
import { openRelay, type Relay } from '../../src/command/relay.ts';
import { ReportedRuns } from '../../src/command/reported-runs.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { FakeClock } from '../support/client/fake-clock.ts';
import { RecordingLogger } from '../support/client/recording-logger.ts';

const PROGRAM_KEY = 'sk_of_the_program';
const REPORT = '/api/v1/projects/default/eval-ingest/report';

let upstream: Server;
let seen: { request: IncomingMessage; body: string }[];
let answer: { status: number; headers: Record<string, string>; body: string };
/** What is answered before that; null breaks the connection. */
let before: ((typeof answer & { headers: object }) | null)[];
let clock: FakeClock;
let logger: RecordingLogger;
let relay: Relay;
let runs: ReportedRuns;

beforeEach(async () => {
  seen = [];
  before = [];
  clock = new FakeClock();
  logger = new RecordingLogger();
  answer = {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"runId":"r_1"}',
  };
  upstream = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.once('end', () => {
      seen.push({ request, body });
      const next = before.shift();
      if (next === null) response.destroy();
      else {
        const { status, headers, body: text } = next ?? answer;
        response.writeHead(status, headers).end(text);
      }
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  runs = new ReportedRuns(createRedactor([]));
  relay = await openRelay({
    ...{ baseUrl: `http://127.0.0.1:${port}/evals/api/v1/`, apiKey: 'sk_of_the_service' },
    ...{ programKey: PROGRAM_KEY, project: 'p 1', runs, clock, logger, random: () => 1 },
    bucket: new RateBucket({ burst: 10, perSecond: 1, clock }),
    ...{ secrets: createRedactor([]), signal: new AbortController().signal },
  });
});
afterEach(async () => {
  await relay.close();
  await new Promise((resolve) => {
    upstream.close(resolve);
    upstream.closeAllConnections();
  });
});

const REFUSED = 'HTTP 401, Use the key in MCPJAM_API_KEY of this step';
const HEADERS = { authorization: `Bearer ${PROGRAM_KEY}`, 'content-type': 'application/json' };

interface Sent extends RequestInit {
  key?: string;
}

const send = (
  path: string,
  { key = PROGRAM_KEY, body = '{"suiteName":"s"}', ...more }: Sent = {},
) =>
  fetch(`${relay.origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
    ...more,
  });

describe('what a program sends', () => {
  it('reaches the service with its key, and comes to the runs that are judged', async () => {
    const response = await send(`${REPORT}?a=1`);
    expect([response.status, await response.json()]).toEqual([200, { runId: 'r_1' }]);
    expect(seen).toMatchObject([
      {
        request: {
          url: '/evals/api/v1/projects/default/eval-ingest/report?a=1',
          headers: {
            authorization: 'Bearer sk_of_the_service',
            'content-type': 'application/json',
          },
        },
        body: '{"suiteName":"s"}',
      },
    ]);
    expect(runs.all).toMatchObject([{ runId: 'r_1', suiteName: 's' }]);
  });

  it('goes to the project of the step by the paths of old reporters', async () => {
    await send('/sdk/v1/evals/runs/start');
    expect(seen[0]?.request.url).toBe('/evals/api/v1/projects/p%201/eval-ingest/runs/start');
    expect(runs.all).toHaveLength(1);
  });

  it('is answered as by the service, that it is to wait included', async () => {
    answer = { status: 429, headers: { 'retry-after': '7' }, body: '{"message":"too fast"}' };
    const response = await send(REPORT);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(runs.refusal).toBe('HTTP 429, too fast');
    // It was waited for meanwhile, which no reporter does.
    expect(seen.length).toBeGreaterThan(1);
  });

  it('is not held back where the service asks to wait longer than anybody does', async () => {
    answer = { status: 429, headers: { 'retry-after': '600' }, body: '{"message":"too fast"}' };
    expect((await send(REPORT)).status).toBe(429);
    expect(seen).toHaveLength(1);
    const next = await send(REPORT);
    expect([next.status, Object(await next.json()).error]).toEqual([
      502,
      expect.stringContaining('left alone'),
    ]);
    expect(seen).toHaveLength(1);
    expect(runs.refusal).toContain('left alone');
  });

  it('may come by the connection it has, however long it was busy with its evals', async () => {
    // Where a server closes idle ones, it says after how long.
    const { headers } = await send(REPORT);
    expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', null]);
  });

  it('may ask without a key what the service understands', async () => {
    const response = await fetch(`${relay.origin}/sdk/v1/info`);
    expect(response.status).toBe(200);
    expect(seen[0]?.request.url).toBe('/evals/sdk/v1/info');
    expect(seen[0]?.request.headers.authorization).toBeUndefined();
  });

  it.each<[string, string, Sent, number]>([
    ['with another key', REPORT, { key: 'sk_of_another' }, 401],
    ['with the key of the service', REPORT, { key: 'sk_of_the_service' }, 401],
    ['to another path', '/admin', {}, 404],
    ['out of the paths that there are', '/api/v1/%2e%2e/%2e%2e/admin', {}, 404],
    ['that is too large', REPORT, { body: 'x'.repeat(33 * 1024 * 1024) }, 413],
    ['with an encoding', REPORT, { headers: { ...HEADERS, 'content-encoding': 'gzip' } }, 415],
  ])('goes no further %s', async (_what, path, options, status) => {
    const response = await send(path, options);
    expect(response.status).toBe(status);
    const { ok, error, message } = Object(await response.json());
    expect({ ok, same: error === message }).toEqual({ ok: false, same: true });
    expect(seen).toEqual([]);
    // A report that was not taken is one, whoever did not take it.
    const refusal = path === REPORT ? expect.stringContaining(`HTTP ${status}, `) : null;
    expect(runs).toMatchObject({ all: [], refusal });
  });

  it.each([PROGRAM_KEY, 'sk_of_another'])(
    'is missed where the program is gone before all of it was sent, by %s',
    async (key) => {
      const { port } = new URL(relay.origin);
      const socket = connect(Number(port), '127.0.0.1');
      const head = [`POST ${REPORT} HTTP/1.1`, 'host: localhost', 'content-length: 100'];
      socket.write([...head, `authorization: Bearer ${key}`, '', '{"suite'].join('\r\n'));
      // An answer to another one says that the relay has begun to read.
      await fetch(`${relay.origin}/sdk/v1/info`);
      socket.destroy();
      await relay.close();
      const isOwn = key === PROGRAM_KEY;
      expect(runs.refusal).toEqual(isOwn ? expect.stringContaining('no answer: ') : REFUSED);
      expect(seen.map(({ request }) => request.method)).toEqual(['GET']);
    },
  );

  it('is told of a service that is gone as of an error that may pass', async () => {
    await new Promise((resolve) => upstream.close(resolve));
    const response = await send(REPORT);
    expect(response.status).toBe(502);
    expect(runs.refusal).toContain('no answer');
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  });
});

describe('what the service did not take at once', () => {
  const START = '/api/v1/projects/default/eval-ingest/runs/start';
  const APPEND = '/sdk/v1/evals/runs/iterations';
  const FINALIZE = '/api/v1/projects/default/eval-ingest/runs/finalize';
  const rows = (...ids: object[]) =>
    JSON.stringify({ runId: 'r', results: ids.map((id) => ({ caseTitle: 'adds', ...id })) });
  const failed = (status: number, headers: Record<string, string> = {}) => ({
    ...{ status, headers, body: '{"code":"X","message":"no"}' },
  });

  it('is sent again when it says, where requests came too fast, and nothing is missing then', async () => {
    before = [failed(429, { 'retry-after': '7' }), failed(429, { 'retry-after': '3' })];
    expect((await send(REPORT)).status).toBe(200);
    expect(seen.map(({ body }) => body)).toEqual(Array(3).fill('{"suiteName":"s"}'));
    expect(clock.sleeps).toEqual(expect.arrayContaining([7_000, 3_000]));
    expect(runs).toMatchObject({ refusal: null, all: [{ runId: 'r_1' }] });
    expect(logger.lines[0]).toMatch(/info: The service asks to wait.* 7\.0 s/);
  });

  it.each<[string, string, string]>([
    ['a run that has an id', START, '{"suiteName":"s","externalRunId":"x"}'],
    ['rows that have ids', APPEND, rows({ externalIterationId: 'a' })],
    ['the end of a run', FINALIZE, '{"runId":"r"}'],
  ])('is sent again after other trouble where that is safe: %s', async (_what, path, body) => {
    before = [failed(503), null];
    expect((await send(path, { body })).status).toBe(200);
    expect(seen).toHaveLength(3);
    expect(runs.refusal).toBeNull();
  });

  it.each<[string, string, string]>([
    ['a whole run', REPORT, '{"suiteName":"s","externalRunId":"x"}'],
    ['a run without an id', START, '{"suiteName":"s"}'],
    ['a row without an id', APPEND, rows({ externalIterationId: 'a' }, {})],
    ['what is no JSON', APPEND, '{'],
    ['another operation', '/api/v1/projects/p/eval-runs', '{}'],
  ])('is not, where it may have been done: %s', async (_what, path, body) => {
    before = [failed(503)];
    expect((await send(path, { body })).status).toBe(503);
    expect(seen).toHaveLength(1);
    before = [null];
    expect((await send(path, { body })).status).toBe(502);
    expect(seen).toHaveLength(2);
  });

  it('is told to the program after few tries, since reporters try again themselves', async () => {
    answer = failed(503);
    expect((await send(FINALIZE)).status).toBe(503);
    expect(seen).toHaveLength(3);
    expect(runs.refusal).toBe('HTTP 503, no');
  });

  it.each([400, 401, 404, 409])(
    'is told to the program at once where it is refused: %d',
    async (status) => {
      answer = failed(status);
      expect((await send(FINALIZE)).status).toBe(status);
      expect(seen).toHaveLength(1);
    },
  );
});
