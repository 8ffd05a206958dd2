import type { Digest } from '../../model/run-report.ts';

/** So many hexadecimal digits are a number that doubles hold exactly. */
const EXACT_DIGITS = 13;

/** The leg of a case by its identity, which nothing but its title changes. From 1. */
export function legByIdentity(identity: Digest, total: number): number {
  return (Number.parseInt(identity.slice(0, EXACT_DIGITS), 16) % total) + 1;
}

/**
 * The leg of each case by how long it takes: the longest first, each to the leg that has least to do
 * by then. From 1.
 */
export function legsByDuration(
  cases: readonly { identity: Digest; durationMs: number }[],
  total: number,
): number[] {
  const legs = cases.map(() => 1);
  const loadsMs = Array.from({ length: total }, () => 0);
  const longestFirst = cases
    .map((one, at) => ({ ...one, at }))
    .toSorted((a, b) => b.durationMs - a.durationMs || (a.identity < b.identity ? -1 : 1));
  for (const { at, durationMs } of longestFirst) {
    const least = loadsMs.reduce(
      (best, loadMs, leg) => (loadMs < (loadsMs[best] ?? 0) ? leg : best),
      0,
    );
    loadsMs[least] = (loadsMs[least] ?? 0) + durationMs;
    legs[at] = least + 1;
  }
  return legs;
}
