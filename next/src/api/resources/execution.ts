import * as z from 'zod';

const MAX_TURNS = 100;

/** The longest time limit. */
export const LONGEST_MS = 3_600_000;
const MAX_CONCURRENCY = 100;
const milliseconds = () => z.int().min(1).max(LONGEST_MS).optional();
/** A line for the shell, or a program and its arguments. */
const command = () => z.union([z.string().min(1), z.array(z.string()).min(1)]).optional();

/** How a run is carried out. An extension of this service. */
export const execution = z.strictObject({
  /** When an iteration gets servers of its own. `auto`: a connection serves further iterations until something may have changed the server. */
  isolation: z.enum(['auto', 'shared', 'iteration']).optional(),
  /** Iterations at the same time; without it, the number of cores. */
  concurrency: z.int().min(1).max(MAX_CONCURRENCY).optional(),
  /** For a server to start and answer. Without it 10 s, or 90 s if a package may be downloaded. */
  connectTimeoutMs: milliseconds(),
  /** For one answer of a server. Without it 30 s. */
  toolTimeoutMs: milliseconds(),
  /** For all steps of an iteration. Without it 300 s. */
  iterationTimeoutMs: milliseconds(),
  /** Answers of the model to one prompt. Without it 20. */
  maxTurns: z.int().min(1).max(MAX_TURNS).optional(),
  /** What happens if arguments do not fit the schema of their tool. Without it `refuse`. */
  argumentCheck: z.enum(['refuse', 'warn', 'off']).optional(),
  /** Runs before the servers of an iteration start. Only the service of a job takes it. */
  setup: command(),
  /** Runs after they have ended. */
  teardown: command(),
});
export type Execution = z.infer<typeof execution>;
