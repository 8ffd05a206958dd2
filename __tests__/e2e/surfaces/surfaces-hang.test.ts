import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { getLocal, type Mockttp } from 'mockttp';
import { suiteFile } from '../../support/evals/suite-builder.ts';
import { ActionOnGitHub, pullRequestEvent } from '../../support/github/action-on-github.ts';

// The action itself waits for GitHub for two minutes, and for the artifact service half as long.
jest.setTimeout(300_000);

let action: ActionOnGitHub;
let silent: Mockttp;

beforeAll(async () => {
  action = await ActionOnGitHub.start();
  silent = getLocal();
  await silent.start();
  await silent.forAnyRequest().thenTimeout();
});
afterAll(async () => {
  await silent.stop();
  await action.close();
});

it('a GitHub that never answers keeps nobody from verdict and outputs', async () => {
  const pullRequest = await action.rig.github.openPullRequest('hang');
  const result = await action.job({
    inputs: { 'suite-file': 'suite.yaml', 'check-name': 'Evals' },
    event: pullRequestEvent(pullRequest),
    files: { 'suite.yaml': suiteFile() },
    env: { GITHUB_API_URL: silent.url, ACTIONS_RESULTS_URL: `${silent.url}/` },
    stepLimitMs: 280_000,
  });
  expect(result.exitCode).toBe(0);
  expect(result.outputs).toMatchObject({
    verdict: 'passed',
    'comment-url': '',
    'artifact-url': '',
  });
  expect(result.summary).toContain('Passed');
  const notices = result.annotations.filter(({ kind }) => kind === 'notice');
  expect(notices.map(({ message }) => message)).toEqual([
    expect.stringContaining('artifact'),
    expect.stringContaining('check run'),
    expect.stringContaining('comment'),
  ]);
});
