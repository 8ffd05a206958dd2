import * as z from 'zod';
import { addMisfit } from './validation.ts';

/** Most characters of the arguments of a call, as JSON. */
const MAX_ARGUMENTS = 100_000;
/** Most cases of a suite. */
export const MAX_CASES = 10_000;
/** Most steps of a case. */
export const MAX_STEPS = 200;
/** Most iterations of a case. */
export const MAX_RUNS = 1_000;

const name = () => z.string().min(1).max(500);
const text = () => z.string().min(1).max(100_000);

/** What must hold for a result. Each type is judged in `service/engine/judge.ts`. */
export const assertion = z.discriminatedUnion('type', [
  /** Text of the result contains it; letter case does not count unless `caseSensitive`. */
  z.strictObject({
    type: z.literal('textContains'),
    text: text(),
    caseSensitive: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('textEquals'), text: z.string().max(100_000) }),
]);
export type Assertion = z.infer<typeof assertion>;

/** Arguments of a call. */
export const callArguments = () =>
  z
    .record(z.string(), z.unknown())
    .default({})
    .superRefine((value, context) => {
      if (JSON.stringify(value).length <= MAX_ARGUMENTS) return;
      addMisfit(context, [], { code: 'range', what: 'string', min: null, max: MAX_ARGUMENTS });
    });

/** A call of a tool. It asserts its own success, unless an error is expected. */
const toolCall = z.strictObject({
  id: name(),
  kind: z.literal('toolCall'),
  /** May be left out if the run has one server. */
  serverName: name().optional(),
  toolName: name(),
  arguments: callArguments(),
  expectError: z.union([z.literal(true), z.strictObject({ contains: text() })]).optional(),
});
export type ToolCall = z.infer<typeof toolCall>;

/** Text for a model. */
const promptStep = z.strictObject({ id: name(), kind: z.literal('prompt'), prompt: text() });

const assertStep = z.strictObject({ id: name(), kind: z.literal('assert'), assertion });

/** One step of a case. */
export const step = z.discriminatedUnion('kind', [promptStep, toolCall, assertStep]);
export type Step = z.infer<typeof step>;

/** One test of a suite. */
export const testCase = z.strictObject({
  title: name(),
  runs: z.int().min(1).max(MAX_RUNS).optional(),
  model: z.string().min(1).optional(),
  provider: z.string().min(1).optional(),
  steps: z.array(step).min(1).max(MAX_STEPS),
});
export type TestCase = z.infer<typeof testCase>;
