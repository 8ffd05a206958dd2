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
/** The service has ended the run: its documents say 409, some services 400. */
const HAS_ENDED = [400, 409];

/**
 * Cancels runs of a service of others, all at once. Says a line for each, and never rejects.
 *
 * @param saved the JSON of each
 */
export async function cancelRuns(saved: readonly string[], key: string): Promise<void> {
  const redactor = new Redactor();
  redactor.add('api-key', [key]);
  const write = (text: string) => process.stdout.write(text);
  const environment = { redactor, logger: createLogger(write, redactor, false), now: Date.now };
  const { info, warn } = environment.logger;
  const cancel = async (value: string) => {
    const { address, projectId, runId } = JSON.parse(value);
    const client = newClient(address, key, HOSTED_RATE, environment);
    const deadline = client.clock.now() + LIMIT_MS;
    try {
      await client.call('cancelEvalRun', { parameters: { projectId, runId }, deadline });
      info(MESSAGES.leftRun(runId, null));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const hasEnded = HAS_ENDED.includes(error.failure.status ?? 0);
      if (hasEnded) info(MESSAGES.leftRun(runId, ''));
      else warn(MESSAGES.leftRun(runId, describeWhat(error.failure)));
    }
  };
  for (const one of await Promise.allSettled(saved.map(cancel))) {
    if (one.status === 'rejected') warn(MESSAGES.noPost(messageOf(one.reason)));
  }
}
