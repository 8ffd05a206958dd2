import { z } from 'zod';
import { VERDICTS } from '../model/verdict.ts';
import { baselineSchema } from './schema/baseline-schema.ts';
import { count } from './schema/common-schema.ts';
import { resultsSchema } from './schema/results-schema.ts';
import { verdictSchema } from './schema/verdict-schema.ts';

/** Name of the JSON report in its folder and in the artifact. */
export const REPORT_FILE_NAME = 'report.json';

/** Rises only when a reader of the former version would misread the new one. */
export const REPORT_SCHEMA_VERSION = 2;
export const REPORT_SCHEMA_ID = 'urn:mcp-eval-gate-action:report:2';

/** Those that readers take. Files of version 1 tell less of their verdict. */
export const READABLE_VERSIONS = [1, REPORT_SCHEMA_VERSION] as const;

/** What a later job reads: far below what the memory of its runner takes. */
export const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** What some 45,000 iterations have; and as many values, each one wrong, can still be told of. */
export const MAX_REPORT_VALUES = 1_500_000;

const countsSchema = z
  .object({
    total: count.describe('Iterations that count: all but skipped ones.'),
    passed: count,
    failed: count.describe('Failed and error together.'),
    unfinished: count,
    skipped: count,
    flaky: count,
  })
  .describe('Counts of iterations.');

/** The JSON report. Readers must ignore members they do not know. */
export const reportFileSchema = z
  .object({
    $schema: z.string().describe('Identifier of this schema.'),
    schemaVersion: z.literal(REPORT_SCHEMA_VERSION),
    generatedAt: z.iso.datetime(),
    action: z.object({ version: z.string() }),
    verdict: verdictSchema,
    counts: countsSchema
      .nullable()
      .describe('Null where no report came about, or it is not of cases.'),
    passRate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('Passed iterations as a fraction of all that count; null where none does.'),
    baseline: z.exactOptional(baselineSchema),
    report: resultsSchema.nullable().describe('Null where no report came about.'),
  })
  .meta({ title: 'Report of the MCP eval gate' });
export type ReportFile = z.infer<typeof reportFileSchema>;

/**
 * What is read of a file of any version: the results, to which a version only adds. Nobody goes by
 * its verdict, of which the shape has changed.
 */
export const readableReportSchema = reportFileSchema
  .pick({ report: true, generatedAt: true })
  .extend({
    schemaVersion: z.literal(READABLE_VERSIONS),
    counts: countsSchema.pick({ total: true }).nullish(),
    verdict: z.object({ value: z.enum(VERDICTS), headline: z.string() }),
  });
export type ReadableReport = z.infer<typeof readableReportSchema>;

/** The published JSON Schema of the report; as input, since that leaves room for new members. */
export function reportJsonSchema(): Record<string, unknown> {
  return { $id: REPORT_SCHEMA_ID, ...z.toJSONSchema(reportFileSchema, { io: 'input' }) };
}
