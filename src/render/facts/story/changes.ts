import type { ComparedCase, Comparison } from '../../../model/regression/comparison.ts';
import type { Tally } from '../../../model/regression/confirmation.ts';
import type { CaseReport, Digest } from '../../../model/run-report.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { oncePer } from '../../text/once-per.ts';
import {
  type ChangeKind,
  COMPARED_KINDS,
  type ComparedKind,
} from '../../words/story/change-words.ts';

/** A case that came out otherwise than in the baseline, or fails as it did there. */
export interface CaseChange {
  kind: ComparedKind;
  found: ComparedCase;
}

/** What differs from the baseline. */
export interface Changes {
  /** Of each kind; there may be more than are listed. */
  counts: Readonly<Record<ChangeKind, number>>;
  /** What matters most first, else the most suspect. */
  compared: readonly CaseChange[];
  /** Of a case of the head; null where it is as it was, or nobody knows. */
  kindOf(testCase: Pick<CaseReport, 'identity'>): ChangeKind | null;
}

/** What changed of the cases; null where nothing was compared. */
export const changesOf: (verdict: Verdict) => Changes | null = oncePer((verdict) => {
  const { comparison } = verdict;
  return comparison === undefined ? null : gatherChanges(comparison, isCalledWorse(verdict));
});

/** Whether sampled cases got worse together, so that a drop of one of them is no mere chance. */
function isCalledWorse({ checks }: Verdict): boolean {
  return checks.some(({ id, outcome }) => id === 'no-regression' && outcome === 'failed');
}

function gatherChanges(comparison: Comparison, isWorse: boolean): Changes {
  const { regressed, fell, flaky, stillFailing, fixed, changed, added, removed } = comparison;
  const passedAll = ({ baseline }: ComparedCase) => baseline.passed === baseline.total;
  const isMixed = ({ passed, total }: Tally) => passed > 0 && passed < total;
  const fallen = (one: ComparedCase) => (isWorse && passedAll(one) ? 'new' : 'less');
  const failing = (one: ComparedCase) =>
    isMixed(one.baseline) && isMixed(one.head) ? 'flaky' : 'still';
  const sorted = [
    ...regressed.named.map((found) => ({ kind: 'new' as const, found })),
    ...fell.named.map((found) => ({ kind: fallen(found), found }) as const),
    ...flaky.named.map((found) => ({ kind: 'flaky' as const, found })),
    ...stillFailing.named.map((found) => ({ kind: failing(found), found }) as const),
    ...fixed.named.map((found) => ({ kind: 'fixed' as const, found })),
  ];
  const byKind = Map.groupBy(sorted, ({ kind }) => kind);
  // Of those that are not named, it is not known how they came out there.
  const count = (kind: ComparedKind, { count: all, named }: Comparison['fixed']) =>
    (byKind.get(kind)?.length ?? 0) + Math.max(0, all - named.length);
  const kinds = new Map<Digest | undefined, ChangeKind>([
    ...changed.named.map(({ identity }): [Digest, ChangeKind] => [identity, 'changed']),
    ...added.named.map(({ identity }): [Digest, ChangeKind] => [identity, 'added']),
    ...sorted.map(({ kind, found }): [Digest, ChangeKind] => [found.identity, kind]),
  ]);
  return {
    counts: {
      new: count('new', regressed),
      less: count('less', fell),
      flaky: count('flaky', flaky),
      still: count('still', stillFailing),
      fixed: count('fixed', fixed),
      changed: changed.count,
      added: added.count,
      removed: removed.count,
    },
    compared: COMPARED_KINDS.flatMap((kind) => byKind.get(kind) ?? []),
    kindOf: ({ identity }) => (identity === undefined ? null : (kinds.get(identity) ?? null)),
  };
}
