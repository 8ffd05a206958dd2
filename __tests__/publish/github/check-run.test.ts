import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { Annotation } from '../../../src/publish/github/annotations.ts';
import { type CheckRunRequest, publishCheckRun } from '../../../src/publish/github/check-run.ts';
import { OWNER, REPO } from '../../support/github/emulated-github.ts';
import { clientOf, contextOf } from '../../support/github/rig.ts';
import { pullRequestOfTest, rigOfSuite } from '../../support/github/rig-of-suite.ts';

const checksSchema = z.object({
  check_runs: z.array(
    z.object({
      name: z.string(),
      conclusion: z.string(),
      details_url: z.string(),
      output: z.object({
        summary: z.string(),
        text: z.string().nullable(),
        annotations_count: z.number(),
      }),
    }),
  ),
});

const rig = rigOfSuite();
const pullRequest = pullRequestOfTest(rig);

interface Job {
  runId?: number;
  runAttempt?: number;
  token?: string;
}

async function publish(
  overrides: Partial<CheckRunRequest> = {},
  { runId = 100, runAttempt = 1, token = rig.github.tokens.write }: Job = {},
) {
  const { client, logger } = await clientOf(rig.gateway, token);
  const result = await publishCheckRun({
    client,
    logger,
    context: contextOf(pullRequest, { runId, runAttempt }),
    name: 'MCP evals',
    key: 'suite / evals',
    commit: pullRequest.headSha,
    verdict: 'failed',
    incompleteConclusion: 'action_required',
    title: '2 of 20 failed',
    summary: 'Two cases failed.',
    text: '',
    annotations: [],
    ...overrides,
  });
  return { result, notices: logger.notices };
}

async function checks(commit = pullRequest.headSha) {
  const path = `/repos/${OWNER}/${REPO}/commits/${commit}/check-runs?filter=all`;
  const answer = await rig.github.call(rig.github.tokens.write, 'GET', path);
  return checksSchema.parse(answer).check_runs;
}

function annotations(count: number): Annotation[] {
  return Array.from({ length: count }, (_, index) => ({
    severity: 'error',
    title: `Case ${index}`,
    message: 'It failed.',
    location: { file: 'evals.yaml', line: index + 1 },
  }));
}

describe('a check run', () => {
  it.each([
    { verdict: 'passed', conclusion: 'success' },
    { verdict: 'failed', conclusion: 'failure' },
    { verdict: 'invalid', conclusion: 'failure' },
    { verdict: 'incomplete', conclusion: 'action_required' },
    { verdict: 'incomplete', incompleteConclusion: 'neutral', conclusion: 'neutral' },
  ] as const)('$verdict concludes with $conclusion', async ({ conclusion, ...request }) => {
    const { result } = await publish(request);
    expect(result).toMatchObject({ status: 'published', url: expect.any(String) });
    expect(await checks()).toMatchObject([
      {
        name: 'MCP evals',
        conclusion,
        details_url: `https://github.com/${OWNER}/${REPO}/actions/runs/100/attempts/1`,
      },
    ]);
  });

  it.each([
    { count: 0, requests: [] },
    { count: 50, requests: [50] },
    { count: 120, requests: [50, 50, 20] },
    { count: 700, requests: Array.from({ length: 10 }, () => 50) },
  ])('takes $count annotations in batches of 50', async ({ count, requests }) => {
    const sent: number[] = [];
    const body = z.object({ output: z.object({ annotations: z.array(z.unknown()).optional() }) });
    await rig.gateway.server.on('request', async (request) => {
      if (request.method === 'GET') return;
      const { output } = body.parse(await request.body.getJson());
      if (output.annotations) sent.push(output.annotations.length);
    });
    const { result } = await publish({ annotations: annotations(count) });
    expect(result.status).toBe('published');
    expect(sent).toEqual(requests);
  });

  it('is published though some of its annotations are refused', async () => {
    await rig.gateway.server
      .forPatch(/check-runs/)
      .always()
      .thenJson(422, { message: 'No more' });
    const { result, notices } = await publish({ annotations: annotations(60) });
    expect(result).toMatchObject({ status: 'published', url: expect.any(String) });
    expect(notices).toEqual([expect.stringMatching(/without some of its annotations.*422/)]);
    expect(await checks()).toMatchObject([{ output: { annotations_count: 50 } }]);
  });

  it('leaves out annotations without a file', async () => {
    const [first] = annotations(1);
    if (first) await publish({ annotations: [first, { ...first, location: null }] });
    expect((await checks())[0]?.output.annotations_count).toBe(1);
  });

  it("is on a fork's commit as on any other, and found there again", async () => {
    const { headSha: commit } = await rig.github.openPullRequest('fork', { fork: true });
    await publish({ commit });
    const { result } = await publish({ commit, verdict: 'passed' });
    expect(result.status).toBe('published');
    expect(await checks(commit)).toMatchObject([{ name: 'MCP evals', conclusion: 'success' }]);
    expect(await checks()).toEqual([]);
  });

  it('keeps summary and text within their bytes', async () => {
    await publish({ summary: 'é'.repeat(40_000), text: '😀'.repeat(20_000) });
    const [check] = await checks();
    for (const part of [check?.output.summary, check?.output.text]) {
      expect(Buffer.byteLength(part ?? '')).toBeLessThanOrEqual(65_535);
      expect(part).toMatch(/(é|😀)…$/u);
    }
  });
});

describe('several writings', () => {
  it('of one attempt are one check, its annotations not sent again', async () => {
    await publish({ annotations: annotations(2) });
    const bodies: string[] = [];
    await rig.gateway.server.on('request', async ({ method, body }) => {
      if (method !== 'GET') bodies.push((await body.getText()) ?? '');
    });
    await publish({ annotations: annotations(2), summary: 'Again.' });
    expect(await checks()).toMatchObject([{ output: { summary: 'Again.' } }]);
    expect(bodies).toEqual([expect.not.stringContaining('annotations')]);
  });

  it('of attempts and keys are checks of their own', async () => {
    await publish();
    await publish({}, { runAttempt: 2 });
    await publish({ key: 'suite / other leg' });
    expect(await checks()).toHaveLength(3);
  });

  it('leave the check of a newer attempt on top', async () => {
    await publish({ verdict: 'passed' }, { runAttempt: 2 });
    const { result } = await publish({}, { runAttempt: 1 });
    expect(result.status).toBe('skipped');
    expect(await checks()).toHaveLength(1);
  });
});

describe('an answer that is lost', () => {
  it('to the writing of a check makes no second one', async () => {
    await rig.gateway.server
      .forPost(/check-runs$/)
      .once()
      .thenCallback(async ({ path, body }) => {
        await rig.github.call(rig.github.tokens.write, 'POST', path, await body.getJson());
        return 'reset' as const;
      });
    const { result, notices } = await publish();
    expect(result).toMatchObject({ status: 'published', url: expect.any(String) });
    expect(notices).toEqual([]);
    expect(await checks()).toHaveLength(1);
  });

  it('is one to a check that was not written', async () => {
    await rig.gateway.server
      .forPost(/check-runs$/)
      .once()
      .thenJson(502, { message: 'Server Error' });
    const { result } = await publish({ annotations: annotations(60) });
    expect(result.status).toBe('published');
    expect(await checks()).toMatchObject([{ conclusion: 'failure' }]);
  });
});

describe('what cannot be written', () => {
  it('says once which permission a read-only token lacks', async () => {
    const { result, notices } = await publish({}, { token: rig.github.tokens.readOnly });
    expect(result.status).toBe('degraded');
    expect(notices).toEqual([expect.stringContaining('Add "checks: write"')]);
  });

  it.each([404, 422])('is told where GitHub does not know the commit (%i)', async (status) => {
    await rig.gateway.server
      .forGet(/check-runs$/)
      .always()
      .thenJson(status, { message: `No commit found for SHA: ${pullRequest.headSha}` });
    const { result, notices } = await publish();
    expect(result.status).toBe('degraded');
    expect(notices).toEqual([expect.stringContaining('No commit found for SHA')]);
    expect(await checks()).toEqual([]);
  });

  it.each([
    { status: 404, says: 'Add "checks: write"' },
    { status: 422, says: 'GitHub answered 422' },
    { status: 500, says: 'GitHub answered 500' },
  ])('is degraded by $status', async ({ status, says }) => {
    await rig.gateway.server
      .forPost(/check-runs$/)
      .always()
      .thenJson(status, { message: 'No' });
    const { result, notices } = await publish();
    expect(result.status).toBe('degraded');
    expect(notices).toEqual([expect.stringContaining(says)]);
  });
});

it('the rig notices a request that GitHub would not take', async () => {
  const response = await fetch(`${rig.gateway.url}/repos/${OWNER}/${REPO}/pulls?per_page=abc`, {
    headers: { authorization: `Bearer ${rig.github.tokens.write}` },
  });
  expect(JSON.parse(response.headers.get('sl-violations') ?? '[]')).not.toEqual([]);
  expect(rig.gateway.takeViolations()).toEqual([expect.stringContaining('per_page')]);
});
