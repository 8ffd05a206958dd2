import type { RawInputs } from './raw-inputs.ts';

/**
 * `run`: evals run on a service; `ingest`: result files of a test runner are judged; `collect`:
 * either of them, for another job to publish; `publish`: what such a job collected is judged.
 */
export const MODES = ['run', 'ingest', 'collect', 'publish'] as const;

/** Where the results come from. */
export type Source = Exclude<(typeof MODES)[number], 'collect'>;

/** What the mode given says, else what the other inputs imply. */
export function sourceOf({ mode, results }: RawInputs): Source {
  if (mode === 'run' || mode === 'ingest' || mode === 'publish') return mode;
  return results === undefined ? 'run' : 'ingest';
}
