import { expect, test } from '@jest/globals';
import type { GitHubFailure } from '../../src/github/client.ts';
import { describeGitHubTrouble } from '../../src/words/github.ts';

const permission = 'checks: write';
const LACKS = 'the token lacks `checks: write`. Add it to `permissions` of the job.';
const FORK =
  'the token is read-only for a fork. Publish from a second workflow, on `workflow_run`.';
const PROXY = 'the answer is not from GitHub, perhaps from a proxy: <html>';

test.each<[Partial<GitHubFailure>, boolean, string]>([
  [{ status: 403, permission }, false, LACKS],
  [{ status: 404, permission }, false, LACKS],
  [{ status: 403, permission }, true, FORK],
  [{ status: 401 }, false, 'the token is not valid. Correct `github-token`.'],
  [{ status: 403, message: 'it is locked' }, false, 'GitHub answered with HTTP 403: it is locked'],
  [{ what: 'limit', status: 429 }, false, 'the rate limit of GitHub.'],
  [{ what: 'limit' }, false, 'GitHub did not answer in time.'],
  [{ what: 'malformed', status: 200, message: '<html>' }, false, PROXY],
  [{ what: 'unreachable' }, true, 'GitHub cannot be reached.'],
])('%j, read-only %p', (facts, isReadOnly, text) => {
  const failure = {
    what: 'status',
    status: null,
    message: '',
    permission: null,
    ...facts,
  } as const;
  const line = `Could not write the check run: ${text}`;
  expect(describeGitHubTrouble('check run', failure, isReadOnly)).toBe(line);
});
