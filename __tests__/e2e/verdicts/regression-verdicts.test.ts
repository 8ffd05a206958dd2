import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { feeCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { junitText, type SampleCase } from '../../support/results/junit-text.ts';
import { runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';
import { EXAMPLE_SERVERS } from '../../support/service/service-program.ts';

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const BASELINE = 'stored.json';

/** One run after the other on the same workspace, each held against the one before. */
async function judgeInTurn(
  turns: readonly Record<string, unknown>[],
  inputs: Record<string, string>,
) {
  const workspace = new EvalWorkspace();
  cleanUps.push(() => workspace.remove());
  let last: Awaited<ReturnType<typeof turn>> | null = null;
  for (const files of turns) {
    for (const [file, content] of Object.entries(files)) workspace.write(file, content);
    const against = last === null ? {} : { baseline: `file:${BASELINE}`, regression: 'gate' };
    last = await turn(workspace, { ...inputs, ...against });
  }
  if (last === null) throw new Error('nothing was run');
  return last;
}

async function turn(workspace: EvalWorkspace, inputs: Record<string, string>) {
  const result = await runAction({ workspace: workspace.folder, inputs });
  cleanUps.push(result.dispose);
  const { verdict, 'report-path': reportPath = '' } = result.outputs;
  const report = JSON.parse(await readFile(reportPath, 'utf8'));
  await copyFile(reportPath, path.join(workspace.folder, BASELINE));
  const { checks, comparison, headline } = report.verdict;
  const outcomes: Record<string, string> = Object.fromEntries(
    checks.map((check: { id: string; outcome: string }) => [check.id, check.outcome]),
  );
  return { verdict, comparison, headline, outcomes, summary: result.summary };
}

const tests = (...cases: SampleCase[]) => ({ 'results.xml': junitText(cases) });
const good = (name: string): SampleCase => ({ name, outcome: 'passed' });
const bad = (name: string): SampleCase => ({ name, outcome: 'failed' });
const inTurn = (...turns: Record<string, unknown>[]) =>
  judgeInTurn(turns, { results: 'results.xml' });

describe('against a baseline', () => {
  it('a test fails that passed there [regression-regressed]', async () => {
    const { verdict, headline, summary, comparison } = await inTurn(
      tests(good('a'), good('b')),
      tests(good('a'), bad('b')),
    );
    expect(verdict).toBe('failed');
    expect(headline).toMatch(/1 case regressed: ".*b"/);
    expect(comparison.regressed).toMatchObject({
      count: 1,
      named: [{ title: expect.stringMatching(/b$/) }],
    });
    expect(summary).toContain('Against the baseline');
  });

  it('a test is mended, and another fails on both sides [regression-improved]', async () => {
    const { verdict, comparison, outcomes } = await inTurn(
      tests(good('a'), bad('b'), bad('c')),
      tests(good('a'), good('b'), bad('c')),
    );
    expect(verdict).toBe('passed');
    expect(comparison.fixed).toMatchObject({
      count: 1,
      named: [{ title: expect.stringMatching(/b$/) }],
    });
    expect(outcomes).toMatchObject({ 'all-passed': 'failed', 'no-regression': 'passed' });
  });

  it('a test fails that the baseline does not have [regression-new]', async () => {
    const { verdict, headline, outcomes } = await inTurn(
      tests(good('a'), bad('b')),
      tests(good('a'), bad('c')),
    );
    expect(verdict).toBe('failed');
    expect(outcomes).toMatchObject({
      'no-regression': 'passed',
      'new-and-changed-cases': 'failed',
    });
    expect(headline).toMatch(/New and changed cases: .*c.*1 case of the baseline is not here\.$/);
  });

  it('a test is gone [regression-dropped]', async () => {
    const { verdict, comparison, headline, summary } = await inTurn(
      tests(good('a'), good('b')),
      tests(good('a')),
    );
    expect(verdict).toBe('passed');
    expect(headline).toContain('1 case of the baseline is not here.');
    expect(comparison.removed).toMatchObject({ count: 1 });
    expect(summary).toContain('1 case of the baseline is not here');
  });

  it('a test fails that failed before and passed since [regression-flaky]', async () => {
    const { verdict, comparison, summary } = await inTurn(
      tests(good('a'), good('b')),
      tests(good('a'), bad('b')),
      tests(good('a'), good('b')),
      tests(good('a'), bad('b')),
    );
    expect(verdict).toBe('passed');
    expect(comparison.flaky).toMatchObject({
      named: [{ title: expect.stringMatching(/b$/), history: { runs: 3, passed: 2 } }],
    });
    expect(summary).toContain('🟡&nbsp;flaky');
  });

  describe('a case does something else', () => {
    const suite = (other: unknown) => ({
      'suite.yaml': suiteFile({ tests: [feeCase(), other] }),
    });
    const passing = { ...feeCase(), title: 'other' };
    const failing = (args: Record<string, unknown>) => ({
      ...passing,
      steps: [{ kind: 'toolCall', serverName: 'library', toolName: 'late_fee', arguments: args }],
    });
    const changed = { count: 1, named: [{ title: 'other' }] };
    // They fail by what the tool refuses when it is called.
    const asked = { 'suite-file': 'suite.yaml', 'check-arguments': 'off' };

    it('and fails [regression-changed]', async () => {
      const { verdict, comparison, outcomes, headline } = await judgeInTurn(
        [suite(passing), suite(failing({}))],
        asked,
      );
      expect(verdict).toBe('failed');
      expect(outcomes).toMatchObject({
        'no-regression': 'passed',
        'new-and-changed-cases': 'failed',
      });
      expect(headline).toMatch(/New and changed cases: .*"other"/);
      expect(comparison.changed).toMatchObject(changed);
    });

    it('and fails on both sides [regression-broken]', async () => {
      const { verdict, comparison, outcomes } = await judgeInTurn(
        [suite(failing({})), suite(failing({ days: 'many' }))],
        asked,
      );
      expect(verdict).toBe('passed');
      expect(outcomes).toMatchObject({ 'run-result': 'failed', 'no-regression': 'passed' });
      expect(outcomes).not.toHaveProperty('new-and-changed-cases');
      expect(comparison.changed).toMatchObject(changed);
    });
  });

  it('a tool is gone that a case needs [regression-tool]', async () => {
    const servers = ({ library, everything }: typeof EXAMPLE_SERVERS, isGone: boolean) => ({
      '.mcp.json': { mcpServers: { library: isGone ? everything : library } },
    });
    const suite = { 'suite.yaml': suiteFile({ tests: [feeCase()] }) };
    const { verdict, headline, outcomes } = await judgeInTurn(
      [
        { ...suite, ...servers(EXAMPLE_SERVERS, false) },
        { ...suite, ...servers(EXAMPLE_SERVERS, true) },
      ],
      { 'suite-file': 'suite.yaml' },
    );
    expect(verdict).toBe('failed');
    expect(outcomes).toMatchObject({ 'no-removed-tools': 'failed' });
    expect(headline).toContain('late_fee');
  });
});
