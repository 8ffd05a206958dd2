import { z } from 'zod';
import { executionSettingsSchema, suiteExecutionSchema } from '../cases/execution-settings.ts';
import { passCriteriaSchema } from '../cases/pass-criteria.ts';
import { matchOptionsSchema, testCaseSchema } from '../cases/test-case.ts';
import { OWN_LIMITS } from '../limits.ts';

// Apart from what is read: a client loads these schemas, the most costly ones to build, only when
// it creates something.

/** POST /eval-suites. */
export const suiteCreateSchema = z.strictObject({
  name: z.string().min(1).describe('Need not be unique: another suite of the name is made.'),
  description: z.string().optional().describe('For people.'),
  serverIds: z.array(z.string().min(1)).min(1).describe('Servers that its cases run against.'),
  serverNames: z
    .array(z.string())
    .optional()
    .describe('Their names, in the same order. The service goes by its own.'),
  model: z
    .string()
    .min(1)
    .describe('Of tests that name none: `provider/name`, or a name with `provider` beside it.'),
  provider: z.string().min(1).optional().describe('Of models without a prefix.'),
  passCriteria: passCriteriaSchema
    .optional()
    .describe('What its runs must meet, where they do not say.'),
  execution: suiteExecutionSchema
    .optional()
    .describe('How its runs are carried out, where they do not say.'),
  tags: z.array(z.string()).optional().describe('Taken, and not kept.'),
  tests: z
    .array(testCaseSchema)
    .min(1)
    .max(OWN_LIMITS.casesPerSuite)
    .describe('Its test cases, each of a title of its own.'),
});
export type SuiteCreate = z.infer<typeof suiteCreateSchema>;

/**
 * POST /eval-runs. Form A names `suiteId` (with `tests`, these are stored into the suite, and they
 * alone run; with `caseIds`, these run); form B names `suiteName`, `tests` and `serverIds`. `model`
 * and `provider` beside them are the default of tests that name none.
 */
export const runCreateSchema = z.strictObject({
  suiteId: z.string().min(1).optional().describe('A suite that is saved. Alone, all of it runs.'),
  suiteName: z
    .string()
    .min(1)
    .optional()
    .describe('Makes a suite of `tests` against `serverIds`, where there is no `suiteId`.'),
  suiteDescription: z.string().optional().describe('Of the suite that is made.'),
  tests: z
    .array(testCaseSchema)
    .max(OWN_LIMITS.casesPerSuite)
    .optional()
    .describe('With a `suiteId` they replace cases of the same title, and they alone run.'),
  serverIds: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe('Servers to run against, in place of those of the suite.'),
  serverNames: z
    .array(z.string())
    .optional()
    .describe('Their names, in the same order. The service goes by its own.'),
  model: z.string().min(1).optional().describe('Of tests that name none.'),
  provider: z.string().min(1).optional().describe('Of models without a prefix.'),
  modelApiKeys: z
    .record(z.string(), z.string())
    .optional()
    .describe('Provider to key. Never stored.'),
  notes: z.string().optional().describe('For people; shown with the run.'),
  passCriteria: passCriteriaSchema
    .optional()
    .describe('What the run must meet, in place of what its suite says.'),
  iterationOverride: z
    .int()
    .min(1)
    .max(OWN_LIMITS.iterationsPerCase)
    .optional()
    .describe('Iterations of each case, in place of its own number.'),
  suiteRerun: z.boolean().optional().describe('Taken, and changes nothing.'),
  caseIds: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe('The cases of the suite that run, and no others. Not together with `tests`.'),
  namedHostId: z
    .string()
    .min(1)
    .optional()
    .describe('A host of the project, whose model and capabilities the run has.'),
  hostId: z.string().min(1).optional().describe('The same, as hosts themselves call it.'),
  matchOptionsOverride: matchOptionsSchema
    .optional()
    .describe('Stands in, in this run, for what a case says of the same matter.'),
  execution: executionSettingsSchema
    .optional()
    .describe('How it is carried out, in place of what its cases say.'),
  argumentCheck: z
    .enum(['refuse', 'warn'])
    .optional()
    .describe(
      'Holds the arguments of the cases against the input schemas of the tools before anything is called. What does not fit is refused, or told in `argumentMisfits` of the answer. Left out, nothing is held against them.',
    ),
  listTools: z
    .boolean()
    .optional()
    .describe(
      'Tells in `listedTools` of the answer which tools the servers list that its cases use: they are looked at anyway. A repeated request is not told again.',
    ),
  idempotencyKey: z
    .string()
    .min(1)
    .max(256)
    .optional()
    .describe('As the header of the name, which comes first.'),
});
export type RunCreate = z.infer<typeof runCreateSchema>;
