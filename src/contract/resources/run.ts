import { z } from 'zod';
import { serverReferenceSchema } from './catalogue.ts';
import { runExecutionSchema } from './execution.ts';
import { caseUpsertSchema } from './suite.ts';

/** Run statuses the service emits. Clients read others too and keep polling. */
export const RUN_STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;

/** Statuses that end a run. `timed_out` is read as one although the contract never lists it. */
export const TERMINAL_STATUSES: readonly string[] = [
  'completed',
  'failed',
  'cancelled',
  'timed_out',
];

/** Arguments in a case that the tool they are for does not take. */
export const argumentMisfitSchema = z.looseObject({
  title: z.string().describe('Of the case.'),
  path: z
    .array(z.union([z.string(), z.number()]))
    .describe('Where they stand in the case, key by key.'),
  message: z.string().describe('Goes on after the name of the case.'),
});
export type ArgumentMisfit = z.infer<typeof argumentMisfitSchema>;

/** The tools of a server, as it lists them. */
export const listedToolsSchema = z.looseObject({
  serverId: z.string(),
  tools: z.array(z.looseObject({ name: z.string() })),
});
export type ListedTools = z.infer<typeof listedToolsSchema>;

/** 202 of POST /eval-runs. */
export const runCreatedSchema = z.looseObject({
  runId: z.string(),
  suiteId: z.string().nullish(),
  status: z.string().nullish(),
  servers: z.array(serverReferenceSchema).nullish(),
  caseUpsert: caseUpsertSchema.nullish(),
  deduped: z
    .boolean()
    .nullish()
    .describe('The run was there before: an earlier request had the same idempotency key.'),
  warnings: z
    .array(z.string())
    .nullish()
    .catch(null)
    .describe('Oddities of the cases that decide nothing.'),
  argumentMisfits: z
    .array(argumentMisfitSchema)
    .nullish()
    .catch(null)
    .describe('What `argumentCheck: warn` found. No more than 100 are told.'),
  listedTools: z
    .array(listedToolsSchema)
    .nullish()
    .catch(null)
    .describe(
      'Where `listTools` asks for it, of each server that told them; those for which there is no room in 4 MiB together are left out.',
    ),
});
export type RunCreated = z.infer<typeof runCreatedSchema>;

/** Counts of iterations; `passRate` is a fraction. */
const runSummarySchema = z.looseObject({
  total: z.number().nullish(),
  passed: z.number().nullish(),
  failed: z.number().nullish(),
  passRate: z.number().nullish(),
});

/**
 * A run as a client reads it. `status`: did execution finish; `result`: were the criteria met. No
 * more than it asks for, since what is read can be odd, and is then told as a fault of the run.
 */
export const readRunSchema = z.looseObject({
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
  execution: runExecutionSchema.nullish(),
});
export type ReadRun = z.infer<typeof readRunSchema>;

/** Where the results of an ingested run come from. */
export const ciMetadataSchema = z.looseObject({
  provider: z.string().optional().describe('Such as `github`.'),
  pipelineId: z.string().optional().describe('Of the workflow run.'),
  jobId: z.string().optional().describe('Of the job.'),
  runUrl: z.string().optional().describe('Where people see it.'),
  branch: z.string().optional().describe('That was tested.'),
  commitSha: z.string().optional().describe('That was tested.'),
});
export type CiMetadata = z.infer<typeof ciMetadataSchema>;

/** GET /eval-runs/{runId}. What its reporter told of an ingested run is told again. */
export const runSchema = readRunSchema.extend({
  namedHostId: z.string().optional(),
  externalRunId: z.string().optional(),
  framework: z.string().optional(),
  ci: ciMetadataSchema.optional(),
  expectedIterations: z.number().optional(),
  tags: z.array(z.string()).optional(),
  serverNames: z.array(z.string()).optional(),
  hostConfigHash: z.string().optional(),
  evaluationConfigHash: z.string().optional(),
  /** Why an ingested run was ended without its reporter. */
  statusReason: z.string().optional(),
  /** Of an ingested run that has ended: whether its scores hold; null where it has none. */
  scoreIntegrity: z.enum(['valid', 'invalid']).nullish(),
});
export type Run = z.infer<typeof runSchema>;
