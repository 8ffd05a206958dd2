import { expect, test } from '@jest/globals';
import type { GitHubFailure } from '../../src/github/client.ts';
import { describeGitHubTrouble } from '../../src/words/github.ts';

const permission = 'pull-requests: write';
const status = (code: number, more: Partial<GitHubFailure> = {}): Partial<GitHubFailure> => ({
  what: 'status',
  status: code,
  ...more,
});
test.each<[Partial<GitHubFailure>, boolean, string]>([
  [
    status(403, { permission }),
    false,
    'the token lacks `pull-requests: write`. Add it to `permissions` of the job.',
  ],
  [
    status(404, { permission }),
    false,
    'the token lacks `pull-requests: write`. Add it to `permissions` of the job.',
  ],
  [
    status(403, { permission }),
    true,
    'the token is read-only for a fork. Publish from a second workflow, on `workflow_run`.',
  ],
  [status(401), false, 'the token is not valid. Correct `github-token`.'],
  [status(403, { message: 'issue is locked' }), false, 'GitHub refused it: issue is locked'],
  [
    status(429, { what: 'limit', message: 'slow down' }),
    false,
    'the rate limit of GitHub: slow down',
  ],
  [{ what: 'limit' }, false, 'GitHub did not answer in time.'],
  [
    { what: 'malformed', message: '<html>' },
    false,
    'the answer is not from GitHub, perhaps from a proxy: <html>',
  ],
  [{ what: 'unreachable', message: 'ENOTFOUND' }, true, 'GitHub cannot be reached: ENOTFOUND'],
])('%j, read-only %p', (facts, isReadOnly, text) => {
  const none: GitHubFailure = { what: 'status', status: null, message: '', permission: null };
  const failure = { ...none, ...facts };
  expect(describeGitHubTrouble('comment', failure, isReadOnly)).toBe(
    `Could not write the comment: ${text}`,
  );
});
