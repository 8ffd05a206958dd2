import * as z from 'zod';
import { namesIn } from '../../lib/names-in.ts';
import { jsonPath, name, pattern, text } from './texts.ts';

/** Types of parts of a result, in the words of MCP. */
export const CONTENT_TYPES = ['text', 'image', 'audio', 'resource', 'resource_link'] as const;
/** How arguments of a call are compared with the expected ones. */
export const MATCHINGS = ['partial', 'exact', 'ignore'] as const;
const MAX_MASKS = 50;

const assertionOf = <Name extends string, Shape extends z.ZodRawShape>(
  type: Name,
  shape: Shape,
  description: string,
) => z.strictObject({ type: z.literal(type), ...shape }).describe(description);
const toolName = name();
const count = () => z.int().min(0).optional();
/** Where the JSON of a result is. */
export const within = () =>
  z
    .enum(['structuredContent', 'text', 'result'])
    .optional()
    .describe(
      'Where the JSON is. Without it: the structured content, else the text; the whole result of prompts, resources and lists.',
    );
export type Within = z.infer<ReturnType<typeof within>>;

/** Conditions for the values at a JSON path. */
export const jsonPathAssertion = assertionOf(
  'jsonPath',
  {
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
  },
  'The values at a JSON path meet all conditions. Where no value is, only `exists: false` holds, and a number of values such as `count: 0` if what stands before the first `*` or filter is there.',
);

/** Conditions for the parts of a result. */
export const contentAssertion = assertionOf(
  'hasContent',
  {
    contentType: z.enum(CONTENT_TYPES).optional(),
    mimeType: name().optional().describe('`image/*` stands for all images.'),
    uri: name().optional().describe('The URI of a resource.'),
    minBytes: count().describe('Fewest bytes of each part.'),
    maxBytes: count().describe('Most bytes of each part.'),
    count: count().describe('Number of such parts.'),
    minCount: count().describe('Fewest such parts; 1 if no number is given.'),
    maxCount: count().describe('Most such parts.'),
  },
  'The result has parts that meet all conditions.',
);

const mask = z.union([
  z.strictObject({ path: jsonPath() }),
  z.strictObject({ pattern: pattern() }),
]);
/** A JSON Schema, or `true` or `false`. */
const jsonSchema = z.union([z.boolean(), z.record(z.string(), z.unknown())]);

/** What must hold for a result of a server. Each type is judged in `judge/results.ts`. */
export const resultAssertion = z.discriminatedUnion('type', [
  assertionOf(
    'textContains',
    { needle: text(), caseSensitive: z.boolean().optional() },
    'The text contains it. Letter case does not count unless `caseSensitive`.',
  ),
  assertionOf('textEquals', { text: text(0) }, 'The text is this one, to the letter.'),
  assertionOf('textMatches', { pattern: pattern() }, 'The text matches the pattern somewhere.'),
  jsonPathAssertion,
  assertionOf(
    'matchesSchema',
    { schema: jsonSchema, in: within() },
    'The JSON is valid by a JSON Schema: 2020-12, 2019-09 or draft-07.',
  ),
  assertionOf(
    'matchesOutputSchema',
    {},
    'The structured content is valid by the `outputSchema` of the tool.',
  ),
  contentAssertion,
  assertionOf('sizeUnder', { bytes: z.int().min(1) }, 'The result has fewer bytes as JSON.'),
  assertionOf(
    'latencyUnder',
    { ms: z.int().min(1) },
    'The server answered in less time. Its start does not count.',
  ),
  assertionOf(
    'isError',
    { value: z.boolean().optional() },
    'The result is an error; with `value: false`, it is none.',
  ),
  assertionOf(
    'matchesSnapshot',
    {
      snapshot: z
        .unknown()
        .optional()
        .describe('Without it the assertion fails and shows the value.'),
      mask: z.array(mask).max(MAX_MASKS).optional().describe('What may differ each time.'),
      in: within(),
    },
    'The JSON, or else the text, equals what was recorded. What `mask` names may hold any value in the snapshot, such as the recorded one or `[masked]`. Each path of it leads to a value of the result.',
  ),
]);
export type ResultAssertion = z.infer<typeof resultAssertion>;

/** What must hold for the calls and the answer of a model. Each type is judged in `judge/calls.ts`. */
export const transcriptAssertion = z.discriminatedUnion('type', [
  assertionOf(
    'toolCalledWith',
    {
      toolName,
      args: z.strictObject({
        args: z.record(z.string(), z.unknown()),
        argumentMatching: z.enum(MATCHINGS).optional(),
      }),
      minCount: z.int().min(1).optional(),
    },
    'The tool was called with these arguments. With `partial`, the default, more keys are fine, a type word such as `string` stands for any value of the type, and an object with exactly one key of `contains`, `equals`, `matches`, `oneOf` and `type` is a condition.',
  ),
  assertionOf('toolCalledAtLeastOnce', { toolName }, 'The tool was called.'),
  assertionOf('toolNeverCalled', { toolName }, 'The tool was not called.'),
  assertionOf('firstToolWas', { toolName }, 'The first call was one of this tool.'),
  assertionOf(
    'responseContains',
    { needle: text(), caseSensitive: z.boolean().optional() },
    'The last answer contains it. Letter case does not count unless `caseSensitive`.',
  ),
  assertionOf(
    'responseMatches',
    { pattern: pattern() },
    'The last answer matches the pattern somewhere.',
  ),
  assertionOf('finalAssistantMessageNonEmpty', {}, 'The last answer has more than white space.'),
  assertionOf('noToolErrors', {}, 'No call ended in an error, other than expected ones.'),
  assertionOf('tokenBudgetUnder', { tokens: z.int().min(1) }, 'The model used fewer tokens.'),
  assertionOf('turnCountUnder', { turns: z.int().min(1) }, 'The model answered fewer times.'),
]);
export type TranscriptAssertion = z.infer<typeof transcriptAssertion>;

/** Assertions about widgets, which this service refuses: it renders none. */
const WIDGET_TYPES = namesIn('widgetRendered widgetRenderLatencyUnder widgetNoConsoleErrors');
const WIDGETS = namesIn('textVisible elementVisible elementHidden inputValue widgetToolCalled');
const widgetAssertion = z.discriminatedUnion('type', [
  z.looseObject({ type: z.enum(WIDGET_TYPES) }),
  z.looseObject({ type: z.undefined().optional(), kind: z.enum(WIDGETS) }),
]);

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
