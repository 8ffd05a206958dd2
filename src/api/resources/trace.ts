import * as z from 'zod';
import { membersOf, openObject, texts, time } from './shapes.ts';

/** A tool call. `arguments` may be anything, and reporters leave it out. */
export const call = z.object({ toolName: z.string(), arguments: z.unknown().optional() });
export type WireCall = z.infer<typeof call>;
const calls = z.array(call).nullish();

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

/** Two shapes are in use: with the calls, and with the arguments only. */
const mismatch = z.union([
  z.looseObject({ expected: call, actual: call }),
  z.looseObject({
    toolName: z.string(),
    expectedArgs: z.unknown().optional(),
    actualArgs: z.unknown().optional(),
  }),
]);

/** Expected against actual, for one prompt. */
const promptAnalysis = z.looseObject({
  promptIndex: z.number().nullish(),
  prompt: z.string().nullish(),
  ...membersOf(calls, 'expectedToolCalls', 'actualToolCalls', 'missing', 'unexpected'),
  passed: z.boolean().nullish(),
  argumentMismatches: z.array(mismatch).nullish(),
  predicateResults: z
    .array(
      z.looseObject({
        predicate: openObject().nullish(),
        passed: z.boolean(),
        reason: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** `content` is text, or a list of parts. */
const message = z.looseObject({ role: z.string(), content: z.unknown().optional() });

/** What happened in an iteration. Members beyond these are kept. */
export const trace = z.looseObject({
  traceVersion: z.number().nullish(),
  messages: z.array(message).nullish(),
  spans: z.array(span).nullish(),
  prompts: z.array(promptAnalysis).nullish(),
});
export type Trace = z.infer<typeof trace>;
