import { z } from 'zod';
import {
  DEFAULT_BOUND_CONFIDENCE_PERCENT,
  isConfidence,
  readGrowth,
} from '../inputs/kinds/policy.ts';
import { nearestInput } from '../inputs/misspelt-inputs.ts';
import type { PolicySettings } from '../inputs/policy.ts';
import { POLICY_TABLE } from '../inputs/policy-rules.ts';
import {
  type Budget,
  type CaseRates,
  INFERENCES,
  MISSING_BASELINE_RULES,
  type RatesByModel,
  REGRESSION_MODES,
} from '../model/policy.ts';
import { fractionMistake } from '../model/quantity.ts';
import { ConfigurationError, type ConfigurationProblem } from '../trouble/errors.ts';
import { readWritten, refusal, type WrittenFile } from '../yaml/written-file.ts';

const PERCENTAGE = 'must be a percentage from 0 to 100.';

const percentage = z
  .number(PERCENTAGE)
  .min(0, PERCENTAGE)
  .max(100, PERCENTAGE)
  .superRefine((percent, context) => {
    const message = fractionMistake(percent);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({ not: { exclusiveMinimum: 0, maximum: 1 } });

const CONFIDENCE = 'must be a percentage of at least 50 and less than 100.';
const confidence = z
  .number(CONFIDENCE)
  .refine(isConfidence, CONFIDENCE)
  .meta({ minimum: 50, exclusiveMaximum: 100 });

const BOUND = 'must be `point`, `lower-bound`, or a percentage of at least 50 and less than 100.';
const passRateConfidence = z
  .union([
    z.enum(['point', 'lower-bound'], BOUND),
    z.number(BOUND).refine(isConfidence, BOUND).meta({ minimum: 50, exclusiveMaximum: 100 }),
  ])
  .transform((value) => (value === 'lower-bound' ? DEFAULT_BOUND_CONFIDENCE_PERCENT : value));

/** By names that others chose, such as `__proto__`, which a record of the library leaves out. */
const byName = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (written) => (isObject(written) ? new Map(Object.entries(written)) : written),
    z.map(z.string().min(1), value, 'must have its members by name.'),
  );

function isObject(written: unknown): written is object {
  return typeof written === 'object' && written !== null && !Array.isArray(written);
}

const rates = byName(percentage);
const LEAST_RATES = { minProperties: 1 };

const modelRates = z
  .union([
    percentage,
    z
      .strictObject({
        others: percentage.optional().describe('Of models that are not named.'),
        models: rates.optional().describe('By `provider/model`.'),
      })
      .meta(LEAST_RATES),
  ])
  .transform((value): RatesByModel => {
    if (typeof value === 'number') return { others: value, named: new Map() };
    return { others: value.others ?? null, named: value.models ?? new Map() };
  });

const caseRates = z
  .union([
    percentage,
    z
      .strictObject({
        others: percentage.optional().describe('Of cases that nothing else is said of.'),
        cases: rates.optional().describe('By title, or by the id that the service has.'),
        tags: rates.optional().describe('By tag, of cases that are not named.'),
        models: rates.optional().describe('By `provider/model`, of cases without such a tag.'),
      })
      .meta(LEAST_RATES),
  ])
  .transform((value): CaseRates => {
    if (typeof value === 'number') {
      return { others: value, byCase: new Map(), byTag: new Map(), byModel: new Map() };
    }
    const { others = null, cases = new Map(), tags = new Map(), models = new Map() } = value;
    return { others, byCase: cases, byTag: tags, byModel: models };
  });

function budget(words: string, limit: (message: string) => z.ZodNumber) {
  const message = `must be ${words}, or such as \`+10%\`.`;
  return z
    .union([
      limit(message),
      z
        .string(message)
        .refine((text) => readGrowth(text) !== null, message)
        .meta({ pattern: '^\\+ ?[0-9]+(\\.[0-9]+)? ?%$' }),
    ])
    .transform((value): Budget => {
      return typeof value === 'number'
        ? { kind: 'absolute', limit: value }
        : { kind: 'relative', growth: readGrowth(value) ?? 0 };
    })
    .optional();
}

const whole = (least: number) => (message: string) => z.int(message).min(least, message);
const positive = (message: string) => z.number(message).positive(message);
const OR_MORE = 'or by how much it may be more than in the baseline, such as `+10%`.';

const price = (what: string) => z.number().min(0).describe(what);

/** The gate as code. What is left out holds as the inputs of the same name have it. */
export const gateFileSchema = z.strictObject({
  'min-pass-rate': percentage.optional().describe('Least share of iterations that must pass.'),
  'pass-rate-confidence': passRateConfidence
    .optional()
    .describe(
      'What `min-pass-rate` is held against: the observed rate (`point`), or what the true rate is at least, with a confidence of 95 % (`lower-bound`) or of this number.',
    ),
  inference: z
    .enum(INFERENCES)
    .optional()
    .describe('What the pass rate is about: these cases, or tasks like them.'),
  'min-pass-rate-by-model': modelRates
    .optional()
    .describe('Least share of iterations that must pass on each model.'),
  'min-case-pass-rate': caseRates
    .optional()
    .describe('Least share of the iterations of each case that must pass.'),
  regression: z
    .enum(REGRESSION_MODES)
    .optional()
    .describe('What a regression against the baseline does.'),
  'regression-confidence': confidence
    .optional()
    .describe('How sure one must be of a regression of sampled cases, in percent.'),
  'min-effect': z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('Least drop of the pass rate that counts, in percentage points.'),
  confirm: z
    .enum(['auto', 'never'])
    .optional()
    .describe('Whether a suspected regression is confirmed by fresh results before it blocks.'),
  'max-confirm-iterations': z
    .int()
    .min(20)
    .max(100_000)
    .optional()
    .describe('Iterations that this may cost at most, of both sides together.'),
  'max-total-tokens': budget('a whole number above 0', whole(1)).describe(
    `Most tokens of all iterations; ${OR_MORE}`,
  ),
  'max-p95-latency-ms': budget('a number above 0', positive).describe(
    `Milliseconds within which 95 of 100 iterations must end; ${OR_MORE}`,
  ),
  'max-tool-calls': budget('a whole number from 0', whole(0)).describe(
    `Most tool calls of an iteration of any case; ${OR_MORE}`,
  ),
  'max-duration-minutes': budget('a number above 0', positive).describe(
    `Most minutes that the run may take; ${OR_MORE}`,
  ),
  'max-cost': budget('a number above 0', positive).describe(
    `Most that the tokens may cost, in the currency of \`prices\`; ${OR_MORE}`,
  ),
  prices: byName(
    z.strictObject({ input: price('Of tokens it reads.'), output: price('Of those it writes.') }),
  )
    .optional()
    .describe('What a million tokens cost, by `provider/model`.'),
  'on-missing-baseline': z
    .enum(MISSING_BASELINE_RULES)
    .optional()
    .describe('What becomes of comparisons where there is no baseline.'),
  'baseline-max-age-days': z
    .number()
    .positive()
    .optional()
    .describe('Age from which on a baseline is stale.'),
  'on-unlike-baseline': z
    .enum(['warn', 'incomplete'])
    .optional()
    .describe('What becomes of comparisons with a baseline that is stale or from other models.'),
});

type GateFile = z.output<typeof gateFileSchema>;
export type GateSetting = keyof GateFile;

/** What a gate file asks for, and where it says so. */
export interface WrittenPolicy {
  settings: PolicySettings;
  /** `file:line:column` of a setting, or of a part of it. */
  placeOf: WrittenGate['placeOf'];
}

/** A gate file that says something wrong, and what it says beside that. */
export class GateFileError extends ConfigurationError {
  readonly rest: WrittenPolicy;

  constructor(problems: readonly ConfigurationProblem[], rest: WrittenPolicy) {
    super(problems);
    this.rest = rest;
  }
}

/**
 * Reads a gate file, YAML or JSON.
 * @param file that the text stands in, as it is told.
 * @throws ConfigurationError naming every problem with its `file:line:column`; a GateFileError where
 * more can be said of the rest of it.
 */
export async function readGateFile(file: string, text: string): Promise<WrittenPolicy> {
  const described = { schema: gateFileSchema, what: 'a gate file', empty: {}, meant };
  const written = await readWritten(file, text, described);
  const parsed = withMistakes(written);
  const { value, placeOf, problems } = parsed;
  if (value !== null && problems.length === 0) return { settings: settingsOf(value), placeOf };
  const told = refusal(file, problems, (problem) => problem).problems;
  throw new GateFileError(told, { settings: restOf(parsed), placeOf });
}

const SETTINGS = POLICY_TABLE.filter(({ name }) => Object.hasOwn(gateFileSchema.shape, name));

function meant(setting: string): string | undefined {
  if (Object.hasOwn(gateFileSchema.shape, setting)) return undefined;
  return nearestInput(setting.toLowerCase(), SETTINGS)?.name;
}

type WrittenGate = WrittenFile<typeof gateFileSchema>;

/** With what its schema takes, and is not what somebody meant. */
function withMistakes(parsed: WrittenGate): WrittenGate {
  const { written, placeOf, sourceOf, unfit } = parsed;
  if (!isObject(written)) return parsed;
  const fit = Object.entries(written).filter(([name]) => !unfit.has(name));
  const mistakes = fit.flatMap(([name, value]) => {
    const message = mistakeIn(name, value, sourceOf([name]));
    return message === null ? [] : { name, message };
  });
  const problems = mistakes.map(({ name, message }) => ({
    where: placeOf([name]),
    message: `${name}: ${message}`,
  }));
  return {
    ...parsed,
    problems: [...parsed.problems, ...problems],
    unfit: new Set([...unfit, ...mistakes.map(({ name }) => name)]),
  };
}

function mistakeIn(name: string, value: unknown, source: string | null): string | null {
  if (BUDGETS.includes(name) && typeof value === 'number' && source?.startsWith('+')) {
    return `is the number ${value} as it is written, a limit by itself: write \`+${value}%\` for so much more than in the baseline, or \`${value}\` for the limit.`;
  }
  return RATES.includes(name) && isObject(value) && Object.values(value).every(isEmpty)
    ? 'asks for nothing: give a percentage for all, or name what it is asked of.'
    : null;
}

const BUDGETS: readonly string[] = [
  'max-total-tokens',
  'max-tool-calls',
  'max-p95-latency-ms',
  'max-duration-minutes',
  'max-cost',
] satisfies GateSetting[];
const RATES: readonly string[] = [
  'min-case-pass-rate',
  'min-pass-rate-by-model',
] satisfies GateSetting[];

const isEmpty = (value: unknown) => isObject(value) && Object.keys(value).length === 0;

/** What is asked for by those settings that are right in themselves. */
function restOf({ written, unfit }: WrittenGate): PolicySettings {
  if (typeof written !== 'object' || written === null) return {};
  const members = Object.entries(written).filter(([name]) => !unfit.has(name));
  const { data } = gateFileSchema.safeParse(Object.fromEntries(members));
  return data === undefined ? {} : settingsOf(data);
}

function settingsOf(file: GateFile): PolicySettings {
  return {
    minPassRatePercent: file['min-pass-rate'],
    passRateConfidence: file['pass-rate-confidence'],
    inference: file.inference,
    minPassRateByModelPercent: file['min-pass-rate-by-model'],
    minCasePassRatePercent: file['min-case-pass-rate'],
    regression: file.regression,
    regressionConfidencePercent: file['regression-confidence'],
    minEffectPercent: file['min-effect'],
    confirm: file.confirm,
    maxConfirmIterations: file['max-confirm-iterations'],
    maxTotalTokens: file['max-total-tokens'],
    maxP95LatencyMs: file['max-p95-latency-ms'],
    maxToolCalls: file['max-tool-calls'],
    maxDurationMinutes: file['max-duration-minutes'],
    maxCost: file['max-cost'],
    prices: file.prices,
    onMissingBaseline: file['on-missing-baseline'],
    baselineMaxAgeDays: file['baseline-max-age-days'],
    onUnlikeBaseline: file['on-unlike-baseline'],
  };
}
