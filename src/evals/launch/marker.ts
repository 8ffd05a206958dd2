import type { Environment } from '../../session/environment.ts';

const PREFIX = 'mcp-eval-gate';
const MARKER_START = `[${PREFIX} `;

/**
 * Text that names the step a run was created for, so that people and the client recognise the run.
 * @param nonce tells apart steps the runner's variables do not, such as the legs of a matrix.
 */
export function stepMarker(environment: Environment, nonce: string): string {
  const parts = [
    ['', environment['GITHUB_REPOSITORY']],
    ['run ', environment['GITHUB_RUN_ID']],
    ['attempt ', environment['GITHUB_RUN_ATTEMPT']],
    ['job ', environment['GITHUB_JOB']],
    ['step ', environment['GITHUB_ACTION']],
  ].flatMap(([label, value]) => (value ? [`${label}${value}`] : []));
  return [PREFIX, ...parts, nonce].join(' ');
}

/** Whether an attempt of a workflow run has a run of its own, or that of an attempt before. */
export type Rerun = 'new' | 'reuse';

/**
 * Tells the step from all others, those of other attempts included unless their run is to be reused.
 * Null where the runner's variables do not: then each time is the first.
 * @param matrix `toJSON(matrix)`, which tells the legs of a job apart
 */
export function stepKey(environment: Environment, matrix: string, rerun: Rerun): string | null {
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, GITHUB_JOB: job } = environment;
  const { GITHUB_ACTION: step, GITHUB_RUN_ATTEMPT: attempt } = environment;
  if (!repository || !run || !job || !step) return null;
  return JSON.stringify([repository, run, job, matrix, step, rerun === 'new' ? attempt : null]);
}

/** Notes as people wrote them: without the marker the client put at their end. */
export function withoutMarker(notes: string | null | undefined): string | null {
  if (!notes) return null;
  const start = notes.lastIndexOf(MARKER_START);
  const isMarker = start >= 0 && notes.indexOf(']', start) === notes.length - 1;
  if (!isMarker) return notes;
  return notes.slice(0, notes[start - 1] === '\n' ? start - 1 : start) || null;
}
