import { ServiceError } from '../../api/client/service-error.ts';
import { TERMINAL_STATUSES } from '../../api/operation.ts';
import type { Run } from '../../api/resources/evals.ts';
import { sleep } from '../../lib/sleep.ts';
import type { Session } from '../../session/session.ts';
import { MESSAGES } from '../../words/messages.ts';

/** Between two looks at a run: a share of its time so far, within bounds. */
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2_000;
const WAIT_SHARE = 0.05;
/**
 * Looks at a run until it ends. A cancelled job cancels it, and with `bail` a failed iteration.
 *
 * @param planned number of iterations
 * @throws ServiceError
 */
export async function watchRun(
  runId: string,
  session: Session,
  bail: boolean,
  planned: number,
): Promise<Run> {
  const { client, projectId, environment } = session;
  const { signal, logger } = environment;
  const startedAt = performance.now();
  for (;;) {
    const run = await client.call('getEvalRun', { parameters: { projectId, runId } });
    const [passed, failed] = [run.summary?.passed ?? 0, run.summary?.failed ?? 0];
    const elapsed = performance.now() - startedAt;
    const isEnded = TERMINAL_STATUSES.includes(run.status);
    logger.progress(MESSAGES.progress(passed + failed, planned, failed, elapsed), isEnded);
    if (isEnded) return run;
    if (signal.aborted || (bail && failed > 0)) await cancelRun(runId, session);
    const share = elapsed * WAIT_SHARE;
    await sleep(Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, share)), signal);
  }
}

async function cancelRun(runId: string, { client, projectId }: Session): Promise<void> {
  try {
    await client.call('cancelEvalRun', { parameters: { projectId, runId } });
  } catch (error) {
    // A run that has ended meanwhile cannot be cancelled.
    const isEnded = error instanceof ServiceError && [400, 409].includes(error.failure.status ?? 0);
    if (!isEnded) throw error;
  }
}
