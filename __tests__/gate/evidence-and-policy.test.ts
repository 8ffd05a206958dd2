import { expect, it } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import type { Policy } from '../../src/model/policy.ts';
import type { CaseReport, Outcome, RunReport } from '../../src/model/run-report.ts';
import { declared, NETWORK, outcomes } from '../support/gate/judged-reports.ts';
import { caseOf, runFacts, runReport } from '../support/render/sample-reports.ts';

/** Two cases of five iterations each, of which the second came out so. */
function twoCases(ended: readonly Outcome[]): CaseReport[] {
  return [caseOf('sound', outcomes(5)), caseOf('other', ended)].map((one) => ({
    ...one,
    planned: 5,
  }));
}

const run = (ended: readonly Outcome[], changes: Partial<RunReport> = {}): RunReport =>
  runReport(twoCases(ended), changes);

const SHORTFALL = { kind: 'evidence' as const, message: 'Some did not run.', isShortfall: true };

/** What came back. */
const EVIDENCE: Readonly<Record<string, RunReport>> = {
  'all passed': run(outcomes(5)),
  'one failed': run(outcomes(4, 1)),
  'a case failed': run(outcomes(0, 5)),
  'one is missing': run(outcomes(4), { problems: [SHORTFALL] }),
  'one failed, one is missing': run(outcomes(3, 1), { problems: [SHORTFALL] }),
  'pages are missing': run(outcomes(5), {
    ...{ run: runFacts(declared(20, 20, 0)), problems: [NETWORK] },
  }),
  'cut short': run([...outcomes(4), 'unfinished'], {
    run: runFacts({ status: 'cancelled', result: null }),
  }),
  'all skipped': runReport(
    ['sound', 'other'].map((title) => caseOf(title, ['skipped', 'skipped'])),
  ),
};

const NONE: ReadonlyMap<string, number> = new Map();
const each = (others: number) => ({ others, byCase: NONE, byTag: NONE, byModel: NONE });
const tokens = (limit: number) => ({ maxTotalTokens: { kind: 'absolute' as const, limit } });
const other = { case: 'other', reason: 'r', owner: 'o', expiresAtMs: 1 };

/** What is asked; each iteration has 1,234 tokens. */
const POLICIES: Readonly<Record<string, Policy>> = {
  nothing: { minPassRate: null },
  'rate 80': { minPassRate: 0.8 },
  'bound 70': { minPassRate: 0.7, passRateConfidence: 0.95 },
  'bound 80': { minPassRate: 0.8, passRateConfidence: 0.95 },
  'unseen 80': { minPassRate: 0.8, inference: 'unseen-cases' },
  'case 60': { minPassRate: null, minCasePassRate: each(0.6) },
  'tokens 12,340': { minPassRate: 0, budgets: tokens(12_340) },
  'tokens 1,000': { minPassRate: 0, budgets: tokens(1_000) },
  quarantine: { minPassRate: null, quarantine: [other] },
};

const WORDS = { '+': 'passed', '-': 'failed', '?': 'incomplete' } as const;

/** A column a policy, in the order above. */
const TABLE: Readonly<Record<string, string>> = {
  'all passed': '+ + + ? + + + - +',
  'one failed': '- + - ? + + + - +',
  'a case failed': '- - - - - - + - +',
  'one is missing': '? + ? ? + + ? - +',
  'one failed, one is missing': '- + - ? + + ? - +',
  'pages are missing': '? ? ? ? ? ? ? - ?',
  'cut short': '? ? ? ? ? ? ? - ?',
  'all skipped': '? ? ? ? ? ? ? ? ?',
};

it.each(Object.entries(TABLE))('%s: %s', (evidence, row) => {
  const report = EVIDENCE[evidence];
  if (report === undefined) throw new Error(`There is no evidence ${evidence}.`);
  const signs = Object.values(POLICIES).map((policy) => {
    const { value } = gate(report, policy);
    return Object.entries(WORDS).find(([, word]) => word === value)?.[0];
  });
  expect(signs.join(' ')).toBe(row);
});

it('has a row for all evidence', () => {
  expect(Object.keys(TABLE)).toEqual(Object.keys(EVIDENCE));
});
