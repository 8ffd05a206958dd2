import type { Digest } from './run-report.ts';

/** What the gate asks of a report. Rates are fractions; what is absent is not asked for. */
export interface Policy {
  /** Least fraction of iterations that must pass; null: not asked. */
  minPassRate: number | null;
  /** The same by model. */
  minPassRateByModel?: RatesByModel;
  /** How sure one must be that `minPassRate` is met; absent: the observed rate itself counts. */
  passRateConfidence?: number;
  /** Absent: `these-cases`. */
  inference?: Inference;
  /** Least fraction of the iterations of each case that must pass. */
  minCasePassRate?: CaseRates;
  regression?: RegressionPolicy;
  budgets?: Budgets;
  /** What results are held against. */
  baseline?: BaselinePolicy;
  /** Of what servers offer, where that is what the report is about. */
  surface?: SurfacePolicy;
  /** Cases that are shown and do not count. */
  quarantine?: readonly QuarantineEntry[];
}

/** Which changes of what servers offer are held against them. */
export const FAIL_ON_CHANGE = ['breaking', 'any', 'never'] as const;
export interface SurfacePolicy {
  failOn: (typeof FAIL_ON_CHANGE)[number];
}

/** A rate for each model, in percent or as fractions. */
export interface RatesByModel {
  /** Of all that are not named; null: not asked. */
  others: number | null;
  /** By `provider/model`. */
  named: ReadonlyMap<string, number>;
}

/**
 * What a pass rate is about: these very cases, whose iterations are the sample, or tasks like these,
 * of which the cases are the sample.
 */
export const INFERENCES = ['these-cases', 'unseen-cases'] as const;
export type Inference = (typeof INFERENCES)[number];

/** A rate for each case, as a fraction; the one that is named most closely counts: case, tag, model. */
export interface CaseRates {
  /** Of all that nothing else is said of; null: not asked. */
  others: number | null;
  /** By title, or by the id that the service has for it. */
  byCase: ReadonlyMap<string, number>;
  byTag: ReadonlyMap<string, number>;
  /** By `provider/model`. */
  byModel: ReadonlyMap<string, number>;
}

/**
 * `inform` shows a regression and lets it pass; `gate` holds deterministic cases to every iteration
 * and sampled ones to the statistical test; `strict` and `statistical` hold all cases to one of
 * these; `off` compares nothing.
 */
export const REGRESSION_MODES = ['inform', 'gate', 'strict', 'statistical', 'off'] as const;
export type RegressionMode = (typeof REGRESSION_MODES)[number];

export const DEFAULT_REGRESSION_CONFIDENCE = 0.95;
export const DEFAULT_MIN_EFFECT = 0.01;
/** Of both sides together. */
export const DEFAULT_CONFIRM_ITERATIONS = 400;

export interface RegressionPolicy {
  mode: RegressionMode;
  /** 1 − α, as a fraction. */
  confidence: number;
  /** Least drop of the pass rate that matters, as a fraction. */
  minEffect: number;
  /** Whether a suspected regression is looked at again before it blocks. */
  confirm: 'auto' | 'never';
  /** Most iterations that this may cost, of both sides together. */
  maxConfirmIterations: number;
}

/** A limit by itself, or by how much more than the baseline's it may be: .1 is 10 % more. */
export type Budget = { kind: 'absolute'; limit: number } | { kind: 'relative'; growth: number };

export interface Budgets {
  /** Tokens of all iterations. */
  maxTotalTokens?: Budget;
  /** 95th percentile of the durations of iterations, in milliseconds. */
  maxP95LatencyMs?: Budget;
  /** Tool calls of an iteration of each case. */
  maxToolCalls?: Budget;
  /** From the start of the run to its end. */
  maxDurationMinutes?: Budget;
  /** In the currency of `prices`. */
  maxCost?: Budget;
  /** By `provider/model`. */
  prices?: ReadonlyMap<string, Price>;
}

/** What a million tokens of a model cost. */
export interface Price {
  input: number;
  output: number;
}

/**
 * What becomes of comparisons where there is no baseline. `not-applicable`: they decide nothing;
 * `incomplete`: they are undecided; `pass`: they pass where a look-up that worked found no earlier
 * run, and are undecided else.
 */
export const MISSING_BASELINE_RULES = ['not-applicable', 'incomplete', 'pass'] as const;
export type MissingBaselineRule = (typeof MISSING_BASELINE_RULES)[number];

/** What becomes of comparisons with a baseline that is too old or from other models. */
export const UNLIKE_BASELINE_RULES = ['warn', 'incomplete'] as const;
export type UnlikeBaselineRule = (typeof UNLIKE_BASELINE_RULES)[number];

export interface BaselinePolicy {
  onMissing: MissingBaselineRule;
  /** Null: any age will do. */
  maxAgeMs: number | null;
  onUnlike: UnlikeBaselineRule;
}

/** A case that is known not to be fit to judge by. */
export interface QuarantineEntry {
  /** Its title, or the id that the service has for it. */
  case: string;
  reason: string;
  owner: string;
  /** From when on it counts again. */
  expiresAtMs: number;
}

/** What a setting of a policy may be about. */
export interface PolicySubject {
  kind: 'case' | 'tag' | 'model';
  name: string;
}

/** What the code under test would change of the policy by which it is judged. */
export type PolicyChange =
  /** In the words of the files; null where one does not say it. */
  | {
      kind: 'setting';
      setting: string;
      /** Null where it is about all. */
      about: PolicySubject | null;
      base: string | null;
      head: string | null;
    }
  /** The base has no such file, so that it does not count. */
  | { kind: 'added-file'; file: string }
  | { kind: 'removed-file'; file: string };

/** What a report was judged by, and where that was written. */
export interface PolicyFacts {
  /** The same for the same policy. */
  digest: Digest;
  /** Commit that a change goes into, whose files count; null where those of the checkout do. */
  base: string | null;
  /** Files that count beside the inputs. */
  files: string[];
  changes: PolicyChange[];
}
