/** Writes `src/gate/statistics/smallest-drops.json`: what a one-look comparison of a suite can see. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawTally, seededRandom } from '../__tests__/support/seeded-random.ts';
import { firstWhere, normalQuantile } from '../src/gate/statistics/distributions.ts';
import { stratifiedTest } from '../src/gate/statistics/stratified-test.ts';
import { isSignificant } from '../src/gate/statistics/tally.ts';

const FILE = join(import.meta.dirname, '../src/gate/statistics/smallest-drops.json');
const CASES = [5, 10, 20, 50, 200];
const ITERATIONS = [1, 3, 5];
const RATES = [0.6, 0.8, 0.9, 0.95, 0.98];
const ALPHA = 0.05;
const POWER = 0.8;
const RUNS = 4_000;
/** A drop can cross its bound more than once. Steps find the first time. */
const STEPS = 1_000;

/**
 * The smallest drop δ of every case that is seen with a power of .8, from 0 to 1:
 * δ >= [z √(2 C m(1 − m)/n) + z √(C (p(1 − p) + q(1 − q))/n)]/C, with q = p − δ and m = (p + q)/2.
 */
export function formulaDrop(cases: number, iterations: number, rate: number): number | null {
  const reach = { alpha: normalQuantile(1 - ALPHA), power: normalQuantile(POWER) };
  const isSeen = (drop: number) => {
    const after = rate - drop;
    const mean = (rate + after) / 2;
    const unchanged = 2 * mean * (1 - mean);
    const changed = rate * (1 - rate) + after * (1 - after);
    const bound = reach.alpha * Math.sqrt(unchanged) + reach.power * Math.sqrt(changed);
    return drop >= bound / Math.sqrt(cases * iterations);
  };
  for (let step = 1; step <= STEPS; step += 1) {
    const drop = (rate * step) / STEPS;
    if (isSeen(drop)) return firstWhere(isSeen, drop - rate / STEPS, drop);
  }
  return null;
}

/** The share of seeded runs in which the check fails if one case never passes any more. */
export function shareSeen(cases: number, iterations: number, rate: number): number {
  const random = seededRandom(cases * 1_000 + iterations * 100 + Math.round(rate * 100));
  let seen = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const strata = Array.from({ length: cases }, (_, at) => ({
      before: drawTally(random, rate, iterations),
      after: drawTally(random, at === 0 ? 0 : rate, iterations),
    }));
    if (isSignificant(stratifiedTest(strata).mid, ALPHA)) seen += 1;
  }
  return seen / RUNS;
}

/** What a one-look comparison can see. */
interface SmallestDrop {
  cases: number;
  /** Of each case on each side. */
  iterations: number;
  /** Pass rate of all cases, from 0 to 1. */
  rate: number;
  /** The smallest mean drop that is seen with a power of .8, from 0 to 1. Null if none is. */
  drop: number | null;
  /** Share of runs in which one case that stops working fails the check. */
  seen: number;
}

/** One row of the table. */
export function rowOf(cases: number, iterations: number, rate: number): SmallestDrop {
  const drop = formulaDrop(cases, iterations, rate);
  const rounded = drop === null ? null : Number(drop.toFixed(4));
  const seen = Number(shareSeen(cases, iterations, rate).toFixed(3));
  return { cases, iterations, rate, drop: rounded, seen };
}

if (import.meta.main) {
  const rows = CASES.flatMap((cases) =>
    ITERATIONS.flatMap((iterations) => RATES.map((rate) => rowOf(cases, iterations, rate))),
  );
  const lines = rows.map((row) => JSON.stringify(row, null, 1).replace(/\n */g, ' '));
  writeFileSync(FILE, `[\n  ${lines.join(',\n  ')}\n]\n`);
}
