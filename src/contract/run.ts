import { z } from 'zod';
import { serverReferenceSchema } from './catalogue.ts';
import { LIMITS } from './limits.ts';
import { caseUpsertSchema, passCriteriaSchema } from './suite.ts';
import { testCaseSchema } from './test-case.ts';

/** Run statuses the service emits. Clients read others too and keep polling. */
export const RUN_STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Statuses that end a run. `timed_out` is read as one although the contract never lists it. */
export const TERMINAL_STATUSES: readonly string[] = [
  'completed',
  'failed',
  'cancelled',
  'timed_out',
];

/**
 * POST /eval-runs. Form A names `suiteId` (with `tests`, these are stored into the suite first);
 * form B names `suiteName`, `tests` and `serverIds`. `model` and `provider` beside them are the
 * default of tests that name none.
 */
export const runCreateSchema = z.strictObject({
  suiteId: z.string().min(1).optional(),
  suiteName: z.string().min(1).optional(),
  suiteDescription: z.string().optional(),
  tests: z.array(testCaseSchema).max(LIMITS.testsPerRequest).optional(),
  serverIds: z.array(z.string().min(1)).min(1).optional(),
  serverNames: z.array(z.string()).optional(),
  model: z.string().min(1).optional(),
  provider: z.string().min(1).optional(),
  /** Provider name to key. */
  modelApiKeys: z.record(z.string(), z.string()).optional(),
  notes: z.string().optional(),
  passCriteria: passCriteriaSchema.optional(),
  iterationOverride: z.int().min(1).max(LIMITS.iterationsPerCase).optional(),
  suiteRerun: z.boolean().optional(),
});
export type RunCreate = z.infer<typeof runCreateSchema>;

/** 202 of POST /eval-runs. */
export const runCreatedSchema = z.looseObject({
  runId: z.string(),
  suiteId: z.string().nullish(),
  status: z.string().nullish(),
  servers: z.array(serverReferenceSchema).nullish(),
  caseUpsert: caseUpsertSchema.nullish(),
});
export type RunCreated = z.infer<typeof runCreatedSchema>;

/** Counts of iterations; `passRate` is a fraction. */
export const runSummarySchema = z.looseObject({
  total: z.number().nullish(),
  passed: z.number().nullish(),
  failed: z.number().nullish(),
  passRate: z.number().nullish(),
});

/** GET /eval-runs/{runId}. `status`: did execution finish; `result`: were the criteria met. */
export const runSchema = z.looseObject({
  id: z.string(),
  suiteId: z.string().nullish(),
  runNumber: z.number().nullish(),
  status: z.string(),
  result: z.string().nullish(),
  summary: runSummarySchema.nullish(),
  source: z.string().nullish(),
  notes: z.string().nullish(),
  createdAt: z.number().nullish(),
  completedAt: z.number().nullish(),
});
export type Run = z.infer<typeof runSchema>;
