import type { Advice, Calibration } from '../../model/calibration.ts';
import type { Policy } from '../../model/policy.ts';
import { normalCdf, normalQuantile } from '../statistics/distributions/normal.ts';

/** A mean drop that a suite should see. */
const TARGET = 0.1;
/** Beyond this, a confidence would leave a test without power. */
const MOST_CONFIDENCE = 0.999;

type Found = Omit<Calibration, 'advice'>;

/**
 * What could be set for the policy to block no more often than it says it does, and to see what
 * matters.
 * @param heldRates what `min-pass-rate` was held against in the runs that were made up.
 */
export function adviceOn(found: Found, policy: Policy, heldRates: readonly number[]): Advice[] {
  return [
    ...passRateAdvice(found, policy, heldRates),
    ...driftAdvice(found),
    ...iterationsAdvice(found),
  ];
}

/** The highest whole percentage that is missed no more often than α. */
function passRateAdvice(
  { confidence }: Found,
  { minPassRate }: Policy,
  heldRates: readonly number[],
): Advice[] {
  if (minPassRate === null || heldRates.length === 0) return [];
  const ascending = heldRates.toSorted((one, other) => one - other);
  const allowed = Math.floor((1 - confidence) * ascending.length * (1 + 1e-9));
  if (ascending.filter((rate) => rate < minPassRate).length <= allowed) return [];
  const highest = Math.floor((ascending[allowed] ?? 0) * 100 + 1e-9) / 100;
  return [{ code: 'min-pass-rate', highest }];
}

/** With z = z_{1−α}√φ̂, Φ(−z/√φ̂) is α again. */
function driftAdvice({ between, confidence, cases }: Found): Advice[] {
  if (cases.sampled === 0) return [];
  if ('code' in between) {
    if (between.code !== 'too-few-runs') return [];
    return [{ code: 'more-runs', count: between.needed - between.runs }];
  }
  const { dispersion, falseAlarmRate } = between;
  if (dispersion <= 1) return [];
  const wanted = normalCdf(normalQuantile(confidence) * Math.sqrt(dispersion));
  const least = wanted > MOST_CONFIDENCE ? null : Math.ceil(wanted * 1000 - 1e-9) / 1000;
  return [{ code: 'drift', leastConfidence: least, falseAlarmRate }];
}

function iterationsAdvice({ byIterations, iterations }: Found): Advice[] {
  if (iterations === null) return [];
  const enough = byIterations.find(
    ({ smallestDrop }) => smallestDrop !== null && smallestDrop <= TARGET,
  );
  if (enough === undefined) {
    const smallestDrop = byIterations.at(-1)?.smallestDrop ?? null;
    return [{ code: 'too-coarse', smallestDrop, target: TARGET }];
  }
  if (enough.iterations <= iterations.least) return [];
  const { iterations: fewest, smallestDrop } = enough;
  return [{ code: 'iterations', fewest, smallestDrop: smallestDrop ?? 0, target: TARGET }];
}
