/** What the tests promise of 20 cases by 5 iterations: false alarms and power, by simulation. */
import { describe, expect, it } from '@jest/globals';
import { stratifiedTest } from '../../../../src/gate/statistics/comparison/stratified-test.ts';
import {
  type PseudoRandom,
  pseudoRandom,
} from '../../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import { byEffort } from '../../../support/effort.ts';
import { alike } from '../../../support/gate/statistics/figures.ts';

/** True pass rates of cases, before and after. */
type Rates = (random: PseudoRandom) => (readonly [before: number, after: number])[];

const unchanged = (rates: number[]) => rates.map((rate) => [rate, rate] as const);
/** So many cases fall, and the other ones of 20 stay. */
const fallen = (count: number, before: number, after: number) => () => [
  ...alike(count, [before, after] as const),
  ...unchanged(alike(20 - count, before)),
];
const byBeta: Rates = (random) => unchanged(alike(20, 0).map(() => random.beta(2, 0.5)));
const byTwo: Rates = () => unchanged([...alike(16, 0.98), ...alike(4, 0.5)]);

const ROWS: [title: string, rates: Rates, mid: number, exact: number | null][] = [
  ['no change at .9', fallen(0, 0.9, 0), 0.047, 0.031],
  ['no change at .98 and .5', byTwo, 0.045, 0.029],
  ['no change at rates of Beta(2, .5)', byBeta, 0.045, 0.03],
  ['all from .9 to .7', fallen(20, 0.9, 0.7), 0.98, 0.97],
  ['4 break', fallen(4, 0.955, 0), 1, 1],
  ['2 break', fallen(2, 0.955, 0), 0.89, 0.83],
  ['2 break from .9', fallen(2, 0.9, 0), 0.61, null],
  ['6 from .95 to .6', fallen(6, 0.95, 0.6), 0.83, 0.77],
];

describe('the exact stratified test', () => {
  it.each(ROWS)('blocks as often as is told: %s', (_title, ratesOf, mid, exact) => {
    const random = pseudoRandom(13);
    const rounds = byEffort({ ci: 500, soak: 20_000 });
    const blocked = { mid: 0, exact: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const tally = (rate: number) => ({ passed: random.binomial(5, rate), total: 5 });
      const pairs = ratesOf(random).map(([before, after]) => ({
        baseline: tally(before),
        head: tally(after),
      }));
      const { worse } = stratifiedTest(pairs);
      if (worse.mid <= 0.05) blocked.mid += 1;
      if (worse.exact <= 0.05) blocked.exact += 1;
    }
    const tolerance = (rate: number) => 3.5 * Math.sqrt((rate * (1 - rate)) / rounds) + 0.005;
    expect(Math.abs(blocked.mid / rounds - mid)).toBeLessThan(tolerance(mid));
    if (exact === null) return;
    expect(Math.abs(blocked.exact / rounds - exact)).toBeLessThan(tolerance(exact));
  });
});
