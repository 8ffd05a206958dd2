import * as z from 'zod';
import {
  type Assertion,
  assertion,
  CONTENT_TYPES,
  jsonPathAssertion,
} from '../../api/cases/assertions.ts';
import { jsonPath, pattern, text } from '../../api/cases/texts.ts';
import { addMisfit } from '../../api/validation.ts';
import { choiceMisfits, choose, hasKey, isMap, isObject, listOf, namesIn } from './choice.ts';

/** An assertion, and where it stands in its expectation. */
export interface Expectation {
  assertion: Assertion;
  at: string[];
  /** Its form for the answer of a model, if that is another one. */
  ofAnswer?: Assertion;
}
const only = (one: Assertion): Expectation[] => [{ assertion: one, at: [] }];

const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';
const plain = z.union([z.number(), z.boolean()]).transform(String);
/** A text. People write numbers without quotes. */
export const scalar = (min = 1) => {
  const written = text(min);
  return choose((value) => (isPlain(value) ? plain : written), [written, plain]);
};
const count = (what: string) => z.int().min(0).optional().describe(what);
const limit = (what: string) => z.int().min(1).optional().describe(what);
const within = jsonPathAssertion.shape.in;

const contained = (needle: string): Expectation[] => {
  const ofAnswer: Assertion = { type: 'responseContains', needle };
  return [{ assertion: { type: 'textContains', text: needle }, at: [], ofAnswer }];
};
const plainText = scalar().transform(contained);

const maskedPath = jsonPath().transform((path) => ({ path }));
const maskedPattern = pattern().transform((one) => ({ pattern: one }));
const mask = choose(
  (value) => (String(value).startsWith('$') ? maskedPath : maskedPattern),
  [maskedPath, maskedPattern],
);

const mimeType = z.string().max(500);
const contentType = z.enum(CONTENT_TYPES);
/** What a list of servers' tools calls its schema. */
const output = z.literal('output');
const schema = z.record(z.string(), z.unknown());

const LIMITS = {
  ms: (ms: number): Assertion => ({ type: 'latencyUnder', ms }),
  bytes: (bytes: number): Assertion => ({ type: 'sizeUnder', bytes }),
  tokens: (tokens: number): Assertion => ({ type: 'tokenBudgetUnder', tokens }),
  turns: (turns: number): Assertion => ({ type: 'turnCountUnder', turns }),
};

/** Each form of an expectation by its key. */
const FORMS = {
  path: jsonPathAssertion.omit({ type: true }).transform((one) => {
    return only({ type: 'jsonPath', ...one });
  }),
  schema: z
    .strictObject({
      schema: choose((value) => (isObject(value) ? schema : output), [schema, output]).describe(
        '`output`, which is the schema of the tool, or a JSON Schema.',
      ),
      in: within,
    })
    .transform((one) => {
      if (one.schema === 'output') return only({ type: 'matchesOutputSchema' });
      return only({ type: 'matchesSchema', schema: one.schema, in: one.in });
    }),
  snapshot: z
    .strictObject({
      snapshot: z
        .unknown()
        .describe('What was recorded. Without a value, the case fails and shows it.'),
      mask: listOf(mask)
        .optional()
        .describe('What may differ: JSON paths, which begin with `$`, or patterns.'),
      in: within,
    })
    .transform(({ snapshot, ...rest }) => {
      if (snapshot === null) return only({ type: 'matchesSnapshot', ...rest });
      return only({ type: 'matchesSnapshot', snapshot, ...rest });
    }),
  content: z
    .strictObject({
      content: choose(
        (value) => (String(value).includes('/') ? mimeType : contentType),
        [contentType, mimeType],
      ).describe('A type such as `image`, `image/png` or `image/*`.'),
      uri: z.string().min(1).max(500).optional().describe('The URI of a resource.'),
      minBytes: count('Fewest bytes of each part.'),
      maxBytes: count('Most bytes of each part.'),
      count: count('Number of such parts.'),
      minCount: count('Fewest such parts; 1 if no number is given.'),
      maxCount: count('Most such parts.'),
    })
    .transform(({ content, ...rest }) => {
      const type = CONTENT_TYPES.find((one) => one === content);
      if (type !== undefined) return only({ type: 'hasContent', contentType: type, ...rest });
      return only({ type: 'hasContent', mimeType: content, ...rest });
    }),
  under: z
    .strictObject({
      under: z.strictObject({
        ms: limit('Milliseconds until the server answers.'),
        bytes: limit('Bytes of the result.'),
        tokens: limit('Tokens that the model uses.'),
        turns: limit('Answers of the model.'),
      }),
    })
    .transform(({ under }, context): Expectation[] => {
      const limits = Object.entries(LIMITS).flatMap(([key, make]): Expectation[] => {
        const most = under[key as keyof typeof LIMITS];
        return most === undefined ? [] : [{ assertion: make(most), at: ['under', key] }];
      });
      if (limits.length > 0) return limits;
      addMisfit(context, ['under'], { code: 'needs', key: 'under', other: Object.keys(LIMITS) });
      return z.NEVER;
    }),
  noToolErrors: z
    .strictObject({ noToolErrors: z.literal(true).describe('No call of the model failed.') })
    .transform(() => only({ type: 'noToolErrors' })),
  contains: z
    .strictObject({ contains: scalar().describe('Letter case does not count.') })
    .transform((one) => contained(one.contains)),
  equals: z
    .strictObject({ equals: scalar(0).describe('The whole text, to the letter.') })
    .transform((one) => only({ type: 'textEquals', text: one.equals })),
  matches: z.strictObject({ matches: pattern() }).transform((one): Expectation[] => {
    const ofAnswer: Assertion = { type: 'responseMatches', pattern: one.matches };
    return [{ assertion: { type: 'textMatches', pattern: one.matches }, at: [], ofAnswer }];
  }),
};
const NAMES = Object.keys(FORMS);
/** Neither form; `choiceMisfits` says so. */
const noForm = z.strictObject({}).transform((): Expectation[] => []);
const asWritten = assertion.transform(only);

/** Finds the keys that decide the form: conditions of a path are none. */
function formOf(value: unknown): string[] {
  const found = namesIn(value, NAMES, NAMES);
  return found[0] === 'path' ? ['path'] : found;
}

/** One expectation, as assertions of the API. */
export const expectation = choose(
  (value) => {
    if (!isMap(value)) return plainText;
    if (hasKey(value, 'type')) return asWritten;
    const [form] = formOf(value);
    return form === undefined ? noForm : FORMS[form as keyof typeof FORMS];
  },
  [plainText, ...Object.values(FORMS), asWritten],
  (value) => {
    if (!isMap(value) || hasKey(value, 'type')) return [];
    return choiceMisfits('expect', formOf(value), NAMES);
  },
);

/** What only a result has, and only an answer. */
const OF_RESULT = ['equals', 'path', 'schema', 'snapshot', 'content', 'ms', 'bytes'];
const OF_ANSWER = ['noToolErrors', 'tokens', 'turns'];

/** Finds the key of an expectation that the answer of a model, or a result, does not have. */
export function keyOfOther(value: unknown, isAnswer: boolean): string[] | null {
  if (!isObject(value) || hasKey(value, 'type')) return null;
  const limits = isObject(value['under']) ? Object.keys(value['under']) : [];
  const keys = [...Object.keys(value).map((key) => [key]), ...limits.map((key) => ['under', key])];
  const others = isAnswer ? OF_RESULT : OF_ANSWER;
  return keys.find((path) => others.includes(path.at(-1) ?? '')) ?? null;
}
