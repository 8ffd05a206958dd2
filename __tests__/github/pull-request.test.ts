import { expect, test } from '@jest/globals';
import { GitHubError } from '../../src/github/client.ts';
import { readEvent } from '../../src/github/event.ts';
import { findPulls } from '../../src/github/pull-request.ts';
import { surfaceKey, surfaceName } from '../../src/surfaces/identity.ts';
import { clientOf } from '../support/github/client.ts';
import { servePulls } from '../support/github/comments.ts';
import { FORK_ID, GitHubEmulator, OWNER, REPO, REPOSITORY_ID } from '../support/github/emulator.ts';

const [FIX, PATCH, TWICE, MOVED, AWAY, CLOSED] = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) =>
  letter.repeat(40),
) as [string, string, string, string, string, string];
const emulator = await GitHubEmulator.start();
const { addPull } = servePulls(emulator);
addPull({ number: 1, head: FIX });
addPull({ number: 2, head: PATCH, branch: 'main', from: FORK_ID });
addPull({ number: 3, head: TWICE, branch: 'twice' });
addPull({ number: 4, head: TWICE, branch: 'twice' });
addPull({ number: 5, head: MOVED, branch: 'moved' });
addPull({ number: 6, head: AWAY, branch: 'away', into: 'forker/other' });
addPull({ number: 7, head: CLOSED, branch: 'closed', state: 'closed' });

const repository = { id: REPOSITORY_ID, default_branch: 'main' };
const run = (head_sha: string, head_branch: string | null, id: number | null = REPOSITORY_ID) => {
  const owner = { login: id === REPOSITORY_ID ? OWNER : 'forker' };
  const head_repository = id === null ? null : { id, owner };
  // What the event says of pull requests is not believed.
  const pull_requests = [{ number: 42 }];
  return { repository, workflow_run: { head_sha, head_branch, head_repository, pull_requests } };
};
const issue = (number: number, more: object) => ({ repository, issue: { number, ...more } });
const end = { sha: FIX, ref: 'fix', repo: repository };

test.each<[string, string, object, number | string | null]>([
  ['a pull request', 'pull_request', { pull_request: { number: 1, head: end, base: end } }, 1],
  ['a comment on a pull request', 'issue_comment', issue(1, { pull_request: {} }), 1],
  ['a comment on an issue', 'issue_comment', issue(1, {}), null],
  ['a comment on one that is gone', 'issue_comment', issue(9, { pull_request: {} }), '404'],
  ['a closed one', 'issue_comment', issue(7, { pull_request: {} }), null],
  ['a push', 'push', { repository }, null],
  ['a run of a branch', 'workflow_run', run(FIX, 'fix'), 1],
  ['a run of a fork', 'workflow_run', run(PATCH, 'main', FORK_ID), 2],
  ['a run of main, as the branch of a fork', 'workflow_run', run(PATCH, 'main'), null],
  ['a run of two pull requests', 'workflow_run', run(TWICE, 'twice'), '3,4'],
  ['a run of an older commit', 'workflow_run', run(FIX, 'moved'), 5],
  ['a run of a branch of another name', 'workflow_run', run(FIX, 'renamed'), 1],
  ['a run of an unknown commit', 'workflow_run', run('9'.repeat(40), 'gone'), null],
  ['a run of a pull request elsewhere', 'workflow_run', run(AWAY, 'away'), null],
  ['a run of a closed pull request', 'workflow_run', run(CLOSED, 'closed'), null],
  ['a run of a deleted fork', 'workflow_run', run(PATCH, 'main', null), null],
  ['a run without a branch', 'workflow_run', run(FIX, null), null],
])('%s', async (_name, name, payload, expected) => {
  const variables = { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: `${OWNER}/${REPO}` };
  const found = await findPulls(clientOf(emulator), readEvent(variables, payload)).catch(
    (error: unknown) => {
      if (error instanceof GitHubError) return [{ number: error.failure.status }];
      throw error;
    },
  );
  expect(found.map(({ number }) => number).join()).toBe(String(expected ?? ''));
});

test.each<[string, number, boolean]>([
  ['pull_request', FORK_ID, true],
  ['pull_request_review', FORK_ID, true],
  ['pull_request_target', FORK_ID, false],
  ['pull_request', REPOSITORY_ID, false],
])('the token in a %s from repository %d, read-only: %p', (GITHUB_EVENT_NAME, id, expected) => {
  const pull_request = { head: { ...end, repo: { id } }, base: end };
  const event = readEvent({ GITHUB_EVENT_NAME }, { repository, pull_request });
  expect(event.isReadOnly).toBe(expected);
});

test('keys of surfaces differ by workflow, job, leg, and name or step', () => {
  const event = { ...readEvent({}, null), workflow: 'ci.yml', job: 'test', step: 'gate' };
  const keys = [
    surfaceKey(event, '', ''),
    surfaceKey({ ...event, workflow: 'nightly.yml' }, '', ''),
    surfaceKey({ ...event, job: 'evals' }, '', ''),
    surfaceKey(event, 'linux', ''),
    surfaceKey({ ...event, step: 'gate_2' }, '', ''),
    surfaceKey(event, '', 'main'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(surfaceKey({ ...event, step: 'gate_2' }, '', 'main')).toBe(keys[5]);
});

test.each([
  [['evals', '', ''], 'evals'],
  [['evals', 'node 20', '__acme_gate'], 'evals (node 20)'],
  [['evals', '20', 'gate'], 'evals (20, gate)'],
  [['evals', '', 'evals'], 'evals'],
  [['', '20', 'gate'], ''],
] as const)('the name of %j', ([name, ...parts], shown) => {
  expect(surfaceName(name, ...parts)).toBe(shown);
});
