import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { pullRequestEvent } from '../../support/github/action-on-github.ts';
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
import { type Offer, offeringFiles, textTool } from '../../support/surface/offering-workspace.ts';

startActionBeforeAll();

const NAME = 'mcp-eval-report-evals';
const WORKFLOW = {
  GITHUB_WORKFLOW_REF: `${OWNER}/${REPO}/.github/workflows/evals.yml@refs/heads/main`,
};
const offered = (...tools: object[]): Record<string, Offer> => ({ weather: { tools } });
const before = offered(textTool('forecast', ['city'], ['city']), textTool('alerts', []));
const after = offered(textTool('alerts', []));

let base: string;
let pullRequest: OpenedPullRequest;
/** What the job of the base left, as its bundle uploaded it. */
let archive: Uint8Array;
/** What a job of evals left there, likewise. */
let archiveOfEvals: Uint8Array;

const STEP = { kind: 'toolCall', serverName: 'weather', toolName: 'alerts', arguments: {} };
const SUITE = { name: 'evals', tests: [{ title: 'warns', steps: [{ id: 'call', ...STEP }] }] };

beforeAll(async () => {
  base = await action.rig.github.push('main', 'base');
  pullRequest = await open();
  const leave = async (inputs: Record<string, string>) => {
    const result = await action.job({
      inputs,
      event: { name: 'push', payload: { repository: { default_branch: 'main' } } },
      files: { ...offeringFiles(before), 'suite.yaml': SUITE },
      env: { ...WORKFLOW, GITHUB_SHA: base },
    });
    expect(result.outputs['verdict']).toBe('passed');
    return artifactNamed(NAME);
  };
  ({ archive } = await leave({ mode: 'diff' }));
  ({ archive: archiveOfEvals } = await leave({ 'suite-file': 'suite.yaml' }));
});

const ran = () =>
  action.rig.actions.addArtifact(action.rig.actions.addRun({ commit: base }), NAME, archive);

let runs = 2_000;

async function judge(
  offers: Record<string, Offer>,
  inputs: Record<string, string> = {},
  { fork = false } = {},
) {
  runs += 1;
  const { name, payload } = pullRequestEvent(pullRequest, { fork });
  const pull = z.looseObject({ base: z.looseObject({}) }).parse(payload['pull_request']);
  const main = { ...pull.base, ref: 'main', sha: base };
  const result = await action.job({
    inputs: { mode: 'diff', ...inputs },
    event: { name, payload: { ...payload, pull_request: { ...pull, base: main } } },
    files: offeringFiles(offers),
    env: WORKFLOW,
    runId: runs,
    ...(fork && { token: action.rig.github.tokens.readOnly }),
  });
  const text = await readFile(result.outputs['report-path'] ?? '', 'utf8');
  return { result, ...reportFileSchema.parse(JSON.parse(text)) };
}

describe('what servers offer, held against the report of the base branch', () => {
  it('fails where a tool is gone, and says so in the comment [surface-artifact]', async () => {
    ran();
    const { result, baseline, verdict } = await judge(after, { comment: 'always' });
    expect(result.outputs['verdict']).toBe('failed');
    expect(baseline).toMatchObject({
      outcome: 'found',
      origin: { kind: 'artifact', commit: base, branch: 'main', isMergeBase: true },
    });
    expect(verdict.surface?.counts).toMatchObject({ breaking: 1 });
    const [comment] = await commentsOn(pullRequest);
    expect(comment?.body).toContain('<br>tool removed<br>');
    expect(comment?.body).toContain('merge base');
  });

  it('passes where nothing changed, also on the branch itself by its name', async () => {
    ran();
    const same = await judge(before, { 'compare-to': 'branch:main' });
    expect(same.verdict).toMatchObject({ value: 'passed', surface: { changes: [] } });
  });

  it('does not apply where there is none, with one notice [surface-no-baseline]', async () => {
    const { result, verdict } = await judge(after);
    expect(verdict.value).toBe('passed');
    expect(verdict.checks.at(-1)).toMatchObject({
      ...{ id: 'surface-compatible', outcome: 'notApplicable' },
    });
    const told = notices(result).filter((notice) => notice.startsWith('There is no baseline'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('on each push to main');
  });

  it("takes none that a fork's run left, and judges a fork's pull request", async () => {
    const fork = { headRepository: `${PERSON.login}/${REPO}`, event: 'pull_request' };
    const run = action.rig.actions.addRun({ commit: base, ...fork });
    action.rig.actions.addArtifact(run, NAME, archive);
    const untrusted = await judge(after);
    expect(untrusted.baseline).toMatchObject({ outcome: 'none' });
    ran();
    const ofFork = await judge(after, { comment: 'never' }, { fork: true });
    expect(ofFork.verdict).toMatchObject({ value: 'failed', surface: { counts: { breaking: 1 } } });
  });

  it('fails where a tool is gone that the report of evals of the base branch has [surface-evals-artifact]', async () => {
    const { actions } = action.rig;
    actions.addArtifact(actions.addRun({ commit: base }), NAME, archiveOfEvals);
    const { baseline, verdict } = await judge(after);
    expect(baseline).toMatchObject({
      outcome: 'found',
      origin: { kind: 'artifact', commit: base },
    });
    expect(verdict).toMatchObject({
      value: 'failed',
      surface: { counts: { breaking: 1 }, changes: [{ kind: 'tool-removed' }] },
    });
    const same = await judge(before);
    expect(same.verdict).toMatchObject({ value: 'passed', surface: { changes: [] } });
    expect(same.verdict.surface?.untold).toHaveLength(1);
  });
});
