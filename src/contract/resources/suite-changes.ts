import { z } from 'zod';
import { testCaseSchema } from '../cases/test-case.ts';
import { suiteCreateSchema } from './eval-requests.ts';

// Apart from what is read, as the requests that create something are.

const { name, description, serverIds, serverNames, model, provider, passCriteria, execution } =
  suiteCreateSchema.shape;

/** PATCH /eval-suites/{suiteId}: what is given stands in for what there is. */
export const suiteUpdateSchema = z
  .strictObject({
    name: name.optional().describe('Need not be unique.'),
    description: description.nullable().describe('For people; null for none.'),
    serverIds: serverIds.optional().describe('Servers that its cases run against, all of them.'),
    serverNames,
    model: model.optional(),
    provider: provider.nullable().describe('Of models without a prefix; null for none.'),
    passCriteria: passCriteria
      .nullable()
      .describe('What its runs must meet, where they do not say; null for all iterations.'),
    execution: execution
      .nullable()
      .describe('How its runs are carried out, where they do not say; null for nothing said.'),
  })
  .refine((change) => Object.values(change).some((member) => member !== undefined), {
    path: ['name'],
    error: 'is what is needed, or another member to change',
  });
export type SuiteUpdate = z.infer<typeof suiteUpdateSchema>;

const { title, steps, ...more } = testCaseSchema.shape;

/** What it is for is lost on the way to null, unless it is said again. */
function orNothing<Shape extends z.ZodType>(shape: Shape) {
  return shape.nullable().describe(`${shape.description ?? ''} Null for nothing.`);
}

/** PATCH …/cases/{caseId}: what is given stands in for what there is, null for nothing. */
export const caseUpdateSchema = z
  .strictObject({
    title: title.optional(),
    steps: steps.optional(),
    runs: orNothing(more.runs),
    model: orNothing(more.model),
    provider: orNothing(more.provider),
    isNegativeTest: orNothing(more.isNegativeTest),
    expectedOutput: orNothing(more.expectedOutput),
    scenario: orNothing(more.scenario),
    advancedConfig: orNothing(more.advancedConfig),
    matchOptions: orNothing(more.matchOptions),
    predicates: orNothing(more.predicates),
    limits: orNothing(more.limits),
  } satisfies Record<keyof typeof testCaseSchema.shape, z.ZodType>)
  .refine((change) => Object.values(change).some((member) => member !== undefined), {
    path: ['title'],
    error: 'is what is needed, or another member to change',
  });
export type CaseUpdate = z.infer<typeof caseUpdateSchema>;

/** DELETE of a suite or a case. */
export const deletionSchema = z.strictObject({});
