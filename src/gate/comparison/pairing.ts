import { pairingKey } from '../../report/pairing.ts';
import type { RunReport } from '../../report/report.ts';
import { type CaseTally, type Evidence, hasResults, tallyOf } from '../evidence.ts';
import type { Sides } from '../statistics/tally.ts';

/** A case on both sides. */
export type Pair = Sides<CaseTally>;

/** Which cases of a report and of its baseline are the same. */
export interface Pairing {
  /** Both sides have results, or those of the report are missing. */
  pairs: Pair[];
  /** They do something else now. */
  changed: Pair[];
  /** Without results on one side, and none that could still come. */
  notRun: Pair[];
  added: CaseTally[];
  /** Cases that are skipped, in quarantine or left out by choice are not among them. */
  removed: CaseTally[];
  /** Several of one identity, or with new titles of one definition, on a side. */
  ambiguous: Sides<CaseTally[]>[];
}

export const emptyPairing = (): Pairing => {
  return { pairs: [], changed: [], notRun: [], added: [], removed: [], ambiguous: [] };
};

/**
 * Pairs the cases that count with those of a baseline: by identity, else by
 * their definition.
 */
export function pairCases({ report, tallies }: Evidence, baseline: RunReport): Pairing {
  const pairing = emptyPairing();
  const keyOf = pairingKey(report, baseline);
  const there = Map.groupBy(baseline.cases.map(tallyOf), ({ one }) => keyOf(one));
  for (const [key, after] of Map.groupBy(tallies, ({ one }) => keyOf(one))) {
    const before = there.get(key) ?? [];
    const [was, is] = [before[0], after[0]];
    if (was === undefined || is === undefined) for (const one of after) pairing.added.push(one);
    else if (before.length + after.length > 2) pairing.ambiguous.push({ before, after });
    else pairing[listOf(was, is)].push({ before: was, after: is });
  }
  // Those that the report has and does not count are there.
  for (const one of report.cases) there.delete(keyOf(one));
  pairing.removed = report.isPart ? [] : [...there.values()].flat();
  return pairing;
}

function listOf(before: CaseTally, after: CaseTally): 'pairs' | 'changed' | 'notRun' {
  const [was, is] = [before.one.definition, after.one.definition];
  if (was !== null && is !== null && was !== is) return 'changed';
  const isRun = hasResults(before) && (hasResults(after) || after.missing > 0);
  return isRun ? 'pairs' : 'notRun';
}
