/** What the gate asks of a report. Rates are fractions. */
export interface Policy {
  /** Least fraction of iterations that must pass; null: not asked. */
  minPassRate: number | null;
  /** The same by model; absent where it is not asked. */
  minPassRateByModel?: RatesByModel;
}

/** A rate for each model, in percent or as fractions. */
export interface RatesByModel {
  /** Of all that are not named; null: not asked. */
  others: number | null;
  /** By `provider/model`. */
  named: ReadonlyMap<string, number>;
}

/**
 * `passed`: every check had evidence and met it. `failed`: some check had evidence and missed it.
 * `incomplete`: a check could not be decided. `invalid`: the user's configuration is wrong.
 */
export const VERDICTS = ['passed', 'failed', 'incomplete', 'invalid'] as const;
export type VerdictValue = (typeof VERDICTS)[number];

/** Verdicts that turn the job red where nothing else is asked for: all but `passed`. */
export const DEFAULT_FAIL_ON: readonly VerdictValue[] = ['failed', 'incomplete', 'invalid'];

/** One line of the gate. */
export interface Check {
  /** Stable name, such as `run-result` or `min-pass-rate`. */
  id: string;
  title: string;
  outcome: 'passed' | 'failed' | 'undecided';
  /** What was asked for, such as `at least 90%`. */
  expected: string;
  /** What was found, such as `19 of 20 (95%)`. */
  actual: string;
  /** Why it came out so, where `expected` and `actual` do not say it. */
  reason: string | null;
}

export interface Verdict {
  value: VerdictValue;
  checks: Check[];
  /** The decisive reason in one sentence. */
  headline: string;
}
