import { z } from 'zod';

/** A number of two runs, null where one does not tell it. `percentDelta` is of the baseline's. */
const diffSchema = z.looseObject({
  base: z.number().nullable(),
  compare: z.number().nullable(),
  delta: z.number().nullable(),
  percentDelta: z.number().nullable(),
});
export type Diff = z.infer<typeof diffSchema>;

const comparedRunSchema = z.looseObject({
  id: z.string(),
  runNumber: z.number().nullish(),
  result: z.string().nullish(),
  createdAt: z.number().nullish(),
  completedAt: z.number().nullish(),
  summary: z
    .looseObject({
      total: z.number(),
      passed: z.number(),
      failed: z.number(),
      passRate: z.number(),
    })
    .nullish(),
});

const scorerFacts = {
  scorerId: z.string(),
  gating: z.boolean(),
  deterministic: z.boolean(),
  /** It means another thing in the two runs. */
  definitionChanged: z.boolean(),
};

const scoredSideSchema = z.looseObject({
  evaluationConfigHash: z.string().nullable(),
  scoreIntegrity: z.enum(['valid', 'invalid']).nullable(),
  scoredIterations: z.number(),
  /** Whose scores do not hold; they take no part. */
  quarantinedIterations: z.number(),
});

const scoreSideSchema = z.looseObject({
  passed: z.boolean().nullable(),
  value: z.number().nullable(),
});

const caseSideSchema = z.looseObject({
  outcome: z.enum(['passed', 'failed', 'absent']),
  iterationIds: z.array(z.string()),
  representativeIterationId: z.string().nullable(),
  error: z.string().nullable(),
});

export const CASE_STATUSES = [
  ...['unchanged_passed', 'unchanged_failed', 'regressed', 'fixed'],
  ...['new_case', 'removed_case', 'changed'],
] as const;

const comparedCaseSchema = z.looseObject({
  caseKey: z.string(),
  title: z.string(),
  status: z.enum(CASE_STATUSES),
  configChanged: z.boolean(),
  evaluationConfigChanged: z.boolean(),
  scoreDeltas: z.array(
    z.looseObject({
      ...scorerFacts,
      base: scoreSideSchema.nullable(),
      compare: scoreSideSchema.nullable(),
      value: diffSchema,
    }),
  ),
  base: caseSideSchema,
  compare: caseSideSchema,
});
export type ComparedCase = z.infer<typeof comparedCaseSchema>;

/** GET /eval-runs/{runId}/compare. */
export const runComparisonSchema = z.looseObject({
  suite: z.looseObject({ id: z.string(), name: z.string() }),
  baseline: z.looseObject({
    policy: z.enum(['previous_completed', 'run']),
    baseRunId: z.string(),
  }),
  baseRun: comparedRunSchema,
  compareRun: comparedRunSchema,
  passSummary: z.looseObject({
    passRatePercent: diffSchema,
    total: diffSchema,
    passed: diffSchema,
    failed: diffSchema,
  }),
  metrics: z.looseObject({
    wallDurationMs: diffSchema,
    totalTokens: diffSchema,
    estimatedCostUsd: diffSchema,
  }),
  scoreContract: z.looseObject({
    base: scoredSideSchema,
    compare: scoredSideSchema,
    evaluationConfigChanged: z.boolean(),
    scorers: z.array(
      z.looseObject({
        ...scorerFacts,
        passRate: diffSchema,
        meanValue: diffSchema,
        errorCount: z.looseObject({ base: z.number(), compare: z.number() }),
      }),
    ),
  }),
  cases: z.array(comparedCaseSchema),
});
export type RunComparison = z.infer<typeof runComparisonSchema>;
