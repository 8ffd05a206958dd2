import type { Comparison } from '../../src/report/verdict.ts';

/** A comparison with main in which nothing differs, with the given members. */
export function comparisonWith(members: Partial<Comparison>): Comparison {
  const origin = { commit: '81d00b2c1d', branch: 'main', createdAtMs: 0, run: '5', key: null };
  return {
    baseline: { state: 'found', origin, ageDays: 2 },
    regressed: [],
    newlyFailing: [],
    knownFlaky: [],
    fixed: [],
    stillFailing: [],
    changed: [],
    added: [],
    removed: [],
    ambiguous: [],
    notRun: [],
    compared: 20,
    effect: null,
    smallestDrop: null,
    ...members,
  };
}
