import { beforeEach, expect, test } from '@jest/globals';
import { findBaseline } from '../../src/baseline/find.ts';
import { pullPayload, STEP, searchOf, storedText } from '../support/baselines.ts';
import { folderWith } from '../support/folder.ts';
import { FORK_ID, GitHubEmulator, type RunSeed } from '../support/github/emulator.ts';
import { caseOf } from '../support/reports.ts';

let github: GitHubEmulator;
let folder = '';
beforeEach(async () => {
  github = await GitHubEmulator.start();
  folder = folderWith();
});

const { identity } = caseOf('a', 'p');
const word = (outcomes: string) => [{ identity, definition: null, outcomes }];

type Flags = { isHead?: boolean; isDown?: boolean; isFork?: boolean; isNamed?: boolean };
/** `of` is the event of this job. */
type Seed = Partial<RunSeed> & Flags & { outcomes: string; of?: string; base?: string };

test.each<[string, string, Seed, boolean | undefined]>([
  ['at another commit', 'pfpf', { outcomes: 'f' }, true],
  ['at this commit', 'pfpf', { outcomes: 'f', isHead: true }, false],
  ['on another branch', 'pfpf', { outcomes: 'f', branch: 'other' }, false],
  ['in a push', 'pfpf', { outcomes: 'f', event: 'push' }, false],
  ['in a pull request, and this is none', 'pfpf', { outcomes: 'f', of: 'schedule' }, false],
  ['in the run before, of a branch', 'pfpf', { outcomes: 'p', of: 'schedule', base: 'f' }, true],
  ['in the baseline of a pull request', 'pfpf', { outcomes: 'p', base: 'f' }, false],
  ['in a run for a comment', 'pfpf', { outcomes: 'f', of: 'issue_comment' }, undefined],
  ['in a change of a fork', 'pfpf', { outcomes: 'f', isFork: true }, undefined],
  ['at another commit, and a run is named', 'pfpf', { outcomes: 'f', isNamed: true }, true],
  ['in a fork of the branch', 'pfpf', { outcomes: 'f', repositoryId: FORK_ID }, true],
  ['not at all', 'pfpf', { outcomes: 'p' }, false],
  ['though it is steady', 'pppp', { outcomes: 'f' }, undefined],
  ['unknown to GitHub', 'pfpf', { outcomes: 'f', isDown: true }, undefined],
])('a case failed %s', async (_, outcomes, seed, expected) => {
  const store = (run: number, text: string) =>
    github.addArtifact(run, STEP.stem, { 'report.json': text });
  const commit = github.commit('main');
  const base = github.addRun({ commit });
  store(base, storedText({ history: word(outcomes), cases: [caseOf('a', seed.base ?? 'p')] }));
  const first = github.commit('fix', {}, commit);
  const head = github.commit('fix');
  const { of = 'pull_request' } = seed;
  const own = { branch: 'fix', event: 'pull_request' };
  const run = github.addRun({ ...own, ...seed, commit: seed.isHead ? head : first });
  store(run, storedText({ cases: [caseOf('a', seed.outcomes)] }));
  if (seed.isDown) github.fail('?branch=fix', { status: 404 });
  const from = seed.isFork ? FORK_ID : undefined;
  const pull = pullPayload({ sha: head, ref: 'fix' }, { sha: commit, ref: 'main' }, from);
  const { repository } = pull;
  const other = of === 'schedule' ? {} : { issue: { pull_request: {} } };
  const payload = of === 'pull_request' ? pull : { repository, ...other };
  const search = searchOf(github, folder, { event: of, commit: head, payload });
  const wanted = seed.isNamed ? ({ kind: 'run', value: `${base}` } as const) : null;
  const found = await findBaseline(wanted ?? { kind: 'auto' }, search);
  expect(found?.facts.state).toBe('found');
  expect(found?.failedBefore?.has(identity)).toBe(expected);
});
