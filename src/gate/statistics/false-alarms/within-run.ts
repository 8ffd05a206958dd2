import type { CasePair, Tally } from '../comparison/case-pair.ts';
import type { Interval } from '../comparison/score-intervals.ts';
import type { FreshResults } from '../confirmation.ts';
import { exactInterval } from '../pass-rate.ts';
import { pseudoRandom } from './pseudo-random.ts';

/** A case as it was seen, and how often each side will run it. */
export interface PlannedCase {
  seen: Tally;
  baseline: number;
  head: number;
}

/** Whether a policy would block these cases. */
export type Blocks = (pairs: readonly CasePair[]) => boolean;

/** The same where it may run cases again, which are named by their place, to confirm. */
type BlocksAfterRerun = (
  pairs: readonly CasePair[],
  rerun: (place: number, iterations: number) => FreshResults,
) => boolean;

/** How often a policy blocked where nothing had changed. */
export interface FalseAlarms {
  runs: number;
  alarms: number;
  rate: number;
  /** Exact, 95 %. */
  interval: Interval;
}

/**
 * How often a policy would block this suite if nothing changed, with no drift between sessions:
 * again and again, each case's true pass rate is drawn from what was seen of it,
 * Beta(x + ½, n − x + ½), and two runs, and what is run again, are drawn from that. Halves of one run are no substitute:
 * they are the test's own null.
 */
export function falseAlarmsWithin(
  cases: readonly PlannedCase[],
  blocks: BlocksAfterRerun,
  { seed, runs = 2000 }: { seed: number; runs?: number },
): FalseAlarms {
  const random = pseudoRandom(seed);
  const results = (iterations: number, rate = 0) =>
    Array.from({ length: iterations }, () => random.uniform() < rate);
  let alarms = 0;
  for (let run = 0; run < runs; run += 1) {
    const rates = cases.map(({ seen }) =>
      random.beta(seen.passed + 0.5, seen.total - seen.passed + 0.5),
    );
    const pairs = cases.map(({ baseline, head }, place) => ({
      baseline: { passed: random.binomial(baseline, rates[place] ?? 0), total: baseline },
      head: { passed: random.binomial(head, rates[place] ?? 0), total: head },
    }));
    const rerun = (place: number, iterations: number): FreshResults => ({
      baseline: results(iterations, rates[place]),
      head: results(iterations, rates[place]),
    });
    if (blocks(pairs, rerun)) alarms += 1;
  }
  return countedAlarms(alarms, runs);
}

/** Alarms out of so many runs, with what they say of the rate behind them. */
export function countedAlarms(alarms: number, runs: number): FalseAlarms {
  const rate = runs === 0 ? 0 : alarms / runs;
  return { runs, alarms, rate, interval: exactInterval(alarms, runs, 0.025) };
}
