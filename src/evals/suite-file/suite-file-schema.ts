import { z } from 'zod';
import { passCriteriaSchema } from '../../contract/cases/pass-criteria.ts';
import { type Step, stepSchema, testCaseSchema } from '../../contract/cases/test-case.ts';
import { LIMITS, OWN_LIMITS } from '../../contract/limits.ts';
import { fractionMistake } from '../../model/quantity.ts';

const [
  promptStep,
  toolCallStep,
  promptGetStep,
  resourceReadStep,
  toolListStep,
  promptListStep,
  resourceListStep,
  resourceTemplateListStep,
  interactStep,
  assertStep,
] = stepSchema.options;
const optionalId = {
  id: z
    .string()
    .min(1)
    .optional()
    .describe('Tells the step from others in results; `step-1` and so on where it is left out.'),
};
const described = <Schema extends z.ZodType>(schema: Schema, { description = '' }: z.ZodType) =>
  schema.describe(description);

/** Steps as on the wire, but for their ids, which may be left to us. */
const fileStepSchema = z.discriminatedUnion('kind', [
  described(promptStep.extend(optionalId), promptStep),
  described(toolCallStep.extend(optionalId), toolCallStep),
  described(promptGetStep.extend(optionalId), promptGetStep),
  described(resourceReadStep.extend(optionalId), resourceReadStep),
  described(toolListStep.extend(optionalId), toolListStep),
  described(promptListStep.extend(optionalId), promptListStep),
  described(resourceListStep.extend(optionalId), resourceListStep),
  described(resourceTemplateListStep.extend(optionalId), resourceTemplateListStep),
  described(interactStep.extend(optionalId), interactStep),
  described(assertStep.extend(optionalId), assertStep),
]);

const fileTestSchema = testCaseSchema.extend({
  steps: z.array(fileStepSchema).min(1).max(LIMITS.stepsPerCase),
});
type FileTest = z.output<typeof fileTestSchema>;

/** The wire takes any rate; a person who writes 0.9 means 90 percent. */
const filePassCriteriaSchema = passCriteriaSchema.extend({
  minimumPassRate: passCriteriaSchema.shape.minimumPassRate
    .superRefine((percent, context) => {
      const message = fractionMistake(percent);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .meta({ not: { exclusiveMinimum: 0, maximum: 1 } }),
});

/** An eval suite as code. `model`, `provider` and `runs` are defaults of the tests. */
export const suiteFileSchema = z.strictObject({
  name: z.string().min(1).describe('Name of the suite; a suite of this name is updated.'),
  description: z.string().optional(),
  servers: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe('MCP servers to run against, by id or name.'),
  model: z.string().min(1).optional().describe('Model of tests that name none: provider/name.'),
  provider: z.string().min(1).optional().describe('Provider of models without a prefix.'),
  runs: z
    .int()
    .min(1)
    .max(OWN_LIMITS.iterationsPerCase)
    .optional()
    .describe('Iterations of tests that name no number.'),
  passCriteria: filePassCriteriaSchema
    .optional()
    .describe('What the run must meet; minimumPassRate is percent.'),
  tests: z.array(fileTestSchema).min(1).max(OWN_LIMITS.casesPerSuite),
});

/** What a suite file holds, with every step's id filled in. */
export type SuiteFile = Omit<z.output<typeof suiteFileSchema>, 'tests'> & {
  tests: (Omit<FileTest, 'steps'> & { steps: Step[] })[];
};

/** Gives steps without an id the first free one of `step-1`, `step-2`, … by their position. */
export function withStepIds(file: z.output<typeof suiteFileSchema>): SuiteFile {
  return {
    ...file,
    tests: file.tests.map((test) => {
      const taken = new Set(test.steps.map(({ id }) => id));
      const freeId = (position: number): string => {
        const id = `step-${position}`;
        if (!taken.has(id)) return id;
        let copy = 2;
        while (taken.has(`${id}-${copy}`)) copy += 1;
        return `${id}-${copy}`;
      };
      return {
        ...test,
        steps: test.steps.map((step, index) => ({ ...step, id: step.id ?? freeId(index + 1) })),
      };
    }),
  };
}
