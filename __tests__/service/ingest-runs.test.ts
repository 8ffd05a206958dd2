/** Runs that reporters start, fill and end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from '@jest/globals';
import { readRows } from '../support/database.ts';
import { folderWith } from '../support/folder.ts';
import { request, startTestService } from '../support/service.ts';

const HOUR_MS = 3_600_000;
const folder = folderWith();
/** Killed at the end, if a test fails before. */
const processes: ChildProcess[] = [];
const crashed = join(folder, 'crash.db');
const databaseFile = join(folder, 'runs.db');
let now = Date.parse('2026-01-01');
const service = await startTestService([{}, { name: 'Other' }], { databaseFile }, () => now);
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
});

const ingest = (route: string, body: object) =>
  service.send(`/projects/default/eval-ingest/${route}`, body);
const show = async (runId: string) => {
  return (await service.send(`${service.project}/eval-runs/${runId}`)).body;
};
const rowsOf = (...outcomes: boolean[]) =>
  outcomes.map((passed, at) => ({ caseTitle: 'c', passed, externalIterationId: `i-${at}` }));
let lastRun = 0;
const runOf = (extra: object = {}) => {
  lastRun += 1;
  return { suiteName: 'nightly', externalRunId: `run-${lastRun}`, ...extra };
};
async function started(extra: object = {}) {
  const run = runOf(extra);
  const { body } = await ingest('runs/start', run);
  return { ...run, runId: body.runId, suiteId: body.suiteId };
}

test.each([
  ['all passed', rowsOf(true, true), undefined, 'completed', 'passed'],
  ['one failed', rowsOf(true, false), undefined, 'completed', 'failed'],
  ['the rate is met exactly', rowsOf(true, false), 50, 'completed', 'passed'],
  ['the rate is missed', rowsOf(true, false), 50.1, 'completed', 'failed'],
  ['nothing has to pass', rowsOf(false), 0, 'completed', 'passed'],
  ['no rows, even so', [], 0, 'failed', 'failed'],
])('a report: %s', async (_name, results, minimumPassRate, status, result) => {
  const passCriteria = minimumPassRate === undefined ? undefined : { minimumPassRate };
  const run = runOf({ passCriteria, results });
  const passed = results.filter((row) => row.passed).length;
  const total = results.length;
  const passRate = total === 0 ? 0 : passed / total;
  const summary = { total, passed, failed: total - passed, passRate };
  const answer = await ingest('report', run);
  expect(answer).toMatchObject({ status: 200, body: { ok: true, status, result, summary } });
  expect(await show(answer.body.runId)).toMatchObject({ status, result });
  // Another answer to the same request would be another outcome of the same run.
  const changed = { ...run, results: rowsOf(false, false, false) };
  expect((await ingest('report', changed)).body).toEqual(answer.body);
});

test('chunks: repeats are skipped, the end is final', async () => {
  const { runId, externalRunId } = await started({ expectedIterations: 9.5 });
  const again = await ingest('runs/start', { suiteName: 'nightly', externalRunId });
  const going = { status: 'running', result: null, summary: { total: 10 } };
  expect(again.body).toMatchObject({ ok: true, runId, reused: true, ...going });
  const append = (results: object[]) => ingest('runs/iterations', { runId, results });
  const [first = {}, second = {}] = rowsOf(true, true);
  const counts = async (results: object[]) => {
    const { inserted, skipped, total } = (await append(results)).body;
    return [inserted, skipped, total];
  };
  expect(await counts([first, first])).toEqual([1, 1, 1]);
  expect(await counts([first, second])).toEqual([1, 1, 2]);
  const unnamed = { caseTitle: 'c', passed: true };
  expect(await counts([unnamed, unnamed])).toEqual([2, 0, 4]);
  const wrong = await ingest('runs/finalize', { runId, externalRunId: 'another' });
  expect(wrong.body.details.issues).toMatchObject([{ path: 'externalRunId' }]);
  const end = await ingest('runs/finalize', { runId, externalRunId });
  expect(end.body).toMatchObject({ status: 'completed', result: 'passed', summary: { total: 4 } });
  expect((await ingest('runs/finalize', { runId })).body).toEqual(end.body);
  // With these the reporter of an SDK stops after the start.
  const late = await ingest('runs/start', { suiteName: 'nightly', externalRunId });
  expect(late.body).toEqual({ ...end.body, reused: true });
  expect(await counts([first, second])).toEqual([0, 2, 4]);
  const more = await append([first, { ...first, externalIterationId: 'late' }]);
  const conflict = { code: 'CONFLICT', details: { status: 'completed' } };
  expect(more).toMatchObject({ status: 409, body: conflict });
  const items = await service.iterationsOf(runId);
  const numbers = items.map((item: { iterationNumber: number }) => item.iterationNumber);
  expect(numbers).toEqual([1, 2, 3, 4]);
});

test.each([
  ['another suite', { suiteName: 'other' }, 409],
  ['another scoring', { evaluationConfigHash: 'b' }, 409],
  ['the same scoring', { evaluationConfigHash: 'a' }, 200],
  ['no scoring named', {}, 200],
])('the id of a run, sent with %s', async (_name, change, status) => {
  const { suiteName, externalRunId } = await started({ evaluationConfigHash: 'a' });
  const repeated = { suiteName, externalRunId, ...change };
  expect((await ingest('runs/start', repeated)).status).toBe(status);
  expect((await ingest('report', { ...repeated, results: [] })).status).toBe(status);
});

test('a run of another project is unknown', async () => {
  const { runId } = await started();
  const { items } = (await service.send('/projects')).body;
  const other = items.find(({ name }: { name: string }) => name === 'Other').id;
  const path = `/projects/${other}/eval-ingest/runs/iterations`;
  const answer = await service.send(path, { runId, results: rowsOf(true) });
  expect(answer).toMatchObject({ status: 404, body: { ok: false, code: 'NOT_FOUND' } });
});

test('suites are found by name, with their totals', async () => {
  const suiteName = 'totals';
  const [first, second] = [await started({ suiteName }), await started({ suiteName })];
  const other = await started({ suiteName: 'Totals' });
  expect(second.suiteId).toBe(first.suiteId);
  expect(other.suiteId).not.toBe(first.suiteId);
  now += HOUR_MS;
  await ingest('runs/iterations', { runId: second.runId, results: rowsOf(true, false, true) });
  const read = (sql: string) => readRows(databaseFile, sql, first.suiteId);
  const suites = read('SELECT runs, passed, failed FROM suites WHERE id = ?');
  expect(suites).toEqual([{ runs: 2, passed: 2, failed: 1 }]);
  const runs = read('SELECT runNumber, source FROM runs WHERE suiteId = ?');
  expect(runs).toEqual([1, 2].map((runNumber) => ({ runNumber, source: 'sdk' })));
  const [project] = (await service.send('/projects')).body.items;
  expect(project.updatedAt).toBe(now);
});

test('a silent run ends after a day, and goes on with its reporter', async () => {
  const { runId, externalRunId } = await started();
  now += 23 * HOUR_MS;
  await ingest('runs/iterations', { runId, results: rowsOf(true) });
  const end = now + 24 * HOUR_MS;
  now = end - 1;
  expect(await show(runId)).toMatchObject({ status: 'running' });
  now = end + HOUR_MS;
  expect(await show(runId)).toMatchObject({ status: 'failed', result: null, completedAt: end });
  const append = await ingest('runs/iterations', { runId, results: rowsOf(true, true) });
  expect(append.body).toMatchObject({ inserted: 1, skipped: 1, total: 2 });
  expect(await show(runId)).toMatchObject({ status: 'running', completedAt: null });
  now += 25 * HOUR_MS;
  const { body } = await ingest('runs/finalize', { runId, externalRunId });
  expect(body).toMatchObject({ status: 'completed', result: 'passed', summary: { total: 2 } });
  now += 25 * HOUR_MS;
  expect(await show(runId)).toMatchObject({ status: 'completed' });
});

test('ids of any length stay apart', async () => {
  const long = 'x'.repeat(2_000);
  const { runId, externalRunId } = await started({ externalRunId: `${long}run` });
  // The last one is what the first one is stored as.
  const hash = createHash('sha256').update(`${long}1`).digest('hex');
  const ids = [`${long}1`, `${long}2`, 'short', `sha256:${hash}`];
  const results = ids.map((externalIterationId) => {
    return { caseTitle: 'c', passed: true, externalIterationId };
  });
  for (const inserted of [4, 0]) {
    const { body } = await ingest('runs/iterations', { runId, results });
    expect(body).toMatchObject({ inserted, total: 4 });
  }
  expect((await ingest('runs/finalize', { runId, externalRunId })).status).toBe(200);
  const lengths = 'SELECT max(length(externalIterationId)) AS most FROM iterations';
  expect(readRows(databaseFile, lengths)[0].most).toBeLessThan(513);
});

/** Starts the service as a process on the database. */
async function startProcess() {
  const program = join(import.meta.dirname, '../support/service-process.ts');
  const child = spawn(process.execPath, [program, crashed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  const [line] = await once(createInterface(child.stdout), 'line');
  const { origin, key } = JSON.parse(line);
  const send = (route: string, body: object) =>
    request(`${origin}/api/v1/projects/default/eval-ingest/runs/${route}`, key, body);
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { send, kill };
}

test('a killed service has each row once, after the rows came again', async () => {
  const chunks = [0, 1, 2].map((chunk) => {
    return Array.from({ length: 200 }, (_, at) => {
      return { caseTitle: 'c', passed: true, externalIterationId: `${chunk}-${at}`, trace: 't' };
    });
  });
  let runId = '';
  for (const last of [0, 1, 2]) {
    const { send, kill } = await startProcess();
    ({ runId } = (await send('start', { suiteName: 'crash', externalRunId: 'crash' })).body);
    for (const results of chunks.slice(0, last)) await send('iterations', { runId, results });
    // The next chunk may arrive before the end or not.
    const lost = send('iterations', { runId, results: chunks[last] }).catch(() => undefined);
    await kill();
    await lost;
  }
  const { send, kill } = await startProcess();
  for (const results of chunks) {
    const { body } = await send('iterations', { runId, results });
    expect(body.inserted + body.skipped).toBe(200);
  }
  const { body } = await send('finalize', { runId });
  expect(body).toMatchObject({ result: 'passed', summary: { total: 600 } });
  await kill();
  const counts = 'count(*) AS rows, count(DISTINCT number) AS numbers, max(number) AS last';
  const rows = readRows(
    crashed,
    `SELECT ${counts} FROM iterations JOIN traces ON iterationId = id`,
  );
  expect(rows).toEqual([{ rows: 600, numbers: 600, last: 600 }]);
});
