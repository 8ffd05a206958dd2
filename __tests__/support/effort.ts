import { expect } from '@jest/globals';

/** How hard the tests try: a sample with every change, or all that `npm run soak` has time for. */
interface ByEffort<Value> {
  ci: Value;
  soak: Value;
}

const effort = process.env['TEST_EFFORT'] ?? 'ci';
if (effort !== 'ci' && effort !== 'soak') {
  throw new Error(`TEST_EFFORT is "${effort}"; it may be "ci" or "soak".`);
}

/** A change is not red for what chance finds: without `TEST_SEED` its tests always try the same. */
const CI_SEED = 1;
const SOAK_TIME_LIMIT_MS = 60 * 60_000;

/** The one of two values that is meant for this run of the tests. */
export function byEffort<Value>(values: ByEffort<Value>): Value {
  return effort === 'soak' ? values.soak : values.ci;
}

/** Settings of fast-check: how often to try, and from which seed. */
export function samples(counts: ByEffort<number>): { numRuns: number; seed: number } {
  const numRuns = byEffort(counts);
  if (effort === 'soak') tellFigures(`${numRuns} samples, seed ${firstSeed()}`);
  return { numRuns, seed: firstSeed() };
}

/** Seeds for tests that draw by themselves: one after another, from the seed of the run. */
export function seeds(counts: ByEffort<number>): number[] {
  return Array.from({ length: byEffort(counts) }, (_, index) => firstSeed() + index);
}

/** One row of each class of a table with every change, the whole table in the soak. */
export function oneOfEach<Row>(rows: readonly Row[], classOf: (row: Row) => unknown): Row[] {
  if (effort === 'soak') return [...rows];
  return [...Map.groupBy(rows, classOf).values()].flatMap((group) => group.slice(0, 1));
}

/**
 * Time limit of a test that has more to do in the soak. `ci`: what is ample on a machine with nothing
 * else to do; thrice that is given, for the limit is there for what hangs.
 */
export function timeLimitMs(ci: number): number {
  return byEffort({ ci: 3 * ci, soak: SOAK_TIME_LIMIT_MS });
}

/** Prints what a test went through, beside its name. */
export function tellFigures(figures: string): void {
  const { currentTestName = 'tests' } = expect.getState();
  process.stdout.write(`${effort}: ${currentTestName}: ${figures}\n`);
}

function firstSeed(): number {
  const text = process.env['TEST_SEED'] ?? String(CI_SEED);
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new Error(`TEST_SEED is "${text}"; it may be a whole number from 1 to 999999999.`);
  }
  return Number(text);
}
