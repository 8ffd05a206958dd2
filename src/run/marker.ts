import type { Environment } from './environment.ts';

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
  return ['mcp-eval-gate', ...parts, nonce].join(' ');
}
