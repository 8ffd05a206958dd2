import type { EvalsClient } from '../client/client.ts';
import { ApiError } from '../client/errors/api-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import { errorMessage } from '../trouble/errors.ts';

/** The runner waits little for the steps of a cancelled job. */
const CANCEL_TIMEOUT_MS = 5_000;

/**
 * Cancels a run that the main step left under way, so that it does not hold one of the
 * organization's slots. What goes wrong is logged, never thrown.
 */
export async function cancelLeftRun(
  { projectId, runId }: { projectId: string; runId: string },
  client: EvalsClient,
  { logger, clock }: { logger: Logger; clock: Clock },
): Promise<void> {
  try {
    const { status } = await client.runs.cancel(projectId, runId, {
      deadlineAtMs: clock.now() + CANCEL_TIMEOUT_MS,
    });
    logger.info(`The run ${runId} was cancelled; its status is ${status}.`);
  } catch (error) {
    // The contract's words and its services differ on how they refuse to cancel a finished run.
    if (error instanceof ApiError && (error.status === 400 || error.status === 409)) {
      logger.info(`The run ${runId} had ended already.`);
    } else {
      logger.warning(`The run ${runId} could not be cancelled: ${errorMessage(error)}`);
    }
  }
}
