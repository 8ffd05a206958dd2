import { expect, test } from '@jest/globals';
import { readEvent } from '../../src/github/event.ts';
import { writeMarker } from '../../src/inputs/job.ts';

test('a marker names the step and the origin', () => {
  const variables = {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REPOSITORY: 'acme/demo',
    GITHUB_RUN_ID: '7',
    GITHUB_JOB: 'test',
    GITHUB_ACTION: '__run 2',
  };
  const event = { ...readEvent(variables, null), pull: 3 };
  const origin = { commit: 'c0ffee', branch: 'a b', createdAtMs: 1, run: '7', key: 'k' };
  expect(writeMarker({ event, openGitHub: () => null }, origin)).toBe(
    '[mcp-eval-gate acme/demo run=7 attempt=1 job=test step=__run+2 event=pull_request branch=a+b commit=c0ffee pull=3 key=k]',
  );
});
