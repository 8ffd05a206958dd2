/** Chances of whole numbers: of `first`, of the next one and so on. Those of all others are 0. */
export interface Distribution {
  first: number;
  chances: Float64Array;
}

/** Smaller shares of the greatest chance are left out, so that sums of thousands stay short. */
const NEGLIGIBLE = 1e-25;
/** Beyond this many standard errors a normal tail is less than 1e-18. */
const FARTHEST = 9;

/** How many of `drawn` are marked, if `marked` of `total` are: C(m, x) C(N − m, d − x)/C(N, d). */
export function hypergeometric(total: number, marked: number, drawn: number): Distribution {
  const mode = Math.floor(((marked + 1) * (drawn + 1)) / (total + 2));
  const spare = total - marked - drawn;
  const ratio = (x: number) => ((marked - x) * (drawn - x)) / ((x + 1) * (spare + x + 1));
  return fromRatios(Math.max(0, -spare), Math.min(marked, drawn), mode, ratio);
}

/** How many of so many trials succeed. `rate` is between 0 and 1, and neither of them. */
export function binomial(trials: number, rate: number): Distribution {
  const mode = Math.min(trials, Math.floor((trials + 1) * rate));
  const odds = rate / (1 - rate);
  return fromRatios(0, trials, mode, (x) => ((trials - x) / (x + 1)) * odds);
}

/** Goes from the mode outwards by P(x + 1)/P(x), so that no factorial overflows. */
function fromRatios(lowest: number, highest: number, mode: number, ratio: Values): Distribution {
  const above = products(highest - mode, (step) => ratio(mode + step));
  const below = products(mode - lowest, (step) => 1 / ratio(mode - step - 1));
  return trimmed(mode - below.length, Float64Array.from([...below.reverse(), 1, ...above]));
}

type Values = (at: number) => number;

function products(count: number, factor: Values): number[] {
  const all: number[] = [];
  for (let step = 0, product = 1; step < count && product > NEGLIGIBLE; step += 1) {
    product *= factor(step);
    all.push(product);
  }
  return all;
}

/** The sum of independent numbers, added in pairs, so that few sums are long. */
export function sumOf(parts: readonly Distribution[]): Distribution {
  let sums = parts;
  while (sums.length > 1) {
    const pairs: Distribution[] = [];
    for (let at = 0; at < sums.length; at += 2) pairs.push(add(sums[at], sums[at + 1]));
    sums = pairs;
  }
  return add(sums[0]);
}

const ZERO: Distribution = { first: 0, chances: Float64Array.of(1) };

function add(one = ZERO, other = ZERO): Distribution {
  const [a, b] = [one.chances, other.chances];
  const sums = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i += 1) {
    const chance = a[i] ?? 0;
    for (let j = 0; j < b.length; j += 1) sums[i + j] = (sums[i + j] ?? 0) + chance * (b[j] ?? 0);
  }
  return trimmed(one.first + other.first, sums);
}

/** Leaves out thin ends, and makes the sum of the chances 1. */
function trimmed(first: number, chances: Float64Array): Distribution {
  let sum = 0;
  for (const chance of chances) sum += chance;
  const least = NEGLIGIBLE * sum;
  let [start, end] = [0, chances.length];
  while ((chances[start] ?? sum) < least) start += 1;
  while ((chances[end - 1] ?? sum) < least) end -= 1;
  const kept = chances.subarray(start, end);
  for (let at = 0; at < kept.length; at += 1) kept[at] = (kept[at] ?? 0) / sum;
  return { first: first + start, chances: kept };
}

/** The chance of exactly a number. */
export const chanceOf = ({ first, chances }: Distribution, x: number): number =>
  chances[x - first] ?? 0;

/** The chance of at most a number, summed from the thin end. */
export function atMost({ first, chances }: Distribution, x: number): number {
  const lower = chances.subarray(0, Math.max(0, x - first + 1));
  return Math.min(
    1,
    lower.reduce((total, chance) => total + chance, 0),
  );
}

/** Φ(z) of the standard normal, by the series ½ + φ(z)(z + z³/3 + z⁵/15 + …). Exact to 1e-15. */
export function normalCdf(z: number): number {
  if (Math.abs(z) > FARTHEST) return z < 0 ? 0 : 1;
  let [term, sum] = [z, z];
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return Math.max(0, 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI));
}

/** z with Φ(z) = p. */
export const normalQuantile = (probability: number): number =>
  firstWhere((z) => normalCdf(z) >= probability, -FARTHEST, FARTHEST);

type Condition = (x: number) => boolean;

/** The least number from `low` to `high` from which on a condition holds, by halves. */
export function firstWhere(holds: Condition, low: number, high: number, precision = 1e-14): number {
  let [below, from] = [low, high];
  while (from - below > precision) {
    const middle = (below + from) / 2;
    if (holds(middle)) from = middle;
    else below = middle;
  }
  return from;
}
