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
  suiteName: z
    .string()
    .min(1)
    .describe('Suite of exactly this name; it is made where there is none.'),
  suiteDescription: z.string().optional().describe('Of a suite that is made.'),
  serverNames: z
    .array(z.string())
    .optional()
    .describe('MCP servers that were tested; shown with the run.'),
  notes: z.string().optional().describe('For people; shown with the run.'),
  passCriteria: passCriteriaSchema
    .optional()
    .describe('What the run must meet, in place of what its suite says.'),
  externalRunId: externalId.describe(
    'Identity of the run within the project: sent again, it is the same run.',
  ),
  framework: z.string().optional().describe('What has run the tests, such as `jest`.'),
  ci: ciMetadataSchema.optional().describe('Where the run comes from.'),
  expectedIterations: z
    .number()
    .min(0)
    .optional()
    .describe('How many rows will come; the total while the run goes on.'),
  tags: z.array(z.string()).optional().describe('Shown with the run.'),
  evaluationConfigHash: z
    .string()
    .optional()
    .describe('Tells runs apart whose results were scored by other rules.'),
  hostConfig: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Comes together with its hash, and is not stored.'),
  hostConfigHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hex')
    .optional()
    .describe('SHA-256 in hex.'),
};

/** One finished iteration. Unknown fields are accepted, since newer reporters send more. */
export const ingestRowSchema = z.looseObject({
  caseTitle: z.string().describe('Tells the case, where no id of it is sent.'),
  passed: z.boolean().describe('Whether the iteration passed.'),
  query: anyText.describe('What was asked.'),
  durationMs: z.number().min(0).nullish().describe('How long it took.'),
  provider: anyText.describe('Of the model.'),
  model: anyText.describe('That answered.'),
  expectedToolCalls: z.array(toolCallSchema).nullish().describe('Calls that were asked for.'),
  actualToolCalls: z.array(toolCallSchema).nullish().describe('Calls that were made.'),
  tokens: z
    .looseObject({
      input: z.number().nullish().describe('Of what was asked.'),
      output: z.number().nullish().describe('Of what was answered.'),
      total: z.number().nullish().describe('Of both.'),
    })
    .nullish()
    .describe('As far as the provider told them.'),
  error: anyText.describe('Why it did not pass.'),
  errorDetails: anyText.describe('Stack or other long text behind `error`.'),
  trace: z
    .unknown()
    .optional()
    .describe('Its messages, spans and prompts, as the trace route tells them.'),
  externalIterationId: externalId
    .nullish()
    .describe('Identity of the row within the run: known ones are skipped.'),
  externalCaseId: externalId.nullish().describe('Identity of the case within the suite.'),
  caseId: externalId
    .nullish()
    .describe('The same as `externalCaseId`, as later reporters declare it.'),
  metadata: openObjectSchema
    .nullish()
    .describe('Anything; `scores` and `evaluationConfig` in it stand beside it in replies.'),
  isNegativeTest: z.boolean().nullish().describe('It asked that no tool is called.'),
  expectedOutput: anyText.describe('What was hoped for.'),
  advancedConfig: openObjectSchema.nullish().describe('How the model was called.'),
  matchOptions: openObjectSchema
    .nullish()
    .describe('How the expected tool calls were held against the actual ones.'),
  widgetSnapshots: z
    .array(openObjectSchema)
    .nullish()
    .describe('What widgets showed; told again in the trace.'),
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
  results: z
    .array(readRowSchema)
    .min(1)
    .max(INGEST_LIMITS.rowsPerRequest)
    .describe('All rows of the run.'),
});
export type IngestReport = z.infer<typeof ingestReportSchema>;

/** POST …/eval-ingest/runs/iterations. */
export const ingestAppendSchema = z.looseObject({
  runId: z.string().min(1).describe('From the start of the run.'),
  results: z.array(readRowSchema).max(INGEST_LIMITS.rowsPerRequest).describe('Further rows.'),
});
export type IngestAppend = z.infer<typeof ingestAppendSchema>;

/** POST …/eval-ingest/runs/finalize. */
export const ingestFinalizeSchema = z.looseObject({
  runId: z.string().min(1).describe('From the start of the run.'),
  externalRunId: z.string().min(1).describe('That of the same run.'),
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
