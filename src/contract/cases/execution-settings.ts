import { z } from 'zod';
import { EXECUTION_LIMITS } from '../limits.ts';

const { leastMs, connectMs, toolMs, iterationMs, turns, concurrency } = EXECUTION_LIMITS;

const milliseconds = (most: number) => z.int().min(leastMs).max(most).optional();

/**
 * Which iterations share a server's process or session. `lane`: those of one lane. `iteration`:
 * none. `auto`: those of one lane, until something was called that may have changed its state.
 */
export const ISOLATIONS = ['auto', 'lane', 'iteration'] as const;
export type Isolation = (typeof ISOLATIONS)[number];

/** How long a case waits for whom, and how often it asks its model. */
export const caseLimitsSchema = z.strictObject({
  connectTimeoutMs: milliseconds(connectMs).describe('For a server to come up, in milliseconds.'),
  toolTimeoutMs: milliseconds(toolMs).describe('For the answer to one request to a server.'),
  iterationTimeoutMs: milliseconds(iterationMs).describe('For all steps of an iteration.'),
  maxTurns: z
    .int()
    .min(1)
    .max(turns)
    .optional()
    .describe('Answers of the model to one prompt, at most.'),
});
export type CaseLimits = z.infer<typeof caseLimitsSchema>;

/** A line for the shell of the platform, or a program and its arguments. */
const commandSchema = z.union([z.string().min(1), z.array(z.string()).min(1)]);
export type SuiteCommand = z.infer<typeof commandSchema>;

/** How a run is carried out. Its limits stand in for those of its cases. */
export const executionSettingsSchema = z.strictObject({
  ...caseLimitsSchema.shape,
  concurrency: z
    .int()
    .min(1)
    .max(concurrency)
    .optional()
    .describe('Iterations that are carried out at once, at most.'),
  isolation: z
    .enum(ISOLATIONS)
    .optional()
    .describe('When an iteration gets servers that were started for it.'),
  setup: commandSchema
    .optional()
    .describe(
      'A line for the shell, or a program and its arguments, run before the servers of an iteration start. Only a service that was started for one suite takes it.',
    ),
  teardown: commandSchema.optional().describe('The same, run after they have ended.'),
});
export type ExecutionSettings = z.infer<typeof executionSettingsSchema>;

/** What a suite says of all of its runs. Its limits stand in its cases. */
export const suiteExecutionSchema = executionSettingsSchema.pick({
  concurrency: true,
  isolation: true,
});
export type SuiteExecution = z.infer<typeof suiteExecutionSchema>;

/** The variable that has the folder of an iteration. */
export const ITERATION_VARIABLE = 'ITERATION_TMP';

/** Stands for the folder of an iteration, wherever it is written. */
export const ITERATION_FOLDER = `\${${ITERATION_VARIABLE}}`;

/** Whether any text of a value names the folder of an iteration. */
export function namesIterationFolder(value: unknown): boolean {
  return value !== undefined && JSON.stringify(value).includes(ITERATION_FOLDER);
}
