import { type ClientOptions, createClient, type EvalsClient } from '../../../src/client/client.ts';
import { RateBucket } from '../../../src/client/rate/rate-bucket.ts';
import { type Clock, systemClock } from '../../../src/ports/clock.ts';
import { RecordingLogger } from '../client/recording-logger.ts';

/** For clients that are to be refused: what is in doubt is asked for again at once. */
export const hastyClock: Clock = {
  ...systemClock,
  sleep: (_, signal) => systemClock.sleep(0, signal),
};

/** The action's client of a service whose keys may ask as often as they like. */
export function clientOf(
  { baseUrl, key }: { baseUrl: string; key: string },
  options: Partial<ClientOptions> = {},
): EvalsClient {
  return createClient({
    ...{ baseUrl, apiKey: key, version: '1.2.3', clock: systemClock },
    logger: new RecordingLogger(),
    bucket: new RateBucket({ burst: 10_000, perSecond: 10_000, clock: systemClock }),
    ...options,
  });
}
