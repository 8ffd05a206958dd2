import type { CheckId, CheckSubject, Interval } from './verdict.ts';

/** How often one check came out so. */
export interface CheckAlarms {
  id: CheckId;
  about?: CheckSubject;
  gates: boolean;
  failed: number;
  undecided: number;
}

/** How often a policy blocked where nothing had changed. */
export interface Alarms {
  /** How many comparisons were judged. */
  judged: number;
  /** Of them, whose verdict was `failed`. */
  blocked: number;
  /** Whose verdict was `incomplete`. */
  undecided: number;
  /** `blocked` of `judged`. */
  rate: number;
  /** Exact. */
  interval: Interval;
  /** Those that failed or were undecided at all. */
  checks: CheckAlarms[];
}

/** The same, had each sampled case run so often on both sides. */
export interface AlarmsByIterations {
  iterations: number;
  alarms: Alarms;
  /** Smallest mean drop that would be seen four times of five; null: none. */
  smallestDrop: number | null;
}

/** What runs of the same base say of the drift between sessions. */
export interface Drift {
  runs: number;
  /** How many times more the passes of runs vary than chance alone makes them; with its interval. */
  dispersion: number;
  interval: Interval;
  /** How often the test of sampled cases blocks where nothing but that drift has changed. */
  falseAlarmRate: number;
  /** Every run held against every other, without confirmation. */
  observed: Alarms;
}

/** Why it is not known how much sessions drift. */
export type DriftUnknown =
  | { code: 'too-few-runs'; runs: number; needed: number }
  /** Their cases, or how often these ran, are not the same. */
  | { code: 'unlike-runs' }
  | { code: 'nothing-varied' };

/** What could be set. */
export type Advice =
  /** Highest `min-pass-rate`, as a fraction, that is missed no more often than α. */
  | { code: 'min-pass-rate'; highest: number }
  /** Sessions drift. With this confidence they block no more often than was asked for; null: none does. */
  | { code: 'drift'; leastConfidence: number | null; falseAlarmRate: number }
  /** So many further runs of the base tell how far sessions drift. */
  | { code: 'more-runs'; count: number }
  /** Fewest iterations of those tried with which a mean drop of `target` would be seen. */
  | { code: 'iterations'; fewest: number; smallestDrop: number; target: number }
  /** None of those tried is enough. */
  | { code: 'too-coarse'; smallestDrop: number | null; target: number };

/** How often a policy would have blocked a suite if nothing had changed. */
export interface Calibration {
  suite: string;
  reports: number;
  /** Cases that leave something to chance, and those that are taken to come out as they did. */
  cases: { sampled: number; fixed: number };
  /** Of a sampled case in the newest report; null where there is none. */
  iterations: { least: number; most: number } | null;
  /** Of the test of regressions. */
  confidence: number;
  /** With as many iterations as the newest report has, and no drift between sessions. */
  within: Alarms;
  byIterations: AlarmsByIterations[];
  between: Drift | DriftUnknown;
  advice: Advice[];
}
