import * as z from 'zod';
import type { TranscriptAssertion } from '../../api/cases/assertions.ts';
import { MAX_CASES, MAX_STEPS, testCase } from '../../api/cases/cases.ts';
import { isTypeWord, matcherOf } from '../../api/cases/matchers.ts';
import { callArguments, capture, step } from '../../api/cases/steps.ts';
import { name, pattern, text } from '../../api/cases/texts.ts';
import { execution, LONGEST_MS } from '../../api/resources/execution.ts';
import { writtenText } from '../../api/resources/shapes.ts';
import {
  addMisfit,
  addMisfits,
  type Misfit,
  meantKey,
  misfitsIn,
  needsAny,
  parse,
  within,
} from '../../api/validation.ts';
import { isObject } from '../../lib/json-values.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { choose, hasKey, listOf, noteAlternatives, oneOf } from './choice.ts';
import { expectation, scalar } from './expectations.ts';
import { fillRow } from './rows.ts';
import { findCaseMisfits, findStepMisfits } from './rules.ts';

const MAX_ROWS = 1_000;
const MAX_NAMES = 100;

/** Words for yes and no in YAML 1.1, which are texts today, are none. */
const errorWords = text().regex(/^(?!(?:false|no|off|yes|on)$)/i);
const errorText = z
  .union([errorWords, z.number().transform(String)])
  .transform((contains) => ({ contains }));
const errorForm = z
  .strictObject({ contains: scalar().optional(), matches: pattern().optional() })
  .superRefine(needsAny('error', ['contains', 'matches']));
const error = oneOf('error', z.literal(true), errorText, errorForm);

const savedMatch = z
  .strictObject({ matches: pattern(), as: z.literal('number').optional() })
  .transform(({ matches, as }) => ({ pattern: matches, as }));
const [savedPath, savedPathIn] = capture.options;
const saved = z.union([savedPath, savedPathIn, savedMatch]);
const savedName = z.stringFormat('identifier', /^[A-Za-z_]\w{0,63}$/);

const target = writtenText().refine((written) => !written.split('/').includes(''), {
  params: { data: { code: 'type', expected: 'string', observed: 'an empty name' } },
});

/** A tool that the model must call. */
interface ExpectedCall {
  tool: string;
  /** In the form of the API. */
  args: Extract<TranscriptAssertion, { type: 'toolCalledWith' }>['args'];
}

/** Words such as `string` stand for a type in the API, and for themselves in the short form. */
function literal(value: unknown): unknown {
  if (isTypeWord(value)) return { equals: value };
  if (Array.isArray(value)) return value.map(literal);
  if (!isObject(value) || matcherOf(value) !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, literal(item)]));
}

const withArguments = z
  .record(name(), z.record(z.string(), z.unknown()))
  .transform((written, context): ExpectedCall => {
    const [[tool, args] = ['', {}], second] = Object.entries(written);
    if (tool === '' || second !== undefined) {
      addMisfit(context, [], { code: 'range', what: 'call', min: 1, max: 1 });
    }
    const literals = Object.entries(args).map(([key, value]) => [key, literal(value)]);
    return { tool, args: { args: Object.fromEntries(literals) } };
  });
const withoutArguments = name().transform((tool): ExpectedCall => {
  return { tool, args: { args: {}, argumentMatching: 'ignore' } };
});

const calls = oneOf('calls', listOf(z.union([withoutArguments, withArguments])));

/** Keys of a step, in a case or in its list of steps. */
const stepKeys = {
  call: target.optional().describe('Calls a tool, as `tool` or `server/tool`.'),
  read: name().optional().describe('Reads the resource with this URI.'),
  get: target.optional().describe('Gets a prompt of a server, as `prompt` or `server/prompt`.'),
  list: z
    .enum(['tools', 'prompts', 'resources', 'templates'])
    .optional()
    .describe('Lists what a server offers.'),
  prompt: text().optional().describe('Sends a text to the model, with the tools of all servers.'),
  server: writtenText().optional().describe('The server of this step.'),
  with: callArguments().optional().describe('The arguments of `call` or `get`.'),
  expect: listOf(expectation)
    .optional()
    .describe('What the result contains, or the answer to a `prompt`. One expectation or a list.'),
  error: error.optional().describe('The error that must come: `true`, its text, or `{ matches }`.'),
  save: z
    .record(savedName, saved)
    .optional()
    .describe('Values of the result by name. Later steps write `{{name}}`.'),
  calls: calls.optional().describe('Tools that the model must call, with arguments if you like.'),
  order: z
    .enum(['any', 'in-order', 'exact', 'first'])
    .optional()
    .describe('The order of `calls`. `first`: the first of `calls` must be the first call.'),
  never: listOf(name()).optional().describe('Tools that the model must not call, or `any`.'),
};
const stepSchema = z.strictObject(stepKeys);
const shortStep = choose(
  () => stepSchema,
  [stepSchema],
  (value) => findStepMisfits(value, Object.keys(stepKeys)),
);

const row = z.record(z.string(), z.unknown());
const rows = oneOf('rows', z.array(row).min(1).max(MAX_ROWS));
const STEP_KEYS = [...Object.keys(stepKeys), 'kind'];
const pickStep = (value: unknown) => {
  const own = isObject(value) ? Object.keys(value) : [];
  const isOfApi = own.some((key) => meantKey(key, STEP_KEYS) === 'kind');
  return isOfApi ? step : shortStep;
};
const stepList = z
  .array(choose(pickStep, [shortStep, step]))
  .min(1)
  .max(MAX_STEPS);
const { runs } = testCase.shape;
const model = writtenText().optional();
const nameList = z.array(writtenText()).min(1).max(MAX_NAMES).optional();

const caseSchema = z.strictObject({
  title: scalar().pipe(writtenText(NAME_LIMIT)).describe('Tells the case from the others.'),
  steps: z.preprocess(withIds, stepList).optional().describe('Steps, short or of the API.'),
  ...stepKeys,
  runs: runs.describe('How many times the case runs.'),
  each: rows.optional().describe('A case for each row. Texts refer to it by `{{row.member}}`.'),
  models: nameList.describe('A case for each model.'),
  model: model.describe('The model of the prompts, as `provider/model`.'),
  tags: z.array(writtenText()).max(MAX_NAMES).optional().describe('Words to select cases by.'),
  skip: oneOf('reason', writtenText()).optional().describe('Why the case does not run.'),
  ...testCase.omit({ title: true, steps: true, runs: true, model: true }).shape,
});
const CASE_KEYS = Object.keys(caseSchema.shape);
const checkedCase = choose(
  () => caseSchema,
  [caseSchema],
  (value) => findCaseMisfits(value, CASE_KEYS),
);

/** API steps may leave out their id. */
function withIds(steps: unknown): unknown {
  if (!Array.isArray(steps)) return steps;
  return steps.map((one, at) => {
    return hasKey(one, 'kind') && !hasKey(one, 'id') ? { ...one, id: stepId(at) } : one;
  });
}

/** The id of a step that has none, counted from 0. */
export const stepId = (at: number) => `step-${at + 1}`;

/** A case for each row. Of equal titles, each gets the number of its row. */
const entry = z.unknown().transform((written, context) => {
  const { each, ...template } = isObject(written) ? written : {};
  const whole = isObject(written) ? template : written;
  const misfits = within(['each'], misfitsIn(rows.optional(), each));
  const listed = Array.isArray(each) ? each.slice(0, MAX_ROWS) : [];
  const lacking = new Map<string, Misfit>();
  const filled = listed.flatMap((row, at) =>
    isObject(row) ? [fillRow(whole, row, at + 1, lacking)] : [],
  );
  if (each === undefined) filled.push(fillRow(whole, null, 1, lacking));
  // References to rows that are wrong themselves are no further mistake.
  if (filled.length === 0) filled.push(whole);
  const cases = filled.flatMap((one) => {
    const read = parse(checkedCase, one);
    if ('misfits' in read) misfits.push(...read.misfits);
    return 'value' in read ? [read.value] : [];
  });
  addMisfits(context, [...lacking.values(), ...misfits]);
  const titles = Map.groupBy(cases, ({ title }) => title);
  return cases.map((one, at) => {
    const isAlone = titles.get(one.title)?.length === 1;
    return isAlone ? one : { ...one, title: `${one.title} [${at + 1}]` };
  });
});
noteAlternatives(entry, [caseSchema]);

const SECOND_MS = 1_000;
const BOUNDS = { code: 'range', what: 'seconds', min: 1 / SECOND_MS, max: LONGEST_MS / SECOND_MS };
const seconds = () =>
  z
    .number()
    .refine((value) => value >= BOUNDS.min && value <= BOUNDS.max, { params: { data: BOUNDS } })
    .meta({ minimum: BOUNDS.min, maximum: BOUNDS.max })
    .transform((value) => Math.round(value * SECOND_MS))
    .optional();
const suite = z.strictObject({
  name: writtenText().describe('The name of the suite.'),
  server: writtenText().optional().describe('The server of all steps that name none.'),
  servers: nameList.describe('The only servers that the suite uses. Without it: all.'),
  model: model.describe('The model of all prompts, as `provider/model`.'),
  provider: testCase.shape.provider.describe('The provider of models that name none.'),
  runs: runs.describe('How many times each case runs.'),
  connectTimeout: seconds().describe('Seconds for a server to start and answer.'),
  toolTimeout: seconds().describe('Seconds for one answer of a server.'),
  iterationTimeout: seconds().describe('Seconds for all steps of an iteration.'),
  ...execution.omit({ connectTimeoutMs: true, toolTimeoutMs: true, iterationTimeoutMs: true })
    .shape,
  tests: z.array(entry).min(1).max(MAX_CASES).describe('The cases.'),
});

/** A suite file. Each test of it is a list of cases, one for each row. */
export const suiteFile = oneOf('suite', suite);
export type WrittenSuite = z.output<typeof suite>;
export type WrittenCase = z.output<typeof caseSchema>;
export type WrittenStep = z.output<typeof stepSchema>;
