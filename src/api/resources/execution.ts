import * as z from 'zod';

const MAX_TURNS = 100;

export const LONGEST_MS = 3_600_000;
const MAX_CONCURRENCY = 100;
const count = (most: number) => z.int().min(1).max(most).optional();
const milliseconds = () => count(LONGEST_MS);
/** A line for the shell, or a program and its arguments. */
const command = () => z.union([z.string().min(1), z.array(z.string()).min(1)]).optional();

/** How a run is carried out. An extension of this service. */
export const execution = z.strictObject({
  isolation: z
    .enum(['auto', 'shared', 'iteration'])
    .optional()
    .describe(
      'When an iteration gets servers of its own. `auto`: when something may have changed them.',
    ),
  concurrency: count(MAX_CONCURRENCY).describe('Iterations at the same time.'),
  /** For a server to start and answer. Without it 10 s, or 90 s if a package may be downloaded. */
  connectTimeoutMs: milliseconds(),
  /** For one answer of a server. Without it 30 s. */
  toolTimeoutMs: milliseconds(),
  /** For all steps of an iteration. Without it 300 s. */
  iterationTimeoutMs: milliseconds(),
  maxTurns: count(MAX_TURNS).describe('Answers of the model to one prompt.'),
  argumentCheck: z
    .enum(['refuse', 'warn', 'off'])
    .optional()
    .describe('What happens if arguments do not fit the schema of their tool.'),
  /** Only the service of a job takes commands. */
  setup: command().describe('A command that runs before the servers of an iteration start.'),
  teardown: command().describe('A command that runs after they have ended.'),
});
export type Execution = z.infer<typeof execution>;
