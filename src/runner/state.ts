import { z } from 'zod';

/** Name under which the main step leaves remote runs to the post step. */
export const RUN_STATE = 'runs';

const remoteRunSchema = z.object({
  baseUrl: z.string(),
  projectId: z.string(),
  runId: z.string(),
});

/** A run of a remote service. */
export type RemoteRun = Readonly<z.infer<typeof remoteRunSchema>>;

/** Those that have not ended, which the post step cancels: base and head run at once. */
export class RunsUnderWay {
  readonly #runs = new Map<string, RemoteRun>();

  /** @returns the text form of all, for the runner to keep between the steps. */
  note({ terminal, ...run }: RemoteRun & { terminal: boolean }): string {
    const { baseUrl, projectId, runId } = run;
    const key = JSON.stringify([baseUrl, projectId, runId]);
    if (terminal) this.#runs.delete(key);
    else this.#runs.set(key, { baseUrl, projectId, runId });
    return JSON.stringify([...this.#runs.values()]);
  }
}

/**
 * Runs that the main step left under way; none where it left no text.
 * @throws where the text is not what `RunsUnderWay` makes.
 */
export function parseRunState(text: string): RemoteRun[] {
  return text === '' ? [] : z.array(remoteRunSchema).parse(JSON.parse(text));
}
