import { appendFileSync, statSync } from 'node:fs';
import { SURFACES } from '../words/surfaces.ts';

/** Of all that a step writes. GitHub shows nothing of a larger one. */
const LIMIT = 1_000_000;
/** A document needs so much. */
const LEAST = 2_000;

/**
 * Adds Markdown to the job summary, after what the step has written before. Throws if there is no room.
 *
 * @param path the runner's `GITHUB_STEP_SUMMARY`
 * @param render makes a document of at most so many bytes
 */
export function addSummary(path: string, render: (limit: number) => string): void {
  const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const gap = size > 0 ? '\n\n' : '';
  const room = LIMIT - size - gap.length;
  if (room < LEAST) throw new Error(SURFACES.full(size));
  appendFileSync(path, `${gap}${render(room)}`);
}
