import type { CasePair } from '../../statistics/comparison/case-pair.ts';
import { smallestDrop } from '../../statistics/comparison/smallest-drop.ts';
import type { RuledCase } from './rules.ts';

/** Chance to see a drop that is there. */
const POWER = 0.8;
/** To which missing iterations of a baseline may bring it. */
const RATES = Array.from({ length: 13 }, (_, index) => index / 12);

/**
 * Of as many iterations as were planned, so that a drop is not told as smaller for what went missing:
 * those of the baseline count as they would tell of the largest.
 */
export function smallestPlannedDrop(cases: readonly RuledCase[], alpha: number): number | null {
  const isWhole = cases.every(({ baseline }) => baseline.missing === 0);
  const drops = (isWhole ? [0] : RATES).map((rate) =>
    smallestDrop(
      cases.map((one) => asPlanned(one, rate)),
      { alpha, power: POWER },
    ),
  );
  return drops.reduce((largest, drop) =>
    largest === null || drop === null ? null : Math.max(largest, drop),
  );
}

/** @param rate which the missing iterations of the baseline bring it as near to as they can. */
function asPlanned({ baseline, head }: RuledCase, rate: number): CasePair {
  const total = baseline.passed + baseline.failed + baseline.missing;
  const most = baseline.passed + baseline.missing;
  return {
    baseline: { passed: Math.min(most, Math.max(baseline.passed, total * rate)), total },
    head: { passed: 0, total: head.passed + head.failed + head.missing },
  };
}
