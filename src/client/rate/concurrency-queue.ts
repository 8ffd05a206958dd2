import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { CallOptions } from '../call-options.ts';
import { ApiError } from '../errors/api-error.ts';

export interface QueueParts {
  clock: Clock;
  logger: Logger;
  random: () => number;
}

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 60_000;
const GROWTH = 1.5;
const REPORT_EVERY_MS = 60_000;
/** A last try this long before the deadline still has time for its answer. */
const LAST_TRY_BEFORE_DEADLINE_MS = 2_000;
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
  for (let boundMs = FIRST_DELAY_MS; ; boundMs = Math.min(LONGEST_DELAY_MS, boundMs * GROWTH)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError && error.isConcurrencyLimit)) throw error;
      const nowMs = clock.now();
      const leftMs = deadlineAtMs - LAST_TRY_BEFORE_DEADLINE_MS - nowMs;
      if (leftMs <= 0) throw error;
      if (reportAtMs === null || nowMs >= reportAtMs) {
        const waitedMs = reportAtMs === null ? null : nowMs - startedAtMs;
        logger.info(waitingText(waitedMs, deadlineAtMs - nowMs));
        reportAtMs = nowMs + REPORT_EVERY_MS;
      }
      const jitteredMs = Math.round(boundMs * (0.5 + random() / 2));
      await clock.sleep(
        Math.min(leftMs, Math.max(jitteredMs, error.retryAfterMs ?? 0)),
        options.signal,
      );
    }
  }
}

/** @param waitedMs null on the first report. */
function waitingText(waitedMs: number | null, leftMs: number): string {
  const left = `giving up in ${Math.ceil(leftMs / 1000)} s`;
  return waitedMs === null
    ? `The organization already has its maximum number of active eval runs. Waiting in line for a slot (${left}).`
    : `Still waiting in line for an eval run slot, for ${Math.round(waitedMs / 1000)} s now (${left}).`;
}
