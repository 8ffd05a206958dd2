import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { pullRequestEvent } from '../../support/github/action-on-github.ts';
import type { RunSeed } from '../../support/github/emulated-actions.ts';
import {
  type OpenedPullRequest,
  OWNER,
  PERSON,
  REPO,
} from '../../support/github/emulated-github.ts';
import {
  action,
  artifactNamed,
  commentsOn,
  notices,
  open,
  startActionBeforeAll,
} from '../../support/github/surfaces.ts';
import { junitText } from '../../support/results/junit-text.ts';
import type { ActionResult } from '../../support/runner/action-runner.ts';

startActionBeforeAll();

const NAME = 'mcp-eval-report-evals';
const FORK = { headRepository: `${PERSON.login}/${REPO}`, event: 'pull_request' };
const WORKFLOW = {
  GITHUB_WORKFLOW_REF: `${OWNER}/${REPO}/.github/workflows/evals.yml@refs/heads/main`,
};
const GATED = { regression: 'gate', 'min-pass-rate': '0' };

const junit = (...failing: string[]) => {
  const names = ['adds', 'subtracts', 'divides'];
  const cases = names.map((name) =>
    failing.includes(name) ? { name, outcome: 'failed' as const } : { name },
  );
  return { 'junit.xml': junitText(cases) };
};

let base: string;
let pullRequest: OpenedPullRequest;
/** What the job of the base left, as its bundle uploaded it. */
let archive: Uint8Array;

beforeAll(async () => {
  base = await action.rig.github.push('main', 'base');
  pullRequest = await open();
  await action.rig.github.push('main', 'since');
  const result = await action.job({
    inputs: { results: 'junit.xml' },
    event: { name: 'push', payload: { repository: { default_branch: 'main' } } },
    files: junit(),
    env: { ...WORKFLOW, GITHUB_SHA: base },
  });
  expect(result.outputs['verdict']).toBe('passed');
  ({ archive } = await artifactNamed(NAME));
});

function ran(seed: Partial<RunSeed> = {}): number {
  const run = action.rig.actions.addRun({ commit: base, ...seed });
  return action.rig.actions.addArtifact(run, NAME, archive);
}

/** The store keeps the artifacts of all jobs as those of one run, where a name is taken but once. */
const told = (result: ActionResult) =>
  notices(result).filter((notice) => !notice.startsWith('The report was not uploaded'));

let runs = 1_000;

/** The job of the pull request, and the report it writes. */
async function judge(inputs: Record<string, string> = {}, files = junit()) {
  runs += 1;
  const { name, payload } = pullRequestEvent(pullRequest);
  const pull = z.looseObject({ base: z.looseObject({}) }).parse(payload['pull_request']);
  const main = { ...pull.base, ref: 'main', sha: base };
  const result = await action.job({
    inputs: { results: 'junit.xml', ...inputs },
    event: { name, payload: { ...payload, pull_request: { ...pull, base: main } } },
    files,
    env: WORKFLOW,
    runId: runs,
  });
  const text = await readFile(result.outputs['report-path'] ?? '', 'utf8');
  const { baseline, report } = reportFileSchema.parse(JSON.parse(text));
  return { result, baseline, report, verdict: result.outputs['verdict'] };
}

describe('a pull request whose base has a report', () => {
  it('is held against it, and says so everywhere', async () => {
    ran();
    const { result, baseline, report, verdict } = await judge({ ...GATED, comment: 'always' });
    expect(verdict).toBe('passed');
    expect(baseline).toMatchObject({
      outcome: 'found',
      origin: { kind: 'artifact', commit: base, branch: 'main', isMergeBase: true },
    });
    expect(report).toMatchObject({
      history: [{ passRate: 1 }],
      origin: { commit: pullRequest.headSha, subject: expect.stringContaining('junit.xml') },
    });
    expect(report?.caseHistory?.join('')).toMatch(/p1;/);
    const [comment] = await commentsOn(pullRequest);
    for (const shown of [result.summary, comment?.body]) {
      expect(shown).toContain('merge base');
      expect(shown?.replace(/<\/?span>/g, '')).toContain(base.slice(0, 12));
    }
    expect(told(result)).toEqual([]);
  });

  it('fails by what passed there', async () => {
    ran();
    const { verdict, result } = await judge(GATED, junit('adds'));
    expect(verdict).toBe('failed');
    expect(result.summary).toContain('adds');
  });
});

describe('a pull request whose base has none', () => {
  it.each<[string, () => unknown]>([
    ['no run at all', () => null],
    ['an artifact of another branch', () => ran({ branch: 'release' })],
    ["a fork's artifact of a branch of that name", () => ran(FORK)],
    ["a fork's that claims to be a push", () => ran({ ...FORK, event: 'push' })],
  ])('has %s: nothing is compared, and no red job comes of it', async (_name, prepare) => {
    prepare();
    const { verdict, baseline, result } = await judge({ regression: 'gate' });
    expect({ verdict, outcome: baseline?.outcome }).toEqual({ verdict: 'passed', outcome: 'none' });
    expect(told(result)).toEqual([expect.stringContaining('on each push to main')]);
  });

  it('passes a comparison that is asked for only where that was allowed', async () => {
    const asked = (rule: string) => judge({ ...GATED, 'on-missing-baseline': rule });
    expect((await asked('pass')).verdict).toBe('passed');
    expect((await asked('incomplete')).verdict).toBe('incomplete');
  });
});

describe('a baseline that cannot be had', () => {
  it('is told as gone where its artifact has expired', async () => {
    action.rig.actions.expire(ran());
    const { verdict, baseline, result } = await judge({ regression: 'gate' });
    expect({ verdict, outcome: baseline?.outcome }).toEqual({
      ...{ verdict: 'passed', outcome: 'unknown' },
    });
    expect(told(result)).toEqual([expect.stringContaining('expired')]);
    // It is not known that there was none.
    const passing = await judge({ ...GATED, 'on-missing-baseline': 'pass' });
    expect(passing.verdict).toBe('incomplete');
  });

  it('says in one notice which permission is missing', async () => {
    ran();
    action.rig.actions.forbid(action.rig.github.tokens.write);
    const { verdict, baseline, result } = await judge({ regression: 'gate' });
    expect({ verdict, outcome: baseline?.outcome }).toEqual({
      ...{ verdict: 'passed', outcome: 'unknown' },
    });
    expect(told(result)).toEqual([expect.stringContaining('`actions: read`')]);
  });

  it('leaves the verdict open where it was named', async () => {
    const { verdict, baseline } = await judge({ ...GATED, baseline: 'run:7' });
    expect({ verdict, outcome: baseline?.outcome }).toEqual({
      ...{ verdict: 'incomplete', outcome: 'unreadable' },
    });
  });
});

describe('where nothing is compared', () => {
  it('nothing is looked for', async () => {
    ran();
    const { baseline, result } = await judge({ regression: 'off' });
    expect(baseline?.outcome).toBe('not-asked');
    expect(action.rig.gateway.seen().join()).not.toContain('/actions/');
    expect(told(result)).toEqual([]);
    const relative = await judge({ regression: 'off', 'max-p95-latency-ms': '+900%' });
    expect(relative.baseline?.outcome).toBe('found');
  });
});

describe('a report that a job of another workflow collected', () => {
  const COLLECTING = '77';

  /** What the collecting job left is published by a job of another name. */
  async function publish(run: Record<string, unknown> = {}, files = junit()) {
    const collected = await action.job({
      inputs: { mode: 'collect', results: 'junit.xml' },
      event: pullRequestEvent(pullRequest, { fork: true }),
      files,
      env: WORKFLOW,
    });
    const report = await readFile(collected.outputs['report-path'] ?? '', 'utf8');
    const result = await action.job({
      inputs: { ...GATED, mode: 'publish', 'report-path': 'collected', comment: 'never' },
      event: {
        name: 'workflow_run',
        payload: {
          repository: { full_name: `${OWNER}/${REPO}`, default_branch: 'main', id: 1 },
          workflow_run: {
            ...{ id: 4_000, workflow_id: Number(COLLECTING), event: 'pull_request' },
            ...{ head_sha: pullRequest.headSha, head_branch: 'main' },
            head_repository: { full_name: FORK.headRepository },
            ...run,
          },
        },
      },
      files: { 'collected/report.json': JSON.parse(report) },
      env: { ...WORKFLOW, GITHUB_JOB: 'publish' },
      runId: 5_000,
    });
    const text = await readFile(result.outputs['report-path'] ?? '', 'utf8');
    const { baseline } = reportFileSchema.parse(JSON.parse(text));
    return { baseline, verdict: result.outputs['verdict'] };
  }

  it('is held against what that job left for the base, and against nothing of a fork', async () => {
    ran({ ...FORK, workflow: COLLECTING });
    expect((await publish()).baseline?.outcome).toBe('none');
    ran({ workflow: COLLECTING });
    const { verdict, baseline } = await publish({}, junit('adds'));
    expect(baseline).toMatchObject({ outcome: 'found', origin: { commit: base, branch: 'main' } });
    expect(verdict).toBe('failed');
  });

  it('is not held against itself', async () => {
    const run = action.rig.actions.addRun({ commit: base, workflow: COLLECTING });
    action.rig.actions.addArtifact(run, NAME, archive);
    const home = { full_name: `${OWNER}/${REPO}` };
    const push = { event: 'push', head_sha: base, head_repository: home, id: run };
    expect((await publish(push)).baseline?.outcome).toBe('none');
  });
});
