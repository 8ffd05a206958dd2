import { beforeAll, describe, expect, it } from '@jest/globals';
import { resolvePullRequest } from '../../../src/publish/github/pull-request.ts';
import { readEventContext } from '../../../src/runner/event-context.ts';
import {
  type OpenedPullRequest,
  OWNER,
  PERSON,
  REPO,
} from '../../support/github/emulated-github.ts';
import { clientOf } from '../../support/github/rig.ts';
import { rigOfSuite } from '../../support/github/rig-of-suite.ts';

const HOME = `${OWNER}/${REPO}`;
const FORK = `${PERSON.login}/${REPO}`;

const rig = rigOfSuite();
let ownBranch: OpenedPullRequest;
let forkBranch: OpenedPullRequest;

beforeAll(async () => {
  ownBranch = await rig.github.openPullRequest('feature');
  forkBranch = await rig.github.openPullRequest('patch', { fork: true });
});

async function resolve(eventName: string, payload: unknown, prNumber: number | null = null) {
  const { client, logger } = await clientOf(rig.gateway, rig.github.tokens.readOnly);
  const env = { GITHUB_EVENT_NAME: eventName, GITHUB_REPOSITORY: HOME };
  const context = readEventContext(env, payload);
  const resolution = await resolvePullRequest({ client, context, logger, prNumber });
  return { resolution, notices: logger.notices };
}

function workflowRun(headSha: string, branch: string | null, repository: string | null) {
  return {
    workflow_run: {
      head_sha: headSha,
      head_branch: branch,
      head_repository: repository === null ? null : { full_name: repository },
      // Claims of an event that must not be believed.
      pull_requests: [{ number: 4_242 }],
    },
  };
}

describe('workflow_run', () => {
  it('finds the pull request of a branch by its head', async () => {
    const { headSha, branch, number } = ownBranch;
    const { resolution } = await resolve('workflow_run', workflowRun(headSha, branch, HOME));
    expect(resolution).toEqual({
      status: 'found',
      pullRequest: { number, headSha, fromFork: false },
    });
  });

  it('finds the pull request of a fork', async () => {
    const { headSha, branch, number } = forkBranch;
    const { resolution } = await resolve('workflow_run', workflowRun(headSha, branch, FORK));
    expect(resolution).toEqual({
      status: 'found',
      pullRequest: { number, headSha, fromFork: true },
    });
  });

  it('does not show results of a commit that is no longer the head', async () => {
    const { olderSha, branch, number } = ownBranch;
    const { resolution } = await resolve('workflow_run', workflowRun(olderSha, branch, HOME));
    expect(resolution).toEqual({
      status: 'none',
      reason: expect.stringContaining(`no longer the head of #${number}`),
    });
  });

  it('does not take a branch of the same name in another repository', async () => {
    const { headSha, branch } = ownBranch;
    const { resolution } = await resolve('workflow_run', workflowRun(headSha, branch, FORK));
    expect(resolution).toMatchObject({ status: 'none' });
  });

  const byCommit = (numbers: number[], headSha: string) =>
    numbers.map((number) => ({
      number,
      state: 'open',
      head: { sha: headSha, repo: { full_name: HOME } },
      base: { repo: { full_name: HOME } },
    }));

  it('asks by commit where the branch is not known', async () => {
    const { headSha, number } = ownBranch;
    await rig.gateway.server
      .forGet(`/repos/${HOME}/commits/${headSha}/pulls`)
      .thenJson(200, byCommit([number], headSha));
    const { resolution } = await resolve('workflow_run', workflowRun(headSha, null, HOME));
    expect(resolution).toMatchObject({ status: 'found', pullRequest: { number } });
  });

  it('asks for pr-number where several have that head', async () => {
    const { headSha } = ownBranch;
    await rig.gateway.server
      .forGet(`/repos/${HOME}/commits/${headSha}/pulls`)
      .thenJson(200, byCommit([1, 7], headSha));
    const { resolution } = await resolve('workflow_run', workflowRun(headSha, null, HOME));
    expect(resolution).toEqual({
      status: 'none',
      reason: expect.stringMatching(/#1, #7.*pr-number/),
    });
  });

  it.each([404, 422])('finds none where the commit is unknown (%i)', async (status) => {
    const { headSha } = ownBranch;
    await rig.gateway.server
      .forGet(`/repos/${HOME}/commits/${headSha}/pulls`)
      .thenJson(status, { message: 'No commit found' });
    const { resolution } = await resolve('workflow_run', workflowRun(headSha, null, null));
    expect(resolution).toMatchObject({ status: 'none' });
  });

  it('is degraded with one notice where the API refuses', async () => {
    const { headSha, branch } = ownBranch;
    await rig.gateway.server.forGet(`/repos/${HOME}/pulls`).thenJson(403, { message: 'Forbidden' });
    const { resolution, notices } = await resolve(
      'workflow_run',
      workflowRun(headSha, branch, HOME),
    );
    expect(resolution.status).toBe('degraded');
    expect(notices).toEqual([expect.stringContaining('Add "pull-requests: read"')]);
  });
});

describe('other events', () => {
  it('pull_request is taken as it comes, without a request', async () => {
    const head = { sha: 'b'.repeat(40), repo: { full_name: HOME } };
    const { resolution } = await resolve('pull_request', { pull_request: { number: 3, head } });
    expect(resolution).toMatchObject({
      status: 'found',
      pullRequest: { number: 3, fromFork: false },
    });
    expect(rig.gateway.seen()).toEqual([]);
  });

  it('issue_comment on a pull request asks for its head', async () => {
    const { resolution } = await resolve('issue_comment', {
      issue: { number: forkBranch.number, pull_request: {} },
    });
    expect(resolution).toMatchObject({
      pullRequest: { headSha: forkBranch.headSha, fromFork: true },
    });
  });

  it.each([
    { event: 'issue_comment', payload: { issue: { number: 1 } } },
    { event: 'merge_group', payload: { merge_group: { head_sha: 'c'.repeat(40) } } },
    { event: 'push', payload: {} },
    { event: 'schedule', payload: null },
  ])('$event has none, which is no trouble', async ({ event, payload }) => {
    const { resolution, notices } = await resolve(event, payload);
    expect(resolution).toEqual({ status: 'none', reason: expect.stringContaining(event) });
    expect(notices).toEqual([]);
  });
});

describe('pr-number', () => {
  it('goes before the event', async () => {
    const { resolution } = await resolve('push', {}, ownBranch.number);
    expect(resolution).toMatchObject({ pullRequest: { headSha: ownBranch.headSha } });
  });

  it('of nothing is told', async () => {
    const { resolution, notices } = await resolve('push', {}, 9_999);
    expect(resolution.status).toBe('degraded');
    expect(notices).toEqual([expect.stringContaining('there is no pull request #9999')]);
  });
});
