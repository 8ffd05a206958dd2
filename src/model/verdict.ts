import type { BaselineOrigin } from './baseline.ts';
import type { CountKind } from './declared-counts.ts';
import type { PolicyFacts, Price, QuarantineEntry } from './policy.ts';
import type { Comparison } from './regression/comparison.ts';
import type { Confirmation } from './regression/confirmation.ts';
import type { RegressionFigures, RegressionReason } from './regression/regression.ts';
import type { SurfaceComparison } from './regression/surface-change.ts';
import type { Suspicion } from './regression/suspicion.ts';
import type { SilentServer } from './servers/surface-report.ts';

/**
 * `passed`: every check had evidence and met it. `failed`: some check had evidence and missed it.
 * `incomplete`: a check could not be decided. `invalid`: the user's configuration is wrong.
 */
export const VERDICTS = ['passed', 'failed', 'incomplete', 'invalid'] as const;
export type VerdictValue = (typeof VERDICTS)[number];

/** Verdicts that turn the job red where nothing else is asked for: all but `passed`. */
export const DEFAULT_FAIL_ON: readonly VerdictValue[] = ['failed', 'incomplete', 'invalid'];

/** Stable names of what the gate checks. */
export const CHECK_IDS = [
  'run-result',
  'all-passed',
  'min-pass-rate',
  'min-pass-rate-by-model',
  'min-case-pass-rate',
  'no-regression',
  'no-removed-tools',
  'new-and-changed-cases',
  'max-total-tokens',
  'max-tool-calls',
  'max-p95-latency-ms',
  'max-duration-minutes',
  'max-cost',
  'servers-healthy',
  'surface-known',
  'surface-compatible',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** `notApplicable`: nothing insists on the check, and there is nothing to hold it against. */
export const CHECK_OUTCOMES = ['passed', 'failed', 'undecided', 'notApplicable'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/**
 * What is counted: a run of the API has iterations, result files have tests; both are of cases.
 * Servers are counted where these themselves are looked at.
 */
export const COUNTED = ['iteration', 'test', 'case', 'server'] as const;
export type Counted = (typeof COUNTED)[number];

/** Results of which some figure was taken. */
export interface Sample {
  sampleOf: Counted;
  /** How many of them there are; skipped ones are none. */
  sampleSize: number;
  /** The figure, in the unit of the check; null where there is nothing to take it of. */
  observed: number | null;
}

/** An interval of confidence around an observed figure, in its unit; infinite where it is open. */
export interface Interval {
  low: number;
  high: number;
  /** As a fraction. */
  confidence: number;
}

/** What of the results a check is about. */
export interface CheckSubject {
  kind: 'model';
  /** `provider/model`. */
  name: string;
}

/** A case that misses what is asked of it. */
export interface CaseShortfall {
  title: string;
  passed: number;
  /** How many count, missing ones too. */
  total: number;
  /** How many were to pass. */
  least: number;
}

/** What a service says of a run. */
export interface RunStatement {
  /** As on the wire. */
  status: string;
  result: 'passed' | 'failed' | null;
}

/** What iterations may fail to tell of themselves. */
export type UntoldFigure = 'tokens' | 'tool-calls' | 'duration' | 'model';

/** A case of which an iteration used more than it may. */
export interface CaseExcess {
  title: string;
  /** Of one iteration. */
  most: number;
}

/** Why the check of a budget came out as it did. */
export type BudgetReason =
  /** So many do not tell the figure, or all of them. */
  | { code: 'not-told'; figure: UntoldFigure; count: number }
  /** Of no case that both sides have the baseline tells it. */
  | { code: 'baseline-not-told'; figure: UntoldFigure }
  /** When the run started and ended is not known. */
  | { code: 'run-time-unknown' }
  /** Models that ran and that no price is given of; some of so many. */
  | { code: 'no-price'; models: string[]; more: number }
  /** Those that used more, and how many more there are. */
  | { code: 'cases-over'; cases: CaseExcess[]; more: number }
  /** No sample of that size could show that more is used than the baseline allows. */
  | { code: 'budget-could-not-fail' }
  /** More time than the baseline allows, which drift between two sessions explains as well. */
  | { code: 'other-session' };

/** Why a check of what servers offer came out as it did. */
export type SurfaceReason =
  /** Those that did not tell what they offer, and how many more there are. */
  | { code: 'silent-servers'; servers: SilentServer[]; more: number }
  /** How many changes there are of those that the check is about. */
  | { code: 'surface-changed'; changes: number }
  /** There is nothing to compare with, and why. */
  | { code: 'no-surface-baseline'; message: string };

/** Why a check came out as it did: a code and its numbers; words are made of it by `render/`. */
export type Reason =
  | { code: 'no-run' }
  | { code: 'run-unfinished'; status: string }
  | { code: 'no-result' }
  /** What kept the evidence from being whole, the first of them, and how many more there are. */
  | { code: 'problem'; message: string; more: number }
  | { code: 'nothing-to-judge' }
  | { code: 'more-than-declared'; kind: CountKind; declared: number; counted: number }
  | { code: 'fewer-than-declared'; kind: CountKind; declared: number; counted: number }
  | { code: 'unfinished'; count: number }
  /** The check passed although so many are missing: it would even if all of them had failed. */
  | { code: 'counted-as-failed'; count: number }
  /** None that the check is about. */
  | { code: 'model-not-run' }
  | { code: 'no-model' }
  | { code: 'too-many-models'; count: number; limit: number }
  /** Not even a sample of that size of which all pass would do; null: none of any size does. */
  | { code: 'sample-too-small'; size: number; needed: number | null }
  /** No case of those for which a rate is asked. */
  | { code: 'no-case-rated' }
  /** The check passed, though a rate is asked by names that no case has: some, and how many more. */
  | { code: 'rated-unknown'; names: string[]; more: number }
  /** Those that miss their rate, and how many more there are. */
  | { code: 'cases-below'; cases: CaseShortfall[]; more: number }
  | SurfaceReason
  /** Servers that could not be looked at, or have to be set right first. */
  | { code: 'servers-unknown'; servers: string[]; more: number }
  /** Servers that are not well by their own doing. */
  | { code: 'servers-ill'; servers: string[]; more: number }
  | RegressionReason
  | BudgetReason;

/**
 * What figures of checks are measured in. A currency is that of the user's prices; growth is how much
 * more than in the baseline, .1 for 10 %.
 */
export type Unit =
  | ('fraction' | 'tokens' | 'calls' | 'milliseconds' | 'minutes' | 'currency')
  | 'growth';

/** One line of the gate: numbers, of which `render/` makes words. */
export interface Check extends Sample {
  id: CheckId;
  /** Absent where it is about all results. */
  about?: CheckSubject;
  /** Whether it bears on the verdict; else it only informs. */
  gates: boolean;
  outcome: CheckOutcome;
  /** What `observed`, `threshold` and `interval` are measured in. */
  unit: Unit;
  /** What was asked for; null where only the service knows. */
  threshold: number | null;
  interval?: Interval;
  /** What is held against the threshold; absent: `observed` is. */
  heldBy?: 'lower-bound';
  /** Of a test of a hypothesis. */
  pValue?: number;
  /** Of a comparison with a baseline. */
  regression?: RegressionFigures;
  /** What was used on both sides, where `unit` is growth: in the mean, or as the check is named. */
  sides?: { baseline: number; head: number };
  /** Of changes of what servers offer, which are held against them. */
  changesHeld?: 'breaking' | 'any';
  /** Where the check goes by what the service says of the run; null where no run was seen. */
  stated?: RunStatement | null;
  reason?: Reason;
}

/** What becomes of an entry of the quarantine. */
export const QUARANTINE_STATES = ['active', 'repeated', 'expired', 'unknown', 'unlisted'] as const;

export interface QuarantineNote extends QuarantineEntry {
  /**
   * `active`: its cases are out of all that gates. `repeated`: they all are by entries before it.
   * `expired`: they count again. `unknown`: there is no such case. `unlisted`: there is none among
   * those that are listed; the others passed.
   */
  state: (typeof QUARANTINE_STATES)[number];
  /** How many it stands for, without those of an active entry before it. */
  cases: number;
  /** Their results. */
  sample: Sample;
}

/** How reliable cases are that ran more than once. */
export interface Repeats {
  /** So many in a row are told of. */
  tries: number;
  /** Mean chance that they all pass, pass^k, over the cases below. */
  passAll: number;
  /** Those that ran so often, by their ids, and the chance of each, estimated without bias. */
  cases: { id: string; passAll: number }[];
  /**
   * The fewest passes of a case that always passed, and how often it may fail all the same; null
   * where none always passed.
   */
  stable: { passes: number; failureRate: number; confidence: number } | null;
}

/** How what servers offer differs from what they offered. */
export interface SurfaceVerdict extends SurfaceComparison {
  origin: BaselineOrigin;
}

/**
 * Where there are more troubles than these, their number is not known: of what is wrong with one file
 * so many are told, and one more that counts the others.
 */
export const MOST_TROUBLES = 100;

/** What a million tokens of a model cost. */
export interface ModelPrice extends Price {
  /** `provider/model`. */
  model: string;
}

export interface Verdict {
  value: VerdictValue;
  checks: Check[];
  /** By what it was judged; absent where that was not come to. */
  policy?: PolicyFacts;
  /** What tokens cost, as the policy says; absent where it says nothing of it. */
  prices?: ModelPrice[];
  /** All that was judged, and the fraction of it that passed; null where no results were judged. */
  judged: Sample | null;
  /**
   * What was wrong where no results were judged, or servers cannot be started as they are written: each
   * mistake of a configuration that is `invalid`, or what kept results from coming about.
   */
  troubles: string[];
  /** Absent where no case ran more than once. */
  repeats?: Repeats;
  /** What became of each entry of the quarantine, where there is one. */
  quarantine?: QuarantineNote[];
  /** With a baseline; absent where there is none. */
  comparison?: Comparison;
  /** Of a regression that gates; absent where there is none that has to be confirmed. */
  suspicion?: Suspicion;
  /** How that was looked at again; absent where it was not. */
  confirmation?: Confirmation;
  /** How what servers offer has changed; absent where that was not compared. */
  surface?: SurfaceVerdict;
}
