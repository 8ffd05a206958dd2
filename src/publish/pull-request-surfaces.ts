import type { CommentMode, IncompleteConclusion } from '../model/choices/publishing.ts';
import type { VerdictValue } from '../model/verdict.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { annotationsOf } from '../render/annotations.ts';
import { renderCheckOutput } from '../render/check-output.ts';
import { renderComment } from '../render/comment.ts';
import type { ReportView } from '../render/view.ts';
import type { EventContext } from '../runner/event-context.ts';
import { createGitHubClient, type GitHubClient } from './github/api/api.ts';
import { incompleteConclusionBy, publishCheckRun } from './github/check-run.ts';
import { publishComment } from './github/comment/comment.ts';
import { COMMENT_LIMIT, MARKER_RESERVE } from './github/comment/comment-marker.ts';
import { type PullRequest, resolvePullRequest } from './github/pull-request.ts';

export interface PullRequestSurfacesContext {
  event: EventContext;
  clock: Clock;
  logger: Logger;
  secrets: Redactor;
  signal: AbortSignal;
}

/** What the user asks of comment and check run. */
export interface PullRequestSettings {
  /** Results are only kept, for another job to publish: neither is written. */
  readonly collectsOnly: boolean;
  /** What the user names the results by: the same whether or not they came about. */
  readonly subject: string;
  /** Verdicts that fail the step. */
  readonly failOn: readonly VerdictValue[];
  readonly comment: CommentMode;
  /** What the comment goes by in place of suite, job and matrix leg. */
  readonly commentKey: string | undefined;
  /** Goes before what the event says. */
  readonly prNumber: number | undefined;
  /** Undefined: no check run. */
  readonly checkName: string | undefined;
  /** Undefined: by whether the verdict fails the step. */
  readonly incompleteConclusion: IncompleteConclusion | undefined;
  readonly githubToken: string | undefined;
}

/** Settings and world of both surfaces. */
interface Surfaces extends PullRequestSurfacesContext {
  client: GitHubClient;
  inputs: PullRequestSettings;
  view: ReportView;
}

/**
 * Writes the comment and the check run, as far as the inputs ask for them.
 * @returns the comment's address; null where there is none.
 */
export async function publishToPullRequest(
  view: ReportView,
  inputs: PullRequestSettings,
  context: PullRequestSurfacesContext,
): Promise<string | null> {
  const { event, clock, logger, secrets, signal } = context;
  const wanted = !inputs.collectsOnly && (inputs.comment !== 'never' || inputs.checkName);
  if (!wanted) return null;
  if (!inputs.githubToken || !event.repository.repo) {
    logger.notice('Neither comment nor check run: there is no github-token or no repository here.');
    return null;
  }
  const { apiUrl } = event;
  const token = inputs.githubToken;
  const client = await createGitHubClient({ token, apiUrl, clock, logger, secrets, signal });
  const surfaces: Surfaces = { ...context, client, inputs, view };
  const pullRequest = await findPullRequest(surfaces);
  await writeCheckRun(surfaces, pullRequest);
  return writeComment(surfaces, pullRequest);
}

async function findPullRequest({
  client,
  event,
  logger,
  inputs,
}: Surfaces): Promise<PullRequest | null> {
  const query = { client, context: event, logger, prNumber: inputs.prNumber ?? null };
  const resolution = await resolvePullRequest(query);
  if (resolution.status === 'found') return resolution.pullRequest;
  if (resolution.status === 'none' && inputs.comment !== 'never') {
    // Who leaves the input alone has not asked for a comment on every event.
    const say = inputs.comment === 'auto' ? logger.info : logger.notice;
    say(`No pull request comment: ${resolution.reason}`);
  }
  return null;
}

async function writeCheckRun(
  { client, event, logger, inputs, view }: Surfaces,
  pullRequest: PullRequest | null,
): Promise<void> {
  if (!inputs.checkName) return;
  const { report, verdict } = view;
  const result = await publishCheckRun({
    client,
    context: event,
    logger,
    name: inputs.checkName,
    key: surfaceKey(event, inputs),
    commit: commitOf(event, pullRequest),
    verdict: verdict.value,
    incompleteConclusion: inputs.incompleteConclusion ?? incompleteConclusionBy(inputs.failOn),
    annotations: annotationsOf(report, verdict),
    ...renderCheckOutput(view),
  });
  if (result.status === 'skipped') logger.info(result.reason);
}

async function writeComment(
  { client, event, logger, clock, signal, inputs, view }: Surfaces,
  pullRequest: PullRequest | null,
): Promise<string | null> {
  if (pullRequest === null) return null;
  const result = await publishComment({
    client,
    context: event,
    logger,
    clock,
    signal,
    mode: inputs.comment,
    verdict: view.verdict.value,
    pullRequestNumber: pullRequest.number,
    key: inputs.commentKey ?? surfaceKey(event, inputs),
    commit: commitOf(event, pullRequest),
    markdown: renderComment(view, { unit: 'characters', limit: COMMENT_LIMIT - MARKER_RESERVE }),
  });
  if (result.status === 'skipped') logger.info(result.reason);
  return result.status === 'degraded' ? null : (result.url ?? null);
}

/** The event's commit where it has one under test; else the head of the pull request named. */
function commitOf(event: EventContext, pullRequest: PullRequest | null): string {
  const known = event.triggeringRun?.headSha ?? event.pullRequest?.headSha;
  return known ?? pullRequest?.headSha ?? event.sha;
}

/**
 * What a comment and a check are about. Goes by the inputs, not by the name in the report: there
 * may be no report, and a collected one must not choose whose comment it replaces.
 */
function surfaceKey({ job, matrixLeg }: EventContext, { subject }: PullRequestSettings): string {
  return JSON.stringify([subject, job, matrixLeg]);
}
