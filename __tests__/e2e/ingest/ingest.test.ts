import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { junitText, passingCases } from '../../support/results/junit-text.ts';
import {
  type RunnerName,
  runSampleTests,
  SAMPLE_COUNTS,
} from '../../support/results/test-runners.ts';
import {
  type ActionResult,
  type ActionRunOptions,
  runAction,
} from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

let workspace: EvalWorkspace;
const results: ActionResult[] = [];

beforeEach(() => {
  workspace = new EvalWorkspace();
  // Nothing of it may be needed, or even read.
  workspace.write('.mcp.json', '{ damaged');
});

afterEach(async () => {
  await Promise.all(results.splice(0).map((result) => result.dispose()));
  await workspace.remove();
});

async function ingest(
  inputs: Record<string, string>,
  options: ActionRunOptions = {},
): Promise<ActionResult> {
  const result = await runAction({ workspace: workspace.folder, inputs, ...options });
  results.push(result);
  return result;
}

describe('result files of real test runners', () => {
  it.each<RunnerName>(['junit', 'jest', 'vitest'])('are judged: %s', async (runner) => {
    const file = await runSampleTests(runner, workspace.folder, { failing: true });
    const { outputs, exitCode, summary, leftProcessesBehind } = await ingest({ results: file });
    expect(outputs).toMatchObject({
      ...SAMPLE_COUNTS,
      verdict: 'failed',
      status: '',
      'run-id': '',
    });
    expect(exitCode).toBe(1);
    expect(summary).toContain('multiplies');
    expect(summary).toContain('expected 5, got 4');
    expect(leftProcessesBehind).toBe(false);
  });

  it('pass together, under the format each one has', async () => {
    for (const runner of ['junit', 'jest', 'vitest'] as const) {
      await runSampleTests(runner, workspace.folder, { failing: false });
    }
    const { outputs, exitCode } = await ingest({ results: 'reports/*.out' });
    expect(outputs).toMatchObject({ verdict: 'passed', total: '9', passed: '9', failed: '0' });
    expect(exitCode).toBe(0);
  });

  it('pass by rate', async () => {
    const file = await runSampleTests('jest', workspace.folder, { failing: true });
    const { outputs } = await ingest({ results: file, 'min-pass-rate': '60' });
    expect(outputs).toMatchObject({ verdict: 'passed', 'pass-rate': '66.66' });
  });
});

describe('results of a fork', () => {
  it('are judged where its servers must not be started', async () => {
    workspace.write('junit.xml', junitText(passingCases(2)));
    const repository = { full_name: 'octo/demo' };
    const head = { sha: 'c0ffee', repo: { full_name: 'mallory/demo' } };
    const payload = { repository, pull_request: { number: 7, head, base: { repo: repository } } };
    const event = { name: 'pull_request_target', payload };
    const { outputs } = await ingest({ results: 'junit.xml', comment: 'never' }, { event });
    expect(outputs).toMatchObject({ verdict: 'passed', total: '2' });
  });
});

describe('a damaged file', () => {
  it('hides no other, keeps the cases before the damage and is never green [results-damaged]', async () => {
    workspace.write('reports/whole.xml', junitText(passingCases(3, 'whole')));
    const text = junitText(passingCases(5, 'cut'));
    workspace.write('reports/cut.xml', text.slice(0, text.indexOf('cut4')));
    const { outputs, exitCode, summary } = await ingest({ results: 'reports/*.xml' });
    expect(outputs).toMatchObject({ verdict: 'incomplete', total: '7', passed: '7' });
    expect(exitCode).toBe(1);
    expect(summary).toContain('reports/cut.xml');
  });

  it('is incomplete where it alone is there', async () => {
    workspace.write('junk.xml', 'no results at all');
    const { outputs, exitCode } = await ingest({ results: 'junk.xml', 'if-no-files': 'ignore' });
    expect(outputs).toMatchObject({ verdict: 'incomplete', total: '0' });
    expect(exitCode).toBe(1);
  });
});

describe('what is found', () => {
  it('is counted once, whatever names it goes by', async () => {
    workspace.write('a/one.xml', junitText(passingCases(2)));
    workspace.write('b/one.xml', junitText(passingCases(2)));
    workspace.write('b/old.xml', junitText([{ name: 'old', outcome: 'failed' }]));
    const globs = '**/*.xml\na/*.xml\n!b/old.xml';
    const { outputs } = await ingest({ results: globs });
    expect(outputs).toMatchObject({ verdict: 'passed', total: '2' });
    const report: unknown = JSON.parse(await readFile(outputs['report-path'] ?? '', 'utf8'));
    expect(report).toMatchObject({
      report: { warnings: ['b/one.xml is a copy of a/one.xml and was counted once.'] },
    });
  });

  it.each([
    { choice: 'error', verdict: 'invalid', exitCode: 1, told: true },
    { choice: 'warn', verdict: 'incomplete', exitCode: 0, told: true },
    { choice: 'ignore', verdict: 'incomplete', exitCode: 0, told: false },
  ])('may be nothing: $choice', async ({ choice, verdict, exitCode, told }) => {
    const result = await ingest({ results: 'none/*.xml', 'if-no-files': choice });
    expect(result.outputs).toMatchObject({ verdict, 'run-id': '' });
    expect(result.exitCode).toBe(exitCode);
    const loud = result.annotations.filter(({ kind }) => kind !== 'notice');
    expect(loud.some(({ message }) => /no (result )?file/i.test(message))).toBe(told);
  });
});
