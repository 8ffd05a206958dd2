import { z } from 'zod';
import { VERDICTS } from '../model/verdict.ts';

/** Name of the JSON report in its folder and in the artifact. */
export const REPORT_FILE_NAME = 'report.json';

/** Rises only when a reader of the former version would misread the new one. */
export const REPORT_SCHEMA_VERSION = 1;
export const REPORT_SCHEMA_ID = 'urn:mcp-eval-gate-action:report:1';

/** What a later job reads: far below what the memory of its runner takes. */
export const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** What some 45,000 iterations have; and as many values, each one wrong, can still be told of. */
export const MAX_REPORT_VALUES = 1_500_000;

const count = z.int().nonnegative();
/** What a Date can hold; readers make dates of it. */
const MAX_EPOCH_MS = 8_640_000_000_000_000;
const epochMs = z
  .number()
  .min(-MAX_EPOCH_MS)
  .max(MAX_EPOCH_MS)
  .nullable()
  .describe('Epoch milliseconds; null where not known.');

const toolCallSchema = z.object({
  toolName: z.string(),
  arguments: z.record(z.string(), z.unknown()),
});

const locationSchema = z
  .object({
    file: z.string(),
    line: z.number().nullable(),
    column: z.exactOptional(z.number()),
  })
  .describe('Place in the repository; `file` is relative to its root.');

const analysisSchema = z
  .object({
    missing: z.array(toolCallSchema),
    unexpected: z.array(toolCallSchema),
    argumentMismatches: z.array(
      z.object({
        expected: toolCallSchema,
        actual: toolCallSchema,
        mismatchedArguments: z.array(z.string()),
      }),
    ),
  })
  .describe('Expected tool calls held against the actual ones.');

const iterationSchema = z.object({
  id: z.string(),
  number: count.describe('Counts from 1 within its case.'),
  outcome: z
    .enum(['passed', 'failed', 'error', 'skipped', 'unfinished'])
    .describe(
      '`error`: could not be carried out. `unfinished`: the run ended before it did. `skipped` is outside every total.',
    ),
  startedAtMs: epochMs,
  durationMs: z.number().nullable().describe('What its work took.'),
  startupMs: z
    .exactOptional(z.number().nullable())
    .describe('What it waited before for servers to come up; not in `durationMs`.'),
  tokens: z.object({
    input: z.number().nullable(),
    output: z.number().nullable(),
    total: z.number().nullable(),
  }),
  model: z.string().nullable(),
  provider: z.string().nullable(),
  error: z.string().nullable().describe('Why it did not pass.'),
  errorDetails: z.string().nullable().describe('Stack or other long text behind `error`.'),
  expectedToolCalls: z.array(toolCallSchema),
  actualToolCalls: z.array(toolCallSchema),
  analysis: analysisSchema.nullable(),
  assertions: z.array(
    z.object({
      label: z.string(),
      passed: z.boolean(),
      reason: z.string().nullable(),
      expected: z
        .exactOptional(z.string())
        .describe('What a result was to be, where the reason does not say it.'),
      observed: z.exactOptional(z.string()).describe('What it was.'),
    }),
  ),
  messages: z
    .array(z.object({ role: z.string(), text: z.string() }))
    .nullable()
    .describe('Messages of the trace; null where none was read.'),
  flaky: z.boolean().describe('Passed only after it failed before.'),
  attempts: count.describe('How often it was tried.'),
});

const caseSchema = z.object({
  id: z.string().describe('Stays the same when cases are reordered or filtered.'),
  title: z.string(),
  location: locationSchema.nullable(),
  iterations: z.array(iterationSchema),
  variant: z
    .exactOptional(
      z.object({ title: z.string(), model: z.string(), provider: z.string().nullable() }),
    )
    .describe('Of a test that runs on several models: its title, and the model of this case.'),
  tags: z.exactOptional(z.array(z.string())).describe('Words of whoever wrote it.'),
  planned: z
    .exactOptional(count)
    .describe('How many iterations were asked for, where that is known.'),
  folded: z
    .exactOptional(
      z.object({
        cases: count,
        passed: count,
        skipped: z.exactOptional(count),
        durationMs: z.number().nullable().describe('In all.'),
      }),
    )
    .describe(
      'Cases that passed or were skipped, and their iterations, that are counted but not listed, where there are very many.',
    ),
});

const runSchema = z.object({
  id: z.string(),
  number: z.number().nullable(),
  status: z.string().describe('Whether execution finished, in the words of the service.'),
  result: z
    .enum(['passed', 'failed'])
    .nullable()
    .describe("The service's own judgement by the suite's pass criteria."),
  createdAtMs: epochMs,
  completedAtMs: epochMs,
  notes: z.string().nullable(),
  declared: z
    .object({
      total: z.number().nullable(),
      passed: z.number().nullable(),
      failed: z.number().nullable(),
    })
    .nullable()
    .describe('Counts of iterations as the service tells them.'),
  criterion: z
    .exactOptional(z.number().min(0).max(1))
    .describe('Least fraction that was to pass, as the run was asked for.'),
  foreignCases: z
    .exactOptional(z.array(z.string()))
    .describe('Cases that ran though they were not asked for, and count nowhere.'),
  execution: z
    .exactOptional(
      z.object({
        isolation: z.string().describe('Which iterations shared servers, such as `auto`.'),
        concurrency: z.number().describe('Iterations carried out at once, at most.'),
        starts: z.number().describe('How often servers were started.'),
        wallMs: z.number(),
        workMs: z.number().describe('What the work of all iterations took, summed.'),
        startupMs: z.number().describe('What all iterations waited for servers, summed.'),
        servers: z.array(
          z.object({
            name: z.string(),
            protocolVersion: z.string().describe('Version of MCP that was spoken.'),
          }),
        ),
      }),
    )
    .describe('How the service carried out the run, where it says so.'),
});

const resultsSchema = z.object({
  source: z.enum(['run', 'ingest']),
  suite: z.object({ id: z.string().nullable(), name: z.string() }),
  project: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  run: runSchema.nullable(),
  servers: z.array(z.object({ id: z.string(), name: z.string() })),
  cases: z.array(caseSchema),
  problems: z
    .array(
      z.object({
        kind: z.string().describe('Such as `timeout`, `network` or `damaged-file`.'),
        message: z.string(),
        location: z.exactOptional(locationSchema),
      }),
    )
    .describe('What kept the evidence from being whole.'),
  warnings: z.array(z.string()).describe('Oddities that decide nothing.'),
  notice: z.string().nullable().describe('Such as that the models were not real ones.'),
  artifacts: z
    .exactOptional(z.array(z.object({ file: z.string(), id: z.string() })))
    .describe('Raw result files the service keeps, by the ids it gave them.'),
  history: z
    .exactOptional(
      z.array(
        z.object({
          runNumber: z.number().nullable(),
          passRate: z.number().min(0).max(1).describe('Passed iterations as a fraction.'),
          createdAtMs: epochMs,
        }),
      ),
    )
    .describe('Earlier runs of the suite that completed, the oldest first.'),
});

const verdictSchema = z.object({
  value: z.enum(VERDICTS),
  headline: z.string().describe('The decisive reason in one sentence.'),
  checks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      outcome: z.enum(['passed', 'failed', 'undecided']),
      expected: z.string(),
      actual: z.string(),
      reason: z.string().nullable(),
    }),
  ),
});

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
    counts: countsSchema.nullable().describe('Null where no report came about.'),
    passRate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('Passed iterations as a fraction of all that count; null where none does.'),
    report: resultsSchema.nullable().describe('Null where no report came about.'),
  })
  .meta({ title: 'Report of the MCP eval gate' });
export type ReportFile = z.infer<typeof reportFileSchema>;

/** The published JSON Schema of the report; as input, since that leaves room for new members. */
export function reportJsonSchema(): Record<string, unknown> {
  return { $id: REPORT_SCHEMA_ID, ...z.toJSONSchema(reportFileSchema, { io: 'input' }) };
}
