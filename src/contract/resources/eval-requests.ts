import { z } from 'zod';
import { passCriteriaSchema } from '../cases/pass-criteria.ts';
import { matchOptionsSchema, testCaseSchema } from '../cases/test-case.ts';
import { LIMITS } from '../limits.ts';

// Apart from what is read: a client loads these schemas, the most costly ones to build, only when
// it creates something.

/** POST /eval-suites. */
export const suiteCreateSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  serverIds: z.array(z.string().min(1)).min(1),
  serverNames: z.array(z.string()).optional(),
  model: z.string().min(1),
  provider: z.string().min(1).optional(),
  passCriteria: passCriteriaSchema.optional(),
  tags: z.array(z.string()).optional(),
  tests: z.array(testCaseSchema).min(1).max(LIMITS.testsPerRequest),
});
export type SuiteCreate = z.infer<typeof suiteCreateSchema>;

/**
 * POST /eval-runs. Form A names `suiteId` (with `tests`, these are stored into the suite, and they
 * alone run; with `caseIds`, these run); form B names `suiteName`, `tests` and `serverIds`. `model`
 * and `provider` beside them are the default of tests that name none.
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
  caseIds: z.array(z.string().min(1)).min(1).optional(),
  matchOptionsOverride: matchOptionsSchema.optional(),
  idempotencyKey: z.string().min(1).max(256).optional(),
});
export type RunCreate = z.infer<typeof runCreateSchema>;
