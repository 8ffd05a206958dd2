import { expect, test } from '@jest/globals';
import type { GitHubFailure } from '../../src/report/failure.ts';
import { describeGitHubTrouble, describeShortfall } from '../../src/words/github.ts';

const permission = 'checks: write';
const LACKS = 'the token lacks `checks: write`. Set `permissions` of the job.';
const FORK =
  'the token is read-only for a fork. Publish from a second workflow, on `workflow_run`.';
const GONE =
  'the token lacks `checks: write`, or the commit does not exist. Set `permissions` of the job.';
const HINT = 'Check `HTTPS_PROXY` if there is a proxy.';
const PROXY = `the answer is not from GitHub, perhaps from a proxy: <html>. ${HINT}`;
const NO_TRUST = 'GitHub cannot be reached: certificate has expired. Set `NODE_EXTRA_CA_CERTS`.';
const RATE = "GitHub's rate limit is reached (slow down). Run the job again.";
const LOCKED = 'GitHub answered with HTTP 403: it is locked.';

test.each<[Partial<GitHubFailure>, boolean, string]>([
  [{ status: 403, permission }, false, LACKS],
  [{ status: 404, permission }, false, GONE],
  [{ status: 403, permission }, true, FORK],
  [{ status: 401 }, false, 'the token is not valid. Correct `github-token`.'],
  [{ status: 403, message: 'it is locked' }, false, LOCKED],
  [{ what: 'limit', status: 429, message: 'slow down' }, false, RATE],
  [{ what: 'limit' }, false, 'GitHub did not answer in time.'],
  [{ what: 'malformed', status: 200, message: '<html>' }, false, PROXY],
  [{ what: 'malformed', status: 401, message: '<html>' }, false, PROXY],
  [{ what: 'unreachable' }, true, `GitHub cannot be reached. ${HINT}`],
  [{ what: 'unreachable', message: 'certificate has expired' }, false, NO_TRUST],
])('%j, read-only %p', (facts, isReadOnly, text) => {
  const none = { status: null, message: '', permission: null };
  const failure = { what: 'status', ...none, ...facts } as const;
  const line = `Could not write the check run: ${text}`;
  expect(describeGitHubTrouble('check run', failure, isReadOnly)).toBe(line);
  const cut = `The check run has 50 of 500 annotations: ${text}`;
  if (failure.permission === null) expect(describeShortfall(50, 500, failure)).toBe(cut);
});
