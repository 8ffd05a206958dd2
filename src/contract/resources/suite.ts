import { z } from 'zod';
import { serverReferenceSchema } from './catalogue.ts';

/** Which cases of a request were stored and which were not. */
export const caseUpsertSchema = z.looseObject({
  committed: z
    .array(z.looseObject({ id: z.string().nullish(), name: z.string().nullish() }))
    .nullish(),
  failed: z
    .array(
      z.looseObject({
        id: z.string().nullish(),
        name: z.string().nullish(),
        error: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** 201 of POST /eval-suites. */
export const suiteCreatedSchema = z.looseObject({
  suiteId: z.string(),
  name: z.string().nullish(),
  servers: z.array(serverReferenceSchema).nullish(),
  caseUpsert: caseUpsertSchema.nullish(),
});
export type SuiteCreated = z.infer<typeof suiteCreatedSchema>;

/** Item of GET /eval-suites. `passRate` and the trend are fractions. */
export const suiteSchema = z.looseObject({
  id: z.string(),
  name: z.string().nullish(),
  projectId: z.string().nullish(),
  createdAt: z.number().nullish(),
  updatedAt: z.number().nullish(),
  latestRun: z
    .looseObject({
      id: z.string().nullish(),
      status: z.string().nullish(),
      passRate: z.number().nullish(),
      passed: z.number().nullish(),
      failed: z.number().nullish(),
      createdAt: z.number().nullish(),
    })
    .nullish(),
  totals: z
    .looseObject({
      passed: z.number().nullish(),
      failed: z.number().nullish(),
      runs: z.number().nullish(),
    })
    .nullish(),
  passRateTrend: z.array(z.number()).nullish(),
});
export type Suite = z.infer<typeof suiteSchema>;

/** Item of GET /eval-suites/{suiteId}/cases. */
export const suiteCaseSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  /** As they were sent. */
  steps: z.array(z.unknown()),
  iterations: z.number().nullish(),
  isNegative: z.boolean().nullish(),
  models: z.array(z.looseObject({ model: z.string(), provider: z.string().nullish() })).nullish(),
  createdAt: z.number().nullish(),
  updatedAt: z.number().nullish(),
  expectedOutput: z.string().optional(),
  scenario: z.string().optional(),
  matchOptions: z.looseObject({}).optional(),
  checks: z.array(z.unknown()).optional(),
});
export type SuiteCase = z.infer<typeof suiteCaseSchema>;

/** Answer to the deletion of a suite or a case. */
export const deletedSchema = z.looseObject({ id: z.string(), deleted: z.literal(true) });
export type Deleted = z.infer<typeof deletedSchema>;

const told = z.unknown().optional();

/**
 * The same as a client reads it, which asks which cases there are, how often they run, and whether
 * what they are is still the same.
 */
export const readSuiteCaseSchema = suiteCaseSchema
  .pick({ id: true, title: true, iterations: true })
  .extend({
    ...{ steps: told, isNegative: told, models: told },
    ...{ expectedOutput: told, matchOptions: told, checks: told },
  });
export type ReadSuiteCase = z.infer<typeof readSuiteCaseSchema>;

/** A suite as a client reads it. */
export const readSuiteDetailSchema = z.looseObject({
  id: z.string(),
  name: z.string().nullish(),
  description: z.string().nullish(),
  projectId: z.string().nullish(),
  environment: z.looseObject({ servers: z.array(z.unknown()).nullish() }).nullish(),
  executionConfig: z
    .looseObject({
      model: z.string().nullish(),
      systemPrompt: z.string().nullish(),
      temperature: z.number().nullish(),
    })
    .nullish(),
  hosts: z.array(z.looseObject({ id: z.string(), name: z.string().nullish() })).nullish(),
  settings: z.looseObject({ minimumAccuracy: z.number().nullish() }).nullish(),
  createdAt: z.number().nullish(),
  updatedAt: z.number().nullish(),
});
export type ReadSuiteDetail = z.infer<typeof readSuiteDetailSchema>;

/** GET /eval-suites/{suiteId}. */
export const suiteDetailSchema = readSuiteDetailSchema.extend({
  settings: z.looseObject({
    /** Percent. */
    minimumAccuracy: z.number(),
    minimumIterations: z.number(),
    matchOptions: z.looseObject({}),
    checks: z.array(z.unknown()),
    judge: z.looseObject({}),
  }),
  environmentIds: z.array(z.string()),
  schedule: z.looseObject({ enabled: z.boolean(), intervalMinutes: z.number().nullable() }),
});
export type SuiteDetail = z.infer<typeof suiteDetailSchema>;
