import * as z from 'zod';
import { jsonPath, name, pattern, text } from './texts.ts';

/** Types of parts of a result, in the words of MCP. */
export const CONTENT_TYPES = ['text', 'image', 'audio', 'resource', 'resource_link'] as const;
/** How arguments of a call are compared with the expected ones. */
export const MATCHINGS = ['partial', 'exact', 'ignore'] as const;
const MAX_MASKS = 50;

const type = <Name extends string>(value: Name) => z.literal(value);
const toolName = name();
const count = () => z.int().min(0).optional();
const within = () =>
  z
    .enum(['structuredContent', 'text', 'result'])
    .optional()
    .describe(
      'Where the JSON is. Without it: the structured content, else the text; the whole result of prompts, resources and lists.',
    );
export type Within = z.infer<ReturnType<typeof within>>;

/** Conditions for the values at a JSON path. */
export const jsonPathAssertion = z
  .strictObject({
    type: type('jsonPath'),
    path: jsonPath(),
    in: within(),
    exists: z.boolean().optional().describe('`false` stands alone: no value is there.'),
    equals: z.unknown().optional().describe('Each value is this one, of the same type.'),
    contains: z.unknown().optional().describe('Each text contains it, or each list has this item.'),
    matches: pattern().optional().describe('Each value is a text that matches.'),
    min: z.number().optional().describe('Each value is a number, at least this one.'),
    max: z.number().optional().describe('Each value is a number, at most this one.'),
    count: count().describe('Members of the value, or values if the path can lead to several.'),
    minCount: count(),
    maxCount: count(),
  })
  .describe('The values at a JSON path meet all conditions. No value meets no condition.');

const mask = z.union([
  z.strictObject({ path: jsonPath() }),
  z.strictObject({ pattern: pattern() }),
]);
/** A JSON Schema, or `true` or `false`. */
const jsonSchema = z.union([z.boolean(), z.record(z.string(), z.unknown())]);

/** What must hold for a result of a server. Each type is judged in `judge/results.ts`. */
export const resultAssertion = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: type('textContains'),
      text: text(),
      caseSensitive: z.boolean().optional(),
    })
    .describe('The text contains it. Letter case does not count unless `caseSensitive`.'),
  z
    .strictObject({ type: type('textEquals'), text: text(0) })
    .describe('The text is this one, to the letter.'),
  z
    .strictObject({ type: type('textMatches'), pattern: pattern() })
    .describe('The text matches the pattern somewhere.'),
  jsonPathAssertion,
  z
    .strictObject({ type: type('matchesSchema'), schema: jsonSchema, in: within() })
    .describe('The JSON is valid by a JSON Schema: 2020-12, 2019-09 or draft-07.'),
  z
    .strictObject({ type: type('matchesOutputSchema') })
    .describe('The structured content is valid by the `outputSchema` of the tool.'),
  z
    .strictObject({
      type: type('hasContent'),
      contentType: z.enum(CONTENT_TYPES).optional(),
      mimeType: name().optional().describe('`image/*` stands for all images.'),
      uri: name().optional(),
      minBytes: count(),
      maxBytes: count(),
      count: count(),
      minCount: count().describe('1 if no number is given.'),
      maxCount: count(),
    })
    .describe('The result has parts that meet all conditions.'),
  z
    .strictObject({ type: type('sizeUnder'), bytes: z.int().min(1) })
    .describe('The result has fewer bytes as JSON.'),
  z
    .strictObject({ type: type('latencyUnder'), ms: z.int().min(1) })
    .describe('The server answered in less time. Its start does not count.'),
  z
    .strictObject({ type: type('isError'), value: z.boolean().optional() })
    .describe('The result is an error; with `value: false`, it is none.'),
  z
    .strictObject({
      type: type('matchesSnapshot'),
      snapshot: z
        .unknown()
        .optional()
        .describe('Without it the assertion fails and shows the value.'),
      mask: z.array(mask).max(MAX_MASKS).optional().describe('What may differ each time.'),
      in: within(),
    })
    .describe('The JSON, or else the text, equals what was recorded.'),
]);
export type ResultAssertion = z.infer<typeof resultAssertion>;

/** What must hold for the calls and the answer of a model. Each type is judged in `judge/calls.ts`. */
export const transcriptAssertion = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: type('toolCalledWith'),
      toolName,
      args: z.strictObject({
        args: z.record(z.string(), z.unknown()),
        argumentMatching: z.enum(MATCHINGS).optional(),
      }),
      minCount: z.int().min(1).optional(),
    })
    .describe(
      'The tool was called with these arguments. With `partial`, the default, more keys are fine, a type word such as `string` stands for any value of the type, and an object with exactly one key of `contains`, `matches`, `oneOf` and `type` is a condition.',
    ),
  z
    .strictObject({ type: type('toolCalledAtLeastOnce'), toolName })
    .describe('The tool was called.'),
  z.strictObject({ type: type('toolNeverCalled'), toolName }).describe('The tool was not called.'),
  z
    .strictObject({ type: type('firstToolWas'), toolName })
    .describe('The first call was one of this tool.'),
  z
    .strictObject({
      type: type('responseContains'),
      needle: text(),
      caseSensitive: z.boolean().optional(),
    })
    .describe('The last answer contains it. Letter case does not count unless `caseSensitive`.'),
  z
    .strictObject({ type: type('responseMatches'), pattern: pattern() })
    .describe('The last answer matches the pattern somewhere.'),
  z
    .strictObject({ type: type('finalAssistantMessageNonEmpty') })
    .describe('The last answer has more than white space.'),
  z
    .strictObject({ type: type('noToolErrors') })
    .describe('No call ended in an error, other than expected ones.'),
  z
    .strictObject({ type: type('tokenBudgetUnder'), tokens: z.int().min(1) })
    .describe('The model used fewer tokens.'),
  z
    .strictObject({ type: type('turnCountUnder'), turns: z.int().min(1) })
    .describe('The model answered fewer times.'),
]);
export type TranscriptAssertion = z.infer<typeof transcriptAssertion>;

/** Assertions about widgets, which this service refuses: it renders none. */
const WIDGET_TYPES = [
  'widgetRendered',
  'widgetRenderLatencyUnder',
  'widgetNoConsoleErrors',
] as const;
const WIDGET_KINDS = [
  'textVisible',
  'elementVisible',
  'elementHidden',
  'inputValue',
  'widgetToolCalled',
] as const;
const widgetAssertion = z.discriminatedUnion('type', [
  z.looseObject({ type: z.enum(WIDGET_TYPES) }),
  z.looseObject({ type: z.undefined().optional(), kind: z.enum(WIDGET_KINDS) }),
]);

/** What must hold. */
export const assertion = z.discriminatedUnion('type', [
  resultAssertion,
  transcriptAssertion,
  widgetAssertion,
]);
export type Assertion = z.infer<typeof assertion>;

const RESULT_TYPES = new Set<string>(resultAssertion.options.map(({ shape }) => shape.type.value));
const TRANSCRIPT_TYPES = new Set<string>(
  transcriptAssertion.options.map(({ shape }) => shape.type.value),
);

/** Whether an assertion is about the last result of a server step. */
export const isOfResult = (one: Assertion): one is ResultAssertion =>
  RESULT_TYPES.has(one.type ?? '');

/** Whether an assertion is about calls or an answer. */
export const isOfTranscript = (one: Assertion): one is TranscriptAssertion =>
  TRANSCRIPT_TYPES.has(one.type ?? '');
