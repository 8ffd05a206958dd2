import { z } from 'zod';
import { IMAGE_TYPES, STRETCH_KINDS } from '../../model/conversation/conversation.ts';

const images = z.exactOptional(
  z
    .array(z.object({ mediaType: z.enum(IMAGE_TYPES), data: z.string().describe('In Base64.') }))
    .describe('Those for which there was room; the others are named in the text.'),
);
const startMs = z.exactOptional(
  z.number().describe('Since the first stretch of the timeline began.'),
);
const durationMs = z.exactOptional(z.number());

const callSchema = z.object({
  toolName: z.string(),
  server: z.exactOptional(z.string()).describe('Name of its server.'),
  arguments: z.record(z.string(), z.unknown()),
  result: z
    .exactOptional(
      z.object({ text: z.string(), isError: z.exactOptional(z.literal(true)), images }),
    )
    .describe('Missing where none came back.'),
  startMs,
  durationMs,
});

const messageSchema = z.object({
  role: z
    .string()
    .describe(
      '`user`, `assistant`, `system`; `step` for a call that the case itself makes, `tool` for a result without its call.',
    ),
  text: z.string(),
  reasoning: z.exactOptional(z.string()).describe('What the model thought before.'),
  images,
  calls: z.exactOptional(z.array(callSchema)).describe('With their results.'),
  startMs,
  durationMs,
  tokens: z
    .exactOptional(
      z.object({
        input: z.number().nullable(),
        output: z.number().nullable(),
        total: z.number().nullable(),
      }),
    )
    .describe('Of an answer of a model.'),
});

const stretchSchema = z.object({
  kind: z
    .enum(STRETCH_KINDS)
    .describe('Starting a server, listing tools, an answer of a model, a call, or something else.'),
  label: z.string().describe('The server, model or tool.'),
  startMs: z.number().describe('Since the first stretch began.'),
  endMs: z.number(),
  isError: z.exactOptional(z.literal(true)),
});

export const conversationSchema = z
  .object({
    messages: z.array(messageSchema),
    omitted: z.exactOptional(z.int().positive()).describe('How many messages were before these.'),
    timeline: z.array(stretchSchema).describe('In the order in which they began.'),
  })
  .describe('What was said and called; missing where no trace was read.');
