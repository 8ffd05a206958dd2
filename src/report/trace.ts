import * as z from 'zod';
import { text } from './failure.ts';

/** Characters of the address of an image: 200 kB, of which each three bytes are four. */
export const IMAGE_LIMIT = 266_700;

/** The address of an image, of a type that holds no program. */
export const image = z
  .string()
  .max(IMAGE_LIMIT)
  .regex(/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/);

/** A request to a server, in the order of time. */
const call = z.object({
  what: z.literal('call'),
  /** Null: not known. */
  server: z.string().nullable(),
  /** Name of the tool, or the method of another request. */
  tool: z.string(),
  /** JSON; null: not kept. */
  arguments: text().nullable(),
  /** Text or JSON; null: it has none. */
  answer: text().nullable(),
  images: z.array(image),
  /** Characters of the answer that are left out; absent: none. */
  leftOut: z.int().optional(),
  /** Whether the server says so, or the call failed and has no answer. */
  isError: z.boolean(),
  /** Milliseconds since the iteration began; null: not known. */
  startMs: z.number().nullable(),
  durationMs: z.number().nullable(),
  /** Id of the step in the case, and its line in the suite file. */
  step: z.string().nullable(),
  line: z.int().nullable(),
});

/** What a user or a model says. A model that only calls tools answers with an empty text. */
const message = z.object({
  what: z.enum(['prompt', 'answer']),
  text: text(),
  leftOut: z.int().optional(),
  /** As of a call; absent: not known. */
  startMs: z.number().optional(),
  durationMs: z.number().optional(),
});

/** What happened in an iteration, in the order of time, at most 500 entries. */
export const trace = z.object({
  entries: z.array(z.discriminatedUnion('what', [call, message])),
  /** How many entries there were more. */
  more: z.int(),
});
export type Trace = z.infer<typeof trace>;
export type TraceCall = z.infer<typeof call>;
