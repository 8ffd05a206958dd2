import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { send } from '../../support/service/api-caller.ts';
import { ingest, ingestRow, numberedRows } from '../../support/service/reporters/ingest-rows.ts';
import { type ServiceFixture, startFixture } from '../../support/service/service-fixture.ts';

let fixture: ServiceFixture;
let runId: string;
beforeAll(async () => {
  fixture = await startFixture();
  const run = { suiteName: 's', externalRunId: 'started' };
  runId = (await fixture.api.post(ingest('runs/start'), run)).body.runId;
});
afterAll(() => fixture.close());

const row = ingestRow('c', true);
const run = { suiteName: 's', externalRunId: 'x' };
const hash = 'a'.repeat(64);

/** What every reporter can read: the oldest knows `error` only, others `code` and `message`. */
const refusal = (code: string, message: RegExp) => ({
  ok: false,
  error: expect.stringMatching(message),
  code,
  message: expect.stringMatching(message),
});

describe('refused with every field a reporter may read', () => {
  it.each<[string, string, unknown, number, string, RegExp]>([
    ['no suite', 'runs/start', { externalRunId: 'x' }, 400, 'VALIDATION_ERROR', /suiteName/],
    ['no identity', 'runs/start', { suiteName: 's' }, 400, 'VALIDATION_ERROR', /externalRunId/],
    ['no JSON', 'runs/start', '{', 400, 'VALIDATION_ERROR', /Invalid JSON/],
    [
      'criteria out of range',
      'runs/start',
      { ...run, passCriteria: { minimumPassRate: 101 } },
      400,
      'VALIDATION_ERROR',
      /passCriteria\.minimumPassRate/,
    ],
    [
      'hostConfig alone',
      'runs/start',
      { ...run, hostConfig: {} },
      400,
      'VALIDATION_ERROR',
      /hostConfigHash/,
    ],
    [
      'hostConfigHash alone',
      'report',
      { ...run, hostConfigHash: hash, results: [row] },
      400,
      'VALIDATION_ERROR',
      /hostConfig:/,
    ],
    ['a report of nothing', 'report', { ...run, results: [] }, 400, 'VALIDATION_ERROR', /results/],
    [
      'too many rows',
      'report',
      { ...run, results: numberedRows(201) },
      400,
      'VALIDATION_ERROR',
      /results.*200/,
    ],
    [
      'rows of an unknown run',
      'runs/iterations',
      { runId: 'run_none', results: [row] },
      404,
      'NOT_FOUND',
      /run_none/,
    ],
    [
      'the end of an unknown run',
      'runs/finalize',
      { runId: 'run_none', externalRunId: 'x' },
      404,
      'NOT_FOUND',
      /run_none/,
    ],
    ['an unknown route', 'runs/begin', {}, 404, 'NOT_FOUND', /no route/],
  ])('%s', async (_, route, body, status, code, message) => {
    const answer = await fixture.api.post(ingest(route), body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(refusal(code, message));
  });

  it('201 rows at once, of which none is stored', async () => {
    const results = numberedRows(201);
    const answer = await fixture.api.post(ingest('runs/iterations'), { runId, results });
    expect(answer.status).toBe(400);
    const { body } = await fixture.api.get(`~/eval-runs/${runId}`);
    expect(body.summary.total).toBe(0);
  });

  it('an end with the externalRunId of another run', async () => {
    const request = { runId, externalRunId: 'other' };
    const answer = await fixture.api.post(ingest('runs/finalize'), request);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(refusal('VALIDATION_ERROR', /externalRunId/));
  });

  it('an unknown project', async () => {
    const answer = await fixture.api.post(ingest('runs/start', 'prj_none'), run);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject(refusal('NOT_FOUND', /prj_none/));
  });

  it('a body over the cap, with its size and the cap', async () => {
    const body = JSON.stringify({ runId, results: [{ ...row, query: 'x'.repeat(6_000_000) }] });
    const answer = await fixture.api.post(ingest('runs/iterations'), body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(
      refusal('VALIDATION_ERROR', /, 5\.7 MiB, is larger than the cap of 5 MiB/),
    );
    expect(answer.body.details).toEqual({ maxBytes: 5_242_880, declaredBytes: body.length });
  });

  it.each(['/projects/default/eval-ingest/runs/start', '/../../sdk/v1/evals/runs/start'])(
    'a request without a key to %s',
    async (path) => {
      const answer = await send(fixture.service.baseUrl, null, 'POST', path, run);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject(refusal('UNAUTHORIZED', /bearer token/));
    },
  );
});

describe('a refusal quotes nothing that would have it sent again', () => {
  const odd = 'fetch: network timeout, 429 or 503';
  let endedRunId: string;
  beforeAll(async () => {
    const ended = { suiteName: odd, externalRunId: odd, results: [row] };
    endedRunId = (await fixture.api.post(ingest('report'), ended)).body.runId;
  });

  it.each<[string, number, () => [string, unknown]]>([
    ['a route', 404, () => [ingest(`runs/${encodeURIComponent(odd)}`), {}]],
    ['a project', 404, () => [ingest('report', encodeURIComponent(odd)), run]],
    ['a run', 404, () => [ingest('runs/iterations'), { runId: odd, results: [row] }]],
    [
      'the suite of a run',
      409,
      () => [ingest('runs/start'), { suiteName: 'another', externalRunId: odd }],
    ],
    [
      'a run to end',
      400,
      () => [ingest('runs/finalize'), { runId: endedRunId, externalRunId: '5' }],
    ],
    [
      'a row that comes too late',
      409,
      () => [
        ingest('runs/iterations'),
        { runId: endedRunId, results: [ingestRow(odd, true, { externalIterationId: odd })] },
      ],
    ],
    [
      'an untitled row that comes too late',
      409,
      () => [ingest('runs/iterations'), { runId: endedRunId, results: [ingestRow(odd, true)] }],
    ],
    [
      'a row',
      400,
      () => [ingest('report'), { ...run, results: [{ caseTitle: odd, passed: odd, [odd]: odd }] }],
    ],
  ])('%s', async (_, status, request) => {
    const [path, body] = request();
    const answer = await fixture.api.post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(answer.body.error);
    expect(answer.body.message).not.toMatch(/network|fetch|timeout|429|5\d\d/i);
  });
});

it('a request beyond the rate counts once and says when to come back', async () => {
  const limited = await startFixture({ rateLimit: { requestsPerMinute: 1, burst: 5 } });
  // Two requests of the burst are spent by the connection of the fixture.
  const statuses = [];
  for (const id of ['a', 'b', 'c']) {
    const request = { suiteName: 's', externalRunId: id };
    statuses.push((await limited.api.post(ingest('runs/start'), request)).status);
  }
  const refused = await limited.api.post(ingest('runs/start'), run);
  await limited.close();
  expect(statuses).toEqual([200, 200, 200]);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(refused.body).toMatchObject(refusal('RATE_LIMITED', /rate limit/));
});
