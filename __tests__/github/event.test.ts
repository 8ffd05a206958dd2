import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type JobEvent, readEvent, readPayload } from '../../src/github/event.ts';
import { folderWith } from '../support/folder.ts';

const [SHA, HEAD, BASE, BEFORE] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40));
/** Variables of an event, of a branch other than main, or of a tag. */
function variablesOf(written: string) {
  const [name = '', ref = 'main', type = 'branch'] = written.split(' ');
  const event = { GITHUB_EVENT_NAME: name, GITHUB_REF_NAME: ref, GITHUB_REF_TYPE: type };
  const repository = { GITHUB_REPOSITORY: 'acme/servers', GITHUB_REPOSITORY_ID: '5' };
  return name === '' ? {} : { ...event, ...repository, GITHUB_SHA: SHA };
}
const repository = { id: 5, default_branch: 'main' };
/** A pull request from a repository into one. */
const pull = (from: number | null, into = 5, sha = HEAD, baseSha = BASE) => ({
  head: { sha, ref: 'fix', repo: from === null ? null : { id: from } },
  base: { sha: baseSha, ref: 'release/1', repo: { id: into } },
});
const pullRequest = (...given: Parameters<typeof pull>) => ({
  repository,
  pull_request: pull(...given),
});
const followed = (facts: object) => ({
  repository,
  workflow_run: { head_sha: HEAD, head_branch: 'fix', head_repository: { id: 5 }, ...facts },
});
const push = { repository, before: BEFORE };
const comment = (issue: object) => ({ repository, issue });
const group = { head_sha: HEAD, base_sha: BASE, base_ref: 'refs/heads/main' };
const QUEUE = 'gh-readonly-queue/main/pr-1';

const OF_BASE = { commit: BASE, branch: 'release/1' };
const OF_MAIN = { commit: null, branch: 'main' };
const AT_BASE = { at: 'commit', sha: BASE };
const AT_SHA = { at: 'commit', sha: SHA };
const OWN_PULL = { commit: HEAD, branch: 'fix', base: OF_BASE, policyBase: AT_BASE };
const FORK_PULL = { ...OWN_PULL, branch: null };
const QUEUED = { ...OWN_PULL, branch: QUEUE, base: { commit: BASE, branch: 'main' } };
const CHECKOUT = { at: 'checkout' };
const OWN_PUSH = { commit: SHA, branch: 'main', base: OF_MAIN, policyBase: CHECKOUT };
const PUSHED = { ...OWN_PUSH, base: { commit: BEFORE, branch: 'main' } };
const ON_PULL = { ...OWN_PUSH, policyBase: AT_SHA };
const OWN_RUN = { commit: HEAD, branch: 'fix', base: OF_MAIN, policyBase: AT_SHA };
const FORK_RUN = { ...OWN_RUN, branch: null };
const UNREADABLE = { ...OWN_PUSH, policyBase: { at: 'unknown' } };
const NOTHING = { ...OWN_PUSH, commit: '', branch: null, base: null };

const OF_FORK = { head_branch: 'main', head_repository: { id: 6 } };
test.each<[string, string, unknown, object]>([
  ['own pull request', 'pull_request', pullRequest(5), OWN_PULL],
  ['pull request of a fork', 'pull_request_target', pullRequest(6), FORK_PULL],
  ['pull request of a deleted fork', 'pull_request', pullRequest(null), FORK_PULL],
  ['review', 'pull_request_review', pullRequest(5), OWN_PULL],
  ['pull request without payload', 'pull_request', null, UNREADABLE],
  ['pull request of another shape', 'pull_request', { pull_request: 'x' }, UNREADABLE],
  ['pull request of no base', 'pull_request', pullRequest(5, 5, HEAD, '../main'), UNREADABLE],
  ['merge group', `merge_group ${QUEUE}`, { repository, merge_group: group }, QUEUED],
  ['merge group without payload', 'merge_group', {}, UNREADABLE],
  ['push to the default branch', 'push', push, PUSHED],
  ['first push', 'push', { ...push, before: '0'.repeat(40) }, OWN_PUSH],
  ['push to another branch', 'push fix', push, { ...OWN_PUSH, branch: 'fix' }],
  ['push of a tag', 'push v1 tag', push, { ...OWN_PUSH, branch: null }],
  ['schedule', 'schedule', { repository }, OWN_PUSH],
  ['dispatch', 'workflow_dispatch', { repository }, OWN_PUSH],
  ['comment on a pull request', 'issue_comment', comment({ pull_request: {} }), ON_PULL],
  ['comment on an issue', 'issue_comment', comment({}), OWN_PUSH],
  ['run of an own branch', 'workflow_run', followed({}), OWN_RUN],
  ['run of a fork with a branch main', 'workflow_run', followed(OF_FORK), FORK_RUN],
  ['run of a deleted fork', 'workflow_run', followed({ head_repository: null }), FORK_RUN],
  [
    'run of a pull request, other ones of which have another commit or repository',
    'workflow_run',
    followed({ pull_requests: [pull(5), pull(5, 5, SHA), pull(5, 6)] }),
    { ...OWN_RUN, base: OF_BASE },
  ],
  ['two pull requests', 'workflow_run', followed({ pull_requests: [pull(5), pull(5)] }), OWN_RUN],
  ['run without payload', 'workflow_run', null, ON_PULL],
  ['nothing', '', null, NOTHING],
])('%s', (_name, written, payload, expected) => {
  const { commit, branch, base, policyBase } = readEvent(variablesOf(written), payload);
  expect({ commit, branch, base, policyBase }).toEqual(expected);
});

const workflow = '.github/workflows/evals.yml';
const GITHUB_WORKFLOW_REF = `acme/servers/${workflow}@refs/heads/a@b`;
const STEP = { GITHUB_WORKFLOW_REF, GITHUB_JOB: 'evals', GITHUB_ACTION: '__acme_gate_2' };
const RUN = { GITHUB_RUN_ID: '12345678901', GITHUB_RUN_ATTEMPT: '2' };
const known = { workflow, job: 'evals', step: '__acme_gate_2', runId: 12_345_678_901, attempt: 2 };
test.each<[Record<string, string>, Partial<JobEvent>]>([
  [{}, { runId: null, attempt: 1, workflow: null, job: '', step: '' }],
  [{ ...STEP, ...RUN }, known],
  [{ GITHUB_WORKFLOW_REF: 'acme/shared/.github/workflows/evals.yml@v1' }, { workflow: null }],
])('the job of %j', (more, expected) => {
  const event = readEvent({ ...variablesOf('push'), ...more }, null);
  expect(event).toMatchObject({ name: 'push', repository: 'acme/servers', ...expected });
});

test.each<[string | null, unknown]>([
  ['{"action":"opened"}', { action: 'opened' }],
  ['no JSON', null],
  [null, null],
])('the payload %j', async (text, payload) => {
  const folder = folderWith(text === null ? {} : { 'event.json': text });
  expect(await readPayload({ GITHUB_EVENT_PATH: join(folder, 'event.json') })).toEqual(payload);
  expect(await readPayload({})).toBeNull();
});
