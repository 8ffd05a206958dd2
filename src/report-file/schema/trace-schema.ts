import { z } from 'zod';
import { iterationSchema } from './case-schema.ts';
import { conversationSchema } from './conversation-schema.ts';

export const TRACE_SCHEMA_ID = 'urn:mcp-eval-gate-action:trace:1';

const { outcome, error, model, provider, number } = iterationSchema.shape;

/** A file of `traces/`. Readers must ignore members they do not know. */
export const traceFileSchema = z
  .object({
    $schema: z.string().describe('Identifier of this schema.'),
    caseId: z.string().describe('`id` of the case in the report.'),
    title: z.string().describe('Of the case.'),
    iteration: number,
    iterationId: z.string(),
    ...{ outcome, error, model, provider },
    messages: z
      .array(z.object({ role: z.string(), text: z.string() }))
      .describe('Those of `conversation` as plain texts.'),
    conversation: conversationSchema,
  })
  .meta({ title: 'Trace of an iteration' });
export type TraceFile = z.infer<typeof traceFileSchema>;

/** The published JSON Schema of a trace file. */
export function traceJsonSchema(): Record<string, unknown> {
  return { $id: TRACE_SCHEMA_ID, ...z.toJSONSchema(traceFileSchema, { io: 'input' }) };
}
