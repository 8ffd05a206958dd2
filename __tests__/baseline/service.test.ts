/** How searches for earlier results on an eval service end, over HTTP. */
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { findBaseline } from '../../src/baseline/find.ts';
import type { JobEvent } from '../../src/github/event.ts';
import { writeMarker } from '../../src/inputs/run-marker.ts';
import type { BaselineChoice } from '../../src/inputs/values.ts';
import { digestOf } from '../../src/report/identity.ts';
import type { Baseline, RunReport } from '../../src/report/report.ts';
import { distinctTitles } from '../../src/sources/results/to-report.ts';
import { upload } from '../../src/sources/upload/upload.ts';
import { CLAIM, pullPayload, STEP, searchOf, storedText } from '../support/baselines.ts';
import { GitHubEmulator, TOKEN } from '../support/github/emulator.ts';
import { type Answer, startScripted, stopAll } from '../support/scripted-service.ts';
import { serviceWith } from '../support/service.ts';
import { environmentOf, projectOf, quickClient, reportOf } from '../support/uploads.ts';

let suiteName: string;
const service = await serviceWith();
const github = await GitHubEmulator.start();
/** Commits of main, the oldest first. The head of the pull request branched off the second. */
const main = [1, 2, 3].map(() => github.commit('main'));
const head = github.commit('fix', {}, main[1]);
beforeEach(() => {
  suiteName = `suite ${crypto.randomUUID()}`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await stopAll();
});
afterAll(async () => {
  await github.close();
  await service.close();
});

const uploadsTo = (client = quickClient(service.origin, service.key)) => ({
  connecting: Promise.resolve({ client, projectId: projectOf(service) }),
  suiteName,
});

/** The search of a job of the pull request, or of a push to main, in the workflow run 9000. */
function searchFor({ event = 'pull_request', token = '' } = {}) {
  const [first = '', , last = ''] = main;
  const pull = pullPayload({ sha: head, ref: 'fix' }, { sha: last, ref: 'main' });
  const payload = event === 'pull_request' ? pull : { repository: pull.repository, before: first };
  return searchOf(github, '', { event, commit: last, payload, token });
}

/** The notes of a push to main, or of an event with other members. */
function notesOf(event: Partial<JobEvent> = {}, key = STEP.key) {
  const { job } = searchFor({ event: 'push' });
  const one = { ...job.event, runId: github.newId(), ...event };
  return writeMarker({ ...job, event: one }, { ...CLAIM, ...one, key });
}

/** Uploads results. Resolves to the id of their run. */
async function send(notes = notesOf(), report = reportOf(3)): Promise<string> {
  report.suite.name = suiteName;
  const environment = environmentOf({ GITHUB_RUN_ID: `${github.newId()}` });
  await upload(report, [], await uploadsTo().connecting, environment, 1, notes);
  expect(report.warnings).toEqual([]);
  return report.run?.id ?? '';
}
/** Starts a run that gets no results. */
async function start(notes = notesOf()): Promise<string> {
  const body = { suiteName, externalRunId: crypto.randomUUID(), notes };
  return (await service.send(`${service.project}/eval-ingest/runs/start`, body)).body.runId;
}

/** How a search ends, or the id of the run that it finds. */
function endOf(found: Baseline | null) {
  const facts = found?.facts;
  return facts?.state === 'found' ? facts.origin.run : facts && `${facts.state} ${facts.reason}`;
}
const AUTO = { kind: 'auto' } as const;

test('a pull request finds what a push to its base uploaded', async () => {
  const sent = reportOf(12);
  // Cases that share a title are told apart.
  for (const one of sent.cases.slice(4, 7)) one.title = 'case 4';
  const id = await send(notesOf({}), sent);
  await send(notesOf({ name: 'pull_request', pull: 3, commit: head }));
  const found = await findBaseline(AUTO, searchFor(), uploadsTo());
  const report = found?.report ?? null;
  const origin = { commit: main[2], branch: 'main', run: id, key: STEP.key };
  expect(found?.facts).toMatchObject({ state: 'found', origin });
  const outcomesOf = (one: RunReport | null) =>
    one?.cases.map(({ iterations }) => iterations.map(({ outcome }) => outcome));
  expect(outcomesOf(report)).toEqual(outcomesOf(sent));
  const identities = distinctTitles(sent.cases).map((title) => digestOf(title));
  expect(report?.cases.map(({ identity }) => identity)).toEqual(identities);
  expect(new Set(identities).size).toBe(12);
  expect(report).toMatchObject({ source: 'results', suite: { name: suiteName } });
});

const fork = { repository: 'evil/weather-mcp' };
const older = () => notesOf({ commit: main[0] ?? '' });
const atMergeBase = () => notesOf({ commit: main[1] ?? '' });
const sendPull = () => send(notesOf({ pull: 3 }));
const twice = async (notes = notesOf()) => [await send(notes), await send(notes)];
const WITH_TOKEN = { token: TOKEN };
type Given = Parameters<typeof searchFor>[0];
test.each<[string, arrange: () => unknown, Given, end: string | null]>([
  ['no suite', () => '', {}, 'none no-run'],
  ['another branch', () => send(notesOf({ branch: 'old' })), {}, 'none no-run'],
  ['another step', () => send(notesOf({}, 'other')), {}, 'none no-run'],
  ['a pull request', sendPull, {}, 'none no-run'],
  ['another event', () => send(notesOf({ name: 'workflow_run' })), {}, 'none no-run'],
  ['a fork', () => send(notesOf(fork)), {}, 'none no-run'],
  ['a later workflow run', () => send(notesOf({ runId: 9_001 })), {}, 'none no-run'],
  ['this workflow run', () => send(notesOf({ runId: 9_000 })), {}, 'none no-run'],
  ['no marker', () => send('by hand'), {}, 'none no-run'],
  ['a run that goes on', () => start(), {}, 'none no-run'],
  ['the newest of two', async () => [await send(older()), await send(older())][1], {}, null],
  ['the tip of the base', async () => [await send(), await send(older())][0], {}, null],
  ['the merge base', async () => [await send(atMergeBase()), await send()][0], WITH_TOKEN, null],
  ['two jobs of a workflow run', twice, {}, 'unusable ambiguous'],
  ['a push', async () => [await send(), await send(atMergeBase())][1], { event: 'push' }, null],
  ['behind other runs', async () => [await send(), await start(), await sendPull()][0], {}, null],
])('a search: %s', async (_name, arrange, given, end) => {
  const arranged = await arrange();
  const found = await findBaseline(AUTO, searchFor(given), uploadsTo());
  expect(endOf(found)).toBe(end ?? arranged);
});

test.each<[string, arrange: () => Promise<string>, end: string | null]>([
  ['a push', () => send(), null],
  ['a run without a marker', () => send('by hand'), null],
  ['of another branch', () => send(notesOf({ branch: 'old', runId: 9_001 })), null],
  ['of a pull request', sendPull, 'unusable untrusted'],
  ['of a fork', () => send(notesOf(fork)), 'unusable untrusted'],
  ['of another step', () => send(notesOf({}, 'other')), 'unusable other-suite'],
  ['that goes on', () => start(), 'unusable empty'],
  ['unknown', async () => 'run_unknown', 'unusable missing'],
])('a named run: %s', async (_name, arrange, end) => {
  const id = await arrange();
  const wanted = { kind: 'run', value: id } as const;
  expect(endOf(await findBaseline(wanted, searchFor(), uploadsTo()))).toBe(end ?? id);
});

test('a named run: of another suite; at a terminal', async () => {
  const id = await send();
  const wanted = { kind: 'run', value: id } as const;
  const search = { ...searchFor(), job: null };
  expect(endOf(await findBaseline(wanted, search, uploadsTo()))).toBe(id);
  const branch = { kind: 'branch', value: 'main' } as const;
  expect(endOf(await findBaseline(branch, search, uploadsTo()))).toBe('unusable no-access');
  expect(endOf(await findBaseline(branch, searchFor(), uploadsTo()))).toBe(id);
  suiteName += ' 2';
  await send();
  expect(endOf(await findBaseline(wanted, search, uploadsTo()))).toBe('unusable other-suite');
});

const row = { id: 'i', title: 'a', status: 'completed', result: 'passed' };
const rows = (...items: object[]): Answer => [200, { items }];
const unauthorized: Answer = [401, { code: 'UNAUTHORIZED', message: 'revoked' }];
test.each<[string, total: number, Answer, end: string]>([
  ['results', 1, rows(row), 'r'],
  ['no result', 1, rows({ ...row, result: null }), 'none empty'],
  ['no title', 1, rows({ ...row, title: null }), 'none malformed'],
  ['a part', 2, rows(row), 'none malformed'],
  ['many', 10_001, rows(row), 'unusable too-large'],
  ['a page of a proxy', 1, [200, '<html>'], 'unknown unreachable'],
  ['a key that was revoked', 1, unauthorized, 'unknown unreachable'],
  ['an outage', 1, [503], 'unknown unreachable'],
  ['no answer', 1, (response) => response.destroy(), 'unknown unreachable'],
  ['silence', 1, () => {}, 'unknown timeout'],
])('a service that answers with %s', async (name, total, answer, end) => {
  const { timeout } = AbortSignal;
  const limitMs = name === 'silence' ? 300 : 60_000;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(limitMs));
  const summary = { total, passed: total, failed: 0 };
  const run = { id: 'r', status: 'completed', summary, createdAt: 1, notes: notesOf() };
  const suite = { id: 's', name: suiteName };
  const { client } = await startScripted(rows(suite), rows(run), answer);
  expect(endOf(await findBaseline(AUTO, searchFor(), uploadsTo(client)))).toBe(end);
});

test('artifacts are the first source, and the only one of files and workflow runs', async () => {
  const find = async (wanted: BaselineChoice, token: string) => {
    return endOf(await findBaseline(wanted, searchFor({ token }), uploadsTo()));
  };
  const run = github.addRun({ commit: main[1] ?? '' });
  github.addArtifact(run, STEP.stem, { 'report.json': storedText() });
  expect(await find(AUTO, '')).toBe('none no-run');
  expect(await find(AUTO, TOKEN)).toBe(`${run}`);
  const id = await send();
  expect(await find(AUTO, TOKEN)).toBe(`${run}`);
  expect(await find({ kind: 'run', value: id }, TOKEN)).toBe(id);
  expect(await find({ kind: 'run', value: `${run}` }, TOKEN)).toBe(`${run}`);
  expect(await find({ kind: 'file', value: 'x.json' }, '')).toBe('unusable no-access');
  expect(await find({ kind: 'none' }, TOKEN)).toBeUndefined();
});
