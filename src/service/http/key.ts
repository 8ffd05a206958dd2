import { hash, timingSafeEqual } from 'node:crypto';
import { refusalOf } from '../refusals.ts';
import type { Settings } from '../settings.ts';

/**
 * Makes what checks the header `Authorization` of a request: first the key, then its rate. So a wrong
 * key costs no token. Throws a Refusal.
 *
 * @param clock monotonic milliseconds
 */
export function keyCheck(key: string, settings: Settings, clock: () => number) {
  const takeToken = tokenBucket(settings, clock);
  const known = digestOf(key);
  return (header: string | undefined): void => {
    const [, sent] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? [];
    if (sent === undefined) throw refusalOf('UNAUTHORIZED', { reason: 'no-key' });
    if (!timingSafeEqual(digestOf(sent), known)) throw refusalOf('UNAUTHORIZED', { reason: 'key' });
    takeToken();
  };
}

const digestOf = (key: string) => hash('sha256', key, 'buffer');

function tokenBucket({ burst, ratePerSecond }: Settings, clock: () => number) {
  const bucket = { tokens: burst, at: clock() };
  return (): void => {
    const now = clock();
    const refilled = bucket.tokens + ((now - bucket.at) / 1_000) * ratePerSecond;
    const tokens = Math.min(burst, refilled);
    if (tokens < 1) {
      const seconds = Math.max(1, Math.ceil((1 - tokens) / ratePerSecond));
      throw refusalOf('RATE_LIMITED', { reason: 'rate', seconds });
    }
    Object.assign(bucket, { tokens: tokens - 1, at: now });
  };
}
