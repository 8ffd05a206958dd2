import type { FreshResults } from '../baseline.ts';
import type { NamedCase } from './suspicion.ts';

/** Results of cases that were run again, on both sides in turns where the base can be run. */
export interface FreshRun extends FreshResults {
  /** Why the base was not run, or what cut a run short; null where nothing did. */
  trouble: string | null;
  /** More cases ran than were asked for, since the service runs no part of the suite. */
  isWholeSuite: boolean;
}

/** Stands in the notes of runs that looked again: they are of some cases alone, and no history of a suite. */
export const LOOK_MARKER = 'mcp-eval-gate-look';

/** Runs cases again, so many iterations of each. Throws where no run comes about. */
export type RunAgain = (cases: readonly NamedCase[], iterationsEach: number) => Promise<FreshRun>;

/** Passed iterations, and all that ended. */
export interface Tally {
  passed: number;
  total: number;
}

/** What a case did at first, and what it did when it was looked at again. */
export interface ConfirmedCase extends NamedCase {
  first: { baseline: Tally | null; head: Tally | null };
  fresh: { baseline: Tally | null; head: Tally };
}

/** How a suspected regression was looked at again, and what that has cost. */
export interface Confirmation {
  /** The suspects, the most suspect first. */
  cases: ConfirmedCase[];
  /** Whether the base was run beside the head. */
  ranBase: boolean;
  isWholeSuite: boolean;
  /** Of both sides together, those that were lost too. */
  iterations: number;
  /** Null where none were told. */
  tokens: number | null;
  durationMs: number;
  /** What kept a look from being completed, or the base from being run; null where nothing did. */
  trouble: string | null;
}
