import { z } from 'zod';

/** Name under which the main step leaves the remote run to the post step. */
export const RUN_STATE = 'run';

const runStateSchema = z.object({
  baseUrl: z.string(),
  projectId: z.string(),
  runId: z.string(),
  /** Whether the run has ended, so that nothing is left to cancel. */
  terminal: z.boolean(),
});

/** The run of a remote service that the post step cancels where it has not ended. */
export type RunState = Readonly<z.infer<typeof runStateSchema>>;

/** Text form of the state, for the runner to keep between the steps. */
export function formatRunState(state: RunState): string {
  return JSON.stringify(state);
}

/**
 * State the main step left; undefined where it left none.
 * @throws where the text is not what `formatRunState` writes.
 */
export function parseRunState(text: string): RunState | undefined {
  return text === '' ? undefined : runStateSchema.parse(JSON.parse(text));
}
