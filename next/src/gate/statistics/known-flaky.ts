import { passRateInterval } from './pass-rate.ts';
import type { Interval } from './tally.ts';

/** What the last outcomes of a case in the base say. `broken`: it never passed. */
export interface History {
  stability: 'unknown' | 'broken' | 'flaky' | 'steady';
  failed: number;
  runs: number;
}

/** Older outcomes say little about the present code. */
const MAX_RUNS = 30;

/**
 * Whether a case is known to be flaky: two or more of its last outcomes failed, and not all in one
 * row, which is a break.
 *
 * @param outcomes whether each run of the base passed, the oldest first
 */
export function historyOf(outcomes: readonly boolean[]): History {
  const last = outcomes.slice(-MAX_RUNS);
  const runs = last.length;
  const failed = last.filter((passed) => !passed).length;
  if (failed === runs) return { stability: runs === 0 ? 'unknown' : 'broken', failed, runs };
  const isOneRow = last.lastIndexOf(false) - last.indexOf(false) + 1 === failed;
  return { stability: failed >= 2 && !isOneRow ? 'flaky' : 'steady', failed, runs };
}

/** How often a case fails: (f + ½)/(H + 1), with the exact interval of 95 %. */
export function failureRate({ failed, runs }: History): { rate: number; interval: Interval } {
  return { rate: (failed + 0.5) / (runs + 1), interval: passRateInterval(failed, runs, 0.95) };
}
