import type { Policy } from '../../report/policy.ts';
import type { Baseline, RunReport } from '../../report/report.ts';
import type { Check, Comparison } from '../../report/verdict.ts';
import { checkGoneCases } from '../checks/gone-cases.ts';
import { checkNewAndChanged } from '../checks/new-and-changed.ts';
import { checkRegression, checkWithoutBaseline } from '../checks/regression.ts';
import { checkRemovedTools } from '../checks/removed-tools.ts';
import type { Evidence } from '../evidence.ts';
import { type Compared, comparisonOf } from './lists.ts';
import { emptyPairing, type Pair, pairCases } from './pairing.ts';
import { compareSampled } from './sampled.ts';
import { compareStrictly, NO_CASES } from './strict.ts';

const NOTHING: Compared = { pairing: emptyPairing(), strict: NO_CASES, sampled: null };

/**
 * Compares the cases that count with a baseline, and decides all checks that need one.
 *
 * @param baseline null if none is wanted
 */
export function compare(
  evidence: Evidence,
  baseline: Baseline | null,
  policy: Policy,
): { checks: Check[]; comparison: Comparison | null } {
  if (baseline === null) return { checks: [], comparison: null };
  const { facts, report } = baseline;
  const compared = report === null ? NOTHING : compareCases(evidence, baseline, report, policy);
  const comparison = comparisonOf(facts, compared);
  if (policy.regression === 'off') return { checks: [], comparison };
  const unpaired = checkNewAndChanged(evidence, compared.pairing, policy);
  const checks =
    report === null
      ? [checkWithoutBaseline(facts, policy)]
      : [
          checkRegression(evidence, compared, policy, unpaired !== null),
          checkRemovedTools(evidence, report),
          unpaired,
          checkGoneCases(evidence, compared.pairing, policy),
        ].filter((check) => check !== null);
  if (policy.regression === 'inform') for (const check of checks) check.gates = false;
  return { checks, comparison };
}

function compareCases(
  evidence: Evidence,
  { failedBefore }: Baseline,
  report: RunReport,
  policy: Policy,
): Compared {
  const pairing = pairCases(evidence, report);
  const { regression: mode } = policy;
  const isTested = ({ after: { one } }: Pair) =>
    mode === 'statistical' || (mode !== 'strict' && one.isSampled);
  const tested = pairing.pairs.filter(isTested);
  const others = pairing.pairs.filter((pair) => !isTested(pair));
  const { 'regression-confidence': confidence = 95, 'min-effect': drop = 0 } = policy;
  const rule = { alpha: 1 - confidence / 100, minEffect: drop / 100 };
  return {
    pairing,
    strict: compareStrictly(others, report, failedBefore),
    sampled: tested.length === 0 ? null : compareSampled(tested, rule),
  };
}
