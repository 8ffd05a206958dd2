/**
 * What became of a case since the baseline, what matters most first. `new`: it passed there and fails
 * here. `less`: it passes less here, which may be chance. `flaky`: it comes out in both ways on both
 * sides, or did in recent runs. `still`: it failed there and fails here.
 */
export const CHANGE_KINDS = [
  ...(['new', 'less', 'flaky', 'still', 'fixed'] as const),
  ...(['changed', 'added', 'removed'] as const),
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Those of cases that were compared, and came out otherwise or fail. */
export const COMPARED_KINDS = ['new', 'less', 'flaky', 'still', 'fixed'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** Colour is never all that tells: the word stands beside the sign. */
export const CHANGE_SIGNS: Readonly<Record<ComparedKind, string>> = {
  new: '🔴',
  less: '🟠',
  flaky: '🟡',
  still: '⚫',
  fixed: '🟢',
};

/** Of a case. */
export const CHANGE_WORDS: Readonly<Record<ComparedKind, string>> = {
  new: 'newly failing',
  less: 'passes less',
  flaky: 'flaky',
  still: 'still failing',
  fixed: 'fixed',
};

/** Of several cases, behind their number. */
export const CHANGE_COUNTS: Readonly<Record<ComparedKind, string>> = {
  ...CHANGE_WORDS,
  less: 'passing less',
};

/** Of a case, whether it was compared or is another here. */
export const KIND_WORDS: Readonly<Record<ChangeKind, string>> = {
  ...CHANGE_WORDS,
  ...{ changed: 'changed', added: 'added', removed: 'removed' },
};
