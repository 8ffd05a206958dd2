import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { failingCase, feeCase, suiteFile } from '../../support/evals/suite-builder.ts';
import { junitText, passingCases } from '../../support/results/junit-text.ts';
import { type ActionResult, runAction } from '../../support/runner/action-runner.ts';
import { EvalWorkspace } from '../../support/runner/eval-workspace.ts';

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

interface Check {
  id: string;
  gates: boolean;
  outcome: string;
  reason?: { code: string };
}

/** What the action makes of these files: its verdict, its checks and its summary. */
async function judge(files: Record<string, unknown>, inputs: Record<string, string>) {
  const workspace = new EvalWorkspace(files);
  cleanUps.push(() => workspace.remove());
  const result: ActionResult = await runAction({ workspace: workspace.folder, inputs });
  cleanUps.push(result.dispose);
  const { verdict, 'report-path': path = '' } = result.outputs;
  const report = JSON.parse(await readFile(path, 'utf8'));
  const checks: Check[] = report.verdict.checks;
  const headline: string = report.verdict.headline;
  const check = (id: string) => checks.find((one) => one.id === id);
  return { verdict, headline, check, summary: result.summary, annotations: result.annotations };
}

const suite = (tests: readonly unknown[], inputs: Record<string, string>, files = {}) =>
  judge(
    { 'suite.yaml': suiteFile({ tests }), ...files },
    { 'suite-file': 'suite.yaml', ...inputs },
  );

const results = (text: string, inputs: Record<string, string>) =>
  judge({ 'results.xml': text }, { results: 'results.xml', ...inputs });

describe('what is asked of results', () => {
  it('replaces what nobody asked for, which is still shown [asked-replaces]', async () => {
    const { verdict, check, summary } = await suite([feeCase(), failingCase()], {
      'min-case-pass-rate': '0',
    });
    expect(verdict).toBe('passed');
    expect(check('run-result')).toMatchObject({ gates: false, outcome: 'failed' });
    expect(check('min-case-pass-rate')).toMatchObject({ gates: true, outcome: 'passed' });
    expect(summary).toContain('informs');
  });

  it('may be a rate of each case, which one misses by name [asked-case-rate]', async () => {
    const { verdict, check, headline } = await suite([feeCase(), failingCase()], {
      ...{ 'min-pass-rate': '50', 'min-case-pass-rate': '60' },
    });
    expect(verdict).toBe('failed');
    expect(check('min-case-pass-rate')).toMatchObject({
      outcome: 'failed',
      reason: { code: 'cases-below', cases: [{ title: 'unknown book', passed: 0, least: 1 }] },
    });
    expect(headline).toContain('1 case misses it: "unknown book" (0 of 1, 1 wanted)');
  });

  it('may be the lower bound of the pass rate [asked-bound-missed]', async () => {
    const failing = [{ name: 'bad', outcome: 'failed' as const }];
    const { verdict, check } = await results(junitText([...passingCases(29), ...failing]), {
      ...{ 'min-pass-rate': '90', 'pass-rate-confidence': 'lower-bound' },
    });
    expect(verdict).toBe('failed');
    expect(check('min-pass-rate')).toMatchObject({ observed: 29 / 30, heldBy: 'lower-bound' });
  });

  it('may be more than a sample of that size can show [asked-bound-small]', async () => {
    const { verdict, check, summary } = await suite([feeCase()], {
      ...{ 'min-pass-rate': '90', 'pass-rate-confidence': '95' },
    });
    expect(verdict).toBe('incomplete');
    expect(check('min-pass-rate')?.reason).toEqual({
      ...{ code: 'sample-too-small', size: 1, needed: 29 },
    });
    expect(summary).toContain('29 are needed');
  });
});

describe('a budget', () => {
  it('is missed [budget-missed]', async () => {
    const { verdict, check, headline } = await suite([feeCase()], { 'max-tool-calls': '0' });
    expect(verdict).toBe('failed');
    expect(check('max-tool-calls')).toMatchObject({ gates: true, observed: 1, threshold: 0 });
    expect(headline).toContain('1 case makes more: "fee" (1)');
  });

  it('is met, and lets no failing case pass by itself [budget-alone]', async () => {
    const { verdict, check } = await suite([failingCase()], {
      ...{ 'max-tool-calls': '5', 'max-duration-minutes': '10', 'max-p95-latency-ms': '600000' },
    });
    expect(verdict).toBe('failed');
    for (const id of ['max-tool-calls', 'max-duration-minutes', 'max-p95-latency-ms']) {
      expect(check(id)?.outcome).toBe('passed');
    }
    expect(check('run-result')).toMatchObject({ gates: true, outcome: 'failed' });
  });

  it('is undecided where what it is about is not told [budget-undecided]', async () => {
    const { verdict, check, summary } = await suite([feeCase()], { 'max-total-tokens': '1000' });
    expect(verdict).toBe('incomplete');
    expect(check('max-total-tokens')?.reason).toEqual({
      ...{ code: 'not-told', figure: 'tokens', count: 1 },
    });
    expect(summary).toContain('1 iteration does not tell its tokens');
  });
});

describe('a case in quarantine', () => {
  const quarantined = (expires: string) =>
    suite(
      [feeCase(), failingCase()],
      {},
      {
        '.github/eval-quarantine.yml': [
          '- case: unknown book',
          '  reason: the catalogue is being moved',
          '  owner: "@ada"',
          `  expires: ${expires}`,
        ].join('\n'),
      },
    );

  it('is shown and does not count [quarantine-holds]', async () => {
    const { verdict, summary } = await quarantined('2999-12-31');
    expect(verdict).toBe('passed');
    expect(summary).toContain('1 case is in quarantine and does not count.');
    expect(summary).toContain('the catalogue is being moved');
  });

  it('counts again when that has expired [quarantine-expired]', async () => {
    const { verdict, summary, annotations } = await quarantined('2020-01-01');
    expect(verdict).toBe('failed');
    expect(summary).toContain('counts again since its quarantine ended');
    const notices = annotations.filter(({ kind }) => kind === 'notice');
    expect(notices.map(({ message }) => message).join('\n')).toContain(
      'Quarantine: "unknown book" counts again',
    );
  });
});
