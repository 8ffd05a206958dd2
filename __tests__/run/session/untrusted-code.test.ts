import { describe, expect, it } from '@jest/globals';
import { ConfigurationError } from '../../../src/errors.ts';
import { refuseUntrustedServers, untrustedHead } from '../../../src/run/session/untrusted-code.ts';

const repository = { full_name: 'acme/app' };
const pullRequest = (head: unknown) => ({ repository, pull_request: { head } });
const workflowRun = (head: unknown) => ({ repository, workflow_run: { head_repository: head } });
const fork = { full_name: 'mallory/app' };

describe('untrustedHead', () => {
  it.each<[name: string, event: string, payload: unknown, head: string | undefined]>([
    ['a push', 'push', { repository }, undefined],
    ['an ordinary pull request of a fork', 'pull_request', pullRequest({ repo: fork }), undefined],
    [
      'an own branch',
      'pull_request_target',
      pullRequest({ repo: { full_name: 'Acme/App' } }),
      undefined,
    ],
    ['a fork', 'pull_request_target', pullRequest({ repo: fork }), 'mallory/app'],
    ['a fork that was deleted', 'pull_request_target', pullRequest({ repo: null }), 'unknown'],
    ['a payload without the head', 'pull_request_target', { repository }, 'unknown'],
    ['no payload', 'pull_request_target', null, 'unknown'],
    ['a payload of another shape', 'pull_request_target', pullRequest('main'), 'unknown'],
    [
      'a payload without the repository',
      'pull_request_target',
      { pull_request: { head: { repo: fork } } },
      'unknown',
    ],
    ['an own workflow run', 'workflow_run', workflowRun(repository), undefined],
    ["a fork's workflow run", 'workflow_run', workflowRun(fork), 'mallory/app'],
    ['a workflow run of nobody', 'workflow_run', workflowRun(null), 'unknown'],
    ['no event', '', null, undefined],
  ])('judges %s', (_name, event, payload, head) => {
    expect(untrustedHead(event, payload)).toBe(head);
  });
});

describe('refuseUntrustedServers', () => {
  it('explains the danger and the way out', () => {
    const refusing = () =>
      refuseUntrustedServers('pull_request_target', pullRequest({ repo: fork }));
    expect(refusing).toThrow(ConfigurationError);
    expect(refusing).toThrow(/allow-untrusted-servers: .*mallory\/app.*secrets.*`pull_request`/);
  });

  it('lets own code through', () => {
    expect(() => refuseUntrustedServers('push', null)).not.toThrow();
  });
});
