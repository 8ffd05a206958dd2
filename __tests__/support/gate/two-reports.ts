import { gate } from '../../../src/gate/gate.ts';
import type { GateContext } from '../../../src/gate/gate-context.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import type { Baseline, BaselineOrigin } from '../../../src/model/baseline.ts';
import type { Policy, RegressionMode, RegressionPolicy } from '../../../src/model/policy.ts';
import type { CaseReport, RunReport } from '../../../src/model/run-report.ts';
import type { Check, Verdict } from '../../../src/model/verdict.ts';
import { iteration, runReport } from '../render/sample-reports.ts';
import { outcomes } from './judged-reports.ts';

/** `[3, 1]`: three passed, then one failed. */
export type Ended = readonly [passed: number, failed?: number];

const NO_TOKENS = { input: null, output: null, total: null };

/** A case that names no model and has no token counts. */
export function plainCase(
  title: string,
  [passed, failed = 0]: Ended,
  more: Partial<CaseReport> = {},
): CaseReport {
  return {
    ...{ id: title, identity: identityOfTitle(title), title, location: null },
    iterations: outcomes(passed, failed).map((outcome, index) =>
      iteration({
        ...{ id: `${title}-${index + 1}`, number: index + 1, outcome },
        ...{ model: null, provider: null, tokens: NO_TOKENS },
      }),
    ),
    ...more,
  };
}

/** A case that runs on a model. */
export function modelCase(title: string, ended: Ended, more: Partial<CaseReport> = {}): CaseReport {
  const plain = plainCase(title, ended, more);
  const iterations = plain.iterations.map((one) => ({
    ...one,
    model: 'small',
    provider: 'openai',
  }));
  return { ...plain, iterations };
}

/** So many cases of one kind that ended alike. */
export function alike(
  count: number,
  ended: Ended,
  make: typeof plainCase = modelCase,
  prefix = 'case',
): CaseReport[] {
  return Array.from({ length: count }, (_, index) => make(`${prefix} ${index + 1}`, ended));
}

export const ORIGIN: BaselineOrigin = {
  ...{ kind: 'artifact', commit: null, branch: 'main', isMergeBase: null },
  ...{ createdAtMs: null, address: null },
};

export const POLICY: RegressionPolicy = {
  ...{ mode: 'gate', confidence: 0.95, minEffect: 0.01 },
  ...{ confirm: 'never', maxConfirmIterations: 400 },
};

/** What is asked beside the report and its baseline. */
export interface Asked {
  mode?: RegressionMode;
  regression?: Partial<RegressionPolicy>;
  policy?: Partial<Policy>;
  origin?: Partial<BaselineOrigin>;
  context?: GateContext;
}

export function policyOf({ mode = 'gate', regression = {}, policy = {} }: Asked = {}): Policy {
  return { minPassRate: null, regression: { ...POLICY, mode, ...regression }, ...policy };
}

/** Judges a head by its baseline. */
export function held(
  baseline: RunReport | readonly CaseReport[],
  head: RunReport | readonly CaseReport[],
  asked: Asked = {},
): { verdict: Verdict; check: Check } {
  const report = (side: RunReport | readonly CaseReport[]): RunReport =>
    'cases' in side ? side : runReport(side);
  const found: Baseline = { report: report(baseline), origin: { ...ORIGIN, ...asked.origin } };
  const verdict = gate(report(head), policyOf(asked), {
    baseline: { outcome: 'found', baseline: found },
    ...asked.context,
  });
  return { verdict, check: regressionCheck(verdict) };
}

export function regressionCheck({ checks }: Verdict): Check {
  const check = checks.find(({ id }) => id === 'no-regression');
  if (check === undefined) throw new Error('There is no check of regressions.');
  return check;
}
