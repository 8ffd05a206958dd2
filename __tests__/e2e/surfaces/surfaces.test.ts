import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { failingCase, feeCase, suiteFile } from '../../support/evals/suite-builder.ts';
import {
  ActionOnGitHub,
  pullRequestEvent,
  unpack,
  workflowRunEvent,
} from '../../support/github/action-on-github.ts';
import { BOT, type OpenedPullRequest, OWNER, REPO } from '../../support/github/emulated-github.ts';
import type { ActionResult } from '../../support/runner/action-runner.ts';
import { everythingShown } from '../../support/runner/eval-workspace.ts';

const HOSTILE = '</details><img src=x onerror=alert(1)> @org/team ::error::boom';
const HOSTILE_XML = HOSTILE.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const SUITE = { 'suite.yaml': suiteFile({ tests: [feeCase(), failingCase()] }) };
const INPUTS = { 'suite-file': 'suite.yaml', 'check-name': 'Evals' };
const JUNIT = `<testsuites><testsuite name="s" file="src/a.ts">
  <testcase name="${HOSTILE_XML}"><failure message="${HOSTILE_XML}">${HOSTILE_XML}</failure></testcase>
  <testcase name="fine"/>
</testsuite></testsuites>`;

let action: ActionOnGitHub;
let count = 0;
const folders: string[] = [];

beforeAll(async () => {
  action = await ActionOnGitHub.start();
}, 60_000);
afterEach(async () => {
  await action.finish();
  await action.rig.gateway.forget();
  expect(action.rig.gateway.takeViolations()).toEqual([]);
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});
afterAll(() => action.close());

const open = (options?: { fork: boolean }): Promise<OpenedPullRequest> => {
  count += 1;
  return action.rig.github.openPullRequest(`surfaces-${count}`, options);
};

const repositoryPath = `/repos/${OWNER}/${REPO}`;

async function commentsOn({ number }: OpenedPullRequest) {
  const { call, tokens } = action.rig.github;
  const answer = await call(tokens.write, 'GET', `${repositoryPath}/issues/${number}/comments`);
  const comment = z.object({
    html_url: z.string(),
    body: z.string(),
    user: z.object({ login: z.string() }),
  });
  return z.array(comment).parse(answer);
}

async function checksOn({ headSha }: OpenedPullRequest) {
  const { call, tokens } = action.rig.github;
  const path = `${repositoryPath}/commits/${headSha}/check-runs`;
  const check = z.object({
    name: z.string(),
    conclusion: z.string().nullable(),
    output: z.object({ title: z.string().nullable(), summary: z.string().nullable() }),
  });
  return z.object({ check_runs: z.array(check) }).parse(await call(tokens.write, 'GET', path))
    .check_runs;
}

async function artifactNamed(start: string) {
  const stored = (await action.store.finalized()).filter(({ name }) => name.startsWith(start));
  return stored.at(-1) ?? raise(`no artifact ${start}`);
}

const notices = ({ annotations }: ActionResult) =>
  annotations.filter(({ kind }) => kind === 'notice').map(({ message }) => message);

describe('a pull request whose job may write', () => {
  it('gets comment, check, annotations, summary, artifact and outputs', async () => {
    const pullRequest = await open();
    const event = pullRequestEvent(pullRequest);
    const result = await action.job({
      inputs: { ...INPUTS, 'artifact-name': 'first' },
      event,
      files: SUITE,
    });
    const [comment, ...others] = await commentsOn(pullRequest);
    expect(others).toEqual([]);
    expect(comment?.user.login).toBe(BOT);
    expect(comment?.body).toContain('unknown book');
    expect(result.outputs).toMatchObject({
      verdict: 'failed',
      'comment-url': comment?.html_url,
      'artifact-url': expect.stringMatching(/actions\/runs\/100\/artifacts\/\d+$/),
    });
    expect(comment?.body).toContain(result.outputs['artifact-url']);
    expect(result.summary).toContain('unknown book');
    expect(notices(result)).toEqual([]);
    expect(result.annotations).toContainEqual(
      expect.objectContaining({ kind: 'error', title: expect.stringContaining('unknown book') }),
    );
    expect(await checksOn(pullRequest)).toEqual([
      expect.objectContaining({ name: 'Evals', conclusion: 'failure' }),
    ]);

    const folder = newFolder();
    const names = unpack(await artifactNamed('first'), folder);
    expect(names).toEqual(
      expect.arrayContaining(['junit.xml', 'report.html', 'report.json', 'report.md']),
    );
    expect(names.filter((name) => name.startsWith('traces/'))).toHaveLength(1);
    const uploaded = await readFile(join(folder, 'report.json'), 'utf8');
    expect(uploaded).toBe(await readFile(result.outputs['report-path'] ?? '', 'utf8'));
    expect(reportFileSchema.safeParse(JSON.parse(uploaded)).error).toBeUndefined();
    const markdown = await readFile(join(folder, 'report.md'), 'utf8');
    expect(markdown).toBe(await readFile(result.outputs['summary-path'] ?? '', 'utf8'));
  });

  it('keeps one comment through all runs, also where no results come about', async () => {
    const pullRequest = await open();
    const event = pullRequestEvent(pullRequest);
    const inputs = { ...INPUTS, 'artifact-name': 'never' };
    const first = await action.job({ inputs, event, files: SUITE, runId: 200 });
    const broken = { 'suite.yaml': 'name: library\ntests: 7\n' };
    const second = await action.job({ inputs, event, files: broken, runId: 201 });
    expect(second.outputs['verdict']).toBe('invalid');
    expect(second.outputs['comment-url']).toBe(first.outputs['comment-url']);
    const fixed = { 'suite.yaml': suiteFile() };
    const third = await action.job({ inputs, event, files: fixed, runId: 202 });
    expect(third.outputs).toMatchObject({
      verdict: 'passed',
      'artifact-url': '',
      'comment-url': first.outputs['comment-url'],
    });
    const comments = await commentsOn(pullRequest);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain('Passed');
  });
});

describe('jobs at once', () => {
  it('leave one comment, of the newer run', async () => {
    const pullRequest = await open();
    const event = pullRequestEvent(pullRequest);
    const inputs = { 'suite-file': 'suite.yaml', 'artifact-name': 'never' };
    const started = [250, 251].map((runId) => action.job({ inputs, event, files: SUITE, runId }));
    for (const { outputs } of await Promise.all(started)) {
      expect(outputs['verdict']).toBe('failed');
    }
    const comments = await commentsOn(pullRequest);
    expect(comments.map(({ body }) => /run=(\d+) -->/.exec(body)?.[1])).toEqual(['251']);
  });
});

describe('an artifact store that refuses', () => {
  it('changes neither verdict nor outputs, and ends no process early', async () => {
    action.store.blobs.add({ times: 1, fault: { kind: 'answer', status: 403, body: {} } });
    const result = await action.job({
      inputs: { 'suite-file': 'suite.yaml', 'artifact-name': 'refused', comment: 'never' },
      event: { name: 'push', payload: {} },
      files: { 'suite.yaml': suiteFile() },
    });
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ verdict: 'passed', 'artifact-url': '' });
    expect(notices(result)).toEqual([expect.stringContaining('not uploaded as an artifact')]);
  });
});

describe('a job that may only read', () => {
  it('has verdict and outputs all the same, and a notice for each surface', async () => {
    const pullRequest = await open();
    const result = await action.job({
      inputs: { ...INPUTS, 'artifact-name': 'read-only' },
      event: pullRequestEvent(pullRequest),
      files: SUITE,
      token: action.rig.github.tokens.readOnly,
    });
    expect(result.outputs).toMatchObject({ verdict: 'failed', total: '2', 'comment-url': '' });
    expect(result.outputs['artifact-url']).not.toBe('');
    expect(result.exitCode).toBe(1);
    expect(notices(result)).toEqual([
      expect.stringContaining('checks: write'),
      expect.stringContaining('pull-requests: write'),
    ]);
    expect(await commentsOn(pullRequest)).toEqual([]);
  });
});

describe('an event without a pull request', () => {
  it.each([
    ['push', {}],
    ['merge_group', { merge_group: { head_sha: '0'.repeat(40) } }],
    ['schedule', {}],
  ])('%s: no comment, and nothing to worry about', async (name, payload) => {
    const result = await action.job({
      inputs: { 'suite-file': 'suite.yaml', 'artifact-name': 'never' },
      event: { name, payload },
      files: { 'suite.yaml': suiteFile() },
    });
    expect(result.outputs).toMatchObject({ verdict: 'passed', 'comment-url': '' });
    expect(notices(result)).toEqual([]);
    expect(result.log).toContain(`The event ${name} belongs to no pull request.`);
    expect(action.rig.gateway.seen()).toEqual([]);
  });
});

describe('GitHub Enterprise Server', () => {
  it('gets everything but artifact and summary, which it does not offer', async () => {
    const pullRequest = await open();
    const result = await action.job({
      inputs: INPUTS,
      event: pullRequestEvent(pullRequest),
      files: SUITE,
      env: { GITHUB_SERVER_URL: 'https://github.example.com' },
      withoutSummary: true,
    });
    expect(result.outputs).toMatchObject({ verdict: 'failed', 'artifact-url': '' });
    expect(result.outputs['comment-url']).not.toBe('');
    expect(notices(result)).toEqual([
      expect.stringContaining('GITHUB_STEP_SUMMARY'),
      expect.stringContaining('GitHub Enterprise Server'),
    ]);
  });
});

describe('a pull request from a fork', () => {
  let pullRequest: OpenedPullRequest;

  beforeAll(async () => {
    pullRequest = await open({ fork: true });
  });

  it('is collected without a write, and published as what it is: text of strangers', async () => {
    const collected = await action.job({
      inputs: {
        mode: 'collect',
        results: 'junit.xml',
        'artifact-name': 'collected',
        'check-name': 'Evals',
      },
      event: pullRequestEvent(pullRequest, { fork: true }),
      files: { 'junit.xml': JUNIT },
      token: action.rig.github.tokens.readOnly,
    });
    expect(collected.outputs).toMatchObject({ verdict: 'failed', 'comment-url': '' });
    expect(action.rig.gateway.seen()).toEqual([]);
    expect(notices(collected)).toEqual([]);
    expect(collected.annotations).not.toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/^boom/) }),
    );

    const folder = newFolder();
    unpack(await artifactNamed('collected'), folder);
    const victim = await open();
    await forge(join(folder, 'report.json'), {
      verdict: { value: 'passed', headline: 'Fine', checks: [] },
      'pr-number': victim.number,
      pullRequest: { number: victim.number, headSha: victim.headSha },
      sha: victim.headSha,
    });
    const published = await action.job({
      inputs: { mode: 'publish', 'report-path': folder, 'check-name': 'Evals' },
      event: workflowRunEvent(pullRequest),
      runId: 300,
    });
    expect(published.outputs).toMatchObject({ verdict: 'failed', total: '2', failed: '1' });
    expect(await commentsOn(victim)).toEqual([]);
    expect(await checksOn(victim)).toEqual([]);
    expect(await checksOn(pullRequest)).toEqual([
      expect.objectContaining({ name: 'Evals', conclusion: 'failure' }),
    ]);
    const [comment] = await commentsOn(pullRequest);
    expect(published.outputs['comment-url']).toBe(comment?.html_url);
    for (const text of [comment?.body, published.summary]) {
      const [outside, fenced] = partByFences(text ?? '');
      expect(fenced).toContain(HOSTILE);
      expect(outside).toContain('onerror');
      expect(outside).not.toMatch(/<img|@org\/team|::error/);
    }
  });

  it('is judged by the policy of the publishing job', async () => {
    const collected = await action.job({
      inputs: { mode: 'collect', results: 'junit.xml', 'min-pass-rate': '90' },
      event: pullRequestEvent(pullRequest, { fork: true }),
      files: { 'junit.xml': JUNIT },
      runId: 400,
    });
    expect(collected.outputs['verdict']).toBe('failed');
    const reportPath = collected.outputs['report-path'] ?? '';
    const published = await action.job({
      inputs: { mode: 'publish', 'report-path': reportPath, 'min-pass-rate': '50' },
      event: workflowRunEvent(pullRequest),
      runId: 401,
    });
    expect(published.outputs['verdict']).toBe('passed');
  });

  it('with a report that is none is incomplete, and one that is missing invalid', async () => {
    const event = workflowRunEvent(pullRequest);
    const broken = await action.job({
      inputs: { mode: 'publish', 'report-path': 'report.json' },
      files: { 'report.json': '{"schemaVersion":1,"verdict":{"value":"passed"}}' },
      event,
      runId: 500,
    });
    expect(broken.outputs['verdict']).toBe('incomplete');
    const missing = await action.job({
      inputs: { mode: 'publish', 'report-path': 'nowhere' },
      event,
      runId: 501,
    });
    expect(missing.outputs['verdict']).toBe('invalid');
  });
});

describe('secrets', () => {
  it('stay out of what the runner does not mask', async () => {
    const secret = 'model-key-that-nobody-may-see';
    const pullRequest = await open();
    const header = Buffer.from(`user:${secret}`).toString('base64');
    const leaking = { ...feeCase(), title: `calls with ${secret}, Basic ${header}` };
    const result = await action.job({
      inputs: { ...INPUTS, 'model-api-keys': `openai=${secret}`, 'artifact-name': 'secret' },
      event: pullRequestEvent(pullRequest),
      files: { 'suite.yaml': suiteFile({ tests: [leaking] }) },
    });
    expect(result.outputs['verdict']).toBe('passed');
    const folder = newFolder();
    const names = unpack(await artifactNamed('secret'), folder);
    const shown = [
      await everythingShown(result),
      JSON.stringify([await commentsOn(pullRequest), await checksOn(pullRequest)]),
      ...(await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))),
    ].join('\n');
    expect(shown).toContain('calls with ***');
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain(header.slice(8, -4));
  });
});

/** Changes what the report says of itself. */
async function forge(file: string, claims: Record<string, unknown>): Promise<void> {
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...z.looseObject({}).parse(report), ...claims }));
}

/** Text outside and inside of code fences, where everything is shown as it is. */
function partByFences(markdown: string): [outside: string, fenced: string] {
  const fence = /^(`{3,})\w*\n([\s\S]*?)\n\1$/gm;
  const fenced = [...markdown.matchAll(fence)].map(([, , code]) => code);
  return [markdown.replace(fence, ''), fenced.join('\n')];
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  folders.push(folder);
  return folder;
}

function raise(message: string): never {
  throw new Error(message);
}
