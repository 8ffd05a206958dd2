import { HOSTED_RATE } from '../api/client/client.ts';
import { ServiceError } from '../api/client/service-error.ts';
import { messageOf } from '../lib/errors.ts';
import { Redactor } from '../lib/redaction/redactor.ts';
import { newClient } from '../session/hosted.ts';
import { findRun, type Sought } from '../sources/evals/creation.ts';
import { describeWhat } from '../words/failures.ts';
import { MESSAGES } from '../words/messages.ts';
import { createLogger } from './environment.ts';

/** For a search and for a cancellation. The runner waits little for the steps of a cancelled job. */
const LIMIT_MS = 5_000;
/** Between two looks for a run that the service may still be creating. */
const LOOK_MS = 1_500;

/**
 * Cancels runs of a service of others, which are JSON, at once: also one that the action has not seen,
 * which it looks for. Says a line for each. Never rejects.
 */
export async function cancelRuns(saved: readonly string[], key: string): Promise<void> {
  const redactor = new Redactor();
  const logger = createLogger((text) => process.stdout.write(text), redactor, false);
  const cancel = async (json: string) => {
    const left: Sought & { runId?: string } = JSON.parse(json);
    const { projectId } = left;
    const client = newClient(left.address, key, HOSTED_RATE, { redactor, logger, now: Date.now });
    const { clock } = client;
    const search = async () => {
      const environment = { signal: AbortSignal.timeout(LIMIT_MS) };
      for (const until = clock.now() + LIMIT_MS; ; await clock.sleep(LOOK_MS)) {
        const found = await findRun(left, { client, projectId, environment });
        if (found !== null || clock.now() + LOOK_MS >= until) return found?.runId;
      }
    };
    let { runId } = left;
    try {
      runId ??= await search();
      if (runId === undefined) return MESSAGES.noLeftRun;
      const parameters = { projectId, runId };
      await client.call('cancelEvalRun', { parameters, deadline: clock.now() + LIMIT_MS });
      return MESSAGES.leftRun(runId, false);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const hasEnded = [400, 409].includes(error.failure.status ?? 0);
      if (hasEnded && runId !== undefined) return MESSAGES.leftRun(runId, true);
      return MESSAGES.leftRunTrouble(describeWhat(error.failure));
    }
  };
  for (const one of await Promise.allSettled(saved.map(cancel))) {
    const isDone = one.status === 'fulfilled';
    logger.info(isDone ? one.value : MESSAGES.leftRunTrouble(messageOf(one.reason)));
  }
}
