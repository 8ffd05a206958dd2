import { z } from 'zod';
import { passCriteriaSchema } from '../cases/pass-criteria.ts';
import { tolerant } from '../wire/tolerance.ts';
import { toolCallSchema } from './iteration.ts';
import { ciMetadataSchema } from './run.ts';

/** The numbers of the chunked ingest routes. Source: what the published reporters send. */
export const INGEST_LIMITS = {
  rowsPerRequest: 200,
  /** What a client keeps a request under. */
  requestBytes: 1024 * 1024,
} as const;

/** Of any length: reporters build them out of titles. */
const externalId = z.string().min(1);

/** An object that is handed on as it came, whatever its members. */
export const openObjectSchema = z.looseObject({});

/** What is to be read by people: some reporters send the value itself where a text is expected. */
const anyText = z.preprocess(
  (value) =>
    value === null || value === undefined || typeof value === 'string'
      ? value
      : JSON.stringify(value),
  z.string().nullish(),
);

const runLevel = {
  suiteName: z.string().min(1),
  suiteDescription: z.string().optional(),
  serverNames: z.array(z.string()).optional(),
  notes: z.string().optional(),
  passCriteria: passCriteriaSchema.optional(),
  externalRunId: externalId,
  framework: z.string().optional(),
  ci: ciMetadataSchema.optional(),
  expectedIterations: z.number().min(0).optional(),
  tags: z.array(z.string()).optional(),
  /** Tells runs apart whose results were scored by other rules. */
  evaluationConfigHash: z.string().optional(),
  hostConfig: z.record(z.string(), z.unknown()).optional(),
  hostConfigHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')
    .optional(),
};

/** One finished iteration. Unknown fields are accepted, since newer reporters send more. */
export const ingestRowSchema = z.looseObject({
  caseTitle: z.string(),
  passed: z.boolean(),
  query: anyText,
  durationMs: z.number().nullish(),
  provider: anyText,
  model: anyText,
  expectedToolCalls: z.array(toolCallSchema).nullish(),
  actualToolCalls: z.array(toolCallSchema).nullish(),
  tokens: z
    .looseObject({
      input: z.number().nullish(),
      output: z.number().nullish(),
      total: z.number().nullish(),
    })
    .nullish(),
  error: anyText,
  errorDetails: anyText,
  trace: z.unknown().optional(),
  externalIterationId: externalId.nullish(),
  externalCaseId: externalId.nullish(),
  /** Identity of the case as later reporters declare it; the same as `externalCaseId`. */
  caseId: externalId.nullish(),
  metadata: openObjectSchema.nullish(),
  isNegativeTest: z.boolean().nullish(),
  expectedOutput: anyText,
});
export type IngestRow = z.infer<typeof ingestRowSchema>;

/** What a row is and how it ended: without these, or with others, it would be another row. */
const ROW_ESSENTIALS = ['caseTitle', 'passed', 'externalIterationId', 'externalCaseId', 'caseId'];
export const readRowSchema = tolerant(ingestRowSchema, ROW_ESSENTIALS);
/** A row as the service reads it. */
export type ReadRow = z.infer<typeof readRowSchema>;

/** POST …/eval-ingest/runs/start. */
export const ingestStartSchema = z.looseObject(runLevel);
export type IngestStart = z.infer<typeof ingestStartSchema>;

/** POST …/eval-ingest/report: a whole run in one request. */
export const ingestReportSchema = z.looseObject({
  ...runLevel,
  results: z.array(readRowSchema).min(1).max(INGEST_LIMITS.rowsPerRequest),
});
export type IngestReport = z.infer<typeof ingestReportSchema>;

/** POST …/eval-ingest/runs/iterations. */
export const ingestAppendSchema = z.looseObject({
  runId: z.string().min(1),
  results: z.array(readRowSchema).max(INGEST_LIMITS.rowsPerRequest),
});
export type IngestAppend = z.infer<typeof ingestAppendSchema>;

/** POST …/eval-ingest/runs/finalize. */
export const ingestFinalizeSchema = z.looseObject({
  runId: z.string().min(1),
  externalRunId: z.string().min(1),
});
export type IngestFinalize = z.infer<typeof ingestFinalizeSchema>;

const summarySchema = z.looseObject({
  total: z.number(),
  passed: z.number(),
  failed: z.number(),
  passRate: z.number().nullish(),
});

/** Success of finalize. `ok: false` in a 2xx is a failure all the same. */
export const ingestResultSchema = z.looseObject({
  ok: z.literal(true),
  suiteId: z.string(),
  runId: z.string(),
  projectId: z.string().nullish(),
  status: z.string(),
  result: z.string().nullish(),
  summary: summarySchema.nullish(),
});
export type IngestResult = z.infer<typeof ingestResultSchema>;

/** Success of report. `reused`: the run was there before. */
export const ingestReportedSchema = ingestResultSchema.extend({ reused: z.boolean() });

/** Success of start. */
export const ingestStartedSchema = z.looseObject({
  ok: z.literal(true),
  suiteId: z.string(),
  runId: z.string(),
  projectId: z.string().nullish(),
  reused: z.boolean().nullish(),
  status: z.string().nullish(),
  result: z.string().nullish(),
  summary: summarySchema.nullish(),
});
export type IngestStarted = z.infer<typeof ingestStartedSchema>;

/** Success of append: rows stored, rows known already, rows of the run in all. */
export const ingestAppendedSchema = z.looseObject({
  ok: z.literal(true),
  projectId: z.string(),
  inserted: z.number(),
  skipped: z.number(),
  total: z.number(),
});
export type IngestAppended = z.infer<typeof ingestAppendedSchema>;

/** Success of artifacts/upload-url: an absolute address for one upload. */
export const uploadAddressSchema = z.looseObject({
  ok: z.literal(true),
  projectId: z.string(),
  uploadUrl: z.url(),
});

/** Success of the upload itself. */
export const storedArtifactSchema = z.looseObject({ storageId: z.string().min(1) });

/** Answer to older reporters that ask what the service understands. */
export const capabilitiesSchema = z.looseObject({
  capabilities: z.looseObject({ evalsHostConfig: z.number().nullish() }),
});
