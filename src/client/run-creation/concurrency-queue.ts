import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { retry } from '../../resilience/retry.ts';
import type { RetryPolicy } from '../../resilience/retry-policy.ts';
import type { CallOptions } from '../call-options.ts';
import { ApiError } from '../errors/api-error.ts';

export interface QueueParts {
  clock: Clock;
  logger: Logger;
  random: () => number;
}

const QUEUE: RetryPolicy = {
  maxAttempts: Number.POSITIVE_INFINITY,
  backoff: { firstMs: 5_000, growth: 1.5, longestMs: 60_000, jitter: 0.5 },
  // So that it still has time for its answer.
  lastTryBeforeDeadlineMs: 2_000,
};
const REPORT_EVERY_MS = 60_000;
/** How long to wait in line when the caller set no deadline. */
const DEFAULT_PATIENCE_MS = 30 * 60_000;

/**
 * Repeats `attempt` while the organization has all the active runs it may have, less often as
 * time goes by and not in step with others who wait.
 * @throws the last ApiError when the deadline comes first; any other error of `attempt` at once.
 */
export async function waitInLine<Result>(
  attempt: () => Promise<Result>,
  { clock, logger, random }: QueueParts,
  options: CallOptions,
): Promise<Result> {
  const startedAtMs = clock.now();
  const deadlineAtMs = options.deadlineAtMs ?? startedAtMs + DEFAULT_PATIENCE_MS;
  let reportAtMs: number | null = null;
  return retry(attempt, {
    policy: QUEUE,
    judge: (error) =>
      error instanceof ApiError && error.isConcurrencyLimit
        ? { askedMs: error.retryAfterMs }
        : null,
    onWait: () => {
      const nowMs = clock.now();
      if (reportAtMs !== null && nowMs < reportAtMs) return;
      const waitedMs = reportAtMs === null ? null : nowMs - startedAtMs;
      logger.info(waitingText(waitedMs, deadlineAtMs - nowMs));
      reportAtMs = nowMs + REPORT_EVERY_MS;
    },
    ...{ clock, random, deadlineAtMs, signal: options.signal },
  });
}

/** @param waitedMs null on the first report. */
function waitingText(waitedMs: number | null, leftMs: number): string {
  const left = `giving up in ${Math.ceil(leftMs / 1000)} s`;
  return waitedMs === null
    ? `The organization already has its maximum number of active eval runs. Waiting in line for a slot (${left}).`
    : `Still waiting in line for an eval run slot, for ${Math.round(waitedMs / 1000)} s now (${left}).`;
}
