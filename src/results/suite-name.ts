import type { Shard } from '../model/shard.ts';
import type { Environment } from '../session/environment.ts';

/**
 * Name of the suite where none is given: workflow and job, with the matrix leg where there is one.
 * The legs that are shards share one suite, so the leg is left out there.
 */
export function defaultSuiteName(
  environment: Environment,
  matrixLeg: string | null,
  shard: Shard | null,
): string {
  const parts = [environment['GITHUB_WORKFLOW'], environment['GITHUB_JOB']].filter(Boolean);
  const name = parts.length === 0 ? 'Test results' : parts.join(' / ');
  return matrixLeg === null || shard !== null ? name : `${name} (${matrixLeg})`;
}
