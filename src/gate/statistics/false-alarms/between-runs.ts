import type { Tally } from '../comparison/case-pair.ts';
import type { Interval } from '../comparison/score-intervals.ts';
import { chiSquareQuantile } from '../distributions/gamma.ts';
import { normalCdf, normalQuantile } from '../distributions/normal.ts';
import { countedAlarms, type FalseAlarms } from './within-run.ts';

/** Whether the policy blocks one of the runs with another as its baseline, both by their place. */
export type BlocksRun = (baseline: number, head: number) => boolean;

/** What runs of one and the same base say of the drift between sessions. */
export interface DriftBetweenRuns {
  runs: number;
  /** φ̂: how many times more the runs' passes vary than chance alone would make them. */
  dispersion: number;
  /** Of φ, 90 %. */
  interval: Interval;
  /** How often a test at α blocks where nothing but that drift has changed. */
  falseAlarmRate: number;
  /** How often the policy blocked one of these runs with another as its baseline. */
  observed: FalseAlarms;
}

/**
 * Why nobody knows how far runs drift: with few of them the variance of their passes is anyone's
 * guess; their cases, or how often these ran, are not the same; no case ever varied.
 */
export type DriftObstacle = 'too-few-runs' | 'unlike-runs' | 'nothing-varied';

export const MIN_RUNS = 8;

/**
 * Drift between runs of one base, as overdispersion: φ̂ = s²(S_r)/[Σ n p̄_i(1 − p̄_i) · Rn/(Rn − 1)]
 * with the passes S_r of run r; then a one-sided test at α blocks Φ(−z_{1−α}/√max(1, φ̂)) of the
 * time, and φ lies between (R − 1)φ̂/χ²_{.95} and (R − 1)φ̂/χ²_{.05}.
 *
 * @param runs the same cases in the same order in each, as often in each.
 */
export function driftBetweenRuns(
  runs: readonly (readonly Tally[])[],
  blocks: BlocksRun,
  alpha: number,
): DriftBetweenRuns | DriftObstacle {
  if (runs.length < MIN_RUNS) return 'too-few-runs';
  const expected = varianceByChance(runs);
  if (expected === null) return 'unlike-runs';
  if (expected === 0) return 'nothing-varied';
  const passes = runs.map((run) => run.reduce((sum, { passed }) => sum + passed, 0));
  const mean = passes.reduce((sum, passed) => sum + passed, 0) / runs.length;
  const degrees = runs.length - 1;
  const squares = passes.reduce((sum, passed) => sum + (passed - mean) ** 2, 0);
  const dispersion = squares / degrees / expected;
  return {
    runs: runs.length,
    dispersion,
    interval: {
      lower: (degrees * dispersion) / chiSquareQuantile(0.95, degrees),
      upper: (degrees * dispersion) / chiSquareQuantile(0.05, degrees),
    },
    falseAlarmRate: normalCdf(-normalQuantile(1 - alpha) / Math.sqrt(Math.max(1, dispersion))),
    observed: observedAlarms(runs.length, blocks),
  };
}

/** Σ n p̄(1 − p̄) · Rn/(Rn − 1), with p̄ over all runs; null where they are not alike. */
function varianceByChance(runs: readonly (readonly Tally[])[]): number | null {
  const [first = []] = runs;
  const isAlike = (run: readonly Tally[]) =>
    run.length === first.length && run.every(({ total }, index) => total === first[index]?.total);
  if (!runs.every(isAlike)) return null;
  return first.reduce((sum, { total }, index) => {
    const trials = runs.length * total;
    if (trials < 2) return sum;
    const passed = runs.reduce((passes, run) => passes + (run[index]?.passed ?? 0), 0);
    const rate = passed / trials;
    return sum + (total * rate * (1 - rate) * trials) / (trials - 1);
  }, 0);
}

/** Every run against every other, both ways round. */
function observedAlarms(runs: number, blocks: BlocksRun): FalseAlarms {
  const places = Array.from({ length: runs }, (_, place) => place);
  const alarms = places.flatMap((baseline) =>
    places.filter((head) => head !== baseline && blocks(baseline, head)),
  );
  return countedAlarms(alarms.length, runs * (runs - 1));
}
