import fc from 'fast-check';
import type { Stratum, Tally } from '../../src/gate/statistics/tally.ts';

/** Cases, written as passes of iterations before and after: '5/5 0/5, 20 × 4/5 4/5'. */
export function strataOf(text: string): Stratum[] {
  return text.split(', ').flatMap((one) => {
    const [, count = 1, ...tallies] = /^(?:(\d+) × )?(\d+)\/(\d+) (\d+)\/(\d+)$/.exec(one) ?? [];
    const [x = 0, m = 0, y = 0, n = 0] = tallies.map(Number);
    const stratum = { before: { passed: x, total: m }, after: { passed: y, total: n } };
    return Array.from({ length: Number(count) }, () => stratum);
  });
}

const anyTally = (max: number): fc.Arbitrary<Tally> =>
  fc.nat(max).chain((total) => fc.record({ passed: fc.nat(total), total: fc.constant(total) }));

export const anyStrata = (maxTotal: number, maxLength: number): fc.Arbitrary<Stratum[]> =>
  fc.array(fc.record({ before: anyTally(maxTotal), after: anyTally(maxTotal) }), { maxLength });

/** C(n, k), exactly. */
export function choose(n: number, k: number): bigint {
  let ways = k < 0 || k > n ? 0n : 1n;
  for (let at = 0; at < k; at += 1) ways = (ways * BigInt(n - at)) / BigInt(at + 1);
  return ways;
}

/** A fraction of whole numbers to 1e-30. */
export const ratio = (part: bigint, all: bigint): number =>
  Number((part * 10n ** 30n) / all) / 1e30;
