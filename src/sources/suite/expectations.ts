import * as z from 'zod';
import {
  type Assertion,
  assertion,
  CONTENT_TYPES,
  contentAssertion,
  jsonPathAssertion,
} from '../../api/cases/assertions.ts';
import { isTypeWord } from '../../api/cases/matchers.ts';
import { jsonPath, pattern, text } from '../../api/cases/texts.ts';
import { type Misfit, meantKey, needsAny } from '../../api/validation.ts';
import { isObject } from '../../lib/json-values.ts';
import { choiceMisfits, choose, hasKey, listOf, needs, oneOf } from './choice.ts';

/** An assertion, and where it stands in its expectation. */
export interface Expectation {
  assertion: Assertion;
  at: string[];
  /** Its form for the answer of a model. */
  ofAnswer: Assertion;
}

/** A text. People write numbers without quotes. */
export const scalar = (min = 1) =>
  z.union([text(min), z.union([z.number(), z.boolean()]).transform(String)]);
const comparable = (min?: number) => oneOf('comparable', scalar(min));
const limit = (what: string) => z.int().min(1).optional().describe(what);
const within = jsonPathAssertion.shape.in;

const maskedPath = jsonPath().regex(/^\$/);
const maskedPattern = pattern().regex(/^[^$]/);
const mask = z.union([
  maskedPath.transform((path) => ({ path })),
  maskedPattern.transform((one) => ({ pattern: one })),
]);

/** Assertions by the limits of `under`, which are their members too. */
const LIMITS: Readonly<Record<string, string>> = {
  ms: 'latencyUnder',
  bytes: 'sizeUnder',
  tokens: 'tokenBudgetUnder',
  turns: 'turnCountUnder',
};

/** What people write, by the key that decides the form. */
const FORMS = {
  path: jsonPathAssertion.omit({ type: true }),
  schema: z.strictObject({
    schema: oneOf('fitting', z.literal('output'), z.record(z.string(), z.unknown())).describe(
      '`output`, which is the schema of the tool, or a JSON Schema.',
    ),
    in: within,
  }),
  snapshot: z.strictObject({
    snapshot: z
      .unknown()
      .describe('What was recorded. Without a value, the case fails and shows it.'),
    mask: listOf(mask)
      .optional()
      .describe('What may differ: JSON paths, which begin with `$`, or patterns.'),
    in: within,
  }),
  content: z.strictObject({
    content: z
      .union([z.enum(CONTENT_TYPES), z.string().max(500).regex(/\//, { abort: true })])
      .describe('A type such as `image`, `image/png` or `image/*`.'),
    ...contentAssertion.omit({ type: true, contentType: true, mimeType: true }).shape,
  }),
  under: z.strictObject({
    under: z
      .strictObject({
        ms: limit('Milliseconds until the server answers.'),
        bytes: limit('Bytes of the result.'),
        tokens: limit('Tokens that the model uses.'),
        turns: limit('Answers of the model.'),
      })
      .superRefine(needsAny('under', Object.keys(LIMITS))),
  }),
  noToolErrors: z.strictObject({
    noToolErrors: z.literal(true).describe('No call of the model failed.'),
  }),
  contains: z.strictObject({ contains: comparable().describe('Letter case does not count.') }),
  equals: z.strictObject({ equals: comparable(0).describe('The whole text, to the letter.') }),
  matches: z.strictObject({ matches: pattern() }),
};
const NAMES = Object.keys(FORMS);
const isForm = (key: string | undefined): key is keyof typeof FORMS => NAMES.includes(key ?? '');
const formsWith = (key: string) => NAMES.filter((one) => isForm(one) && key in FORMS[one].shape);
const keys = Object.values(FORMS).flatMap(({ shape }) => Object.keys(shape));
/** `formMisfits` says what is wrong. */
const anyKey = Object.fromEntries(NAMES.map((key) => [key, z.unknown().optional()]));
const noForm = z.strictObject(anyKey).transform(() => z.NEVER);
const noType = z.looseObject({}).transform(() => z.NEVER);
const plainText = oneOf('expectation', scalar()).transform((contains) => ({ contains }));
const ofApi = assertion.transform((asWritten) => ({ asWritten }));

const PARTS = ['type', ...keys];
const meantPart = (key: string) => (PARTS.includes(key) ? key : meantKey(key, PARTS));

/** The keys that decide the form, as they are meant: `type`, or else `path`, whose conditions are none. */
function formOf(value: unknown): string[] {
  const meant = Object.keys(isObject(value) ? value : {}).map(meantPart);
  const names = isTypeWord(Object(value).type) ? NAMES : ['type', ...NAMES];
  const found = names.filter((key) => meant.includes(key));
  return /^(?:type|path)$/.test(found[0] ?? '') ? found.slice(0, 1) : found;
}

/** The paths to what an expectation is about: its form, or each of its limits. */
export const subjectsOf = (value: unknown): string[][] =>
  formOf(value).flatMap((key) => {
    const { schema, under } = Object(value);
    if (key === 'schema' && schema === 'output') return [[key, schema]];
    const limits = key === 'under' ? under : null;
    return isObject(limits) ? Object.keys(limits).map((one) => [key, one]) : [[key]];
  });

const written = choose(
  (value) => {
    if (!isObject(value)) return plainText;
    const [key] = formOf(value);
    if (key === 'type') return hasKey(value, key) ? ofApi : noType;
    return isForm(key) ? FORMS[key] : noForm;
  },
  [plainText, ...Object.values(FORMS), ofApi],
  formMisfits,
);

/** What is wrong if no key decides the form, or several do. */
function formMisfits(value: unknown): Misfit[] {
  if (!isObject(value)) return [];
  const found = formOf(value);
  const slip = Object.keys(value).find((key) => meantPart(key) === 'type');
  if (slip !== undefined && !hasKey(value, 'type')) {
    return [{ path: [slip], data: { code: 'unknown-key', key: slip, nearest: 'type', known: [] } }];
  }
  if (found.length === 0 && Object.keys(value).some((key) => meantPart(key) === null)) return [];
  const further = Object.keys(value).find((key) => keys.includes(key));
  if (found.length > 0 || further === undefined) return choiceMisfits('expect', found, NAMES);
  return [needs([further], formsWith(further))];
}

/** One expectation, as assertions of the API. */
export const expectation = written.transform((one): Expectation[] => {
  if ('under' in one) {
    return Object.entries(one.under).map(([key, most]) => {
      const below = assertion.parse({ type: LIMITS[key], [key]: most });
      return { assertion: below, at: ['under', key], ofAnswer: below };
    });
  }
  if ('asWritten' in one) return [{ assertion: one.asWritten, at: [], ofAnswer: one.asWritten }];
  const ofResult = expand(one);
  return [{ assertion: ofResult, at: [], ofAnswer: aboutAnswer(ofResult) }];
});

function aboutAnswer(one: Assertion): Assertion {
  if (one.type === 'textContains') return { ...one, type: 'responseContains' };
  return one.type === 'textMatches' ? { ...one, type: 'responseMatches' } : one;
}

type Written = z.output<typeof written>;
function expand(one: Exclude<Written, { under: unknown } | { asWritten: unknown }>): Assertion {
  if ('path' in one) return { type: 'jsonPath', ...one };
  if ('noToolErrors' in one) return { type: 'noToolErrors' };
  if ('equals' in one) return { type: 'textEquals', text: one.equals };
  if ('contains' in one) return { type: 'textContains', needle: one.contains };
  if ('matches' in one) return { type: 'textMatches', pattern: one.matches };
  if ('snapshot' in one) {
    const { snapshot, ...rest } = one;
    return { type: 'matchesSnapshot', ...(snapshot === null ? rest : one) };
  }
  if ('content' in one) {
    const { content, ...rest } = one;
    const contentType = CONTENT_TYPES.find((type) => type === content);
    const part = contentType === undefined ? { mimeType: content } : { contentType };
    return { type: 'hasContent', ...part, ...rest };
  }
  if (one.schema === 'output') return { type: 'matchesOutputSchema' };
  return { type: 'matchesSchema', schema: one.schema, in: one.in };
}
