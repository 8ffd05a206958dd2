import { effectOnTheseCases } from '../../../src/gate/statistics/comparison/effect.ts';
import { callSingleCases } from '../../../src/gate/statistics/comparison/single-case-calls.ts';
import { stratifiedTest } from '../../../src/gate/statistics/comparison/stratified-test.ts';
import { pseudoRandom } from '../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import { isSignificant } from '../../../src/gate/statistics/significance.ts';
import type { Measurement } from '../rig/measurement.ts';
import { REGRESSION_TESTS, type RegressionTestName } from './regression-tests.ts';
import {
  ALL_FALL,
  ALPHA,
  alphaBudget,
  FOUR_BREAK,
  ITERATIONS,
  percentOf,
  SAME,
  SIX_FALL,
  type Suite,
  TWO_BREAK,
  tally,
  twoRuns,
  UNCHANGED,
} from './suites.ts';

/** What the statistics say of each test, in percent: false alarms, then power. */
const STATED: Readonly<Record<RegressionTestName, readonly number[]>> = {
  'exact stratified, mid-p': [4.7, 4.5, 4.5, 19, 98, 100, 89, 83],
  'exact stratified, exact p': [3.1, 2.9, 3, 16.8, 97, 100, 83, 77],
  'paired t on case means': [5.1, 4.9, 4.8, 18.8, 97, 85, 19, 65],
  'sign flips on cases': [3, 2, 3, 15.5, 95, 64, 12, 54],
  'majority vote, McNemar': [0, 0, 0.2, 3.2, 19, 2, 0, 2],
};
/** Those of the gate, which have to keep α wherever both runs are of one session. */
const OURS: readonly string[] = ['exact stratified, mid-p', 'exact stratified, exact p'];
const CHANGED = [ALL_FALL, FOUR_BREAK, TWO_BREAK, SIX_FALL];

/** False alarms and power of the regression test, and of what rests on it. */
export function measureRegressionTests(rounds: number): Measurement[] {
  return [
    ...[...UNCHANGED, ...CHANGED].flatMap((suite, column) => measureSuite(suite, column, rounds)),
    ...CORRELATIONS.map((row) => measureCorrelation(row, rounds)),
    ...[...UNCHANGED.slice(0, 3), ...CHANGED].flatMap((suite) => measureInterval(suite, rounds)),
    ...[20, 200].flatMap((cases) => measureSingleCases(cases, Math.ceil(rounds / 10))),
  ];
}

function measureSuite(suite: Suite, column: number, rounds: number): Measurement[] {
  const random = pseudoRandom(column + 1);
  const runs = Array.from({ length: rounds }, () => twoRuns(suite, random));
  const isUnchanged = UNCHANGED.includes(suite);
  return Object.entries(REGRESSION_TESTS).map(([name, isWorse]) => ({
    name: `${isUnchanged ? 'false alarms' : 'power'}: ${suite.name}: ${name}`,
    value: percentOf(rounds, (round) => isWorse(runs[round] ?? [])),
    unit: '%',
    ...(isUnchanged && suite.shock === 0 && OURS.includes(name) && { budget: alphaBudget(rounds) }),
    note: `stated ${STATED[name as RegressionTestName][column]} %`,
  }));
}

/** Correlation of the iterations of a case, and the false alarms stated for it, in percent. */
const CORRELATIONS: readonly (readonly [correlation: number, stated: number])[] = [
  [0.05, 5.9],
  [0.1, 8.2],
  [0.2, 11.4],
  [0.5, 19.8],
];

/** Each run of a case has a pass rate of its own, Beta of mean .9. */
function measureCorrelation([correlation, stated]: (typeof CORRELATIONS)[number], rounds: number) {
  const random = pseudoRandom(20);
  const size = 1 / correlation - 1;
  const draw = (before: number) =>
    tally(random, random.beta(before * size, (1 - before) * size), ITERATIONS);
  const value = percentOf(rounds, () => {
    const pairs = SAME.rates(random).map(({ before }) => ({
      baseline: draw(before),
      head: draw(before),
    }));
    return isSignificant(stratifiedTest(pairs).worse.mid, ALPHA);
  });
  const name = `false alarms: iterations of a case correlated by ${correlation}`;
  return { name, value, unit: '%', note: `stated ${stated} %` } satisfies Measurement;
}

function measureInterval(suite: Suite, rounds: number): Measurement[] {
  const random = pseudoRandom(30);
  const misses = { above: 0, below: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const rates = suite.rates(random);
    const truth = rates.reduce((sum, one) => sum + one.after - one.before, 0) / rates.length;
    const pairs = rates.map(({ before, after }) => ({
      baseline: tally(random, before),
      head: tally(random, after),
    }));
    const { lower, upper } = effectOnTheseCases(pairs, ALPHA)?.interval ?? { lower: -1, upper: 1 };
    if (truth > upper) misses.above += 1;
    if (truth < lower) misses.below += 1;
  }
  return Object.entries(misses).map(([side, count]) => ({
    name: `interval of the effect misses ${side}: ${suite.name}`,
    value: (100 * count) / rounds,
    unit: '%',
    note: 'stated 4.6 to 6 %',
  }));
}

/** One case breaks among so many that pass .95 of the time. */
function measureSingleCases(cases: number, rounds: number): Measurement[] {
  const random = pseudoRandom(cases);
  const counts = { found: 0, wrong: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const pairs = Array.from({ length: cases }, (_, place) => ({
      baseline: tally(random, place === 0 ? 1 : 0.95),
      head: tally(random, place === 0 ? 0 : 0.95),
    }));
    const [broken, ...others] = callSingleCases(pairs, ALPHA).cases;
    if (broken?.called) counts.found += 1;
    if (others.some(({ called }) => called)) counts.wrong += 1;
  }
  const percent = (count: number) => (100 * count) / rounds;
  return [
    {
      name: `one broken case of ${cases} is named`,
      value: percent(counts.found),
      unit: '%',
      note: `stated ${cases === 20 ? 99.7 : 99.5} %`,
    },
    {
      name: `another than the broken case of ${cases} is named`,
      value: percent(counts.wrong),
      unit: '%',
      budget: alphaBudget(rounds),
      note: 'stated 3 % at most',
    },
  ];
}
