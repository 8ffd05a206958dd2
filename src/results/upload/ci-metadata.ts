import { hash } from 'node:crypto';
import type { CiMetadata } from '../../contract/resources/run.ts';
import type { Environment } from '../../session/environment.ts';

/** Where results come from, for people who look at the run. `commitSha` is the one under test. */
export function ciMetadata(environment: Environment, commitSha: string): CiMetadata {
  const pipelineId = environment['GITHUB_RUN_ID'];
  const facts: CiMetadata = {
    provider: 'github-actions',
    pipelineId,
    jobId: environment['GITHUB_JOB'],
    runUrl: pipelineId ? runUrl(environment, pipelineId) : undefined,
    branch: environment['GITHUB_HEAD_REF'] || environment['GITHUB_REF_NAME'],
    commitSha,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => Boolean(value)));
}

function runUrl(environment: Environment, runId: string): string {
  const server = environment['GITHUB_SERVER_URL'] || 'https://github.com';
  const attempt = environment['GITHUB_RUN_ATTEMPT'] || '1';
  return `${server}/${environment['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${runId}/attempts/${attempt}`;
}

/** The service takes 256 characters; the attempt is still to be appended. */
const MAX_LENGTH = 200;

/** Identity of the run that all jobs of one workflow run report one suite to. */
export function defaultExternalRunId(environment: Environment, suiteName: string): string {
  const repository = environment['GITHUB_REPOSITORY'] ?? 'local';
  const workflowRun = environment['GITHUB_RUN_ID'] ?? '0';
  return bounded(`github:${repository}:${workflowRun}:${suiteName}`);
}

function bounded(id: string): string {
  if (id.length <= MAX_LENGTH) return id;
  const digest = hash('sha256', id).slice(0, 32);
  return `${id.slice(0, MAX_LENGTH - digest.length - 1).toWellFormed()}:${digest}`;
}
