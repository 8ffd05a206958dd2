import {
  mostInAMinute,
  RUN_SHAPES,
  type WatchedSimulation,
  watchSimulated,
} from '../../__tests__/support/evals/simulated-run.ts';
import { seededRandom } from '../../__tests__/support/seeded-random.ts';
import { REMOTE_PACE } from '../../src/evals/watch/pace.ts';
import type { Measurement } from './rig/measurement.ts';

const LENGTHS_SECONDS = [5, 10, 25, 60, 120, 300, 600, 1800];
/** Runs of each shape and length, which end at times of their own. */
const SAMPLES = 200;
/** Runs of a suite are as long as the one before, more or less. */
const SPREAD = 0.15;
/** A third of what a key is granted. */
const MOST_LOOKS_IN_A_MINUTE = 20;
const MEDIAN_NOTICE_MS = 2_000;

/** Looks spent on a run and how soon its end is seen, on a simulated clock: all shapes of runs. */
export async function measureWatch(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const seconds of LENGTHS_SECONDS) {
    measurements.push(...(await measureLength(seconds, false)));
    measurements.push(...(await measureLength(seconds, true)));
  }
  return measurements;
}

/** The worst shape is what has to be within the budget. */
async function measureLength(seconds: number, withHistory: boolean): Promise<Measurement[]> {
  const byShape = new Map<string, WatchedSimulation[]>();
  const random = seededRandom(seconds);
  const length = (share: number) => seconds * 1000 * (1 + (share - 0.5) * 2 * SPREAD);
  for (const [shape, runOf] of Object.entries(RUN_SHAPES)) {
    const simulations: WatchedSimulation[] = [];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const earlierDurationsMs = withHistory
        ? Array.from({ length: 5 }, () => length(random()))
        : [];
      const options = { limits: REMOTE_PACE, earlierDurationsMs };
      simulations.push(await watchSimulated(runOf(length((sample + random()) / SAMPLES)), options));
    }
    byShape.set(shape, simulations);
  }
  const all = [...byShape.values()].flat();
  const medians = [...byShape].map(([shape, runs]) => ({
    shape,
    ms: quantile(notices(runs), 0.5),
  }));
  const [worst = { shape: '', ms: Number.NaN }] = medians.sort((one, other) => other.ms - one.ms);
  const looks = all.map(({ looksMs }) => looksMs.length);
  const name = `run of ${String(seconds).padStart(4)} s${withHistory ? ', with history' : ''}`;
  return [
    {
      name: `${name}: end noticed after`,
      value: worst.ms,
      unit: 'ms',
      budget: MEDIAN_NOTICE_MS,
      note: `median of the worst shape (${worst.shape}); of all: median ${quantile(notices(all), 0.5)}, p95 ${quantile(notices(all), 0.95)}`,
    },
    {
      name: `${name}: looks in a minute`,
      value: Math.max(...all.map(({ looksMs }) => mostInAMinute(looksMs))),
      unit: 'requests',
      budget: MOST_LOOKS_IN_A_MINUTE,
      note: `the most in any; looks in all: median ${quantile(looks, 0.5)}, most ${Math.max(...looks)}`,
    },
  ];
}

function notices(simulations: readonly WatchedSimulation[]): number[] {
  return simulations.map(({ noticeMs }) => noticeMs ?? Number.POSITIVE_INFINITY);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
}
