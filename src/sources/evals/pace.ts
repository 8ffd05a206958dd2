/**
 * Milliseconds between looks at a run: a share of its time so far, in bounds. The last one leaves other
 * jobs two thirds of the requests of a key.
 */
const HOSTED = { share: 0.7, shortest: 1_200, longest: 3_300 };
const EMBEDDED = { share: 0.05, shortest: 20, longest: 2_000 };
/** At the deadline itself no request can be answered. */
const LAST_LOOK_MS = 1_000;

/**
 * When to look next at a run; null if there is no time for it before the deadline. Times are
 * milliseconds since its creation.
 */
export function nextLook(isHosted: boolean, now: number, deadline: number): number | null {
  const { share, shortest, longest } = isHosted ? HOSTED : EMBEDDED;
  const at = Math.ceil(now + Math.min(Math.max(shortest, now * share), longest));
  const last = deadline - LAST_LOOK_MS;
  if (at <= last) return at;
  return last < now + shortest / 2 ? null : last;
}
