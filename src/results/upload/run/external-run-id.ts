import { hash } from 'node:crypto';
import type { Environment } from '../../../session/environment.ts';

/** The service takes 256 characters; the attempt is still to be appended. */
const MAX_LENGTH = 200;

/** Identity of the run that all jobs of one workflow run report one suite to. */
export function defaultExternalRunId(environment: Environment, suiteName: string): string {
  const repository = environment['GITHUB_REPOSITORY'] ?? 'local';
  const workflowRun = environment['GITHUB_RUN_ID'] ?? '0';
  return bounded(`github:${repository}:${workflowRun}:${suiteName}`);
}

/** Identity of the run for an attempt that finds the one of an earlier attempt finalized. */
export function attemptRunId(externalRunId: string, attempt: number): string {
  return `${externalRunId}#${attempt}`;
}

function bounded(id: string): string {
  if (id.length <= MAX_LENGTH) return id;
  const digest = hash('sha256', id).slice(0, 32);
  return `${id.slice(0, MAX_LENGTH - digest.length - 1).toWellFormed()}:${digest}`;
}
