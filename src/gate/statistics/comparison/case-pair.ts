/** Iterations of one case on one side, and how many of them passed. */
export interface Tally {
  passed: number;
  total: number;
}

/** One case on both sides. */
export interface CasePair {
  baseline: Tally;
  head: Tally;
}

/** The share that passed; 0 where nothing ran. */
export function passShare({ passed, total }: Tally): number {
  return total === 0 ? 0 : passed / total;
}

/** Whether both sides have results, without which a case says nothing of a change. */
export function isCompared({ baseline, head }: CasePair): boolean {
  return baseline.total > 0 && head.total > 0;
}

/** All cases as one. */
export function pooled(pairs: readonly CasePair[]): CasePair {
  const sum = (side: keyof CasePair, of: keyof Tally) =>
    pairs.reduce((total, pair) => total + pair[side][of], 0);
  const tally = (side: keyof CasePair) => ({
    passed: sum(side, 'passed'),
    total: sum(side, 'total'),
  });
  return { baseline: tally('baseline'), head: tally('head') };
}
