import type { CiMetadata } from '../../contract/resources/ingest.ts';
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

/** Attempt of the workflow run, from 1. */
export function workflowAttempt(environment: Environment): number {
  const attempt = Number(environment['GITHUB_RUN_ATTEMPT']);
  return Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1;
}
