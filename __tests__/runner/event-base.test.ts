import { describe, expect, it } from '@jest/globals';
import { type EventBase, readEventBase, readOwnRun } from '../../src/runner/event-base.ts';

const onBranch = (name: string, event = 'push') => ({
  ...{ GITHUB_EVENT_NAME: event, GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: name },
});
const repository = { default_branch: 'main' };

describe('readEventBase', () => {
  it.each<[string, Record<string, string>, unknown, EventBase | null]>([
    [
      'a pull request',
      { GITHUB_EVENT_NAME: 'pull_request' },
      { pull_request: { base: { ref: 'release/1', sha: 'b1' } }, repository },
      { branch: 'release/1', base: 'b1' },
    ],
    [
      'a merge group',
      { GITHUB_EVENT_NAME: 'merge_group' },
      { merge_group: { base_ref: 'refs/heads/main', base_sha: 'b2' } },
      { branch: 'main', base: 'b2' },
    ],
    [
      'a push to the default branch',
      onBranch('main'),
      { repository },
      { branch: 'main', base: null },
    ],
    ['a schedule', onBranch('main', 'schedule'), { repository }, { branch: 'main', base: null }],
    ['a push elsewhere', onBranch('fix'), { repository }, { branch: 'main', base: 'main' }],
    ['a push that says no more', onBranch('fix'), null, { branch: 'fix', base: null }],
    [
      'a tag',
      { ...onBranch('v1'), GITHUB_REF_TYPE: 'tag' },
      { repository },
      { branch: 'main', base: 'main' },
    ],
    [
      'a finished workflow',
      onBranch('main', 'workflow_run'),
      { repository, workflow_run: { head_sha: 'f1' } },
      { branch: 'main', base: 'main' },
    ],
    ['an event of nothing', {}, {}, null],
  ])('tells the base of %s', (_name, env, payload, base) => {
    expect(readEventBase(env, payload)).toEqual(base);
  });
});

describe('of a run that another workflow follows', () => {
  const GITHUB_REPOSITORY = 'octo/servers';
  const followed = (run: Record<string, unknown>) => ({
    repository: { ...repository, id: 5 },
    workflow_run: {
      ...{ id: 7, workflow_id: 17, event: 'pull_request', head_sha: 'f1', head_branch: 'main' },
      ...{ head_repository: { full_name: 'octo/servers' }, pull_requests: [], ...run },
    },
  });
  const pull = (sha: string, repositoryId: number) => ({
    ...{ head: { sha }, base: { ref: 'release/1', sha: 'b1', repo: { id: repositoryId } } },
  });
  const DEFAULT_BRANCH = { branch: 'main', base: 'main' };

  it.each<[string, Record<string, unknown>, EventBase]>([
    ['a push', { event: 'push' }, { branch: 'main', base: null }],
    ['a push elsewhere', { event: 'push', head_branch: 'fix' }, DEFAULT_BRANCH],
    [
      'a push of a fork',
      { event: 'push', head_repository: { full_name: 'm/servers' } },
      DEFAULT_BRANCH,
    ],
    [
      "a pull request of a fork's main",
      { head_repository: { full_name: 'm/servers' } },
      DEFAULT_BRANCH,
    ],
    ['a pull request', { pull_requests: [pull('f1', 5)] }, { branch: 'release/1', base: 'b1' }],
    ['one of other code', { pull_requests: [pull('f0', 5)] }, DEFAULT_BRANCH],
    ['one to another repository', { pull_requests: [pull('f1', 6)] }, DEFAULT_BRANCH],
    ['two', { pull_requests: [pull('f1', 5), pull('f1', 5)] }, DEFAULT_BRANCH],
  ])('%s has its base', (_name, run, base) => {
    expect(readEventBase({ GITHUB_REPOSITORY }, followed(run))).toEqual(base);
  });

  it('the results are those of that run', () => {
    const env = { GITHUB_REPOSITORY, GITHUB_RUN_ID: '9' };
    expect(readOwnRun(env, followed({}))).toEqual({ workflow: '17', id: 7, isTriggering: true });
  });
});

it('readOwnRun names the workflow of the repository itself', () => {
  const of = (ref: string, id = '9') =>
    readOwnRun(
      { GITHUB_REPOSITORY: 'octo/servers', GITHUB_WORKFLOW_REF: ref, GITHUB_RUN_ID: id },
      {},
    );
  const ref = 'octo/servers/.github/workflows/evals.yml@refs/heads/main';
  expect(of(ref)).toEqual({ workflow: 'evals.yml', id: 9, isTriggering: false });
  expect(of('octo/shared/.github/workflows/evals.yml@refs/heads/main')).toBeNull();
  expect(of(ref, '')).toBeNull();
  expect(of('')).toBeNull();
});
