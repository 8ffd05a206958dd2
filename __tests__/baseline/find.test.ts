/** How searches for earlier results end, over an emulated GitHub. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import { findBaseline } from '../../src/baseline/find.ts';
import type { BaselineChoice } from '../../src/inputs/values.ts';
import { CLAIM, pullPayload, STEP, searchOf, storedText } from '../support/baselines.ts';
import { folderWith } from '../support/folder.ts';
import { type Fault, FORK_ID, GitHubEmulator, type RunSeed } from '../support/github/emulator.ts';
import { caseOf } from '../support/reports.ts';

let github: GitHubEmulator;
let folder = '';
/** Commits of main, the oldest first. The head of the pull request branched off the second. */
let main: string[];
let head: string;
beforeEach(async () => {
  github = await GitHubEmulator.start();
  folder = folderWith();
  main = [1, 2, 3].map(() => github.commit('main', { 'base/report.json': storedText() }));
  head = github.commit('fix', {}, main[1]);
});

type Content = Parameters<GitHubEmulator['addArtifact']>[2];
/** A run of a commit of main with an artifact. */
function addRun(commit: number, content: Content, seed: Partial<RunSeed> = {}, name = STEP.stem) {
  const run = github.addRun({ commit: main[commit] ?? '', ...seed });
  return { run, artifact: github.addArtifact(run, name, content) };
}
/** A run with artifacts of jobs. Their names end so. */
function addJobs(...ends: string[]) {
  const run = github.addRun({ commit: main[1] ?? '' });
  for (const end of ends) github.addArtifact(run, `${STEP.stem}${end}`, stored());
}
const stored = (...given: Parameters<typeof storedText>) => ({
  'report.json': storedText(...given),
});
const later = stored({}, { schemaVersion: 2 });
const many = Array.from({ length: 20 }, () => 1);
const unlike = stored({}, { origin: { ...CLAIM, key: 'other' } });

type Seed = Partial<Parameters<typeof searchOf>[2]> & { before?: string | undefined };
async function find(wanted: BaselineChoice = { kind: 'auto' }, seed: Seed = {}) {
  const { event = 'pull_request', before = main[1], ...more } = seed;
  const [first = '', , last = ''] = main;
  const pull = pullPayload({ sha: head, ref: 'fix' }, { sha: last, ref: 'main' });
  const push = { repository: pull.repository, before };
  const isPull = event === 'pull_request';
  const payload = isPull ? pull : event === 'push' ? push : { repository: pull.repository };
  const commit = isPull ? first : last;
  const search = searchOf(github, folder, { event, commit, payload, ...more });
  const found = await findBaseline(wanted, search);
  const facts = found?.facts;
  if (facts?.state !== 'found') return [facts?.state, facts?.reason, facts?.permission];
  return [facts.state, main.indexOf(facts.origin.commit ?? ''), facts.origin.branch];
}
const FOUND = (commit: number) => ['found', commit, 'main'];
const ended = (...[state, reason, permission = null]: (string | null)[]) => {
  return [state, reason, permission];
};
const bomb = () => zipSync({ 'report.json': new Uint8Array(65 * 2 ** 20) });
const TOO_LARGE = ended('unusable', 'too-large');
const MALFORMED = ended('none', 'malformed');
const EXPIRED = ended('none', 'expired');
const NONE = ended('none', 'no-run');
const AMBIGUOUS = ended('unusable', 'ambiguous');

test.each<[string, () => unknown, unknown]>([
  ['the merge base', () => [addRun(0, stored()), addRun(1, stored())], FOUND(1)],
  ['a commit before it', () => [addRun(0, stored()), addRun(2, stored())], FOUND(0)],
  ['commits after it only', () => addRun(2, stored()), NONE],
  ['a fork, on a branch main', () => addRun(1, stored(), { repositoryId: FORK_ID }), NONE],
  ['a schedule', () => addRun(1, stored(), { event: 'schedule' }), FOUND(1)],
  ['a run by hand', () => addRun(1, stored(), { event: 'workflow_dispatch' }), FOUND(1)],
  ['a run after another one', () => addRun(1, stored(), { event: 'workflow_run' }), NONE],
  ['a pull request', () => addRun(1, stored(), { event: 'pull_request' }), NONE],
  ['a run that goes on', () => addRun(1, stored(), { status: 'in_progress' }), NONE],
  ['another workflow', () => addRun(1, stored(), { workflow: '.github/workflows/x.yml' }), NONE],
  ['another branch', () => addRun(1, stored(), { branch: 'old' }), NONE],
  ['an expired artifact', () => github.expire(addRun(1, stored()).artifact), EXPIRED],
  [
    'an expired artifact, and then a run without this step',
    () => [github.expire(addRun(0, stored()).artifact), addRun(1, unlike)],
    NONE,
  ],
  ['another job', () => addRun(1, stored(), {}, `${STEP.stem}-slow`), NONE],
  ['another step', () => addRun(1, unlike), NONE],
  ['another source', () => addRun(1, stored({ source: 'results' })), NONE],
  ['two jobs of one name', () => [addRun(0, stored()), addJobs('', '..step-2')], AMBIGUOUS],
  ['a job whose name has a number more', () => [addRun(0, stored()), addJobs('-2')], FOUND(0)],
  ['two of one name, one an attempt', () => addJobs('', '..step-2', '..attempt-2'), AMBIGUOUS],
  [
    'a head that shares no commit with it: its tip',
    () => {
      head = github.commit('fix', {}, '');
      return addRun(2, stored());
    },
    FOUND(2),
  ],
  [
    'the second step of the job, in the second attempt',
    () => {
      const { run } = addRun(1, unlike);
      github.addArtifact(run, `${STEP.stem}..attempt-2`, unlike);
      github.addArtifact(run, `${STEP.stem}..attempt-2..step-2`, stored());
      github.addArtifact(run, `${STEP.stem}..attempt-3`, stored({ cases: [] }));
    },
    FOUND(1),
  ],
  ['no results', () => addRun(1, stored({ cases: [caseOf('a', '??')] })), ended('none', 'empty')],
  ['another version, then a report', () => [addRun(0, stored()), addRun(1, later)], FOUND(0)],
  ['another version', () => addRun(1, later), MALFORMED],
  ['another file', () => addRun(1, { 'other.json': '{}' }), MALFORMED],
  ['no archive', () => addRun(1, Buffer.from('PK')), MALFORMED],
  ['an archive of 64 kB that unpacks to 65 MiB', () => addRun(1, bomb()), TOO_LARGE],
  ['more than 20 runs', () => [addRun(0, stored()), ...many.map((at) => addRun(at, unlike))], NONE],
])('a pull request: %s', async (_name, arrange, outcome) => {
  arrange();
  expect(await find()).toEqual(outcome);
});

test.each<[string, Fault, string]>([
  ['compare/', 'reset', 'unreachable'],
  ['/runs?', 'page', 'unreachable'],
  ['/zip', 'cut', 'unreachable'],
  ['/artifacts?', { status: 502 }, 'unreachable'],
  ['/commits?', 'slow', 'timeout'],
])('trouble at %s: %j', async (path, fault, reason) => {
  addRun(1, stored());
  github.fail(path, fault);
  const limitMs = fault === 'slow' ? 500 : 60_000;
  expect(await find({ kind: 'auto' }, { limitMs })).toEqual(ended('unknown', reason));
  const main = { kind: 'branch', value: 'main' } as const;
  expect(await find(main, { limitMs })).toEqual(ended('unusable', reason));
});

test('the store of artifacts gets no token, and may not redirect', async () => {
  addRun(1, stored());
  expect(await find()).toEqual(FOUND(1));
  github.blobs.redirect = 'http://127.0.0.1:9/';
  expect(await find()).toEqual(ended('unknown', 'unreachable'));
});

test.each(['actions: read', 'contents: read'])('without %s', async (permission) => {
  const { run } = addRun(1, stored());
  github.permissions.delete(permission);
  expect(await find()).toEqual(ended('unknown', 'no-permission', permission));
  const named = await find({ kind: 'run', value: String(run) });
  if (permission === 'actions: read')
    expect(named).toEqual(ended('unusable', 'no-permission', permission));
});

test('without a token; where nothing is wanted', async () => {
  expect(await find({ kind: 'auto' }, { token: '' })).toEqual(ended('unknown', 'no-access'));
  expect(await find({ kind: 'none' })).toEqual([undefined, undefined, undefined]);
  const token = 'ghs_other';
  expect(await find({ kind: 'auto' }, { token })).toEqual(ended('unknown', 'bad-token'));
});

test('an Enterprise Server is not asked', async () => {
  addRun(1, stored());
  const server = 'https://github.acme.test';
  expect(await find({ kind: 'auto' }, { server })).toEqual(ended('unknown', 'enterprise'));
  expect(github.requests).toEqual([]);
});

test('other events: a push has the run before it, a schedule none that is later', async () => {
  addRun(0, stored());
  const { run } = addRun(2, stored());
  expect(await find({ kind: 'auto' }, { event: 'push' })).toEqual(FOUND(0));
  const forced = { event: 'push', before: 'f'.repeat(40) };
  expect(await find({ kind: 'auto' }, forced)).toEqual(FOUND(2));
  expect(await find({ kind: 'auto' }, { event: 'schedule' })).toEqual(FOUND(2));
  for (let id = run; id <= 9_000; id += 1) github.newId();
  addRun(2, stored(), { event: 'schedule' });
  expect(await find({ kind: 'auto' }, { event: 'schedule' })).toEqual(FOUND(2));
});

test.each<[string, BaselineChoice['kind'], string | Partial<RunSeed>, unknown]>([
  ['a branch', 'branch', 'main', FOUND(1)],
  ['an unknown branch', 'branch', 'mian', ended('unusable', 'missing')],
  ['a run', 'run', {}, FOUND(1)],
  ['a run of a change', 'run', { event: 'pull_request' }, ended('unusable', 'untrusted')],
  ['a run of a fork', 'run', { repositoryId: FORK_ID }, ended('unusable', 'untrusted')],
  ['an unknown run', 'run', '77', ended('unusable', 'missing')],
])('named: %s', async (_name, kind, named, outcome) => {
  const { run } = addRun(1, stored(), typeof named === 'string' ? {} : named);
  const value = typeof named === 'string' ? named : String(run);
  expect(await find({ kind, value } as BaselineChoice)).toEqual(outcome);
});

const LIE = ['found', -1, 'lie'];
const NOT_IN_BASE = ended('unusable', 'not-in-base');
test.each<[string, string, unknown, unknown]>([
  ['a folder', 'base', ended('unusable', 'malformed'), LIE],
  ['a file', 'base/report.json', ended('unusable', 'malformed'), LIE],
  ['that is not there', 'other.json', ended('unusable', 'missing'), NOT_IN_BASE],
  ['a link', 'link.json', ended('unusable', 'untrusted'), NOT_IN_BASE],
  ['of any name', 'g21', LIE, NOT_IN_BASE],
  ['beyond 1 MiB', 'large', ended('unusable', 'missing'), TOO_LARGE],
  ['out of the workspace', '/OUT/out.json', LIE, LIE],
])('file: %s', async (_name, named, fromDisk, fromBase) => {
  const outside = folderWith({ 'out.json': storedText() });
  mkdirSync(join(folder, 'base'));
  writeFileSync(join(folder, 'base/report.json'), '{}');
  writeFileSync(join(folder, 'g21'), `[${storedText()}]`);
  symlinkSync(join(outside, 'out.json'), join(folder, 'link.json'));
  main.push(github.commit('main', { 'large/report.json': ' '.repeat(2 ** 20 + 1) }, main[2]));
  main.splice(2, 1);
  const wanted = { kind: 'file', value: named.replace('/OUT', outside) } as const;
  expect(await find(wanted, { event: 'push' })).toEqual(fromDisk);
  expect(await find(wanted)).toEqual(fromBase);
});
