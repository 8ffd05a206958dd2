import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import { formatElapsed } from './progress.ts';

const EVERY_MS = 10_000;

/**
 * Says each ten seconds that the run does not exist yet, and what may take so long about it.
 * @returns ends that
 */
export function tellLaunching({
  clock,
  logger,
}: {
  clock: Clock;
  logger: Pick<Logger, 'info'>;
}): () => void {
  const launched = new AbortController();
  const startedAtMs = clock.now();
  const tell = async () => {
    await clock.sleep(EVERY_MS, launched.signal);
    logger.info(
      'Waiting for the servers, which are started once before the run. ' +
        'Those that npx, uvx, docker and the like have to download have 90 s.',
    );
    while (!launched.signal.aborted) {
      await clock.sleep(EVERY_MS, launched.signal);
      logger.info(`Waiting for the servers · ${formatElapsed(clock.now() - startedAtMs)}`);
    }
  };
  tell().catch((error: unknown) => {
    if (!launched.signal.aborted) throw error;
  });
  return () => launched.abort();
}
