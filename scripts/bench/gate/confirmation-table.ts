import { stratifiedTest } from '../../../src/gate/statistics/comparison/stratified-test.ts';
import {
  confirmRegression,
  type FreshResults,
  findSuspicion,
} from '../../../src/gate/statistics/confirmation.ts';
import {
  type PseudoRandom,
  pseudoRandom,
} from '../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import { isSignificant } from '../../../src/gate/statistics/significance.ts';
import type { Measurement } from '../rig/measurement.ts';
import {
  ALL_FALL,
  ALPHA,
  alphaBudget,
  ITERATIONS,
  MIXED,
  moved,
  ONE_BREAKS,
  SAME,
  SHAKEN,
  SIX_FALL,
  type Suite,
  shockOf,
  type TrueRates,
  TWO_BREAK,
  tally,
} from './suites.ts';

/** A suite, and what the statistics say in percent: with the two looks, and with a fixed one. */
interface Row {
  suite: Suite;
  /** Whether the shock of the head's session is still there when its cases run again. */
  lasts?: boolean;
  stated: number;
  statedFixed?: number;
}

const UNCHANGED: readonly Row[] = [
  { suite: SAME, stated: 0.07 },
  { suite: MIXED, stated: 0.07 },
  { suite: SHAKEN, stated: 0.39 },
  {
    suite: { ...SHAKEN, name: 'no change, Beta(2, .5), a shock that lasts' },
    lasts: true,
    stated: 0.34,
  },
];
const CHANGED: readonly Row[] = [
  { suite: ALL_FALL, stated: 94, statedFixed: 84 },
  { suite: TWO_BREAK, stated: 100, statedFixed: 88 },
  { suite: ONE_BREAKS, stated: 95, statedFixed: 23 },
  { suite: SIX_FALL, stated: 80, statedFixed: 70 },
];

const POLICY = { alpha: ALPHA, minEffect: 0.01, maxIterations: 400 };
/** Both looks together keep to so much of α. */
const KEPT_SHARE = 0.8;

/** A comparison with another session: what blocks at once, and what blocks after confirmation. */
export function measureConfirmation(rounds: number): Measurement[] {
  return [
    ...UNCHANGED.flatMap((row) => measureRow(row, rounds, true)),
    ...CHANGED.flatMap((row) => measureRow(row, rounds, false)),
  ];
}

interface Tallied {
  suspected: number;
  blocked: number;
  blockedByFixedLook: number;
  freshIterations: number;
}

function measureRow(row: Row, rounds: number, isUnchanged: boolean): Measurement[] {
  const { suspected, blocked, blockedByFixedLook, freshIterations } = simulate(row, rounds);
  const { name } = row.suite;
  const what = isUnchanged ? 'false blocks' : 'power';
  const percent = (count: number) => (100 * count) / rounds;
  const spent = suspected === 0 ? 0 : Math.round(freshIterations / suspected);
  return [
    { name: `suspected: ${name}`, value: percent(suspected), unit: '%' },
    {
      name: `${what} with confirmation: ${name}`,
      value: percent(blocked),
      unit: '%',
      ...(isUnchanged && { budget: alphaBudget(rounds, KEPT_SHARE) }),
      note: `stated ${row.stated} %; ${spent} fresh iterations a suspicion`,
    },
    {
      name: `${what} with a pooled trigger and one look: ${name}`,
      value: percent(blockedByFixedLook),
      unit: '%',
      ...(row.statedFixed !== undefined && { note: `stated ${row.statedFixed} %` }),
    },
  ];
}

function simulate({ suite, lasts = false }: Row, rounds: number): Tallied {
  const random = pseudoRandom(3);
  const counted = { suspected: 0, blocked: 0, blockedByFixedLook: 0, freshIterations: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const [stored, head] = [shockOf(suite, random), shockOf(suite, random)];
    const session = lasts ? head : shockOf(suite, random);
    const rates = suite.rates(random);
    const pairs = rates.map(({ before, after }) => ({
      baseline: tally(random, moved(before, stored)),
      head: tally(random, moved(after, head)),
    }));
    const suspicion = findSuspicion(pairs, POLICY);
    if (suspicion === null) continue;
    counted.suspected += 1;
    const fresh = suspicion.suspects.map((place) => rerun(rates[place], session, random));
    const confirmed = confirmRegression(fresh, ALPHA);
    if (confirmed.outcome === 'failed') counted.blocked += 1;
    counted.freshIterations += 2 * ITERATIONS * confirmed.look * fresh.length;
    if (suspicion.trigger === 'all-cases' && failsByFixedLook(fresh))
      counted.blockedByFixedLook += 1;
  }
  return counted;
}

function rerun(
  rates: TrueRates = { before: 0, after: 0 },
  session: number,
  random: PseudoRandom,
): FreshResults {
  const results = (rate: number) =>
    Array.from({ length: 2 * ITERATIONS }, () => random.uniform() < moved(rate, session));
  return { baseline: results(rates.before), head: results(rates.after) };
}

/** What the two looks were chosen over: 5 + 5 of each suspect, and no more. */
function failsByFixedLook(fresh: readonly FreshResults[]): boolean {
  const side = (results: readonly boolean[]) => ({
    passed: results.slice(0, ITERATIONS).filter(Boolean).length,
    total: ITERATIONS,
  });
  const pairs = fresh.map(({ baseline, head }) => ({ baseline: side(baseline), head: side(head) }));
  return isSignificant(stratifiedTest(pairs).worse.exact, ALPHA);
}
