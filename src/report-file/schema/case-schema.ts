import { z } from 'zod';
import { bearOut } from '../../model/cases/folded-cases.ts';
import { MOST_PLANNED } from '../../model/cases/suite-roster.ts';
import type { PackedCases } from '../../model/run-report.ts';
import { count, digestSchema, epochMs, locationSchema } from './common-schema.ts';
import { conversationSchema } from './conversation-schema.ts';

const toolCallSchema = z.object({
  toolName: z.string(),
  arguments: z.record(z.string(), z.unknown()),
});

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

export const iterationSchema = z.object({
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
  spans: z
    .exactOptional(
      z.object({
        connectMs: z.exactOptional(z.number()).describe('Connecting to servers.'),
        modelMs: z.exactOptional(z.number()).describe('Waiting for answers of models.'),
        toolMs: z.exactOptional(z.number()).describe('Calls of tools; several may go on at once.'),
      }),
    )
    .describe('What its time was spent on, each kind summed, where its trace was read.'),
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
    .describe('Those of `conversation` as plain texts; null where no trace was read.'),
  conversation: z.exactOptional(conversationSchema),
  flaky: z.boolean().describe('Passed only after it failed before.'),
  attempts: count.describe('How often it was tried.'),
});

const packedSchema = z.array(z.string()) as unknown as z.ZodType<PackedCases[], string[]>;

const foldedSchema = z
  .object({
    cases: count,
    passed: count,
    skipped: z.exactOptional(count),
    durationMs: z.number().nullable().describe('In all.'),
    packed: z
      .exactOptional(packedSchema)
      .describe(
        'Each of them as `identity,durationMs,passed,skipped;`, up to 1,000 in a text. A duration that is not known is empty; counts are left out where it passed once.',
      ),
  })
  .refine(({ packed, ...sums }) => packed === undefined || bearOut(packed, sums), {
    path: ['packed'],
    error: 'is not what its numbers say',
  })
  .describe(
    'Cases that passed or were skipped, and their iterations, that are counted but not listed, where there are very many.',
  );

export const caseSchema = z.object({
  id: z.string().describe('Stays the same when cases are reordered or filtered.'),
  identity: z
    .exactOptional(digestSchema)
    .describe(
      'Hash of what it is found by in another report, folded there or not. Missing where the entry stands for many.',
    ),
  definition: z
    .exactOptional(digestSchema)
    .describe(
      'Hash of what it does and is judged by: steps, model, matching, servers. Missing where that is not known, as of result files.',
    ),
  serviceCaseId: z.exactOptional(z.string()).describe('Its id on the service.'),
  title: z.string(),
  location: locationSchema.nullable(),
  iterations: z.array(iterationSchema),
  variant: z
    .exactOptional(
      z.object({ title: z.string(), model: z.string(), provider: z.string().nullable() }),
    )
    .describe('Of a test that runs on several models: its title, and the model of this case.'),
  tools: z
    .exactOptional(
      z.array(
        z.object({
          name: z.string(),
          server: z.exactOptional(z.string()).describe('Name of its server, where that is said.'),
          isForbidden: z
            .exactOptional(z.literal(true))
            .describe('It is never to be called; else the case cannot pass without it.'),
        }),
      ),
    )
    .describe('Tools it names.'),
  tags: z.exactOptional(z.array(z.string())).describe('Words of whoever wrote it.'),
  planned: z
    .exactOptional(count.max(MOST_PLANNED))
    .describe('How many iterations were asked for, where that is known.'),
  folded: z.exactOptional(foldedSchema),
});
