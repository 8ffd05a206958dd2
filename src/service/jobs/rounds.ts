import { systemClock } from '../../ports/clock.ts';
import type { EventLog } from '../../ports/logger.ts';
import { errorMessage } from '../../trouble/errors.ts';

/** Work that is done again and again. */
export interface Rounds {
  /** Resolves when the last round is over; there is none after. */
  stop(): Promise<void>;
}

/** Does work time and again, each round so long after the one before. Trouble with one ends none. */
export function startRounds(
  work: () => Promise<void>,
  { everyMs, log }: { everyMs: number; log: EventLog },
): Rounds {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function goRound(): Promise<void> {
    for (;;) {
      await systemClock.sleep(everyMs, signal);
      await work().catch((error: unknown) => log.error(`database: ${errorMessage(error)}`));
    }
  }
  // It ends only by being stopped.
  const ended = goRound().catch(() => undefined);
  return {
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}
