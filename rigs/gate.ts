/** What the statistics of the gate promise of 20 cases with 5 iterations, by seeded simulation. */
import { drawTally, seededRandom } from '../__tests__/support/seeded-random.ts';
import { compareUse } from '../src/gate/statistics/relative-budget.ts';
import { callSingleCases } from '../src/gate/statistics/single-case-calls.ts';
import { stratifiedTest } from '../src/gate/statistics/stratified-test.ts';
import { isSignificant, type Stratum } from '../src/gate/statistics/tally.ts';

const RUNS = 2_000;
const ALPHA = 0.05;

type Random = () => number;
/** Chances of a case to pass before and after. */
type Rates = readonly [before: number, after: number];

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const same = (rate: number): Rates => [rate, rate];
/** So many of all cases change, and the others stay. */
const some =
  (count: number, before: number, after: number, all = 20) =>
  (): Rates[] =>
    repeat<Rates>(count, [before, after]).concat(repeat(all - count, same(before)));
const mixed = (): Rates[] => repeat(16, same(0.98)).concat(repeat(4, same(0.5)));
const betas = (random: Random): Rates[] => repeat(20, 0).map(() => same(betaOf(random)));

/** Beta(2, ½), by rejection (Jöhnk 1964). */
function betaOf(random: Random): number {
  for (;;) {
    const [x, y] = [Math.sqrt(random()), random() ** 2];
    if (x + y <= 1) return x / (x + y);
  }
}

/** Shares of runs that fail by mid-p and by exact p: the least and the greatest allowed. */
const ROWS: [name: string, rates: (random: Random) => Rates[], mid: Rates, exact: Rates][] = [
  ['no change, all .9', some(0, 0.9, 0), [0.03, 0.055], [0.02, 0.05]],
  ['no change, 16 × .98 and 4 × .5', mixed, [0.03, 0.055], [0.02, 0.05]],
  ['no change, Beta(2, .5)', betas, [0.03, 0.055], [0.02, 0.05]],
  ['no change, 40 × .95', some(0, 0.95, 0, 40), [0.03, 0.055], [0.02, 0.05]],
  ['all from .9 to .7', some(20, 0.9, 0.7), [0.96, 1], [0.94, 1]],
  ['4 break', some(4, 0.955, 0), [0.99, 1], [0.98, 1]],
  ['2 break', some(2, 0.955, 0), [0.86, 0.92], [0.8, 0.86]],
  ['2 break from .9', some(2, 0.9, 0), [0.57, 0.65], [0.48, 0.61]],
  ['6 from .95 to .6', some(6, 0.95, 0.6), [0.8, 0.86], [0.74, 0.8]],
];

/** Yields what differs from `reference/statistics.md`. */
export async function* tryGate(): AsyncGenerator<string> {
  for (const [name, ratesOf, mid, exact] of ROWS) {
    const random = seededRandom(47);
    const results = repeat(RUNS, 0).map(() => stratifiedTest(draw(random, ratesOf(random))));
    const failed = (of: 'mid' | 'exact') =>
      results.filter((result) => isSignificant(result[of], ALPHA)).length / RUNS;
    yield* compare(`${name}, mid-p`, failed('mid'), mid);
    yield* compare(`${name}, exact p`, failed('exact'), exact);
  }
  for (const count of [20, 200]) yield* tryCalls(count);
  yield* compare('budget at its limit', failedBudgets(1), [0.03, 0.065]);
  yield* compare('budget at 1.25 of its limit', failedBudgets(1.25), [0.6, 1]);
}

function* compare(name: string, share: number, [least, greatest]: Rates): Generator<string> {
  const text = `${name}: ${share.toFixed(4)} of ${least} to ${greatest}`;
  console.log(`gate: ${text}`);
  if (share < least || share > greatest) yield text;
}

const draw = (random: Random, rates: readonly Rates[]): Stratum[] =>
  rates.map(([before, after]) => ({
    before: drawTally(random, before, 5),
    after: drawTally(random, after, 5),
  }));

/** One broken case among others of .95. */
function* tryCalls(count: number): Generator<string> {
  const random = seededRandom(count);
  let [found, wrong] = [0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    const strata = draw(random, [[1, 0], ...repeat(count - 1, same(0.95))]);
    const [broken, ...others] = callSingleCases(strata, ALPHA).map(({ isCalled }) => isCalled);
    if (broken) found += 1;
    if (others.includes(true)) wrong += 1;
  }
  yield* compare(`a broken case of ${count} is called`, found / RUNS, [0.98, 1]);
  yield* compare(`another of ${count} is called`, wrong / RUNS, [0, 0.04]);
}

/** The share of budgets of +10 % that fail, if 20 × 5 noisy values grow by that, times a factor. */
function failedBudgets(factor: number): number {
  const random = seededRandom(9);
  const noise = () => Math.exp(random() + random() + random() - 1.5);
  let failed = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const cases = repeat(20, 0).map(() => {
      const usual = 1_000 * noise();
      const values = (by: number) => repeat(5, 0).map(() => usual * by * noise());
      return { before: values(1), after: values(1.1 * factor) };
    });
    if (isSignificant(compareUse(cases, 0.1, ALPHA)?.pValue ?? 1, ALPHA)) failed += 1;
  }
  return failed / RUNS;
}
