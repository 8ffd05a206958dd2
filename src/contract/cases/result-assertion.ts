import { z } from 'zod';
import { jsonPathSchema, patternSchema } from './pattern.ts';

/** What the assertions on results take, beyond which nobody reads what failed. */
const MAX_MASKS = 50;

const type = <Name extends string>(name: Name) =>
  z.literal(name).describe('Which assertion it is.');

const caseSensitive = z
  .boolean()
  .optional()
  .describe('Whether capital letters matter; `false` where it is left out.');

const count = (text: string) => z.int().min(0).optional().describe(text);

/** Where in a result JSON is looked for. */
const within = z
  .enum(['structuredContent', 'text', 'result'])
  .optional()
  .describe(
    '`structuredContent`: what the tool tells as such. `text`: its text, read as JSON. `result`: all that the server answered. Where it is left out: the structured content or, where there is none, the text; of prompts, resources and lists the whole result.',
  );

/** What to look for at a path; at least one of these. */
const PATH_CONDITIONS = [
  ...['exists', 'equals', 'contains', 'matches'],
  ...['min', 'max', 'count', 'minCount', 'maxCount'],
] as const;

const jsonPathAssertion = z
  .strictObject({
    type: type('jsonPath'),
    path: jsonPathSchema.describe('A JSON path by RFC 9535, such as `$.items[0].id`.'),
    in: within,
    exists: z
      .boolean()
      .optional()
      .describe('`true`: the path leads somewhere. `false`: it leads nowhere; stands alone.'),
    equals: z
      .unknown()
      .optional()
      .describe('Every value is this one, of the same type; the order of members is no matter.'),
    contains: z
      .unknown()
      .optional()
      .describe(
        'Every value contains this: a text the text, capital letters being no matter, a list the item.',
      ),
    matches: patternSchema
      .optional()
      .describe(
        'Every value is a text that matches this regular expression of JavaScript somewhere.',
      ),
    min: z.number().optional().describe('Every value is a number, this one or a larger one.'),
    max: z.number().optional().describe('Every value is a number, this one or a smaller one.'),
    count: count(
      'How many there are: items of the list (or members of the object) that a path without `*`, `..`, `?`, `,` and `:` leads to, else values that it leads to.',
    ),
    minCount: count('As `count`: how many there are at least.'),
    maxCount: count('As `count`: how many there are at most.'),
  })
  .superRefine((assertion, context) => {
    const given = PATH_CONDITIONS.filter((name) => Object.hasOwn(assertion, name));
    if (given.length === 0) {
      const message = `says nothing of the path; give one of ${PATH_CONDITIONS.join(', ')}`;
      context.addIssue({ code: 'custom', message });
    } else if (assertion.exists === false && given.length > 1) {
      const message = 'wants the path to lead nowhere, so nothing else can be said of it';
      context.addIssue({ code: 'custom', message });
    }
  })
  .describe(
    'What a path leads to in the JSON of the result is as told. A path that leads nowhere meets nothing but `exists: false`, `count: 0` and `maxCount`.',
  );

/** Parts of results, in the words of MCP. */
export const CONTENT_TYPES = ['text', 'image', 'audio', 'resource', 'resource_link'] as const;

const contentAssertion = z
  .strictObject({
    type: type('hasContent'),
    contentType: z
      .enum(CONTENT_TYPES)
      .optional()
      .describe('Of which kind the part is, in the words of MCP.'),
    mimeType: z
      .string()
      .min(1)
      .optional()
      .describe('Its MIME type; `image/*` stands for all that begin so.'),
    uri: z.string().min(1).optional().describe('The address of its resource.'),
    minBytes: z.int().min(0).optional().describe('How large it is at least, decoded.'),
    maxBytes: z.int().min(0).optional().describe('How large it is at most, decoded.'),
    count: count('How many such parts there are; 0 for none.'),
    minCount: count('How many there are at least; 1 where no number is given.'),
    maxCount: count('How many there are at most.'),
  })
  .describe(
    'The result has parts that are as told in every respect. Lists have none. Without anything but its type: it has any part at all.',
  );

const mask = z
  .union([
    z.strictObject({
      path: jsonPathSchema.describe('A JSON path to values that may be anything.'),
    }),
    z.strictObject({
      pattern: patternSchema.describe(
        'A regular expression of JavaScript; what it matches in any text may be anything.',
      ),
    }),
  ])
  .describe('What of the value may differ each time.');

/** Assertions on one result, keyed on `type`. */
export const resultAssertionSchema = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: type('textContains'),
      needle: z.string().min(1).describe('The text to look for.'),
      caseSensitive,
    })
    .describe('The text of the result contains the text.'),
  z
    .strictObject({
      type: type('textEquals'),
      text: z.string().describe('The whole text, in which every character counts.'),
    })
    .describe('The text of the result is the text.'),
  z
    .strictObject({
      type: type('textMatches'),
      pattern: patternSchema.describe('A regular expression of JavaScript, without flags.'),
    })
    .describe('The text of the result matches the pattern somewhere.'),
  jsonPathAssertion,
  z
    .strictObject({
      type: type('matchesSchema'),
      schema: z
        .union([z.record(z.string(), z.unknown()), z.boolean()])
        .describe(
          'A JSON Schema, of the draft that its `$schema` names: 2020-12 (default), 2019-09 or draft-07. References lead to parts of itself only.',
        ),
      in: within,
    })
    .describe(
      'The JSON of the result is valid by the schema. Formats that are known are judged too. A schema that cannot be judged in good time, or at all, fails.',
    ),
  z
    .strictObject({ type: type('matchesOutputSchema') })
    .describe(
      'The structured content of a tool is valid by the `outputSchema` that the server lists for it. A tool without one fails.',
    ),
  contentAssertion,
  z
    .strictObject({
      type: type('sizeUnder'),
      bytes: z.int().min(1).describe('The number of bytes that is not reached.'),
    })
    .describe('The whole result, as JSON, is smaller.'),
  z
    .strictObject({
      type: type('latencyUnder'),
      ms: z.int().min(1).describe('The number of milliseconds that is not reached.'),
    })
    .describe(
      'The server answered in less time. The start of a server does not count; the first call of a fresh one may take longer all the same.',
    ),
  z
    .strictObject({
      type: type('isError'),
      value: z
        .boolean()
        .optional()
        .describe('`false` to assert that it is none; `true` where it is left out.'),
    })
    .describe(
      'The result is an error. A step that is to end in one says so by `expectError`, else it fails by itself.',
    ),
  z
    .strictObject({
      type: type('matchesSnapshot'),
      snapshot: z
        .unknown()
        .optional()
        .describe(
          'The value as it was when it was right. Where it is left out the assertion fails, and tells the value to write here.',
        ),
      mask: z
        .array(mask)
        .max(MAX_MASKS)
        .optional()
        .describe('What of it may differ each time; it reads `[masked]` in the snapshot.'),
      in: within,
    })
    .describe(
      'The JSON of the result, or its text where it is no JSON, is that of the snapshot. The snapshot stands in the suite file, so that a review sees it change.',
    ),
]);
export type ResultAssertion = z.infer<typeof resultAssertionSchema>;

const RESULT_ASSERTIONS: ReadonlySet<string> = new Set(
  resultAssertionSchema.options.map(({ shape }) => shape.type.value),
);

/** Whether an assertion is on a result, whatever else of it is right. */
export const isOnResult = <Assertion extends object>(
  assertion: Assertion,
): assertion is Extract<Assertion, ResultAssertion> =>
  'type' in assertion &&
  typeof assertion.type === 'string' &&
  RESULT_ASSERTIONS.has(assertion.type);
