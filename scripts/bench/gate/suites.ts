import type { CasePair, Tally } from '../../../src/gate/statistics/comparison/case-pair.ts';
import type { PseudoRandom } from '../../../src/gate/statistics/false-alarms/pseudo-random.ts';

/** What the tables of the statistics were made with. */
export const ALPHA = 0.05;
export const CASES = 20;
export const ITERATIONS = 5;

/** True pass rates of a case on both sides. */
export interface TrueRates {
  before: number;
  after: number;
}

/** A suite to simulate. */
export interface Suite {
  name: string;
  rates(random: PseudoRandom): TrueRates[];
  /** Standard deviation, in logits, of what each session adds to all of its pass rates. */
  shock: number;
}

const alike = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value);

const unchanged = (rate: number): TrueRates => ({ before: rate, after: rate });

/** So many of the cases fall, and the others stay. */
function fallen(name: string, count: number, before: number, after: number): Suite {
  const rates = () => [
    ...alike(count, { before, after }),
    ...alike(CASES - count, unchanged(before)),
  ];
  return { name, rates, shock: 0 };
}

const byBeta = (random: PseudoRandom) =>
  Array.from({ length: CASES }, () => unchanged(random.beta(2, 0.5)));

export const SAME: Suite = fallen('no change, all .9', 0, 0.9, 0.9);
export const MIXED: Suite = { name: 'no change, rates of Beta(2, .5)', rates: byBeta, shock: 0 };
export const SHAKEN: Suite = {
  name: 'no change, Beta(2, .5), a shock each run',
  rates: byBeta,
  shock: 0.5,
};
export const UNCHANGED: readonly Suite[] = [
  SAME,
  {
    name: 'no change, 16 × .98 and 4 × .5',
    rates: () => [...alike(16, unchanged(0.98)), ...alike(4, unchanged(0.5))],
    shock: 0,
  },
  MIXED,
  SHAKEN,
];

export const ALL_FALL = fallen('all fall from .9 to .7', 20, 0.9, 0.7);
export const TWO_BREAK = fallen('2 of 20 break', 2, 0.955, 0);
export const ONE_BREAKS = fallen('1 of 20 breaks', 1, 0.955, 0);
export const SIX_FALL = fallen('6 of 20 fall from .95 to .6', 6, 0.95, 0.6);
export const FOUR_BREAK = fallen('4 of 20 break', 4, 0.955, 0);

/** A pass rate, moved by so many logits. */
export function moved(rate: number, logits: number): number {
  return 1 / (1 + ((1 - rate) / rate) * Math.exp(-logits));
}

/** What a session adds to the logits of all its pass rates. */
export function shockOf({ shock }: Suite, random: PseudoRandom): number {
  return shock === 0 ? 0 : shock * normal(random);
}

/** By Box and Muller. */
export function normal({ uniform }: PseudoRandom): number {
  return Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

export function tally(random: PseudoRandom, rate: number, total = ITERATIONS): Tally {
  return { passed: random.binomial(total, rate), total };
}

/** Both sides of a suite, each of a session of its own. */
export function twoRuns(suite: Suite, random: PseudoRandom): CasePair[] {
  const [one, other] = [shockOf(suite, random), shockOf(suite, random)];
  return suite.rates(random).map(({ before, after }) => ({
    baseline: tally(random, moved(before, one)),
    head: tally(random, moved(after, other)),
  }));
}

/**
 * The most that a rate of α may come to in percent: twice the standard error of so many rounds is
 * left to chance.
 */
export function alphaBudget(rounds: number, share = 1): number {
  const rate = ALPHA * share;
  return Math.ceil(1e4 * (rate + 2 * Math.sqrt((rate * (1 - rate)) / rounds))) / 100;
}

/** How often something holds, in percent. */
export function percentOf(rounds: number, holds: (round: number) => boolean): number {
  let count = 0;
  for (let round = 0; round < rounds; round += 1) if (holds(round)) count += 1;
  return (100 * count) / rounds;
}
