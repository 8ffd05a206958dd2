import { afterEach, describe, expect, it } from '@jest/globals';
import { createClient, type EvalsClient } from '../../../src/client/client.ts';
import {
  ApiError,
  DeadlineError,
  NetworkError,
  QuotaError,
  RedirectError,
  UnexpectedResponseError,
} from '../../../src/client/errors/api-error.ts';
import { API_KEY, rejectionOf } from '../../support/client/client-rig.ts';
import { FakeClock } from '../../support/client/fake-clock.ts';
import { RecordingLogger } from '../../support/client/recording-logger.ts';
import {
  type Answer,
  inOrder,
  type ScriptedServer,
  startScriptedServer,
} from '../../support/client/scripted-server.ts';

const open: ScriptedServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function startRig(...answers: [Answer, ...Answer[]]) {
  const server = await startScriptedServer(inOrder(...answers));
  open.push(server);
  const client = createClient({
    baseUrl: server.baseUrl,
    apiKey: API_KEY,
    version: '1.2.3',
    clock: new FakeClock(),
    logger: new RecordingLogger(),
  });
  return { server, client };
}

const RUN = { suiteName: 'nightly', externalRunId: 'ci-1' };
const ROWS = ['{"caseTitle":"a","passed":true}', '{"caseTitle":"b","passed":false}'];
const STARTED = { ok: true, suiteId: 's', runId: 'r', reused: false, status: 'running', more: 1 };
const ENDED = { ok: true, suiteId: 's', runId: 'r', status: 'completed', result: 'passed' };
const APPENDED = { ok: true, inserted: 2, skipped: 0, total: 2 };
const ADDRESS = { ok: true, uploadUrl: 'https://files.example.com/u' };
const UNAVAILABLE: Answer = { status: 503, json: { code: 'X', message: 'later' } };

const routes: [string, (client: EvalsClient) => Promise<unknown>, unknown, unknown][] = [
  ['runs/start', (c) => c.ingest.start('p 1', RUN), STARTED, RUN],
  [
    'runs/iterations',
    (c) => c.ingest.append('p 1', { runId: 'r"', rows: ROWS }),
    APPENDED,
    { runId: 'r"', results: ROWS.map((row) => JSON.parse(row)) },
  ],
  [
    'runs/finalize',
    (c) => c.ingest.finalize('p 1', { runId: 'r', externalRunId: 'ci-1' }),
    ENDED,
    { runId: 'r', externalRunId: 'ci-1' },
  ],
  [
    'report',
    (c) => c.ingest.report('p 1', { run: RUN, rows: ROWS }),
    ENDED,
    { ...RUN, results: ROWS.map((row) => JSON.parse(row)) },
  ],
  ['artifacts/upload-url', (c) => c.artifacts.uploadAddress('p 1'), ADDRESS, {}],
];

describe('routes', () => {
  it.each(routes)('%s', async (suffix, call, answer, body) => {
    const { client, server } = await startRig({ json: answer });
    await call(client);
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        url: `/api/v1/projects/p%201/eval-ingest/${suffix}`,
        headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
        body,
      },
    ]);
  });

  const repeatable = routes.filter(([suffix]) => suffix !== 'report');
  it.each(repeatable)('%s is tried again', async (_suffix, call, answer) => {
    const { client, server } = await startRig(UNAVAILABLE, 'truncate', { json: answer });
    await call(client);
    expect(server.requests).toHaveLength(3);
  });

  it('report is not, since it may have been taken', async () => {
    const { client, server } = await startRig('truncate', { json: ENDED });
    const error = await rejectionOf(client.ingest.report('p', { run: RUN, rows: ROWS }));
    expect(error).toBeInstanceOf(NetworkError);
    expect(server.requests).toHaveLength(1);
  });
});

describe('refusals', () => {
  it.each([
    ['error', { ok: false, error: 'no such suite' }],
    ['message', { ok: false, message: 'no such suite' }],
  ])('with a status of success and an %s', async (_name, json) => {
    const { client, server } = await startRig({ json });
    const error = await rejectionOf(client.ingest.start('p', RUN));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toContain('no such suite');
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    [
      402,
      'billing_limit_reached: {"gateKey":"maxEvalIterationsPerMonth","resetsAt":1750000000000}',
    ],
    [429, 'x billing_limit_reached {"limit":"maxEvalIterationsPerMonth"} y'],
    [503, 'billing_limit_reached without more'],
    [200, 'billing_limit_reached {broken'],
  ])('for want of quota, told with status %i', async (status, error) => {
    const { client, server } = await startRig({ status, json: { ok: false, error } });
    const thrown = await rejectionOf(client.ingest.append('p', { runId: 'r', rows: ROWS }));
    expect(thrown).toBeInstanceOf(QuotaError);
    expect(thrown.message).toMatch(/reached the limit/);
    if (error.includes('maxEval')) expect(thrown.message).toContain('maxEvalIterationsPerMonth');
    expect(server.requests).toHaveLength(1);
  });
});

describe('upload', () => {
  const content = new Blob(['<testsuite/>']);
  const contentType = 'application/xml';

  it('sends the bytes alone', async () => {
    const { client, server } = await startRig({ json: { storageId: 'blob_1' } });
    const url = `${server.origin}/uploads/t`;
    // The server reads JSON only, so that is what it is given here.
    const json = new Blob(['"<testsuite/>"']);
    expect(await client.artifacts.upload({ url, content: json, contentType })).toBe('blob_1');
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/uploads/t', body: '<testsuite/>' });
    expect(request?.headers).toMatchObject({ 'content-type': contentType });
    expect(request?.headers.authorization).toBeUndefined();
  });

  it.each([['http://files.example.com/u'], ['ftp://127.0.0.1/u'], ['not an address']])(
    'refuses the address %s',
    async (url) => {
      const { client } = await startRig({ json: {} });
      const error = await rejectionOf(client.artifacts.upload({ url, content, contentType }));
      expect(error).toBeInstanceOf(RedirectError);
    },
  );

  it('of a service elsewhere does not go to this machine', async () => {
    const { server } = await startRig({ json: { storageId: 'blob_1' } });
    const client = createClient({
      ...{ baseUrl: 'https://evals.example.com/api/v1', apiKey: API_KEY, version: '1.2.3' },
      ...{ clock: new FakeClock(), logger: new RecordingLogger() },
    });
    const url = `${server.origin}/uploads/t`;
    const error = await rejectionOf(client.artifacts.upload({ url, content, contentType }));
    expect(error).toBeInstanceOf(RedirectError);
    expect(server.requests).toEqual([]);
  });

  it('is not begun after the deadline, and ended by it', async () => {
    const { client, server } = await startRig('hang');
    const clock = new FakeClock();
    const target = { url: `${server.origin}/uploads/t`, content: new Blob(['1']), contentType };
    const before = { deadlineAtMs: clock.now() - 1 };
    expect(await rejectionOf(client.artifacts.upload(target, before))).toBeInstanceOf(
      DeadlineError,
    );
    expect(server.requests).toEqual([]);
    const soon = { deadlineAtMs: clock.now() + 50 };
    const error = await rejectionOf(client.artifacts.upload(target, soon));
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'timeout' });
  });

  it('tells how long a refusal asked to wait, counted from now', async () => {
    const headers = { 'retry-after': new Date(new FakeClock().now() + 5_000).toUTCString() };
    const { client, server } = await startRig({ status: 503, json: { error: 'busy' }, headers });
    const target = { url: `${server.origin}/uploads/t`, content: new Blob(['1']), contentType };
    const error = await rejectionOf(client.artifacts.upload(target));
    expect(error).toMatchObject({ retryAfterMs: 5_000 });
  });

  const failures: [string, Answer, new (...args: never[]) => Error][] = [
    ['a refusal', { status: 413, json: { error: 'too large' } }, ApiError],
    ['no id', { json: {} }, UnexpectedResponseError],
    ['a redirect', { status: 307, text: '', headers: { location: '/x' } }, RedirectError],
    ['a broken connection', 'truncate', NetworkError],
  ];
  it.each(failures)(
    'fails with %s, once, and does not tell the address',
    async (_name, answer, type) => {
      const { client, server } = await startRig(answer);
      const url = `${server.origin}/uploads/secret-ticket`;
      const json = new Blob(['1']);
      const error = await rejectionOf(client.artifacts.upload({ url, content: json, contentType }));
      expect(error).toBeInstanceOf(type);
      expect(error.message).not.toContain('secret-ticket');
      expect(server.requests).toHaveLength(1);
    },
  );
});

describe('an answer with an odd member', () => {
  const summary = { total: 2, passed: 2, failed: 0, passRate: 1 };
  const end = async (json: object) => {
    const { client } = await startRig({ json: { ...ENDED, summary, ...json } });
    return client.ingest.finalize('p', { runId: 'r', externalRunId: 'ci-1' });
  };

  it.each([
    ['projectId', { projectId: 5 }, { summary }],
    ['summary.passRate', { summary: { ...summary, passRate: '1' } }, { summary: { total: 2 } }],
  ])('is read without it: %s', async (place, odd, read) => {
    const answer = await end(odd);
    expect(answer).toMatchObject(read);
    expect(answer['unreadable']).toEqual([expect.stringContaining(`${place}: `)]);
  });

  it.each([
    ['result', { result: 5 }],
    ['summary', { summary: [] }],
    ['summary.total', { summary: { ...summary, total: '2' } }],
    ['runId', { runId: null }],
  ])('proves nothing where the upload is held against it: %s', async (place, odd) => {
    const error = await rejectionOf(end(odd));
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error.message).toContain(`${place}: `);
  });
});
