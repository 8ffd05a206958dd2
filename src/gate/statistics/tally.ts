import type { CasePair, Check } from '../../report/verdict.ts';

/** In the baseline, and with the change. */
export type Sides<Value> = Record<'before' | 'after', Value>;
/** Iterations of one case on one side, and how many of them passed. */
export type Tally = NonNullable<CasePair['before']>;
/** One case on both sides. */
export type Stratum = Sides<Tally>;
/** Two ends, between which a value lies with a given confidence. */
export type Interval = NonNullable<Check['interval']>;

/** Sums of fractions miss their exact value by some last digits. */
const TOLERANCE = 1e-9;

/** Whether a probability is at most α: 3/3 against 0/3 is exactly .05. */
export const isSignificant = (pValue: number, alpha: number): boolean =>
  pValue <= alpha * (1 + TOLERANCE);

/** Whether a share of a total reaches a threshold from 0 to 1. A rate is a share of 1. */
export const reaches = (passed: number, total: number, threshold: number): boolean =>
  passed >= (threshold - TOLERANCE) * total;

/** Whether both sides have results. */
export const isCompared = ({ before, after }: Stratum): boolean =>
  before.total > 0 && after.total > 0;
