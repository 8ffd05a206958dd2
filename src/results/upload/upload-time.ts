import type { RateBucket } from '../../client/rate/rate-bucket.ts';
import { countOf } from '../../model/quantity.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Logger } from '../../ports/logger.ts';
import type { JobResults } from './rows/row-collector.ts';

/** Uploads that take less are not worth a word. */
const LONG_MS = 60_000;
/** A run is started and ended beside what is sent of it. */
const FRAME_REQUESTS = 2;

/** Says before a long upload how long it takes at the rate of the service, and whether time does. */
export function tellUploadTime(
  { batches }: Pick<JobResults, 'batches'>,
  deadlineAtMs: number,
  { bucket, clock, logger }: { bucket: RateBucket; clock: Clock; logger: Logger },
): void {
  const requests = batches.length + FRAME_REQUESTS;
  const neededMs = bucket.timeForMs(requests);
  const leftMs = deadlineAtMs - clock.now();
  if (neededMs < LONG_MS && neededMs <= leftMs) return;
  const results = batches.reduce((sum, { rows }) => sum + rows.length, 0);
  const told =
    `${countOf(results, 'result')} go to the service in ${countOf(requests, 'request')}, which takes ` +
    `about ${minutes(neededMs)} at its rate`;
  if (neededMs <= leftMs) logger.info(`${told}.`);
  else {
    logger.warning(
      `${told}, but \`timeout-minutes\` leaves ${minutes(leftMs)}: not all of them will arrive. ` +
        'Raise it; or leave `base-url` out, and the results are judged at once and kept nowhere.',
    );
  }
}

function minutes(ms: number): string {
  return ms < 90_000 ? `${Math.max(0, Math.round(ms / 1000))} s` : `${Math.round(ms / 60_000)} min`;
}
