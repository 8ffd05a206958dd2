import { z } from 'zod';
import type { CaseLimits } from '../../contract/cases/execution-settings.ts';
import { passCriteriaSchema } from '../../contract/cases/pass-criteria.ts';
import { asksServer } from '../../contract/cases/server-step.ts';
import {
  type Step,
  stepSchema,
  type TestCase,
  testCaseSchema,
} from '../../contract/cases/test-case.ts';
import { LIMITS, OWN_LIMITS } from '../../contract/limits.ts';
import { fractionMistake } from '../../model/quantity.ts';
import { type LimitSettings, limitSettings, runSettings } from './suite-settings.ts';
import { SERVERS_ELSEWHERE } from './suite-words.ts';

/** A step as on the wire, but that it need not name the only server. */
export type FileStep = ServerLeftOut<Step>;
type ServerLeftOut<One extends Step> = One extends { serverName: string }
  ? Omit<One, 'serverName'> & { serverName?: string | undefined }
  : One;

const stepId = z
  .string()
  .min(1)
  .optional()
  .describe('Tells the step from others in results; `step-1` and so on where it is left out.');

/** What a step may leave out in a file, and nowhere else. */
function fileStep(schema: (typeof stepSchema.options)[number]) {
  const { description = '' } = schema;
  const shape: z.ZodRawShape = schema.shape;
  const { serverName, arguments: given } = shape;
  return z
    .strictObject({
      ...shape,
      id: stepId,
      ...(serverName instanceof z.ZodString && {
        serverName: serverName
          .optional()
          .describe(`${serverName.description} May be left out where the run has one server.`),
      }),
      ...(given instanceof z.ZodRecord && {
        arguments: given.default({}).describe(`${given.description} Left out, it is given none.`),
      }),
    })
    .describe(description);
}

const fileSteps = stepSchema.options.map(fileStep) as [ReturnType<typeof fileStep>];
// The compiler does not see what becomes of a list of schemas; `FileStep` says it.
const fileStepSchema = z.discriminatedUnion('kind', fileSteps) as unknown as z.ZodType<
  Omit<FileStep, 'id'> & { id?: string }
>;

const modelSchema = z.union([
  z.string().min(1),
  z.strictObject({
    model: z.string().min(1).describe('Name of the model, as its provider has it.'),
    provider: z.string().min(1).describe('Who has it.'),
  }),
]);
const modelsSchema = z.array(modelSchema).min(1).max(100);
const tagsSchema = z.array(z.string().min(1)).max(100);

const fileTestSchema = testCaseSchema.omit({ limits: true }).extend({
  ...limitSettings,
  title: testCaseSchema.shape.title.describe(
    'Tells it from other tests of its suite, and from run to run.',
  ),
  steps: z
    .array(fileStepSchema)
    .min(1, 'must not be empty: a test needs at least one step.')
    .max(LIMITS.stepsPerCase)
    .describe('In the order in which they run. One at least calls a tool or prompts a model.'),
  each: z
    .array(z.record(z.string(), z.unknown()))
    .min(1)
    .max(OWN_LIMITS.casesPerSuite)
    .optional()
    .describe(
      'Rows, each of which makes a case of the test: `{{row.city}}` in any of its texts stands for the value `city` of the row. A text that is nothing but that becomes the value itself, a number say. Titles that do not differ get the number of their row.',
    ),
  models: modelsSchema
    .optional()
    .describe(
      'Models that it runs on, in place of those of the suite: each makes a case of its own, whose title ends in its name.',
    ),
  tags: tagsSchema.optional().describe('Words of your own, shown in the report.'),
  skip: z
    .string('must be a text that says why it is not run.')
    .min(1)
    .optional()
    .describe('Why it is not run. It is in the report with the reason, and counts nowhere.'),
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

const SUITE_HAS = 'an object with a `name` and a list of `tests`';

/** What to say of a file that is no suite at all. */
function noSuite({ code, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined;
  return input == null
    ? `is empty; a suite is ${SUITE_HAS}.`
    : `must be ${SUITE_HAS}${Array.isArray(input) ? ', not a list' : ''}.`;
}

/** What to say of servers that are written as in `.mcp.json`. */
function noServerName({ code, input }: z.core.$ZodRawIssue): string | undefined {
  const isWritten = typeof input === 'object' && input !== null && !Array.isArray(input);
  return code === 'invalid_type' && isWritten
    ? `must be names, not what starts a server. ${SERVERS_ELSEWHERE}`
    : undefined;
}

/**
 * An eval suite as code. `model`, `models`, `provider`, `runs`, `tags` and the limits are those of all
 * tests.
 */
export const suiteFileSchema = z.strictObject(
  {
    name: z.string().min(1).describe('Name of the suite; a suite of this name is updated.'),
    description: z.string().optional().describe('For people.'),
    servers: z
      .array(z.string({ error: noServerName }).min(1), { error: noServerName })
      .min(1)
      .optional()
      .describe('MCP servers to run against, by id or name.'),
    model: z.string().min(1).optional().describe('Model of tests that name none: provider/name.'),
    models: modelsSchema
      .optional()
      .describe(
        'Models that each test with a prompt runs on, unless it names its own. Not together with `model`.',
      ),
    provider: z.string().min(1).optional().describe('Provider of models without a prefix.'),
    runs: z
      .int()
      .min(1)
      .max(OWN_LIMITS.iterationsPerCase)
      .optional()
      .describe('Iterations of tests that name no number.'),
    passCriteria: filePassCriteriaSchema.optional().describe('What the run must meet.'),
    tags: tagsSchema.optional().describe('Tags of all tests, beside their own.'),
    ...limitSettings,
    ...runSettings,
    tests: z
      .array(fileTestSchema)
      .min(1, 'must not be empty: a suite needs at least one test.')
      .max(OWN_LIMITS.casesPerSuite)
      .describe('The test cases, each of a title of its own.'),
  },
  { error: noSuite },
);
/** What a suite file says, once its rows are cases. */
export type WrittenSuite = z.output<typeof suiteFileSchema>;

/** A case as it is sent, but that its steps need not name the only server. */
export type SuiteTest = Omit<
  FileTest,
  'steps' | 'each' | 'models' | 'tags' | 'skip' | keyof LimitSettings
> & { steps: FileStep[]; limits?: CaseLimits };

/** What is sent of a suite file. */
export type SuiteFile = Omit<WrittenSuite, 'tests' | 'models' | 'tags'> & { tests: SuiteTest[] };

/** Steps of which those without an id have the first free one of `step-1`, `step-2`, … by position. */
export function withStepIds(steps: FileTest['steps']): FileStep[] {
  const taken = new Set(steps.map(({ id }) => id));
  const freeId = (position: number): string => {
    const id = `step-${position}`;
    if (!taken.has(id)) return id;
    let copy = 2;
    while (taken.has(`${id}-${copy}`)) copy += 1;
    return `${id}-${copy}`;
  };
  return steps.map((step, index) => ({ ...step, id: step.id ?? freeId(index + 1) }) as FileStep);
}

/** Whether a step asks a server and does not say which. */
export const leavesServerOut = (step: FileStep): boolean =>
  !('serverName' in step && step.serverName !== undefined) && asksServer({ kind: step.kind });

/** A case whose steps all name their server: those that leave it out this one. */
export function withServer({ steps, ...test }: SuiteTest, serverName: string): TestCase {
  // With it, a step is one of those on the wire, whatever its kind.
  const named = (step: FileStep) =>
    (leavesServerOut(step) ? { ...step, serverName } : step) as Step;
  return { ...test, steps: steps.map(named) };
}
