import type { ForkedRepository } from './forked-repository.ts';
import { forkRepo, type GuardedJob, ownRepo } from './guarded-job.ts';

type Commits = ForkedRepository['commits'];

/** A payload about a pull request of a repository. */
export const pullPayload = (
  head: unknown,
  { sha, mergeSha, base }: { sha: string; mergeSha: string; base: string },
) => ({
  repository: ownRepo,
  pull_request: {
    number: head === ownRepo ? 1 : 2,
    merge_commit_sha: mergeSha,
    head: { sha, ref: 'x', repo: head },
    base: { sha: base, ref: 'main', repo: ownRepo },
  },
});

const ownPull = ({ feature, featureMerge, main }: Commits) =>
  pullPayload(ownRepo, { sha: feature, mergeSha: featureMerge, base: main });
export const forkPull = ({ fork, forkMerge, main }: Commits) =>
  pullPayload(forkRepo, { sha: fork, mergeSha: forkMerge, base: main });

const comment = (number: number) => ({
  repository: ownRepo,
  issue: { number, pull_request: { url: 'x' } },
});
const workflowRun = (head: unknown, sha: string, event = 'pull_request') => ({
  repository: ownRepo,
  workflow_run: { event, head_sha: sha, head_branch: 'main', head_repository: head },
});

/** Events, each with what GitHub says of it. */
const EVENTS: Readonly<Record<string, (commits: Commits) => GuardedJob>> = {
  push: () => ({ event: 'push' }),
  'push of a tag': (commits) => ({ event: 'push', ref: 'refs/tags/v1', sha: commits.tagged }),
  schedule: () => ({ event: 'schedule' }),
  workflow_dispatch: () => ({ event: 'workflow_dispatch' }),
  repository_dispatch: () => ({ event: 'repository_dispatch' }),
  merge_group: () => ({ event: 'merge_group', ref: 'refs/heads/gh-readonly-queue/main/pr-2' }),
  release: (commits) => ({ event: 'release', ref: 'refs/tags/v1', sha: commits.tagged }),
  check_run: () => ({ event: 'check_run' }),
  deployment_status: (commits) => ({ event: 'deployment_status', ref: '', sha: commits.fork }),
  'issue_comment of a fork': () => ({ event: 'issue_comment', payload: comment(2) }),
  'issue_comment of an own branch': () => ({ event: 'issue_comment', payload: comment(1) }),
  'own pull_request': (commits) => ({
    event: 'pull_request',
    ref: 'refs/pull/1/merge',
    sha: commits.featureMerge,
    payload: ownPull(commits),
  }),
  "fork's pull_request": (commits) => ({
    event: 'pull_request',
    ref: 'refs/pull/2/merge',
    sha: commits.forkMerge,
    payload: forkPull(commits),
  }),
  "fork's pull_request_review": (commits) => ({
    event: 'pull_request_review',
    ref: 'refs/pull/2/merge',
    sha: commits.forkMerge,
    payload: forkPull(commits),
  }),
  "fork's pull_request_target": (commits) => ({
    event: 'pull_request_target',
    payload: forkPull(commits),
  }),
  'own pull_request_target': (commits) => ({
    event: 'pull_request_target',
    payload: ownPull(commits),
  }),
  "fork's workflow_run": (commits) => ({
    event: 'workflow_run',
    payload: workflowRun(forkRepo, commits.fork),
  }),
  'own workflow_run': (commits) => ({
    event: 'workflow_run',
    payload: workflowRun(ownRepo, commits.feature),
  }),
  "fork's run of pull_request_target": (commits) => ({
    event: 'workflow_run',
    payload: workflowRun(ownRepo, commits.fork, 'pull_request_target'),
  }),
  'an event nobody knows': () => ({ event: 'comet_sighted' }),
  'no event': () => ({ event: '' }),
};

/** A job of one of these events, or of another that GitHub says nothing of. */
export const jobOf = (event: string, commits: Commits): GuardedJob =>
  EVENTS[event]?.(commits) ?? { event };
