import type { ComparedCase, Comparison } from '../../../model/regression/comparison.ts';
import type { Tally } from '../../../model/regression/confirmation.ts';
import type { NamedCase } from '../../../model/regression/suspicion.ts';
import type { CaseReport, Digest } from '../../../model/run-report.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { oncePer } from '../../text/once-per.ts';

/**
 * What became of a case since the baseline, what matters most first. `new`: it passed there and fails
 * here. `less`: it passes less here, which may be chance. `flaky`: it comes out in both ways on both
 * sides, or did in recent runs. `still`: it failed there and fails here.
 */
export const CHANGE_KINDS = [
  'new',
  'less',
  'flaky',
  'still',
  'fixed',
  'changed',
  'added',
  'removed',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A case that is otherwise than in the baseline, or fails as it did there. */
export interface CaseChange extends NamedCase {
  kind: ChangeKind;
  /** Null where there is nothing to compare. */
  baseline: Tally | null;
  head: Tally | null;
  /** What else is known of it; null where there is nothing to compare. */
  compared: ComparedCase | null;
}

/** What differs from the baseline. */
export interface Changes {
  /** Of each kind; more than are listed where there are very many. */
  counts: Readonly<Record<ChangeKind, number>>;
  /** By kind, else the most suspect first. */
  listed: readonly CaseChange[];
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
  const { regressed, fell, flaky, stillFailing, fixed } = comparison;
  const passedAll = ({ baseline }: ComparedCase) => baseline.passed === baseline.total;
  const isMixed = ({ passed, total }: Tally) => passed > 0 && passed < total;
  const changes = [
    ...regressed.named.map((one) => ofCompared('new', one)),
    ...fell.named.map((one) => ofCompared(isWorse && passedAll(one) ? 'new' : 'less', one)),
    ...flaky.named.map((one) => ofCompared('flaky', one)),
    ...stillFailing.named.map((one) =>
      ofCompared(isMixed(one.baseline) && isMixed(one.head) ? 'flaky' : 'still', one),
    ),
    ...fixed.named.map((one) => ofCompared('fixed', one)),
    ...(['changed', 'added', 'removed'] as const).flatMap((kind) =>
      comparison[kind].named.map((one) => ofNamed(kind, one)),
    ),
  ];
  const byKind = Map.groupBy(changes, ({ kind }) => kind);
  const listed = CHANGE_KINDS.flatMap((kind) => byKind.get(kind) ?? []);
  const unlisted: Partial<Record<ChangeKind, number>> = {
    new: unnamed(regressed),
    less: unnamed(fell),
    flaky: unnamed(flaky),
    still: unnamed(stillFailing),
    fixed: unnamed(fixed),
    changed: unnamed(comparison.changed),
    added: unnamed(comparison.added),
    removed: unnamed(comparison.removed),
  };
  const counts = Object.fromEntries(
    CHANGE_KINDS.map((kind) => [kind, (byKind.get(kind)?.length ?? 0) + (unlisted[kind] ?? 0)]),
  ) as Record<ChangeKind, number>;
  const kinds = new Map<Digest | undefined, ChangeKind>(
    listed
      .filter(({ kind }) => kind !== 'removed')
      .map(({ identity, kind }): [Digest, ChangeKind] => [identity, kind]),
  );
  return { counts, listed, kindOf: ({ identity }) => kinds.get(identity) ?? null };
}

const unnamed = ({ count, named }: { count: number; named: readonly unknown[] }) =>
  Math.max(0, count - named.length);

function ofCompared(kind: ChangeKind, one: ComparedCase): CaseChange {
  const { identity, title, baseline, head } = one;
  return { kind, identity, title, baseline, head, compared: one };
}

function ofNamed(kind: ChangeKind, { identity, title }: NamedCase): CaseChange {
  return { kind, identity, title, baseline: null, head: null, compared: null };
}
