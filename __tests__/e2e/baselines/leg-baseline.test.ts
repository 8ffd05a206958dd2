import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { suiteFile, toolCase } from '../../support/evals/suite-builder.ts';
import { pullRequestEvent } from '../../support/github/action-on-github.ts';
import type { RunSeed } from '../../support/github/emulated-actions.ts';
import { type OpenedPullRequest, OWNER, REPO } from '../../support/github/emulated-github.ts';
import {
  action,
  artifactNamed,
  open,
  startActionBeforeAll,
} from '../../support/github/surfaces.ts';
import type { ActionResult } from '../../support/runner/action-runner.ts';
import type { JobEvent } from '../../support/runner/job-environment.ts';
import { EXAMPLE_SERVERS } from '../../support/service/service-program.ts';

startActionBeforeAll();

const HOME = `${OWNER}/${REPO}`;
const WORKFLOW = { GITHUB_WORKFLOW_REF: `${HOME}/.github/workflows/evals.yml@refs/heads/main` };
const PUBLISHER = { ...WORKFLOW, GITHUB_JOB: 'verdict' };
/** Id of the workflow whose legs another one publishes. */
const COLLECTING = '77';
const JOINED = 'mcp-eval-report-verdict';
const LEG_JOB = 'mcp-eval-report-evals-part-';
const PUBLISH = {
  ...{ mode: 'publish', 'report-path': 'collected', comment: 'never' },
  ...{ regression: 'gate', 'min-pass-rate': '0' },
};
const PUSH: JobEvent = {
  name: 'push',
  payload: { repository: { default_branch: 'main' } },
};

const suite = suiteFile({
  tests: [4, 5, 6, 7, 8, 9].map((days) => toolCase(`fee of ${days} days`, 'late_fee', { days })),
});
/** One that knows no fees. */
const BROKEN = { library: EXAMPLE_SERVERS['everything'] };

let base: string;
let pullRequest: OpenedPullRequest;
/** What the jobs of the base left, as the bundle uploaded it. */
const left = new Map<string, Uint8Array>();
/** Reports of legs as they are downloaded, a folder each. */
let headFiles: Record<string, unknown>;
let brokenFiles: Record<string, unknown>;

async function reportOf({ outputs }: ActionResult): Promise<unknown> {
  return JSON.parse(await readFile(outputs['report-path'] ?? '', 'utf8'));
}

interface LegsOfRun {
  event: JobEvent;
  sha: string;
  runId: number;
  total: number;
  servers?: object;
}

async function runLegs({ event, sha, runId, total, servers }: LegsOfRun) {
  const files: Record<string, unknown> = {};
  for (let part = 1; part <= total; part += 1) {
    const result = await action.job({
      inputs: {
        ...{ mode: 'collect', 'suite-file': 'suite.yaml', shard: 'matrix', 'fail-on': 'never' },
        strategy: JSON.stringify({ 'job-index': part - 1, 'job-total': total }),
        matrix: JSON.stringify({ part }),
      },
      files: { 'suite.yaml': suite, ...(servers && { '.mcp.json': { mcpServers: servers } }) },
      env: { ...WORKFLOW, GITHUB_SHA: sha },
      ...{ event, runId },
    });
    files[`collected/leg-${part}/report.json`] = await reportOf(result);
  }
  return files;
}

/** The event of a pull request whose base is known, as GitHub tells it. */
function pullEvent(): JobEvent {
  const { name, payload } = pullRequestEvent(pullRequest);
  const pull = z.looseObject({ base: z.looseObject({}) }).parse(payload['pull_request']);
  const main = { ...pull.base, ref: 'main', sha: base };
  return { name, payload: { ...payload, pull_request: { ...pull, base: main } } };
}

/** The event of a workflow run that the legs of the pull request have ended. */
const collectedEvent = (): JobEvent => ({
  name: 'workflow_run',
  payload: {
    repository: { full_name: HOME, default_branch: 'main', id: 1 },
    workflow_run: {
      ...{ id: 4_000, workflow_id: Number(COLLECTING), event: 'pull_request' },
      ...{ head_sha: pullRequest.headSha, head_branch: pullRequest.branch },
      head_repository: { full_name: HOME },
    },
  },
});

beforeAll(async () => {
  base = await action.rig.github.push('main', 'base');
  pullRequest = await open();
  const legs = await runLegs({ event: PUSH, sha: base, runId: 1, total: 2 });
  for (const part of [1, 2]) {
    const { name, archive } = await artifactNamed(`${LEG_JOB}${part}`);
    left.set(name, archive);
  }
  const joined = await action.job({
    ...{ inputs: PUBLISH, event: PUSH, files: legs, runId: 1 },
    env: { ...PUBLISHER, GITHUB_SHA: base },
  });
  expect(joined.outputs).toMatchObject({ verdict: 'passed', total: '6' });
  const { name, archive } = await artifactNamed(JOINED);
  left.set(name, archive);
  const head = { event: pullEvent(), sha: pullRequest.headSha, total: 3 };
  headFiles = await runLegs({ ...head, runId: 2 });
  brokenFiles = await runLegs({ ...head, runId: 3, servers: BROKEN });
}, 240_000);

/** A run of the base that left what those of its jobs leave whose names begin so. */
function ran(start: string, seed: Partial<RunSeed> = {}): number {
  const run = action.rig.actions.addRun({ commit: base, ...seed });
  for (const [name, archive] of left) {
    if (name.startsWith(start)) action.rig.actions.addArtifact(run, name, archive);
  }
  return run;
}

async function judge(event: JobEvent, files: Record<string, unknown>, baseline = 'auto') {
  const result = await action.job({
    ...{ inputs: { ...PUBLISH, baseline }, event, files, env: PUBLISHER },
    runId: event.name === 'workflow_run' ? 5_000 : 2,
  });
  const report = reportFileSchema.parse(await reportOf(result));
  return { ...report, result, verdict: result.outputs['verdict'] };
}

const FOUND = () => ({
  ...{ outcome: 'found', origin: { kind: 'artifact', commit: base, branch: 'main' } },
});

describe('the legs of a suite that the same workflow joins', () => {
  it('are held against the joined report of the base, in however many parts that was run', async () => {
    ran(JOINED);
    const { baseline, report, verdict } = await judge(pullEvent(), headFiles);
    expect(baseline).toMatchObject({ ...FOUND(), origin: { isMergeBase: true } });
    expect(report?.problems).toEqual([]);
    expect(report?.history).toMatchObject([{ passRate: 1 }]);
    expect(verdict).toBe('passed');
  });

  it('fail by what passed there, and so where that run is named', async () => {
    const run = ran(JOINED);
    for (const source of ['auto', `run:${run}`, 'branch:main']) {
      const { baseline, verdict, result } = await judge(pullEvent(), brokenFiles, source);
      expect({ source, baseline, verdict }).toMatchObject({ baseline: FOUND(), verdict: 'failed' });
      expect(result.summary).toContain('fee of 5 days');
    }
  });
});

describe('the legs of a suite that another workflow collected', () => {
  it('are held against the legs of the base, joined', async () => {
    const run = ran(LEG_JOB, { workflow: COLLECTING });
    for (const source of ['auto', `run:${run}`, 'branch:main']) {
      const { baseline, verdict } = await judge(collectedEvent(), brokenFiles, source);
      expect({ source, baseline, verdict }).toMatchObject({ baseline: FOUND(), verdict: 'failed' });
    }
    const { baseline, report, verdict } = await judge(collectedEvent(), headFiles);
    expect({ baseline, verdict }).toMatchObject({ baseline: FOUND(), verdict: 'passed' });
    expect(report?.legs).toHaveLength(3);
  });

  it('are held against those that are there, which is said', async () => {
    ran(`${LEG_JOB}1`, { workflow: COLLECTING });
    const { baseline, result } = await judge(collectedEvent(), headFiles);
    expect(baseline).toMatchObject(FOUND());
    expect(result.summary).toContain('Leg 2/2 is missing');
  });

  it('are held against nothing where none was left, which says what was looked for', async () => {
    action.rig.actions.addRun({ commit: base, workflow: COLLECTING });
    const { baseline, verdict } = await judge(collectedEvent(), headFiles);
    expect({ baseline, verdict }).toMatchObject({
      baseline: { outcome: 'unknown', message: expect.stringContaining(`"${LEG_JOB}1-`) },
      verdict: 'passed',
    });
  });
});
