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

/** Notes as people wrote them: without the marker the client put at their end. */
export function withoutMarker(notes: string | null | undefined): string | null {
  if (!notes) return null;
  const start = notes.lastIndexOf(MARKER_START);
  const isMarker = start >= 0 && notes.indexOf(']', start) === notes.length - 1;
  if (!isMarker) return notes;
  return notes.slice(0, notes[start - 1] === '\n' ? start - 1 : start) || null;
}
