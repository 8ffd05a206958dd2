import {
  type PseudoRandom,
  pseudoRandom,
} from '../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import type { MeasuredCase } from '../../../src/gate/statistics/relative-budget/rank-sum.ts';
import { relativeUse } from '../../../src/gate/statistics/relative-budget/relative-budget.ts';
import { isSignificant } from '../../../src/gate/statistics/significance.ts';
import type { Measurement } from '../rig/measurement.ts';
import { ALPHA, alphaBudget, CASES, ITERATIONS, normal, percentOf } from './suites.ts';

/** +10 %. */
const LIMIT = 0.1;
/** At 1.25 times the limit. */
const MISSED_BY = 1.25;

/** How the values of a case differ from its usual one, as a factor. */
const NOISES: Readonly<Record<string, (random: PseudoRandom) => number>> = {
  'lognormal, s.d. .55': (random) => Math.exp(0.55 * normal(random)),
  'lognormal, s.d. .7': (random) => Math.exp(0.7 * normal(random)),
  'lognormal, and 1 of 20 eight times as much': (random) =>
    Math.exp(0.5 * normal(random)) * (random.uniform() < 0.05 ? 8 : 1),
};

/** Relative budgets at the limit and above it, and what would come of comparing percentiles. */
export function measureRelativeBudgets(rounds: number): Measurement[] {
  return Object.entries(NOISES).flatMap(([name, noise]) => {
    const random = pseudoRandom(7);
    const fails = (factor: number) => () =>
      isSignificant(relativeUse(draw(factor, noise, random))?.pValueAbove(LIMIT) ?? 1, ALPHA);
    return [
      {
        name: `relative budget, false alarms at the limit: ${name}`,
        value: percentOf(rounds, fails(1 + LIMIT)),
        unit: '%' as const,
        budget: alphaBudget(rounds),
        note: 'stated 4.6 to 5 %',
      },
      {
        name: `relative budget, power at ${MISSED_BY} times the limit: ${name}`,
        value: percentOf(rounds, fails((1 + LIMIT) * MISSED_BY)),
        unit: '%' as const,
        note: 'stated 68 to 86 %',
      },
      {
        name: `p95 above the limit where nothing changed: ${name}`,
        value: percentOf(rounds, () => {
          const cases = draw(1, noise, random);
          const before = p95(cases.flatMap(({ baseline }) => baseline));
          return p95(cases.flatMap(({ head }) => head)) > (1 + LIMIT) * before;
        }),
        unit: '%' as const,
        note: 'stated 32 to 37 %; so it is shown and never tested',
      },
    ];
  });
}

function draw(
  factor: number,
  noise: (random: PseudoRandom) => number,
  random: PseudoRandom,
): MeasuredCase[] {
  return Array.from({ length: CASES }, () => {
    const usual = 1000 * Math.exp(0.5 * normal(random));
    const values = (times: number) =>
      Array.from({ length: ITERATIONS }, () => usual * times * noise(random));
    return { baseline: values(1), head: values(factor) };
  });
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0;
}
