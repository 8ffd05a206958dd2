import type { CasePair, Tally } from '../../../src/gate/statistics/comparison/case-pair.ts';
import { stratifiedTest } from '../../../src/gate/statistics/comparison/stratified-test.ts';
import { driftBetweenRuns } from '../../../src/gate/statistics/false-alarms/between-runs.ts';
import {
  type PseudoRandom,
  pseudoRandom,
} from '../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import { falseAlarmsWithin } from '../../../src/gate/statistics/false-alarms/within-run.ts';
import { isSignificant } from '../../../src/gate/statistics/significance.ts';
import type { Measurement } from '../rig/measurement.ts';
import {
  ALPHA,
  alphaBudget,
  ITERATIONS,
  moved,
  percentOf,
  SHAKEN,
  type Suite,
  shockOf,
  tally,
  twoRuns,
  UNCHANGED,
} from './suites.ts';

const RUNS = 8;
/** Iterations in the lesser half of a run. */
const HALF = 2;

const blocks = (pairs: readonly CasePair[]) =>
  isSignificant(stratifiedTest(pairs).worse.mid, ALPHA);

/** What a calibration would say of suites whose false alarms are known. */
export function measureCalibration(rounds: number): Measurement[] {
  return UNCHANGED.flatMap((suite) => [
    {
      name: `between two runs, in truth: ${suite.name}`,
      value: truth(suite, rounds),
      unit: '%' as const,
      ...(suite === SHAKEN && { note: 'stated 19.3 %' }),
    },
    {
      name: `within a run, as calibration says: ${suite.name}`,
      value: within(suite, rounds),
      unit: '%' as const,
      budget: alphaBudget(rounds),
      note: 'no drift',
    },
    {
      name: `halves of a run, which say nothing: ${suite.name}`,
      value: ofHalves(suite, rounds),
      unit: '%' as const,
      note: `stated ${suite === SHAKEN ? '4' : '3.7 to 4.8'} %`,
    },
    ...between(suite, Math.ceil(rounds / 20)),
  ]);
}

function truth(suite: Suite, rounds: number): number {
  const random = pseudoRandom(61);
  return percentOf(rounds, () => blocks(twoRuns(suite, random)));
}

function within(suite: Suite, rounds: number): number {
  const random = pseudoRandom(62);
  const runs = 100;
  const seeds = Array.from({ length: Math.ceil(rounds / runs) }, (_, index) => index + 1);
  const rates = seeds.map((seed) => {
    const planned = oneRun(suite, random).map((seen) => ({
      ...{ seen, baseline: ITERATIONS, head: ITERATIONS },
    }));
    return falseAlarmsWithin(planned, blocks, { seed, runs }).rate;
  });
  return 100 * mean(rates);
}

function ofHalves(suite: Suite, rounds: number): number {
  const random = pseudoRandom(63);
  return percentOf(rounds, () => {
    const shock = shockOf(suite, random);
    const pairs = suite.rates(random).map(({ before }) => ({
      baseline: tally(random, moved(before, shock), ITERATIONS - HALF),
      head: tally(random, moved(before, shock), HALF),
    }));
    return blocks(pairs);
  });
}

/** Eight runs of one and the same base. */
function between(suite: Suite, rounds: number): Measurement[] {
  const random = pseudoRandom(64);
  const drifts = Array.from({ length: rounds }, () => {
    const rates = suite.rates(random);
    const runs = Array.from({ length: RUNS }, () =>
      oneRun({ ...suite, rates: () => rates }, random),
    );
    const isBlocked = (baseline: number, head: number) =>
      blocks(
        (runs[baseline] ?? []).map((seen, place) => ({
          baseline: seen,
          head: runs[head]?.[place] ?? seen,
        })),
      );
    return driftBetweenRuns(runs, isBlocked, ALPHA);
  }).filter((drift) => typeof drift !== 'string');
  return [
    {
      name: `between ${RUNS} runs, predicted: ${suite.name}`,
      value: 100 * mean(drifts.map(({ falseAlarmRate }) => falseAlarmRate)),
      unit: '%',
      ...(suite === SHAKEN && { note: 'stated 18.6 %' }),
    },
    {
      name: `between ${RUNS} runs, pairs that were blocked: ${suite.name}`,
      value: 100 * mean(drifts.map(({ observed }) => observed.rate)),
      unit: '%',
    },
  ];
}

function oneRun(suite: Suite, random: PseudoRandom): Tally[] {
  const shock = shockOf(suite, random);
  return suite.rates(random).map(({ before }) => tally(random, moved(before, shock)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
