import * as z from 'zod';
import { namesIn } from '../lib/names-in.ts';
import { baselineFacts } from './baseline.ts';
import { outcome } from './outcome.ts';
import { policyFacts } from './policy.ts';

const counts = z.object({ passed: z.int(), failed: z.int(), missing: z.int() });
export type Counts = z.infer<typeof counts>;

const CHECKS = namesIn(
  'all-passed min-pass-rate min-pass-rate-by-model min-case-pass-rate sampled-cases no-regression',
  'no-removed-tools tools-compatible new-and-changed-cases gone-cases expected-tests',
  'max-total-tokens max-tool-calls max-p95-latency-ms max-duration-minutes max-cost',
);
export type CheckId = (typeof CHECKS)[number];

/**
 * Why a check is undecided, does not apply, or is out of the ordinary: `words/checks.ts` says what each
 * means. `names` are of what it is about: models or cases of the policy that did not run (`not-run`),
 * cases or models that do not count (`known-flaky`, `still-failing`, `quarantined`), models
 * (`no-price`), servers (`no-tool-lists`), cases that went (`gone`), suspects (the third line).
 * `count` is their number, or that of results (`missing-results`; null: not known), of iterations that
 * are needed (`sample-too-small`, `cannot-fail`) or failed (`failed-again`), of values that are not known.
 */
export const REASONS = namesIn(
  'no-results missing-results sample-too-small contradiction not-run no-baseline no-common-case',
  'all-failed-before known-flaky still-failing quarantined cannot-fail unknown-values no-price',
  'confirmed failed-again still-worse drifted cleared unchecked not-looked not-needed',
  'no-tool-lists not-confirmed not-ended gone',
);
const reason = z.object({
  code: z.enum(REASONS),
  count: z.number().nullable(),
  names: z.array(z.string()),
});
export type Reason = z.infer<typeof reason>;

/** A case, model or tool that a check is about. */
const subject = z.object({
  name: z.string(),
  threshold: z.number().nullable(),
  observed: z.number().nullable(),
  /** Of a tool that is gone, if it has one. */
  newName: z.string().nullish(),
});
export type Subject = z.infer<typeof subject>;

const check = z.object({
  id: z.enum(CHECKS),
  /** Whether it decides the verdict. */
  gates: z.boolean(),
  outcome: z.enum(['passed', 'failed', 'undecided', 'notApplicable']),
  /** Of `threshold` and `observed`. Shares are from 0 to 1. `growth` is a share of the baseline. */
  unit: z.enum(['share', 'cases', 'tests', 'tools', 'tokens', 'calls', 'ms', 'cost', 'growth']),
  threshold: z.number().nullable(),
  observed: z.number().nullable(),
  /** Iterations or results that it counts; null if it counts none. */
  counts: counts.nullable(),
  /** Confidence interval of `observed`. */
  interval: z.tuple([z.number(), z.number()]).nullable(),
  pValue: z.number().nullable(),
  reason: reason.nullable(),
  /** The worst ones first, at most 20. */
  subjects: z.array(subject),
  /** How many there are. */
  subjectCount: z.int(),
});
export type Check = z.infer<typeof check>;
export type CheckOutcome = Check['outcome'];

/** Of the iterations of a case. */
const tally = z.object({ passed: z.int(), total: z.int() });
export type Tally = z.infer<typeof tally>;
/** A case on both sides; a side is null if it has no result there. */
const casePair = z.object({
  identity: z.string(),
  title: z.string(),
  isSampled: z.boolean(),
  before: tally.nullable(),
  after: tally.nullable(),
  /** One-sided, of this case alone; null: not tested. */
  pValue: z.number().nullable(),
  /** Fresh iterations of a suspect; null: there are none. */
  fresh: z.object({ before: tally.nullable(), after: tally.nullable() }).optional(),
});
export type CasePair = z.infer<typeof casePair>;

/** `parameter-changed`: other values fit it. Only a comparison of servers lists the second line. */
export const TOOL_CHANGES = namesIn(
  'tool-removed tool-renamed parameter-removed parameter-renamed parameter-required parameter-changed',
  'promise-lost media-type-changed schema-changed tool-added promise-gained parameter-added',
  'parameter-optional wording',
);
/** What servers list. */
export const OFFERS = ['tools', 'prompts', 'resources', 'templates'] as const;
/** What a change means for callers. `may-break`: no rule decides. */
export const EFFECTS = ['breaking', 'may-break', 'compatible', 'wording'] as const;
/** How a tool differs from the baseline. */
const toolChange = z.object({
  server: z.string(),
  kind: z.enum(OFFERS).default('tools'),
  /** Its name in the baseline. */
  tool: z.string(),
  what: z.enum(TOOL_CHANGES),
  effect: z.enum(EFFECTS).default('breaking'),
  /** Whether `parameter` is a property of what it returns. */
  isOutput: z.boolean().default(false),
  /** The gravest difference in a schema: its place, before and after as JSON. Null: there is none. */
  detail: z.array(z.string()).nullable().default(null),
  /** Of a promise, its name. Null if it is about the tool itself. */
  parameter: z.string().nullable(),
  /** The new name of what was renamed; null for all else. */
  newName: z.string().nullable(),
  /** Titles of cases that use the tool, at most 20, and how many there are. */
  cases: z.array(z.string()),
  caseCount: z.int(),
});
export type ToolChange = z.infer<typeof toolChange>;

export const comparison = z.object({
  baseline: baselineFacts,
  /** How many further items a list has. It keeps 1,000 cases, or 100 changes of tools. */
  unlisted: z.record(z.string(), z.int()),
  /** What the gate counts as a regression. If no sampled case shows it alone, all that pass less. */
  regressed: z.array(casePair),
  /** Never pass any more, which chance does not explain, but the test of all cases does not show. */
  stopped: z.array(casePair),
  /** Worse than before, but not significant, or known as flaky. */
  newlyFailing: z.array(casePair),
  knownFlaky: z.array(casePair),
  fixed: z.array(casePair),
  stillFailing: z.array(casePair),
  changed: z.array(casePair),
  added: z.array(casePair),
  removed: z.array(casePair),
  /** Several cases of one identity, or with new titles of one definition, on a side. */
  ambiguous: z.array(casePair),
  /** Without results on one side. */
  notRun: z.array(casePair),
  /** Those of tools that cases use come first. At most 100. */
  toolChanges: z.array(toolChange).default([]),
  compared: z.int(),
  /** What servers list and one side does not know, such as `library/prompts`. */
  leftOut: z.array(z.string()).default([]),
  /** Results of the compared cases in the baseline. */
  before: tally.nullable().default(null),
  /** Mean change of the pass rate of sampled cases, as a share, with its interval. */
  effect: z.object({ change: z.number(), low: z.number(), high: z.number() }).nullable(),
  /**
   * Smallest drop of the mean pass rate that is seen in 80 % of runs, and the share of runs in which
   * one case that stops working is seen.
   */
  smallestDrop: z.object({ drop: z.number(), seen: z.number() }).nullable(),
});
export type Comparison = z.infer<typeof comparison>;
type Lists = { [Name in keyof Comparison]: Comparison[Name] extends CasePair[] ? Name : never };
export type ComparisonList = Lists[keyof Comparison];

const quarantineState = z.object({
  case: z.string(),
  reason: z.string(),
  owner: z.string(),
  expires: z.string(),
  /** `unknown`: there is no such case. An expired entry has no effect. */
  state: z.enum(['active', 'expired', 'unknown', 'repeated']),
});
export type QuarantineState = z.infer<typeof quarantineState>;

export const verdict = z.object({
  value: outcome,
  checks: z.array(check),
  /** Why these checks decide: set by the user, or the default. */
  rule: z.enum(['policy', 'default']),
  /** Null if the run is about no policy, since the configuration is wrong. */
  policy: policyFacts.nullable(),
  /** Null if no baseline is wanted. */
  comparison: comparison.nullable(),
  quarantine: z.array(quarantineState),
  /** Fresh iterations of both sides; null if there was no suspect, or if nothing can run afresh. */
  looks: z
    .object({
      /** `failed`: there is a base, and it cannot run. `absent`: none was needed, or there is none. */
      base: z.enum(['ran', 'failed', 'absent']),
      iterations: z.int(),
      /** Titles of suspects for which the bound has no room, at most 1,000. */
      leftOut: z.array(z.string()),
    })
    .nullable()
    .default(null),
});
export type Verdict = z.infer<typeof verdict>;
