/** Symptoms of docs/troubleshooting.md that no other test provokes, each with what is to be done about it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { promptedCase, slowCase, suiteFile, toolCase } from '../support/evals/suite-builder.ts';
import { pullRequestEvent } from '../support/github/action-on-github.ts';
import { action, commentsOn, open, startActionBeforeAll } from '../support/github/surfaces.ts';
import { startAction } from '../support/runner/action-runner.ts';
import { EvalWorkspace } from '../support/runner/eval-workspace.ts';

startActionBeforeAll();

const PAGE = readFileSync('docs/troubleshooting.md', 'utf8');
const PUSH = { name: 'push', payload: {} };
const QUIET = { comment: 'never', 'artifact-name': 'never', 'suite-file': 'suite.yaml' };

/** As a row of the page begins. */
function isTold(symptom: string): void {
  expect(PAGE).toContain(`\n| ${symptom} `);
}

describe('the page on troubles', () => {
  it('is right of pull requests of forks, which have no secrets', async () => {
    isTold('`invalid` or `incomplete` on pull requests of forks alone');
    const event = pullRequestEvent(await open({ fork: true }));
    const inputs = { ...QUIET, 'model-api-keys': 'openai=' };
    const run = (...tests: unknown[]) =>
      action.job({ inputs, event, files: { 'suite.yaml': suiteFile({ tests }) } });
    const [asked, unasked] = await Promise.all([
      run(promptedCase('late_fee')),
      run(toolCase('fee', 'late_fee', { days: 3 })),
    ]);
    expect(asked.outputs['verdict']).toBe('invalid');
    expect(asked.log).toContain('Workflows for forks and Dependabot have no secrets');
    expect(unasked.outputs['verdict']).toBe('passed');
  });

  it('is right of a server that keeps state', async () => {
    isTold('now green, now red');
    const tests = ['Ada', 'Grace'].map((member) =>
      toolCase(`the last copy for ${member}`, 'reserve_book', { isbn: '9780141439846', member }),
    );
    const run = (isolation: string) =>
      action.job({
        inputs: { ...QUIET, isolation, concurrency: '1' },
        event: PUSH,
        files: { 'suite.yaml': suiteFile({ tests }) },
      });
    const [shared, apart] = await Promise.all([run('lane'), run('iteration')]);
    expect(shared.outputs).toMatchObject({ verdict: 'failed', passed: '1', failed: '1' });
    expect(apart.outputs).toMatchObject({ verdict: 'passed', passed: '2' });
  });

  it('is right of a job that is ended before the action ends by itself', async () => {
    isTold('the job was ended without a verdict');
    const workspace = new EvalWorkspace({
      'suite.yaml': suiteFile({ servers: ['everything'], tests: [slowCase(60)] }),
    });
    const run = (inputs: Record<string, string>) =>
      startAction({ workspace: workspace.folder, inputs: { ...QUIET, ...inputs } });
    const killed = run({ 'timeout-minutes': '5' });
    const inTime = await run({ 'timeout-minutes': '0.05' }).result;
    killed.kill();
    const ended = await killed.result;
    try {
      expect(ended).toMatchObject({ conclusion: 'failure', summary: null });
      expect(ended.outputs['verdict']).toBeUndefined();
      expect(inTime).toMatchObject({ exitCode: 1, outputs: { verdict: 'incomplete' } });
    } finally {
      for (const { dispose } of [ended, inTime]) await dispose();
      await workspace.remove();
    }
  });

  it('is right of two comments', async () => {
    isTold('two comments');
    const twice = await open();
    const once = await open();
    const run = (job: string, pullRequest: typeof once, key: Record<string, string>) =>
      action.job({
        inputs: { results: 'junit.xml', 'artifact-name': 'never', comment: 'always', ...key },
        event: pullRequestEvent(pullRequest),
        env: { GITHUB_JOB: job },
        files: { 'junit.xml': '<testsuite tests="1"><testcase name="a" time="0"/></testsuite>' },
      });
    for (const job of ['one', 'two']) {
      await run(job, twice, {});
      await run(job, once, { 'comment-key': 'evals' });
    }
    expect(await commentsOn(twice)).toHaveLength(2);
    expect(await commentsOn(once)).toHaveLength(1);
  });
});
