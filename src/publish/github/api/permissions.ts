import type { Logger } from '../../../ports/logger.ts';
import type { EventContext } from '../../../runner/event-context.ts';
import { errorMessage } from '../../../trouble/errors.ts';
import { type ApiFailure, classifyFailure } from './api-failure.ts';

/** Surfaces that need a permission of the token. */
export type GuardedSurface =
  | 'pull-request'
  | 'comment'
  | 'written-comment'
  | 'check-run'
  | 'check-annotations';

interface SurfaceNeed {
  title: string;
  permission: string;
}

const NEEDS: Record<GuardedSurface, SurfaceNeed> = {
  'pull-request': {
    title: 'The pull request could not be looked up',
    permission: 'pull-requests: read',
  },
  comment: {
    title: 'The pull request comment was not written',
    permission: 'pull-requests: write',
  },
  'written-comment': {
    title: 'The pull request comment was written, but whether another job changed it is not known',
    permission: 'pull-requests: write',
  },
  'check-run': { title: 'The check run was not written', permission: 'checks: write' },
  'check-annotations': {
    title: 'The check run was written without some of its annotations',
    permission: 'checks: write',
  },
};

const FORK_RECIPE = 'docs/fork-pull-requests.md';

/**
 * Says once, in the log, why a surface stays empty and what would fill it, and gives the result
 * that stands for it. The verdict and the outputs are not touched by it.
 */
export function degrade(
  surface: GuardedSurface,
  error: unknown,
  { context, logger }: { context: EventContext; logger: Logger },
): { status: 'degraded'; reason: string } {
  const reason = explainFailure(surface, error, context);
  logger.notice(reason);
  return { status: 'degraded', reason };
}

/** One sentence or three on what is wrong and what to do about it. */
export function explainFailure(
  surface: GuardedSurface,
  error: unknown,
  context: EventContext,
): string {
  const { title } = NEEDS[surface];
  // Only the kind matters here, and no kind depends on the time.
  const failure = classifyFailure(error, 0);
  if (failure.kind === 'forbidden' || failure.kind === 'not-found') {
    return `${title}: ${describeAnswer(failure)}. ${advise(surface, failure, context)}`;
  }
  if (failure.kind === 'rate-limit') {
    return `${title}: GitHub's rate limit did not lift in time (${failure.message}).`;
  }
  if (failure.status === null) {
    return `${title}: no usable answer from ${context.apiUrl} (${failure.message || errorMessage(error)}).`;
  }
  return `${title}: ${describeAnswer(failure)}.`;
}

function describeAnswer({ status, message }: ApiFailure): string {
  return `GitHub answered ${status} (${message})`;
}

function advise(surface: GuardedSurface, { status }: ApiFailure, context: EventContext): string {
  const { permission } = NEEDS[surface];
  if (status === 401) return 'The input github-token is no valid token.';
  const readOnly = readOnlyCause(context);
  if (readOnly !== null && permission.endsWith('write')) {
    return `${readOnly}, so the token is read-only. Publish from a second workflow: ${FORK_RECIPE}.`;
  }
  return `Add "${permission}" to the job's permissions.`;
}

/** Why GitHub hands out a read-only token whatever the workflow's permissions say. */
function readOnlyCause({ eventName, pullRequest, actor }: EventContext): string | null {
  if (eventName === 'pull_request_target' || eventName === 'workflow_run') return null;
  if (actor === 'dependabot[bot]') return 'The run was started by Dependabot';
  return pullRequest?.fromFork ? 'The pull request comes from a fork' : null;
}
