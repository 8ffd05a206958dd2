import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type JobEvent, readEvent, readPayload } from '../../src/github/event.ts';

const [SHA, HEAD, BASE, BEFORE] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40));
const variables = (name: string, ref = 'main', type = 'branch') => ({
  GITHUB_EVENT_NAME: name,
  GITHUB_REPOSITORY: 'acme/servers',
  GITHUB_REPOSITORY_ID: '5',
  GITHUB_SHA: SHA,
  GITHUB_REF_NAME: ref,
  GITHUB_REF_TYPE: type,
});
const repository = { id: 5, default_branch: 'main' };
const pullRequest = (repo: object | null) => ({
  repository,
  pull_request: {
    head: { sha: HEAD, ref: 'fix', repo },
    base: { sha: BASE, ref: 'release/1', repo: { id: 5 } },
  },
});
const listed = (sha: string | undefined, id: number) => ({
  head: { sha, ref: 'fix', repo: { id: 5 } },
  base: { sha: BASE, ref: 'release/1', repo: { id } },
});
const followed = (facts: object) => ({
  repository,
  workflow_run: { head_sha: HEAD, head_branch: 'fix', head_repository: { id: 5 }, ...facts },
});
const group = { head_sha: HEAD, base_sha: BASE, base_ref: 'refs/heads/main' };

const OF_BASE = { commit: BASE, branch: 'release/1' };
const OF_MAIN = { commit: null, branch: 'main' };
const AT_BASE = { at: 'commit', sha: BASE };
const AT_SHA = { at: 'commit', sha: SHA };
const CHECKOUT = { at: 'checkout' };
const UNKNOWN = { at: 'unknown' };
const OWN_PULL = { commit: HEAD, branch: 'fix', base: OF_BASE, policyBase: AT_BASE };
const FORK_PULL = { ...OWN_PULL, branch: null };
const OWN_PUSH = { commit: SHA, branch: 'main', base: OF_MAIN, policyBase: CHECKOUT };
const OWN_RUN = { commit: HEAD, branch: 'fix', base: OF_MAIN, policyBase: AT_SHA };
const FORK_RUN = { ...OWN_RUN, branch: null };
const UNREADABLE = { ...OWN_PUSH, policyBase: UNKNOWN };

test.each<[string, Partial<Record<string, string>>, unknown, object]>([
  ['own pull request', variables('pull_request'), pullRequest({ id: 5 }), OWN_PULL],
  ['pull request of a fork', variables('pull_request_target'), pullRequest({ id: 6 }), FORK_PULL],
  ['pull request of a deleted fork', variables('pull_request'), pullRequest(null), FORK_PULL],
  ['review', variables('pull_request_review'), pullRequest({ id: 5 }), OWN_PULL],
  ['pull request without payload', variables('pull_request'), null, UNREADABLE],
  ['pull request of another shape', variables('pull_request'), { pull_request: 'x' }, UNREADABLE],
  [
    'pull request without a base commit',
    variables('pull_request'),
    { pull_request: { ...pullRequest(null).pull_request, base: { sha: '../main', ref: 'x' } } },
    UNREADABLE,
  ],
  [
    'merge group',
    variables('merge_group', 'gh-readonly-queue/main/pr-1'),
    { repository, merge_group: group },
    {
      ...OWN_PULL,
      branch: 'gh-readonly-queue/main/pr-1',
      base: { commit: BASE, branch: 'main' },
    },
  ],
  ['merge group without payload', variables('merge_group'), {}, { ...UNREADABLE }],
  [
    'push to the default branch',
    variables('push'),
    { repository, before: BEFORE },
    { ...OWN_PUSH, base: { commit: BEFORE, branch: 'main' } },
  ],
  ['first push', variables('push'), { repository, before: '0'.repeat(40) }, OWN_PUSH],
  [
    'push to another branch',
    variables('push', 'fix'),
    { repository, before: BEFORE },
    { ...OWN_PUSH, branch: 'fix' },
  ],
  [
    'push of a tag',
    variables('push', 'v1', 'tag'),
    { repository, before: BEFORE },
    { ...OWN_PUSH, branch: null },
  ],
  ['schedule', variables('schedule'), { repository }, OWN_PUSH],
  ['dispatch', variables('workflow_dispatch'), { repository }, { ...OWN_PUSH }],
  [
    'comment on a pull request',
    variables('issue_comment'),
    { repository, issue: { pull_request: {} } },
    { ...OWN_PUSH, policyBase: AT_SHA },
  ],
  ['comment on an issue', variables('issue_comment'), { repository, issue: {} }, { ...OWN_PUSH }],
  ['run of an own branch', variables('workflow_run'), followed({}), OWN_RUN],
  [
    'run of a fork with a branch main',
    variables('workflow_run'),
    followed({ head_branch: 'main', head_repository: { id: 6 } }),
    FORK_RUN,
  ],
  [
    'run of a deleted fork',
    variables('workflow_run'),
    followed({ head_repository: null }),
    FORK_RUN,
  ],
  [
    'run of a pull request',
    variables('workflow_run'),
    followed({ pull_requests: [listed(HEAD, 5), listed(SHA, 5), listed(HEAD, 6)] }),
    { ...OWN_RUN, base: OF_BASE },
  ],
  [
    'run of two pull requests',
    variables('workflow_run'),
    followed({ pull_requests: [listed(HEAD, 5), listed(HEAD, 5)] }),
    OWN_RUN,
  ],
  ['run without payload', variables('workflow_run'), null, { ...OWN_PUSH, policyBase: AT_SHA }],
  ['nothing', {}, null, { commit: '', branch: null, base: null, policyBase: CHECKOUT }],
])('%s', (_name, environment, payload, expected) => {
  const { commit, branch, base, policyBase } = readEvent(environment, payload);
  expect({ commit, branch, base, policyBase }).toEqual(expected);
});

test.each<[Record<string, string>, Partial<JobEvent>]>([
  [{}, { runId: null, attempt: 1, workflow: null, job: '', step: '' }],
  [
    {
      GITHUB_WORKFLOW_REF: 'acme/servers/.github/workflows/evals.yml@refs/heads/a@b',
      GITHUB_JOB: 'evals',
      GITHUB_ACTION: '__acme_gate_2',
      GITHUB_RUN_ID: '12345678901',
      GITHUB_RUN_ATTEMPT: '2',
    },
    {
      workflow: '.github/workflows/evals.yml',
      job: 'evals',
      step: '__acme_gate_2',
      runId: 12_345_678_901,
      attempt: 2,
    },
  ],
  [{ GITHUB_WORKFLOW_REF: 'acme/shared/.github/workflows/evals.yml@v1' }, { workflow: null }],
])('the job of %j', (more, expected) => {
  const event = readEvent({ ...variables('push'), ...more }, null);
  expect(event).toMatchObject({ name: 'push', repository: 'acme/servers', ...expected });
});

test.each<[string | null, unknown]>([
  ['{"action":"opened"}', { action: 'opened' }],
  ['no JSON', null],
  [null, null],
])('the payload %j', async (text, payload) => {
  const path = join(mkdtempSync(join(tmpdir(), 'event-')), 'event.json');
  if (text !== null) writeFileSync(path, text);
  expect(await readPayload({ GITHUB_EVENT_PATH: path })).toEqual(payload);
  expect(await readPayload({})).toBeNull();
});
