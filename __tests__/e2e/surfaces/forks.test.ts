import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  pullRequestEvent,
  unpack,
  workflowRunEvent,
} from '../../support/github/action-on-github.ts';
import type { OpenedPullRequest } from '../../support/github/emulated-github.ts';
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

const HOSTILE = '</details><img src=x onerror=alert(1)> @org/team ::error::boom';
const HOSTILE_XML = HOSTILE.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const JUNIT = `<testsuites><testsuite name="s" file="src/a.ts">
  <testcase name="${HOSTILE_XML}"><failure message="${HOSTILE_XML}">${HOSTILE_XML}</failure></testcase>
  <testcase name="fine"/>
</testsuite></testsuites>`;

startActionBeforeAll();

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
      const [outside] = partByFences(text ?? '');
      // Once as the title of the case, and once as its cause.
      expect(outside).toContain('onerror=alert&#40;1&#41;');
      expect(outside).not.toContain('<details>\n<summary>❌');
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
