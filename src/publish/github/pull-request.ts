import type { Logger } from '../../ports/logger.ts';
import type { EventContext, TriggeringRun } from '../../runner/event-context.ts';
import type { GitHubClient } from './api/api.ts';
import { classifyFailure } from './api/api-failure.ts';
import { explainFailure } from './api/permissions.ts';

export interface PullRequest {
  number: number;
  headSha: string;
  fromFork: boolean;
}

export type PullRequestResolution =
  | { status: 'found'; pullRequest: PullRequest }
  /** No pull request belongs to the event, or none that these results may be shown on. */
  | { status: 'none'; reason: string }
  | { status: 'degraded'; reason: string };

interface ApiPullRequest {
  number: number;
  state: string;
  head: { sha: string; repo: { full_name: string } | null };
  base: { repo: { full_name: string } };
}

export interface PullRequestQuery {
  client: GitHubClient;
  context: EventContext;
  logger: Logger;
  /** Input `pr-number`, which goes before the event. */
  prNumber: number | null;
}

/**
 * The pull request the results belong to. A `workflow_run` says nothing that can be trusted about
 * it, for a fork may have started it: the API is asked which open one has that commit of that
 * repository as its head.
 */
export async function resolvePullRequest(query: PullRequestQuery): Promise<PullRequestResolution> {
  const { context, logger, prNumber } = query;
  try {
    return await resolve(query);
  } catch (error) {
    const { kind } = classifyFailure(error, 0);
    const reason =
      prNumber !== null && kind === 'not-found'
        ? `pr-number: there is no pull request #${prNumber} in ${fullName(context)} that the token may read.`
        : explainFailure('pull-request', error, context);
    logger.notice(reason);
    return { status: 'degraded', reason };
  }
}

async function resolve(query: PullRequestQuery): Promise<PullRequestResolution> {
  const { context, prNumber } = query;
  if (prNumber !== null) return found(await readPullRequest(query, prNumber));
  const { pullRequest, triggeringRun, eventName } = context;
  if (triggeringRun) return resolveByHead(query, triggeringRun);
  if (pullRequest === null) {
    return { status: 'none', reason: `The event ${eventName} belongs to no pull request.` };
  }
  const { number, headSha, fromFork } = pullRequest;
  if (headSha === null) return found(await readPullRequest(query, number));
  return { status: 'found', pullRequest: { number, headSha, fromFork } };
}

async function readPullRequest({ client, context }: PullRequestQuery, number: number) {
  const { data } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    ...context.repository,
    pull_number: number,
  });
  return data;
}

async function resolveByHead(
  query: PullRequestQuery,
  run: TriggeringRun,
): Promise<PullRequestResolution> {
  const { context } = query;
  const candidates = (await listCandidates(query, run)).filter((candidate) =>
    belongsTo(candidate, run, fullName(context)),
  );
  const current = candidates.filter(({ head }) => head.sha === run.headSha);
  const [only, ...others] = current;
  if (only && others.length === 0) return found(only);
  return { status: 'none', reason: explainNone(candidates, current, run) };
}

function belongsTo(candidate: ApiPullRequest, run: TriggeringRun, repository: string): boolean {
  return (
    candidate.state === 'open' &&
    candidate.base.repo.full_name === repository &&
    candidate.head.repo !== null &&
    candidate.head.repo.full_name === run.headRepository
  );
}

/** By branch, which also finds forks; by commit where the branch is unknown or finds nothing. */
async function listCandidates(
  { client, context }: PullRequestQuery,
  run: TriggeringRun,
): Promise<ApiPullRequest[]> {
  const owner = run.headRepository?.split('/')[0];
  if (owner && run.headBranch) {
    const byBranch: ApiPullRequest[] = await client.paginate('GET /repos/{owner}/{repo}/pulls', {
      ...context.repository,
      state: 'open',
      head: `${owner}:${run.headBranch}`,
      per_page: 100,
    });
    if (byBranch.length > 0) return byBranch;
  }
  return listByCommit(client, context, run.headSha);
}

async function listByCommit(
  client: GitHubClient,
  { repository }: EventContext,
  commitSha: string,
): Promise<ApiPullRequest[]> {
  try {
    return await client.paginate('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
      ...repository,
      commit_sha: commitSha,
      per_page: 100,
    });
  } catch (error) {
    // 404 and 422: the commit of a fork that this repository never saw.
    const { status } = classifyFailure(error, 0);
    if (status === 404 || status === 422) return [];
    throw error;
  }
}

function explainNone(
  candidates: readonly ApiPullRequest[],
  current: readonly ApiPullRequest[],
  { headSha }: TriggeringRun,
): string {
  const commit = headSha.slice(0, 7);
  const names = (of: readonly ApiPullRequest[]) => of.map(({ number }) => `#${number}`).join(', ');
  if (current.length > 1) {
    return `Several pull requests have commit ${commit} as their head (${names(current)}): name one with pr-number.`;
  }
  if (candidates.length > 0) {
    return `Commit ${commit} is no longer the head of ${names(candidates)}, so its results are not shown there.`;
  }
  return `No open pull request has commit ${commit} as its head.`;
}

function found({ number, head, base }: ApiPullRequest): PullRequestResolution {
  const fromFork = head.repo?.full_name !== base.repo.full_name;
  return { status: 'found', pullRequest: { number, headSha: head.sha, fromFork } };
}

function fullName({ repository }: EventContext): string {
  return `${repository.owner}/${repository.repo}`;
}
