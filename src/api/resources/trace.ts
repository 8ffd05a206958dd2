import * as z from 'zod';
import { membersOf, openObject, texts, time } from './shapes.ts';

/** A tool call. `arguments` may be anything, and reporters leave it out. */
export const call = z.object({ toolName: z.string(), arguments: z.unknown().optional() });
export type WireCall = z.infer<typeof call>;

/** A stretch of time in an iteration. */
const span = z.looseObject({
  id: z.string(),
  name: z.string(),
  /** `step`, `llm`, `tool` or `error`. */
  category: z.string(),
  startMs: time(),
  endMs: time(),
  /** `authoredStepId` is the id of the step in the case. */
  ...texts('parentId', 'authoredStepId', 'status', 'toolName', 'serverId'),
  /** `messageStartIndex` is the place of the first message that came of it. */
  ...membersOf(z.number().nullish(), 'promptIndex', 'stepIndex', 'messageStartIndex'),
});

/** `content` is text, or a list of parts. */
const message = z.looseObject({ role: z.string(), content: z.unknown().optional() });

/** What happened in an iteration. Members beyond these are kept. */
export const trace = z.looseObject({
  traceVersion: z.number().nullish(),
  messages: z.array(message).nullish(),
  spans: z.array(span).nullish(),
  /** Expected against actual, for each prompt. */
  prompts: z.array(openObject()).nullish(),
});
export type Trace = z.infer<typeof trace>;
