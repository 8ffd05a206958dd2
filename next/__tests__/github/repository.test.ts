/** Commits, runs and artifacts of one repository. */
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { readArchivedFile } from '../../src/github/archive.ts';
import { openGitHub } from '../../src/github/client.ts';
import { fileAt, history, mergeBase } from '../../src/github/commits.ts';
import * as runs from '../../src/github/workflow-runs.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { FORK_ID, GitHubEmulator, type RunSeed, TOKEN } from '../support/github/emulator.ts';

let emulator: GitHubEmulator;
/** Commits of main, the oldest first. */
let main: string[];
let head: string;

beforeEach(async () => {
  await emulator?.close();
  emulator = await GitHubEmulator.start();
  main = ['one', 'two', 'three'].map((text) => emulator.commit('main', { 'gate.yml': text }));
  head = emulator.commit('fix', { 'gate.yml': 'changed' }, main[1]);
});
afterAll(() => emulator.close());

function open() {
  const { signal } = new AbortController();
  const { variables } = emulator;
  const redactor = new Redactor();
  const sleep = async () => {};
  const options = { token: TOKEN, variables, signal, redactor, now: Date.now, sleep };
  const github = openGitHub({ ...options, limitMs: 120_000 });
  if (github === null) throw new Error('there is no client');
  return github;
}

test('the merge base of a branch and a commit, without a list of files', async () => {
  expect(await mergeBase(open(), 'main', head)).toBe(main[1]);
  expect(emulator.requests[0]?.path).toMatch(/per_page=1&page=2|page=2&per_page=1/);
});

test('the history of a commit, at most 100', async () => {
  expect(await history(open(), head)).toEqual([head, main[1], main[0]]);
  for (let index = 0; index < 120; index += 1) emulator.commit('main');
  expect(await history(open(), 'main')).toHaveLength(100);
});

test('a file at a commit', async () => {
  const large = emulator.commit('large', { 'gate.yml': 'x'.repeat(2 ** 20 + 1) });
  expect(await fileAt(open(), main[0] ?? '', 'gate.yml')).toBe('one');
  expect(await fileAt(open(), head, 'gate.yml')).toBe('changed');
  expect(await fileAt(open(), head, 'none.yml')).toBeNull();
  await expect(fileAt(open(), large, 'gate.yml')).rejects.toThrow('too-large');
  emulator.permissions.delete('contents: read');
  const failure = { what: 'status', status: 404, permission: 'contents: read' };
  await expect(fileAt(open(), head, 'gate.yml')).rejects.toMatchObject({ failure });
});

const WORKFLOW = '.github/workflows/evals.yml';
const listed = async (commits: string[]) => {
  const terms = { workflow: WORKFLOW, branch: 'main', commits };
  const found = await runs.trustedRuns(open(), terms);
  return found.map((run) => run.id);
};

test.each<[boolean, Partial<RunSeed>]>([
  [true, {}],
  [true, { event: 'schedule' }],
  [true, { event: 'workflow_dispatch' }],
  [false, { event: 'pull_request' }],
  [false, { event: 'workflow_run' }],
  [false, { event: 'pull_request', repositoryId: FORK_ID }],
  [false, { repositoryId: FORK_ID }],
  [false, { branch: 'fix' }],
  [false, { status: 'in_progress' }],
  [false, { workflow: '.github/workflows/nightly.yml' }],
])('trusted is %s of %j', async (isTrusted, facts) => {
  const id = emulator.addRun({ commit: head, ...facts });
  expect(await listed([head])).toEqual(isTrusted ? [id] : []);
});

test('runs go by the order of commits, then by time', async () => {
  const [one = '', two = '', three = ''] = main;
  const ids = [one, two, two, three].map((commit) => emulator.addRun({ commit }));
  expect(await listed([three, two, one])).toEqual(ids.toReversed());
  expect(await listed([two, one])).toEqual([ids[2], ids[1], ids[0]]);
});

test('runs are found behind more runs of forks than one page has', async () => {
  const [one = '', two = ''] = main;
  const ids = [one, two].map((commit) => emulator.addRun({ commit }));
  const night = emulator.addRun({ commit: two, event: 'schedule' });
  for (let index = 0; index < 120; index += 1) {
    emulator.addRun({ commit: head, event: 'pull_request', repositoryId: FORK_ID });
  }
  expect(await listed([two, one])).toEqual([night, ...ids.toReversed()]);
});

test('a run that is named', async () => {
  const id = emulator.addRun({ commit: head, event: 'pull_request', repositoryId: FORK_ID });
  const run = await runs.runById(open(), id);
  expect(run).toMatchObject({ id, head_sha: head, event: 'pull_request' });
  expect(runs.isTrustedRun(run)).toBe(false);
  await expect(runs.runById(open(), 7)).rejects.toMatchObject({ failure: { status: 404 } });
  emulator.permissions.clear();
  const failure = { status: 403, permission: 'actions: read' };
  await expect(runs.runById(open(), id)).rejects.toMatchObject({ failure });
});

/** An artifact with a report, behind those of many legs. */
async function reported() {
  const run = emulator.addRun({ commit: head });
  for (let index = 0; index < 130; index += 1) emulator.addArtifact(run, `leg-${index}`, {});
  const expired = emulator.addArtifact(run, 'report-evals', {});
  const id = emulator.addArtifact(run, 'report-evals-attempt-2', { 'report.json': '{}' });
  emulator.expire(expired);
  const found = await runs.artifactsOf(open(), run, 'report-evals');
  expect(found).toMatchObject([{ expired: true }, { id, name: 'report-evals-attempt-2' }]);
  const [, artifact] = found;
  if (artifact === undefined) throw new Error('there is no artifact');
  return artifact;
}

test('an artifact comes from the store, which gets no token', async () => {
  const archive = await runs.downloadArtifact(open(), await reported());
  expect(readArchivedFile(archive, 'report.json').toString()).toBe('{}');
  expect(emulator.blobs.requests).toHaveLength(1);
  expect(Object.keys(emulator.blobs.requests[0]?.headers ?? {})).not.toContain('authorization');
});

test('an artifact that cannot be had', async () => {
  const artifact = await reported();
  const download = (one: runs.Artifact) => runs.downloadArtifact(open(), one);
  await expect(download({ ...artifact, size_in_bytes: 2 ** 27 })).rejects.toThrow('too-large');
  emulator.blobs.redirect = emulator.variables.GITHUB_API_URL;
  const redirected = { what: 'status', status: 302, permission: null };
  await expect(download(artifact)).rejects.toMatchObject({ failure: redirected });
  emulator.expire(artifact.id);
  await expect(download(artifact)).rejects.toMatchObject({ failure: { status: 410 } });
  emulator.fail('/zip', 'page');
  await expect(download(artifact)).rejects.toThrow('malformed');
});
