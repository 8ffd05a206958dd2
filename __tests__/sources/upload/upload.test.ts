import { expect, test } from '@jest/globals';
import { resultsFailure } from '../../../src/report/failure.ts';
import { upload } from '../../../src/sources/upload/upload.ts';
import { type Answer, startScripted } from '../../support/scripted-service.ts';
import { serviceWith } from '../../support/service.ts';
import { connectionWith, environmentOf, reportOf, storedOf } from '../../support/uploads.ts';

const GITHUB = {
  GITHUB_SERVER_URL: 'https://github.example.test',
  GITHUB_REPOSITORY: 'octo/demo',
  GITHUB_RUN_ATTEMPT: '2',
};

test('a report becomes a run, once for each attempt of a step', async () => {
  const service = await serviceWith();
  const connection = connectionWith(service);
  const lines: string[] = [];
  const logger = { ...environmentOf().logger, info: (line: string) => lines.push(line) };
  const send = async (changed: Record<string, string>, report = reportOf(10), notes = '') => {
    const environment = environmentOf({ ...GITHUB, ...changed }, { logger });
    await upload(report, connection, environment, { 'min-pass-rate': 90 }, notes);
    expect(report).toMatchObject({ warnings: [], run: { status: 'completed', result: 'passed' } });
    return report;
  };
  const first = await send({});
  expect(await send({})).toEqual(first);
  expect(await send({}, reportOf(10), 'other notes')).toEqual(first);
  // Also if nothing needs to be sent.
  const place = expect.stringMatching(`${service.origin}/api/v1, in run ${first.run?.id}`);
  expect(lines).toEqual([place, place, place]);
  const summary = { total: 10, passed: 9, failed: 1 };
  expect(await storedOf(service, first)).toMatchObject({ runs: 1, summary });
  for (const name of ['GITHUB_RUN_ATTEMPT', 'GITHUB_JOB', 'GITHUB_ACTION']) {
    await send({ [name]: 'x' });
  }
  // Of a matrix in containers, and of two programs in a step.
  const other = reportOf(10);
  for (const one of other.cases[0]?.iterations ?? []) one.durationMs = 9;
  await send({}, other);
  expect(await storedOf(service, first)).toMatchObject({ runs: 5, summary });
});

const counts = { total: 10, passed: 9, failed: 1, passRate: 0.9 };
const endOf = (members: object = {}): Answer => {
  const end = { ok: true, suiteId: 's', runId: 'r', status: 'completed', result: 'failed' };
  return [200, { ...end, summary: counts, more: [], ...members }];
};
const appended = (inserted: number, skipped: number, total: number): Answer => {
  return [200, { ok: true, inserted, skipped, total, more: {} }];
};
const START = endOf({ status: 'running', reused: true });
const APPEND = appended(8, 2, 10);
const FEW = { ...counts, total: 7, passed: 6 };
const ODD = { ...counts, failed: '1' };

const REFUSED = { kind: 'service', reason: 'refused' };
const DIFFERS = { kind: 'results', reason: 'upload' };
test.each<[string, Answer[], requests: number, ...warnings: object[]]>([
  ['all is well', [START, APPEND, endOf()], 3],
  ['an earlier attempt is found', [endOf({ reused: true })], 1],
  ['one with other counts', [endOf({ reused: true, summary: ODD })], 1, DIFFERS],
  ['a start is refused', [[403, { code: 'FORBIDDEN' }]], 1, REFUSED],
  ['a success says no', [START, [200, { ok: false, error: 'no' }]], 2, REFUSED],
  ['a row is lost', [START, appended(9, 0, 10)], 2, { ...DIFFERS, declared: 10, listed: 9 }],
  ['the run has too few', [START, appended(10, 0, 9)], 2, { ...DIFFERS, declared: 10, listed: 9 }],
  ['a result is lost', [START, APPEND, endOf({ summary: FEW })], 3, { ...DIFFERS, listed: 7 }],
  ['a number is none', [START, APPEND, endOf({ summary: ODD })], 3, DIFFERS],
  ['a result is none', [START, APPEND, endOf({ result: 1 })], 3, DIFFERS],
  ['it did not end', [START, APPEND, endOf({ status: 'running' })], 3, DIFFERS],
])('%s', async (_name, answers, requests, ...warnings) => {
  const { client, seen } = await startScripted(...answers);
  const report = reportOf(10);
  report.warnings = [resultsFailure('noise')];
  await upload(report, { client, projectId: 'default' }, environmentOf());
  // It goes before others, of which only some are shown.
  expect(report.warnings).toMatchObject([...warnings, { reason: 'noise' }]);
  expect(seen).toHaveLength(requests);
  expect(report.failures).toEqual([]);
});

test('a start has where the results come from, and what they are judged by', async () => {
  const { client, seen } = await startScripted([403]);
  const start = async (variables: Record<string, string>, policy?: { 'min-pass-rate': number }) => {
    const environment = environmentOf(variables);
    await upload(reportOf(10), { client, projectId: 'p' }, environment, policy);
    return JSON.parse(seen.pop()?.body ?? '');
  };
  expect(await start(GITHUB, { 'min-pass-rate': 7 })).toEqual({
    suiteName: 'unit',
    externalRunId: expect.stringMatching(/^[\da-f]{64}$/),
    expectedIterations: 10,
    passCriteria: { minimumPassRate: 7 },
    ci: expect.objectContaining({
      provider: 'github-actions',
      pipelineId: '1',
      runUrl: 'https://github.example.test/octo/demo/actions/runs/1/attempts/2',
    }),
  });
  const local = { passCriteria: { minimumPassRate: 100 }, ci: { pipelineId: 'mark' } };
  expect(await start({ GITHUB_RUN_ID: '' })).toMatchObject(local);
});

test('what takes minutes is announced, and after a refusal no further rows are sent', async () => {
  const { client, seen } = await startScripted(START, [409, { code: 'CONFLICT', message: 'no' }]);
  const lines: string[] = [];
  const logger = { ...environmentOf().logger, info: (line: string) => lines.push(line) };
  for (const count of [13_000, 14_000]) {
    const report = reportOf(count);
    await upload(report, { client, projectId: 'p' }, environmentOf({}, { logger }));
    expect(report.warnings).toMatchObject([{ status: 409 }]);
  }
  expect(lines).toHaveLength(1);
  expect(seen.length).toBeLessThanOrEqual(8);
});

test('the service judges no stricter than the report', async () => {
  const service = await serviceWith();
  const connection = connectionWith(service);
  const report = reportOf(3);
  for (const one of report.cases.slice(2)) {
    for (const iteration of one.iterations) iteration.outcome = 'failed';
  }
  await upload(report, connection, environmentOf(), { 'min-pass-rate': 66.66666 });
  expect(report).toMatchObject({ warnings: [], run: { result: 'passed' } });
});

test('nothing is sent without results, or after the job is cancelled', async () => {
  const { client, seen } = await startScripted(START);
  const [empty, late] = [reportOf(0), reportOf(1)];
  const environment = environmentOf({}, { signal: AbortSignal.abort() });
  for (const one of [empty, late]) await upload(one, { client, projectId: 'p' }, environment);
  expect(empty.warnings).toMatchObject([{ reason: 'not-sent' }]);
  expect([late.warnings, seen]).toEqual([[{ kind: 'cancelled' }], []]);
});
