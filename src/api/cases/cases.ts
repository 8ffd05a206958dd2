import * as z from 'zod';
import { MATCHINGS, transcriptAssertion } from './assertions.ts';
import { step } from './steps.ts';
import { name, text } from './texts.ts';

export const MAX_CASES = 10_000;
export const MAX_STEPS = 200;
/** Most iterations of a case. */
export const MAX_RUNS = 1_000;
/** What services of others take. */
export const HOSTED_CASES = 100;
export const HOSTED_RUNS = 10;
const MAX_PREDICATES = 50;

const toolChoice = z.union([
  z.enum(['auto', 'none', 'required']),
  z.strictObject({ type: z.literal('tool'), toolName: name() }),
]);

/** How the model of a case is called. Unknown keys would change what is measured, unseen. */
const advancedConfig = z.strictObject({
  system: text().optional().describe('The system prompt.'),
  temperature: z.number().min(0).max(2).optional(),
  toolChoice: toolChoice.optional().describe('Of the first answer.'),
});

/** How expected calls are compared with the actual ones, in both vocabularies of the API. */
const matchOptions = z.strictObject({
  toolCallOrder: z.enum(['ignore', 'any', 'superset', 'in-order', 'strict', 'exact']).optional(),
  maxExtraToolCalls: z.int().min(0).nullish(),
  extraToolCalls: z.union([z.literal('unlimited'), z.int().min(0)]).optional(),
  allowExtraToolCalls: z.boolean().optional(),
  argumentMatching: z.enum(MATCHINGS).optional(),
  arguments: z.enum(MATCHINGS).optional(),
});
export type MatchOptions = z.infer<typeof matchOptions>;

export const testCase = z.strictObject({
  title: name(),
  runs: z.int().min(1).max(MAX_RUNS).optional(),
  model: z.string().min(1).optional(),
  provider: z.string().min(1).optional().describe('The provider of the model.'),
  steps: z.array(step).min(1).max(MAX_STEPS),
  isNegativeTest: z.boolean().optional().describe('The model must call no tool.'),
  expectedOutput: z.string().optional().describe('Stored, and not judged.'),
  scenario: z.string().optional().describe('Stored, and not judged.'),
  advancedConfig: advancedConfig.optional().describe('How the model is called.'),
  matchOptions: matchOptions.optional().describe('How calls are compared.'),
  predicates: z
    .strictObject({
      mode: z.enum(['inherit', 'replace', 'extend']),
      list: z.array(transcriptAssertion).max(MAX_PREDICATES),
    })
    .optional()
    .describe('Assertions about the whole case.'),
});
export type TestCase = z.infer<typeof testCase>;

/** `in-order`: others may come between. `exact`: in this order, and no others. */
const ORDERS = {
  ignore: 'any',
  any: 'any',
  superset: 'in-order',
  'in-order': 'in-order',
  strict: 'exact',
  exact: 'exact',
} as const;

/** Match options in one vocabulary. */
export type MatchRules = ReturnType<typeof matchRulesOf>;

/** Reads match options in both vocabularies, and fills in the defaults. */
export function matchRulesOf(options: MatchOptions = {}) {
  const { toolCallOrder, maxExtraToolCalls, extraToolCalls, allowExtraToolCalls } = options;
  const order = ORDERS[toolCallOrder ?? 'any'];
  const extra = maxExtraToolCalls ?? (extraToolCalls === 'unlimited' ? null : extraToolCalls);
  const allowed = allowExtraToolCalls === false ? 0 : null;
  /** Calls beyond the expected ones; null: any number. */
  const maxExtraCalls = order === 'exact' ? 0 : (extra ?? allowed);
  const argumentMatching = options.argumentMatching ?? options.arguments ?? 'partial';
  return { order, maxExtraCalls, argumentMatching };
}

/** Whether match rules ask more than each assertion does by itself. */
export const restrictsCalls = ({ order, maxExtraCalls }: MatchRules): boolean =>
  order !== 'any' || maxExtraCalls !== null;
