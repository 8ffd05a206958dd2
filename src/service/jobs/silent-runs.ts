import type { EventLog } from '../../ports/logger.ts';
import type { Store } from '../storage/store.ts';
import { type Rounds, startRounds } from './rounds.ts';

const MINUTE_MS = 60_000;

/** How long the reporter of an ingested run may send nothing, where nothing else is said. */
export const DEFAULT_SILENCE_MS = 24 * 60 * MINUTE_MS;

/** How soon it is found out. */
export const DEFAULT_SILENCE_ROUND_MS = MINUTE_MS;

/**
 * Ends ingested runs that get no rows and no end for so long: their reporters are gone. Each instance
 * does, and it makes no difference which one does it. A reporter that comes back goes on with its run.
 */
export function endSilentRuns(
  store: Pick<Store, 'runs'>,
  { silenceMs: forMs, everyMs, log }: { silenceMs: number; everyMs: number; log: EventLog },
): Rounds {
  const reason = `No rows and no end of the run came for ${inWords(forMs)}.`;
  const work = async () => {
    const ended = await store.runs.endSilent({ forMs, reason });
    if (ended > 0) log.info(`ended ${ended} ingested run(s) whose reporters have gone silent`);
  };
  return startRounds(work, { everyMs, log });
}

function inWords(timeMs: number): string {
  const minutes = timeMs / MINUTE_MS;
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
