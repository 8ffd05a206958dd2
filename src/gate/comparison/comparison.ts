import type { Policy } from '../../report/policy.ts';
import type { Baseline, RunReport } from '../../report/report.ts';
import type { Check, Comparison } from '../../report/verdict.ts';
import { checkGoneCases } from '../checks/gone-cases.ts';
import { checkNewAndChanged } from '../checks/new-and-changed.ts';
import { checkRegression, isGating, withoutBaseline } from '../checks/regression.ts';
import { checkRemovedTools } from '../checks/removed-tools.ts';
import { checkCompatible } from '../checks/tools-compatible.ts';
import { type CaseTally, type Evidence, rateOf } from '../evidence.ts';
import { confirmSampled } from '../looks/confirmation.ts';
import { findToolChanges } from '../tools/tool-changes.ts';
import { type Compared, comparisonOf, NOTHING } from './lists.ts';
import { type Pair, pairCases } from './pairing.ts';
import { compareSampled } from './sampled.ts';
import { compareStrictly } from './strict.ts';

/**
 * Compares the cases that count with a baseline, and decides all checks that need one.
 *
 * @param baseline null if none is wanted
 * @returns also the cases that fail, and are excused of that
 */
export function compare(
  evidence: Evidence,
  baseline: Baseline | null,
  policy: Policy,
): { checks: Check[]; comparison: Comparison | null; excused: ReadonlySet<CaseTally> } {
  if (evidence.report.source === 'diff') {
    const { check, comparison } = checkCompatible(evidence.report, baseline, policy);
    return { checks: [check], comparison, excused: new Set() };
  }
  const { regression: mode } = policy;
  const report = mode === 'off' ? null : (baseline?.report ?? null);
  const known = baseline?.failedBefore;
  const compared = report === null ? NOTHING : compareCases(evidence, known, report, policy);
  const toolChanges = report === null ? [] : findToolChanges(report, evidence.report);
  const comparison = baseline && comparisonOf(baseline.facts, compared, toolChanges);
  // Fresh iterations check what passed at least half of the time.
  const least = evidence.looking === null ? Number.MIN_VALUE : 1 / 2;
  const checks: Check[] = [];
  if (report !== null) {
    const unpaired = checkNewAndChanged(evidence, compared.pairing, policy);
    checks.push(
      ...[
        checkRegression(evidence, compared, policy, unpaired !== null),
        checkRemovedTools(evidence, report, toolChanges),
        unpaired,
        checkGoneCases(evidence, compared.pairing, policy),
      ].filter((check) => check !== null),
    );
  } else if (baseline === null ? isGating(mode) : mode !== 'off') {
    const isSuspect = ({ one, failed }: CaseTally) => one.isSampled && failed > 0;
    const hasSuspects = evidence.tallies.some(isSuspect);
    checks.push(withoutBaseline(comparison?.baseline ?? null, policy, hasSuspects));
  }
  if (mode === 'inform') for (const check of checks) check.gates = false;
  const excused = mode === 'inform' ? new Set<never>() : excusedIn(compared, least);
  return { checks, comparison, excused };
}

/** Known flaky cases, and sampled ones that never pass, and passed too rarely before to be broken. */
function excusedIn({ pairing, strict }: Compared, least: number): Set<CaseTally> {
  const dead = pairing.pairs.filter(
    ({ before, after }) =>
      after.one.isSampled && (rateOf(before) ?? 1) < least && rateOf(after) === 0,
  );
  return new Set(dead.concat(strict.excused).map(({ after }) => after));
}

function compareCases(
  evidence: Evidence,
  failedBefore: Baseline['failedBefore'],
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
  // A comparison that only informs is not worth them.
  const looking = mode === 'inform' ? null : evidence.looking;
  const rule = { alpha: 1 - confidence / 100, minEffect: drop / 100 };
  return {
    pairing,
    strict: compareStrictly(others, report, failedBefore),
    sampled:
      tested.length === 0
        ? null
        : looking === null
          ? compareSampled(tested, rule)
          : confirmSampled(tested, report, rule, looking),
  };
}
