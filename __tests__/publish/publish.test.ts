import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { toPublishingConfig } from '../../src/inputs/config.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { publishAll } from '../../src/publish/publish.ts';
import type { ReportFiles } from '../../src/publish/report-files.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { pullRequestEvent } from '../support/github/action-on-github.ts';
import { OWNER, PERSON, REPO } from '../support/github/emulated-github.ts';
import { startEnterpriseServer } from '../support/github/enterprise-server.ts';
import { leapingClock, recordedLogger } from '../support/github/rig.ts';
import { pullRequestOfTest, rigOfSuite } from '../support/github/rig-of-suite.ts';
import { SAMPLE_VIEWS } from '../support/render/sample-reports.ts';

const rig = rigOfSuite();
const pullRequest = pullRequestOfTest(rig);
let temporaryFolder: string;

beforeEach(async () => {
  temporaryFolder = await mkdtemp(path.join(tmpdir(), 'publish-'));
});
afterEach(() => rm(temporaryFolder, { recursive: true }));

const { report, verdict } = SAMPLE_VIEWS['one-failed'] ?? raise('no sample');

interface Job {
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  cancelled?: boolean;
  value?: Verdict['value'];
}

async function publish({ inputs = {}, env = {}, cancelled = false, value }: Job = {}) {
  const logger = recordedLogger();
  const annotations: string[] = [];
  const annotate = (message: string) => {
    annotations.push(message);
  };
  const summaryFile = path.join(temporaryFolder, 'summary.md');
  const { name, payload } = pullRequestEvent(pullRequest);
  const files: ReportFiles[] = [];
  const publication = await publishAll(
    { report, verdict: value === undefined ? verdict : { ...verdict, value } },
    toPublishingConfig({ 'github-token': rig.github.tokens.write, ...inputs }),
    {
      environment: {
        GITHUB_API_URL: rig.gateway.url,
        GITHUB_EVENT_NAME: name,
        GITHUB_REPOSITORY: `${OWNER}/${REPO}`,
        GITHUB_RUN_ID: '100',
        GITHUB_JOB: 'evals',
        GITHUB_STEP_SUMMARY: summaryFile,
        ...env,
      },
      payload,
      temporaryFolder,
      version: '1.2.3',
      secrets: createRedactor([]),
      clock: leapingClock(),
      logger,
      signal: cancelled ? AbortSignal.abort(new Error('cancelled')) : new AbortController().signal,
      annotations: { error: annotate, warning: annotate, notice: annotate },
      onFiles: (written) => {
        files.push(written);
      },
    },
  );
  const summary = existsSync(summaryFile) ? await readFile(summaryFile, 'utf8') : null;
  return {
    publication,
    files: files[0],
    summary,
    annotations,
    notices: logger.notices,
    lines: logger.lines,
  };
}

describe('publishAll', () => {
  it('writes nothing but what is on this machine when the job is cancelled', async () => {
    const { publication, files, summary, notices } = await publish({
      inputs: { 'check-name': 'Evals' },
      cancelled: true,
    });
    expect(publication).toEqual({ commentUrl: null, artifactUrl: null, leftWorkBehind: false });
    expect(files).toMatchObject({ report: expect.any(String), markdown: expect.any(String) });
    expect(summary).toContain('Failed');
    expect(notices).toEqual([]);
    expect(rig.gateway.seen()).toEqual([]);
  });

  it('writes the others where one cannot be written', async () => {
    const { publication, annotations, lines, notices } = await publish({
      env: { GITHUB_STEP_SUMMARY: path.join(temporaryFolder, 'no', 'such', 'folder') },
    });
    expect(lines).toContainEqual(expect.stringContaining('job summary could not be written'));
    expect(notices).toEqual([expect.stringContaining('not uploaded as an artifact')]);
    expect(annotations).toHaveLength(1);
    expect(publication.commentUrl).toContain(`/${pullRequest.number}`);
  });

  it('leads from every file to the commit, and to the attempt of the workflow run, it is of', async () => {
    const { files } = await publish({ env: { GITHUB_RUN_ATTEMPT: '2' } });
    const pages = [`commit/${pullRequest.headSha}`, 'actions/runs/100/attempts/2'];
    for (const file of ['report.md', 'report.html']) {
      const text = await readFile(path.join(files?.folder ?? '', file), 'utf8');
      for (const page of pages)
        expect(text).toContain(`https://github.com/${OWNER}/${REPO}/${page}"`);
    }
  });

  it('writes only what is asked for', async () => {
    const { annotations, summary, notices } = await publish({
      inputs: {
        summary: 'false',
        annotations: 'false',
        comment: 'never',
        'artifact-name': 'never',
      },
    });
    expect([annotations, summary, notices]).toEqual([[], null, []]);
    expect(rig.gateway.seen()).toEqual([]);
  });

  it('says once that there is no token', async () => {
    const { notices, publication } = await publish({
      inputs: { 'github-token': '', 'check-name': 'Evals', 'artifact-name': 'never' },
    });
    expect(notices).toEqual([expect.stringContaining('github-token')]);
    expect(publication.commentUrl).toBeNull();
  });

  it('writes the check alone where no comment is wanted', async () => {
    const { notices } = await publish({
      inputs: { 'check-name': 'Evals', comment: 'never', 'artifact-name': 'never' },
    });
    expect(notices).toEqual([]);
    expect(rig.gateway.seen()).toContain(`POST /repos/${OWNER}/${REPO}/check-runs`);
  });
});

describe('the check of an undecided verdict', () => {
  it.each([
    [{}, 'action_required'],
    [{ 'fail-on': 'failed,incomplete' }, 'action_required'],
    [{ 'fail-on': 'failed,invalid' }, 'neutral'],
    [{ 'fail-on': 'never' }, 'neutral'],
    [{ 'incomplete-conclusion': 'neutral' }, 'neutral'],
    [{ 'fail-on': 'never', 'incomplete-conclusion': 'action_required' }, 'action_required'],
  ])('with %j concludes with %s', async (inputs: Record<string, string>, conclusion) => {
    await publish({ inputs: { ...inputs, 'check-name': 'Evals' }, value: 'incomplete' });
    const path = `/repos/${OWNER}/${REPO}/commits/${pullRequest.headSha}/check-runs`;
    const answer = await rig.github.call(rig.github.tokens.write, 'GET', path);
    expect(answer).toMatchObject({ check_runs: [{ conclusion }] });
  });
});

describe('GitHub Enterprise Server', () => {
  it('gets all but the artifact, below the base path of its API', async () => {
    const { call } = rig.github;
    const comments = `/repos/${OWNER}/${REPO}/issues/${pullRequest.number}/comments`;
    for (let number = 1; number <= 101; number += 1) {
      await call(PERSON.token, 'POST', comments, { body: `Talk ${number}` });
    }
    const server = await startEnterpriseServer(rig.gateway.url);
    const job: Job = {
      inputs: { 'check-name': 'Evals' },
      env: { GITHUB_API_URL: server.apiUrl, GITHUB_SERVER_URL: 'https://git.acme.test' },
    };
    const first = await publish(job);
    const second = await publish({ ...job, env: { ...job.env, GITHUB_RUN_ID: '101' } });
    await server.close();
    const artifact = expect.stringContaining('GitHub Enterprise Server does not offer');
    expect(first.notices).toEqual([artifact]);
    expect(second.notices).toEqual([artifact]);
    expect(second.publication.commentUrl).toBe(first.publication.commentUrl);
    const written = rig.gateway.seen().filter((line) => !/^GET |graphql/.test(line));
    expect(written).toEqual([
      `POST /repos/${OWNER}/${REPO}/check-runs`,
      `POST ${comments}`,
      `POST /repos/${OWNER}/${REPO}/check-runs`,
      expect.stringMatching(/^PATCH .*\/comments\/\d+$/),
    ]);
    const asked = rig.gateway.seen().filter((line) => line === `GET ${comments}`);
    expect(asked).toHaveLength(8);
  });
});

function raise(message: string): never {
  throw new Error(message);
}
