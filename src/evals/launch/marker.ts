import { LOOK_MARKER } from '../../model/regression/confirmation.ts';
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

/**
 * The marker of a run that looks again at some cases of another. It begins otherwise, so that nobody
 * who looks for results of the suite takes it for such.
 */
export function markerOfLook(marker: string, number: number): string {
  return `${LOOK_MARKER} ${marker.replace(`${PREFIX} `, '')} ${number}`;
}

/** Whether an attempt of a workflow run has a run of its own, or that of an attempt before. */
export type Rerun = 'new' | 'reuse';

/**
 * What a job alone has: the callers of one reusable workflow have all other variables in common. By the
 * first the runner finds what the job has left running; inside of a container there is the second.
 */
const JOB_VARIABLES = ['RUNNER_TRACKING_ID', 'ACTIONS_ORCHESTRATION_ID'] as const;

/**
 * Tells the step from all others, those of other attempts included unless their run is to be reused.
 * Then nothing is in it that a job has in one attempt only, and so nothing that tells the callers of
 * one reusable workflow apart. Null where the runner's variables do not tell: then each time is the
 * first.
 * @param matrix `toJSON(matrix)`, which tells the legs of a job apart
 */
export function stepKey(environment: Environment, matrix: string, rerun: Rerun): string | null {
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, GITHUB_JOB: job } = environment;
  const { GITHUB_ACTION: step, GITHUB_RUN_ATTEMPT: attempt } = environment;
  if (!repository || !run || !job || !step) return null;
  const parts = [repository, run, job, matrix, step];
  if (rerun === 'reuse') return JSON.stringify(parts);
  return JSON.stringify([...parts, attempt, ...JOB_VARIABLES.map((name) => environment[name])]);
}

/** Notes as people wrote them: without the marker the client put at their end. */
export function withoutMarker(notes: string | null | undefined): string | null {
  if (!notes) return null;
  const start = notes.lastIndexOf(MARKER_START);
  const isMarker = start >= 0 && notes.indexOf(']', start) === notes.length - 1;
  if (!isMarker) return notes;
  return notes.slice(0, notes[start - 1] === '\n' ? start - 1 : start) || null;
}
