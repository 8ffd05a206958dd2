import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findBaseline } from '../../src/baseline/find.ts';
import { pullPayload, STEP, searchOf, storedText } from '../support/baselines.ts';
import { FORK_ID, GitHubEmulator, type RunSeed } from '../support/github/emulator.ts';
import { folderWith } from '../support/program.ts';
import { caseOf } from '../support/reports.ts';

let github: GitHubEmulator;
let folder = '';
beforeEach(async () => {
  github = await GitHubEmulator.start();
  folder = folderWith({});
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await github.close();
});

const { identity } = caseOf('a', 'p');
const word = (outcomes: string) => [{ identity, definition: null, outcomes }];

type Seed = Partial<RunSeed> & { outcomes: string; isHead?: boolean; isDown?: boolean };

test.each<[string, string, Seed, boolean | undefined]>([
  ['at another commit', 'pfpf', { outcomes: 'f' }, true],
  ['at this commit', 'pfpf', { outcomes: 'f', isHead: true }, false],
  ['on another branch', 'pfpf', { outcomes: 'f', branch: 'other' }, false],
  ['in a push', 'pfpf', { outcomes: 'f', event: 'push' }, false],
  ['in a fork of the branch', 'pfpf', { outcomes: 'f', repositoryId: FORK_ID }, true],
  ['not at all', 'pfpf', { outcomes: 'p' }, false],
  ['though it is steady', 'pppp', { outcomes: 'f' }, undefined],
  ['unknown to GitHub', 'pfpf', { outcomes: 'f', isDown: true }, false],
])('a case failed %s', async (_, outcomes, seed, expected) => {
  const store = (run: number, text: string) =>
    github.addArtifact(run, STEP.stem, { 'report.json': text });
  const commit = github.commit('main');
  store(github.addRun({ commit }), storedText({ history: word(outcomes) }));
  const first = github.commit('fix', {}, commit);
  const head = github.commit('fix');
  const own = { branch: 'fix', event: 'pull_request' };
  const run = github.addRun({ ...own, ...seed, commit: seed.isHead ? head : first });
  store(run, storedText({ cases: [caseOf('a', seed.outcomes)] }));
  if (seed.isDown) github.fail('?branch=fix', { status: 404 });
  const payload = pullPayload({ sha: head, ref: 'fix' }, { sha: commit, ref: 'main' });
  const search = searchOf(github, folder, { event: 'pull_request', commit: head, payload });
  const found = await findBaseline({ kind: 'auto' }, search);
  expect(found?.facts.state).toBe('found');
  expect(found?.failedBefore?.has(identity)).toBe(expected);
});
