import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { reportFileSchema } from '../../../src/report-file/report-schema.ts';
import { failingCase, feeCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { pullRequestEvent, unpack } from '../../support/github/action-on-github.ts';
import { BOT } from '../../support/github/emulated-github.ts';
import {
  action,
  artifactNamed,
  checksOn,
  commentsOn,
  newFolder,
  notices,
  open,
  startActionBeforeAll,
} from '../../support/github/surfaces.ts';
import { everythingShown } from '../../support/runner/eval-workspace.ts';

const SUITE = { 'suite.yaml': suiteFile({ tests: [feeCase(), failingCase()] }) };
const INPUTS = { 'suite-file': 'suite.yaml', 'check-name': 'Evals' };

startActionBeforeAll();

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
    // Where the page that lies in the artifact shows the case that failed.
    for (const markdown of [comment?.body ?? '', result.summary ?? '']) {
      expect(markdown).toContain('In the report: <code>report.html#case=');
      expect(markdown).toContain('&#38;iteration=1</code>');
    }
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
    // Of the case that failed, and of the one that passed.
    expect(names.filter((name) => name.startsWith('traces/'))).toHaveLength(2);
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
