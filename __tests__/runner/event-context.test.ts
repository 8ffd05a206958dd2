import { describe, expect, it } from '@jest/globals';
import { readEventContext } from '../../src/runner/event-context.ts';

const HEAD = 'a'.repeat(40);
const GITHUB_SHA = '0'.repeat(40);
const ENV = {
  GITHUB_REPOSITORY: 'acme/weather-mcp',
  GITHUB_SHA,
  GITHUB_RUN_ID: '12345678901',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_JOB: 'evals',
  GITHUB_ACTOR: 'mallory',
};

const pullRequest = (headRepository: string | null) => ({
  pull_request: {
    number: 7,
    head: { sha: HEAD, repo: headRepository === null ? null : { full_name: headRepository } },
    base: { repo: { full_name: 'acme/weather-mcp' } },
  },
});

describe('the commit under test', () => {
  it.each([
    { event: 'pull_request', payload: pullRequest('acme/weather-mcp'), sha: HEAD },
    { event: 'pull_request_target', payload: pullRequest('mallory/weather-mcp'), sha: HEAD },
    { event: 'workflow_run', payload: { workflow_run: { head_sha: HEAD } }, sha: HEAD },
    { event: 'merge_group', payload: { merge_group: { head_sha: HEAD } }, sha: HEAD },
    { event: 'push', payload: { after: HEAD }, sha: GITHUB_SHA },
    { event: 'schedule', payload: null, sha: GITHUB_SHA },
    { event: 'pull_request', payload: { pull_request: 'nonsense' }, sha: GITHUB_SHA },
  ])('of $event is $sha', ({ event, payload, sha }) => {
    expect(readEventContext({ ...ENV, GITHUB_EVENT_NAME: event }, payload).sha).toBe(sha);
  });
});

describe('the pull request', () => {
  it.each([
    { name: 'our own branch', repository: 'acme/weather-mcp', fromFork: false },
    { name: 'a fork', repository: 'mallory/weather-mcp', fromFork: true },
    { name: 'a fork that was deleted', repository: null, fromFork: true },
  ])('of $name', ({ repository, fromFork }) => {
    const context = readEventContext(ENV, pullRequest(repository));
    expect(context.pullRequest).toEqual({ number: 7, headSha: HEAD, fromFork });
  });
});

describe('the job', () => {
  it('is read from the environment', () => {
    expect(readEventContext(ENV, {})).toMatchObject({
      repository: { owner: 'acme', repo: 'weather-mcp' },
      runId: 12_345_678_901,
      runAttempt: 2,
      job: 'evals',
      actor: 'mallory',
      apiUrl: 'https://api.github.com',
    });
  });

  it.each([
    { matrix: '{"os":"linux","node":24}', leg: 'os: linux, node: 24' },
    { matrix: '{"server":{"name":"a"}}', leg: 'server: {"name":"a"}' },
    { matrix: 'null', leg: null },
    { matrix: '{}', leg: null },
    { matrix: '', leg: null },
    { matrix: 'shard 2', leg: 'shard 2' },
    { matrix: '5', leg: '5' },
  ])('names the leg of $matrix', ({ matrix, leg }) => {
    expect(readEventContext(ENV, {}, matrix).matrixLeg).toBe(leg);
  });

  it.each([
    { server: '', isGhes: false },
    { server: 'https://github.com', isGhes: false },
    { server: 'https://acme.ghe.com', isGhes: false },
    { server: 'https://git.acme.test/', isGhes: true },
    { server: 'https://evil-github.com', isGhes: true },
  ])('knows $server for Enterprise Server or not', ({ server, isGhes }) => {
    expect(readEventContext({ ...ENV, GITHUB_SERVER_URL: server }, {}).isGhes).toBe(isGhes);
  });
});
