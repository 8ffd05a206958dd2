/** Commits, runs and artifacts of one repository. */
import { beforeEach, expect, test } from '@jest/globals';
import { history, mergeBase } from '../../src/github/commits.ts';
import * as runs from '../../src/github/workflow-runs.ts';
import { clientOf } from '../support/github/client.ts';
import { FORK_ID, GitHubEmulator } from '../support/github/emulator.ts';

let emulator: GitHubEmulator;
/** Commits of main, the oldest first. */
let main: string[];
let head: string;

beforeEach(async () => {
  emulator = await GitHubEmulator.start();
  main = ['one', 'two', 'three'].map((text) => emulator.commit('main', { 'gate.yml': text }));
  head = emulator.commit('fix', { 'gate.yml': 'changed' }, main[1]);
});

const open = () => clientOf(emulator);

test('the merge base of a branch and a commit, without a list of files', async () => {
  expect(await mergeBase(open(), 'main', head)).toBe(main[1]);
  expect(emulator.requests[0]?.path).toMatch(/per_page=1&page=2|page=2&per_page=1/);
});

test('the history of a commit, at most 100', async () => {
  expect(await history(open(), head)).toEqual([head, main[1], main[0]]);
  for (let index = 0; index < 120; index += 1) emulator.commit('main');
  expect(await history(open(), 'main')).toHaveLength(100);
});

const WORKFLOW = '.github/workflows/evals.yml';
const listed = async (commits: string[]) => {
  const terms = { workflow: WORKFLOW, branch: 'main', commits };
  const found = await runs.trustedRuns(open(), terms);
  return found.map((run) => run.id);
};

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

test('an artifact is found behind those of many legs, and may be too large or gone', async () => {
  const run = emulator.addRun({ commit: head });
  for (let index = 0; index < 130; index += 1) emulator.addArtifact(run, `leg-${index}`, {});
  const expired = emulator.addArtifact(run, 'report-evals', {});
  emulator.expire(expired);
  const id = emulator.addArtifact(run, 'report-evals-attempt-2', { 'report.json': '{}' });
  const [first, second] = await runs.artifactsOf(open(), run, 'report-evals');
  expect(first).toMatchObject({ id: expired, expired: true });
  expect(second).toMatchObject({ id, name: 'report-evals-attempt-2', expired: false });
  const download = (members: Partial<runs.Artifact>) =>
    runs.downloadArtifact(open(), Object.assign({}, second, members));
  await expect(download({ size_in_bytes: 2 ** 27 })).rejects.toThrow('too-large');
  emulator.expire(id);
  await expect(download({})).rejects.toMatchObject({ failure: { status: 410 } });
  emulator.fail('/zip', 'page');
  await expect(download({})).rejects.toThrow('malformed');
});
