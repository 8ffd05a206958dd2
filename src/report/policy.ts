import * as z from 'zod';

const PERCENT = { params: { data: { code: 'range', what: 'percent', min: 0, max: 100 } } };
const isPercent = (value: number) => value >= 0 && value <= 100;
/** Percent as people write it, from 0 to 100. `inputs/` refuses what is meant as a share. */
const percent = () => z.number().refine(isPercent, PERCENT).meta({ minimum: 0, maximum: 100 });
const confidence = () => z.number().min(50).lt(100);
const byName = <Value extends z.ZodType>(value: Value) => z.record(z.string().min(1), value);
const byModel = <Value extends z.ZodType>(value: Value) =>
  z.record(z.stringFormat('model', /^[^/]+\/./), value);
/** More than in the baseline, in percent. */
const GROWTH = /^\+\d{1,4}(?:\.\d+)?%$/;
const growth = () => z.stringFormat('growth', GROWTH);

const quarantined = z.strictObject({
  /** Title of the case. */
  case: z.string().min(1),
  reason: z.string().min(1),
  owner: z.string().min(1),
  /** The last day that it holds, in UTC. */
  expires: z.iso.date(),
});

/**
 * What the gate requires: the keys of the gate file, which inputs of the same name can set too. Each
 * setting is declared here, and nowhere else.
 */
export const settings = z.strictObject({
  'min-pass-rate': percent().describe('Percent of iterations or tests that must pass.'),
  'pass-rate-confidence': confidence().describe(
    'Judges pass rates by their lower bound at this confidence, in percent.',
  ),
  'min-pass-rate-by-model': z
    .union([percent(), byModel(percent())])
    .describe('Percent that must pass on each model, or by `provider/model`.'),
  'min-case-pass-rate': z
    .union([
      percent(),
      z.strictObject({
        all: percent().optional(),
        cases: byName(percent()).optional(),
        tags: byName(percent()).optional(),
        models: byModel(percent()).optional(),
      }),
    ])
    .describe('Percent of its iterations that each case must pass.'),
  regression: z
    .enum(['gate', 'inform', 'strict', 'statistical', 'off'])
    .describe('How cases are compared with the baseline.'),
  'regression-confidence': confidence().describe(
    'Confidence of the comparison of cases with a model, in percent. Default: 95.',
  ),
  'min-effect': percent().describe(
    'Smallest drop of cases with a model that counts, in points. Default: 0.',
  ),
  confirm: z
    .enum(['auto', 'never'])
    .describe('Whether fresh iterations check suspects before they fail. Default: `auto`.'),
  'max-confirm-iterations': z
    .int()
    .min(20)
    .describe('Most fresh iterations of base and head together. Default: 400.'),
  'max-total-tokens': z
    .union([z.int().min(1), growth()])
    .describe('Most tokens of all iterations, or such as `+10%` above the baseline.'),
  'max-p95-latency-ms': z
    .union([z.number().positive(), growth()])
    .describe('Milliseconds in which 95 % of the iterations end, or such as `+10%`.'),
  'max-tool-calls': z.int().min(0).describe('Most tool calls of an iteration.'),
  'max-duration-minutes': z.number().positive().describe('Most minutes of the run.'),
  'max-cost': z.number().positive().describe('Most that all tokens cost by `prices`.'),
  prices: byModel(z.strictObject({ input: z.number().min(0), output: z.number().min(0) })).describe(
    'Cost of a million tokens, by `provider/model`.',
  ),
  'fail-on-change': z
    .enum(['breaking', 'any', 'never'])
    .describe('Which changes of what servers offer fail `mode: diff`. Default: `breaking`.'),
  'on-missing-baseline': z
    .enum(['not-applicable', 'incomplete'])
    .describe('What comparisons are without a baseline. Default: `not-applicable`.'),
  'baseline-max-age-days': z.number().positive().describe('Oldest baseline, in days.'),
  'allow-removed': z.boolean().describe('Whether many cases can be removed at once.'),
  'expected-tests': z.int().min(1).describe('Least number of tests in result files.'),
  'merge-retries': z
    .boolean()
    .describe('Whether equal tests are attempts of one (pytest, Gradle, gotestsum).'),
  quarantine: z.array(quarantined).describe('Cases that do not count for some time.'),
});
/** All of them can be left out. */
export const policy = settings.partial();
export type Policy = z.infer<typeof policy>;
export type Setting = keyof Policy;
export type Quarantined = z.infer<typeof quarantined>;

/** The growth that a budget allows, as a share such as 0.1; null: the budget is a number. */
export const growthOf = (budget: number | string): number | null =>
  typeof budget === 'number' ? null : Number(budget.slice(1, -1)) / 100;

/** Where a policy comes from. */
export const policyFacts = z.object({
  /** Commit that the gate file is read from; null: the checkout. */
  base: z.string().nullable(),
  /** Path of the gate file; null: there is none. */
  file: z.string().nullable(),
  /** What the change under test alters in the gate file. It counts once it is merged. */
  changes: z.array(
    z.object({
      setting: z.string(),
      /** The case of an entry of the quarantine. */
      subject: z.string().nullable(),
      /** As JSON; null: not set. Of the quarantine: the last day. */
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
});
export type PolicyFacts = z.infer<typeof policyFacts>;
