import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';

/** What it takes to tell of long work now and then. */
export interface ProgressClock {
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: Pick<Logger, 'info'>;
}

const EVERY_MS = 10_000;

/**
 * Counts work and says in the log how much is done, each ten seconds; quick work goes without a
 * word. The clock is asked once in `everyCount` pieces of work.
 */
export function tellProgress(
  { clock, logger }: ProgressClock,
  describe: (count: number) => string,
  everyCount = 1_000,
): (more: number) => void {
  let count = 0;
  let lookedAt = 0;
  let toldAtMs = clock.now();
  return (more) => {
    count += more;
    if (count - lookedAt < everyCount) return;
    lookedAt = count;
    const nowMs = clock.now();
    if (nowMs - toldAtMs < EVERY_MS) return;
    toldAtMs = nowMs;
    logger.info(describe(count));
  };
}
