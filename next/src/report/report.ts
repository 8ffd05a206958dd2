import * as z from 'zod';
import { failure } from './failure.ts';
import { problem } from './problem.ts';

const outcome = z.enum(['passed', 'failed', 'incomplete', 'invalid']);
export type Outcome = z.infer<typeof outcome>;

const iteration = z.object({
  id: z.string(),
  number: z.number().int(),
  outcome,
  /** How often a test was tried. Above 1 if it passed: it is flaky. */
  attempts: z.int().default(1),
  durationMs: z.number().nullable(),
  failures: z.array(failure),
});
export type ReportIteration = z.infer<typeof iteration>;

const testCase = z.object({
  id: z.string(),
  title: z.string(),
  /** Iterations that should have run. */
  planned: z.number().int(),
  iterations: z.array(iteration),
  /** Why the case did not run; null if it did. */
  skipped: z.string().nullable(),
});
export type ReportCase = z.infer<typeof testCase>;

/** What a source found out, the same for all sources. */
export const runReport = z.object({
  source: z.enum(['evals', 'results']),
  suite: z.object({ id: z.string().nullable(), name: z.string() }),
  run: z
    .object({
      id: z.string(),
      status: z.string(),
      /** The service's own judgement, by the suite's criteria. */
      result: z.enum(['passed', 'failed']).nullable(),
      durationMs: z.number().nullable(),
    })
    .nullable(),
  cases: z.array(testCase),
  /** Mistakes of the user: the verdict is `invalid`. */
  problems: z.array(problem),
  /** What ended the run as a whole. */
  failures: z.array(failure),
  /** What changes no verdict. */
  warnings: z.array(failure).default([]),
  /** Whether the user allows that there are no results. The step passes then. */
  isAllowedEmpty: z.boolean().default(false),
});
export type RunReport = z.infer<typeof runReport>;

const check = z.object({
  id: z.enum(['run-result', 'min-pass-rate']),
  outcome: z.enum(['passed', 'failed', 'undecided']),
  /** Shares from 0 to 1. */
  threshold: z.number(),
  observed: z.number().nullable(),
  counts: z.object({
    passed: z.number().int(),
    failed: z.number().int(),
    missing: z.number().int(),
  }),
});
export type Check = z.infer<typeof check>;
export type Counts = Check['counts'];

export const verdict = z.object({ value: outcome, checks: z.array(check) });
export type Verdict = z.infer<typeof verdict>;

/** The file `report.json`. */
export const reportFile = z.object({
  schemaVersion: z.literal(1),
  generatedAt: z.string(),
  verdict,
  report: runReport,
});
export type ReportFile = z.infer<typeof reportFile>;
