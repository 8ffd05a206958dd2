/** Why a check against a baseline came out as it did. */
export type RegressionReason =
  /** Tools that cases need and that only the baseline's servers had, and how many more there are. */
  | { code: 'removed-tools'; tools: { name: string; cases: number }[]; more: number }
  /** There is no baseline, it could not be looked for, or it cannot be read. */
  | { code: 'no-baseline'; message: string }
  /** A look-up that worked found no earlier run, and that is to pass. */
  | { code: 'first-run'; message: string }
  /** It is too old, of unknown age, or of other models. */
  | { code: 'unlike-baseline'; why: 'too-old' | 'age-unknown' | 'other-models' }
  /** No case of both reports does the same in both. */
  | { code: 'nothing-shared' }
  /** No case that is compared passed in the baseline. */
  | { code: 'nothing-to-lose' }
  /** Cases of which results are missing that could turn it. */
  | { code: 'results-missing'; cases: number }
  /** The test could not have failed; `needed` iterations a case would do, null: no number. */
  | { code: 'test-could-not-fail'; bestPValue: number; needed: number | null }
  /** Cases that got worse must do so again in fresh results before that counts. */
  | { code: 'suspected'; cases: number }
  /** They must, and nothing can be run here. */
  | { code: 'cannot-look-again'; cases: number }
  /** A planned look at fresh results could not be completed. */
  | { code: 'look-incomplete'; look: 1 | 2 }
  /** The base could not be run again, and the head did not clear itself. */
  | { code: 'head-alone' }
  | { code: 'not-confirmed' };

/** What a comparison with a baseline comes to. */
export interface RegressionFigures {
  /** Cases held to each rule. */
  strict: number;
  statistical: number;
  /** Titles of the first cases that passed there and fail here, and how many there are. */
  regressed: { count: number; titles: string[] };
  /** Cases that fail here as in recent runs, which gates nothing. */
  flaky: number;
  /** Smallest mean drop that the sampled cases would have shown; null: none. */
  smallestDrop: number | null;
}
