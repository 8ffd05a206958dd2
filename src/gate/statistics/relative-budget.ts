import { firstWhere, normalCdf } from './distributions.ts';
import { bestMidP } from './stratified-test.ts';
import { type Interval, isSignificant, type Sides } from './tally.ts';

/** Values of each case, such as tokens or milliseconds, in the baseline and with the change. */
export type MeasuredCases = readonly Sides<readonly number[]>[];

/** How values differ from those of the baseline. A change of .1 is 10 % more. */
export interface RelativeUse {
  /** One-sided p that the change exceeds the limit. */
  pValue: number;
  /** The exact p of the clearest order. If it exceeds α, the test cannot fail. */
  best: number;
  /** The change by Hodges and Lehmann. */
  estimate: number;
  /** Changes that the test does not rule out at α on either side. Open ends are −1 and infinity. */
  interval: Interval;
}

/** Logarithms that are closer are tied. */
const TIE = 1e-9;

/**
 * Compares values within cases by ranks of logarithms: rank sums, or signed ranks where all cases
 * ran once on both sides. Null if no case has values on both sides.
 *
 * @param limit the allowed change: .1 for +10 %
 */
export function compareUse(cases: MeasuredCases, limit: number, alpha: number): RelativeUse | null {
  const sides = cases
    .filter(({ before, after }) => before.length > 0 && after.length > 0)
    .map(({ before, after }) => ({ before: logs(before), after: logs(after) }));
  if (sides.length === 0) return null;
  const all = ({ length }: readonly number[]) => ({ passed: length, total: length });
  const best = 2 * bestMidP(sides.map((at) => ({ before: all(at.before), after: all(at.after) })));
  const isRuledOut = (p: number) => isSignificant(Math.max(best, p), alpha);
  const isPaired = sides.every(({ before, after }) => before.length + after.length === 2);
  const test = isPaired ? signedRanks : rankSums;
  const first = (holds: (at: ReturnType<typeof tested>) => boolean) =>
    // Beyond all differences of logarithms. Their powers of e are open ends: 0 and infinity.
    firstWhere((shift) => holds(test(sides, shift)), -1_500, 1_500, TIE);
  const centre = first(({ excess }) => excess <= TIE) + first(({ excess }) => excess < -TIE);
  const lower = first(({ above }) => !isRuledOut(above));
  const upper = first(({ below }) => isRuledOut(below));
  return {
    pValue: Math.max(best, test(sides, Math.log1p(limit)).above),
    best,
    estimate: Math.expm1(centre / 2),
    interval: [Math.expm1(lower), Math.expm1(upper)],
  };
}

/** Whole numbers can be 0, and 0 has no logarithm. */
const logs = (values: readonly number[]) =>
  ascending(values.map((value) => Math.log(Math.max(value, 0.5))));
const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other);

/** How far a statistic is from its mean, with p by the normal. Whole numbers have a correction. */
function tested(excess: number, variance: number, correction = 0) {
  const tail = (distance: number) =>
    variance > TIE ? normalCdf((distance + correction) / Math.sqrt(variance)) : 1;
  return { excess, above: tail(-excess), below: tail(excess) };
}

/** T = Σ W/(N + 1) over the rank sums of cases, with its variance over permutations within them. */
function rankSums(cases: MeasuredCases, shift: number) {
  let [excess, variance] = [0, 0];
  for (const { before, after } of cases) {
    const { sum, squares, all } = rank(before, after, shift);
    const spread = squares / (all + 1) ** 2 - all / 4;
    excess += sum / (all + 1) - after.length / 2;
    variance += (before.length * after.length * spread) / (all * (all - 1));
  }
  return tested(excess, variance);
}

/** The signed ranks of pairs, with their variance over all signs. Differences of 0 do not count. */
function signedRanks(cases: MeasuredCases, shift: number) {
  const moved = cases.map(({ before: [a = 0], after: [b = 0] }) => b - a - shift);
  const side = (sign: number) => ascending(moved.map((d) => sign * d).filter((d) => d > TIE));
  const { sum, squares, all } = rank(side(-1), side(1), 0);
  return tested(sum - (all * (all + 1)) / 4, squares / 4, 0.5);
}

/** The sum of the midranks of `after`, moved back, in two ascending lists; the squares of all. */
function rank(before: readonly number[], after: readonly number[], shift: number) {
  let [i, j, sum, squares] = [0, 0, 0, 0];
  while (i < before.length || j < after.length) {
    const [ranked, from] = [i + j, j];
    const [a, b] = [before[i] ?? Infinity, (after[j] ?? Infinity) - shift];
    const limit = Math.min(a, b) + TIE;
    while ((before[i] ?? Infinity) <= limit) i += 1;
    while ((after[j] ?? Infinity) - shift <= limit) j += 1;
    const midrank = (ranked + 1 + i + j) / 2;
    sum += midrank * (j - from);
    squares += midrank ** 2 * (i + j - ranked);
  }
  return { sum, squares, all: i + j };
}
