import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ArtifactJob } from '../../../src/baseline/artifact/artifact-baseline.ts';
import { findBaseline } from '../../../src/baseline/baseline-search.ts';
import type { BaselineSource } from '../../../src/model/baseline.ts';
import { systemClock } from '../../../src/ports/clock.ts';
import { workflowRuns } from '../../../src/publish/github/workflow-runs/workflow-runs.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import type { RunSeed } from '../../support/github/emulated-actions.ts';
import { OWNER, PERSON, REPO } from '../../support/github/emulated-github.ts';
import { recordedLogger } from '../../support/github/rig.ts';
import { rigOfSuite } from '../../support/github/rig-of-suite.ts';
import { caseOf, runReport } from '../../support/render/sample-reports.ts';
import { archivedReport, archiveOf } from '../../support/report-file/archived-report.ts';

const rig = rigOfSuite();
const NAME = 'mcp-eval-report-evals';
const AUTO: BaselineSource = { kind: 'auto' };

/** Commits of main, the oldest first. */
const main: string[] = [];
let head: string;

beforeAll(async () => {
  for (const text of ['one', 'two', 'three']) main.push(await rig.github.push('main', text));
  ({ headSha: head } = await rig.github.openPullRequest('feature'));
  // After the pull request branched off.
  for (const text of ['four', 'five']) main.push(await rig.github.push('main', text));
});

/** One that can be told from others. */
const report = (title: string, subject?: string, artifact?: string) => ({
  ...runReport([caseOf(title, ['passed'])]),
  ...((subject ?? artifact) === undefined
    ? {}
    : {
        origin: {
          ...{ commit: null, branch: 'forged', createdAtMs: 0, address: null },
          ...{ subject: subject ?? '', ...(artifact !== undefined && { artifact }) },
        },
      }),
});

/** A run with a report of that title. */
function ran(title: string, seed: RunSeed, name = NAME): { run: number; artifact: number } {
  const run = rig.actions.addRun(seed);
  return { run, artifact: rig.actions.addArtifact(run, name, archivedReport(report(title))) };
}

async function search(
  source: BaselineSource,
  { token = rig.github.tokens.readOnly, base = main[4] ?? null, commit = head, subject = '' } = {},
) {
  const logger = recordedLogger();
  const job: ArtifactJob = {
    ...{ repository: `${OWNER}/${REPO}`, workflow: 'evals.yml', runId: 1, subject, commit },
    ...{ artifacts: [NAME], inLegs: false },
  };
  const earlierReports = async () => ({
    runs: await workflowRuns({
      ...{ token, apiUrl: rig.gateway.url, repository: { owner: OWNER, repo: REPO } },
      ...{ clock: systemClock, logger, secrets: createRedactor([token]) },
      ...{ signal: new AbortController().signal, deadlineAtMs: Date.now() + 30_000 },
    }),
    job,
    base: { branch: 'main', base },
  });
  const found = await findBaseline(source, { workspace: '/nowhere', logger, earlierReports });
  const title =
    found.outcome === 'found' ? found.baseline.report.cases.map((one) => one.title).join() : null;
  return { found, title, logger };
}

describe('the baseline of a pull request', () => {
  it('is what a run of the merge base left, though others are newer', async () => {
    ran('older', { commit: main[1] ?? '' });
    const { run } = ran('merge base', { commit: main[2] ?? '' });
    ran('later', { commit: main[4] ?? '' });
    const { found, title, logger } = await search(AUTO);
    expect(title).toBe('merge base');
    expect(found).toMatchObject({
      baseline: {
        origin: {
          ...{ kind: 'artifact', commit: main[2], branch: 'main', isMergeBase: true },
          address: expect.stringMatching(new RegExp(`/actions/runs/${run}$`)),
        },
      },
    });
    expect(logger.notices).toEqual([]);
  });

  it('is that of the newest commit before it, else', async () => {
    ran('oldest', { commit: main[0] ?? '' });
    ran('before', { commit: main[1] ?? '', createdAtMs: 5 });
    ran('later', { commit: main[3] ?? '' });
    const { found, title } = await search(AUTO);
    expect(title).toBe('before');
    expect(found).toMatchObject({ baseline: { origin: { isMergeBase: false } } });
  });

  it('is none that code of a fork wrote, whatever the fork calls its branch', async () => {
    const commit = main[2] ?? '';
    const fork = { headRepository: `${PERSON.login}/${REPO}`, event: 'pull_request' };
    ran('fork', { commit, ...fork });
    ran('own pull request', { commit, event: 'pull_request' });
    ran('claims a push', { commit, headRepository: `${PERSON.login}/${REPO}` });
    ran('another branch', { commit, branch: 'feature' });
    ran('unfinished', { commit, status: 'in_progress' });
    ran('another workflow', { commit, workflow: 'nightly.yml' });
    const { found, logger } = await search(AUTO);
    expect(found).toMatchObject({ outcome: 'none', message: expect.stringContaining('no run of') });
    expect(logger.notices).toEqual([expect.stringContaining('on each push to main')]);
  });

  it('is not one that has what was done on the branch since', async () => {
    ran('later', { commit: main[4] ?? '' });
    const { found } = await search(AUTO);
    expect(found).toMatchObject({ outcome: 'none', message: expect.stringContaining('before it') });
  });

  it('asks the store without the token, and for nothing but the report', async () => {
    ran('merge base', { commit: main[2] ?? '' });
    const { title } = await search(AUTO);
    expect(title).toBe('merge base');
    const [headers, ...more] = rig.actions.downloads();
    expect(more).toEqual([]);
    expect(Object.keys(headers ?? {})).not.toContain('authorization');
    expect(rig.gateway.seen().every((line) => line.startsWith('GET '))).toBe(true);
    expect(rig.gateway.seen().length).toBeLessThan(6);
  });
});

describe('of a job that is run again, or uses the action twice', () => {
  it('the newest attempt counts, and of its steps the same one', async () => {
    const run = rig.actions.addRun({ commit: main[2] ?? '' });
    const add = (name: string, title: string, subject?: string) =>
      rig.actions.addArtifact(run, name, archivedReport(report(title, subject)));
    add(NAME, 'first attempt', 'b.yaml');
    add(`${NAME}-attempt-2`, 'a', 'a.yaml');
    add(`${NAME}-attempt-2-2`, 'b', 'b.yaml');
    expect((await search(AUTO, { subject: 'b.yaml' })).title).toBe('b');
    expect((await search(AUTO, { subject: 'a.yaml' })).title).toBe('a');
    const { found, title } = await search(AUTO, { subject: 'new.yaml' });
    expect(title).toBe('a');
    // What a report says of itself is not what it is known by.
    expect(found).toMatchObject({ baseline: { origin: { branch: 'main' } } });
  });
});

describe('a job whose name is that of another and a number', () => {
  it('is not taken for a second step of it', async () => {
    const run = rig.actions.addRun({ commit: main[2] ?? '' });
    const other = report('other', 'b.yaml', `${NAME}-2`);
    rig.actions.addArtifact(run, `${NAME}-2`, archivedReport(other));
    const { found } = await search(AUTO);
    expect(found).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('of another job'),
    });
    rig.actions.addArtifact(run, NAME, archivedReport(report('own', 'a.yaml', NAME)));
    expect((await search(AUTO, { subject: 'b.yaml' })).title).toBe('own');
  });
});

describe('a run of very many', () => {
  it('is found behind more runs of forks than one list holds', async () => {
    ran('before', { commit: main[1] ?? '', createdAtMs: 5 });
    const fork = { headRepository: `${PERSON.login}/${REPO}`, event: 'pull_request' };
    for (let index = 0; index < 120; index += 1) {
      rig.actions.addRun({ commit: main[4] ?? '', ...fork });
    }
    const { title } = await search(AUTO);
    expect(title).toBe('before');
    expect(rig.gateway.seen().length).toBeLessThan(9);
  });

  it('has its report among the artifacts of many jobs', async () => {
    const run = rig.actions.addRun({ commit: main[2] ?? '' });
    for (let index = 0; index < 130; index += 1) {
      rig.actions.addArtifact(run, `leg-${index}`, new Uint8Array(1));
    }
    rig.actions.addArtifact(run, NAME, archivedReport(report('last')));
    expect((await search(AUTO)).title).toBe('last');
  });
});

describe('a run that measured nothing', () => {
  it('is passed over', async () => {
    const run = rig.actions.addRun({ commit: main[2] ?? '' });
    rig.actions.addArtifact(run, NAME, archivedReport(runReport([])));
    const { found } = await search(AUTO);
    expect(found).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('measured nothing'),
    });
    ran('before', { commit: main[1] ?? '' });
    expect((await search(AUTO)).title).toBe('before');
  });
});

describe('on the branch itself', () => {
  it('the first run has nothing to be told', async () => {
    const { found, logger } = await search(AUTO, { base: null, commit: main[4] ?? '' });
    expect(found.outcome).toBe('none');
    expect(logger.notices).toEqual([]);
  });

  it('the baseline is the run before', async () => {
    ran('before', { commit: main[3] ?? '' });
    rig.actions.addRun({ commit: main[4] ?? '' });
    const { title } = await search(AUTO, { base: null, commit: main[4] ?? '' });
    expect(title).toBe('before');
  });
});

describe('what cannot be had', () => {
  const MERGE_BASE = () => ({ commit: main[2] ?? '' });

  it('is unknown where the permission is missing, with one notice that says which', async () => {
    ran('merge base', MERGE_BASE());
    const token = rig.github.tokens.readOnly;
    rig.actions.forbid(token);
    const { found, logger } = await search(AUTO);
    expect(found).toMatchObject({ outcome: 'unknown', message: expect.stringContaining('403') });
    expect(logger.notices).toEqual([expect.stringContaining('`actions: read`')]);
    const named = await search({ kind: 'branch', name: 'main' });
    expect(named.found.outcome).toBe('unreadable');
  });

  it('is told as gone where it has expired, and an earlier one is taken', async () => {
    const { artifact } = ran('merge base', MERGE_BASE());
    rig.actions.expire(artifact);
    const { found, logger } = await search(AUTO);
    expect(found).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('expired'),
    });
    expect(logger.notices).toHaveLength(1);
    ran('before', { commit: main[1] ?? '' });
    expect((await search(AUTO)).title).toBe('before');
  });

  it.each<[string, (run: number) => unknown, RegExp]>([
    ['nothing was left', () => null, /left no artifact "mcp-eval-report-evals"/],
    [
      'it is no archive',
      (run) => rig.actions.addArtifact(run, NAME, new Uint8Array([1, 2, 3])),
      /cannot be unpacked/,
    ],
    [
      'it holds no report',
      (run) => rig.actions.addArtifact(run, NAME, archiveOf({ '../report.json': '{}' })),
      /holds no report\.json/,
    ],
    [
      'its report is none',
      (run) => rig.actions.addArtifact(run, NAME, archiveOf({ 'report.json': '{}' })),
      /is none: report/,
    ],
  ])('is unknown where %s', async (_name, prepare, message) => {
    prepare(rig.actions.addRun(MERGE_BASE()));
    const { found } = await search(AUTO);
    expect(found).toMatchObject({ outcome: 'unknown', message: expect.stringMatching(message) });
  });

  it('is unreadable where it was named', async () => {
    const run = rig.actions.addRun(MERGE_BASE());
    const fork = ran('fork', {
      ...MERGE_BASE(),
      ...{ headRepository: `${PERSON.login}/${REPO}`, event: 'pull_request' },
    });
    for (const id of ['none', '7', String(run), String(fork.run)]) {
      expect((await search({ kind: 'run', id })).found.outcome).toBe('unreadable');
    }
    const none = await search({ kind: 'branch', name: 'nowhere' });
    expect(none.found.outcome).toBe('unreadable');
  });
});

describe('a run that is named', () => {
  it('is the baseline, whatever started it', async () => {
    const { run } = ran('named', { commit: head, branch: 'feature', event: 'pull_request' });
    const { found, title } = await search({ kind: 'run', id: String(run) });
    expect(title).toBe('named');
    expect(found).toMatchObject({ baseline: { origin: { branch: 'feature', isMergeBase: null } } });
  });
});
