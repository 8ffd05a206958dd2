import { HOSTED_RATE } from '../api/client/client.ts';
import { ServiceError } from '../api/client/service-error.ts';
import { messageOf } from '../lib/errors.ts';
import { Redactor } from '../lib/redaction/redactor.ts';
import { newClient } from '../session/client.ts';
import { describeWhat } from '../words/failures.ts';
import { MESSAGES } from '../words/messages.ts';
import { createLogger } from './logger.ts';

/** The runner waits little for the steps of a cancelled job. */
const LIMIT_MS = 5_000;

/** Cancels runs of a service of others, which are JSON, at once. Says a line for each. Never rejects. */
export async function cancelRuns(saved: readonly string[], key: string): Promise<void> {
  const redactor = new Redactor();
  const logger = createLogger((text) => process.stdout.write(text), redactor, false);
  const cancel = async (json: string) => {
    const run: { address: string; projectId: string; runId: string } = JSON.parse(json);
    const client = newClient(run.address, key, HOSTED_RATE, { redactor, logger, now: Date.now });
    const deadline = client.clock.now() + LIMIT_MS;
    try {
      await client.call('cancelEvalRun', { parameters: run, deadline });
      return MESSAGES.leftRun(run.runId, false);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const hasEnded = [400, 409].includes(error.failure.status ?? 0);
      if (hasEnded) return MESSAGES.leftRun(run.runId, true);
      return MESSAGES.leftRunTrouble(describeWhat(error.failure));
    }
  };
  for (const one of await Promise.allSettled(saved.map(cancel))) {
    const isDone = one.status === 'fulfilled';
    logger.info(isDone ? one.value : MESSAGES.leftRunTrouble(messageOf(one.reason)));
  }
}
