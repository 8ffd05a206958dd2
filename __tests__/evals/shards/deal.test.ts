import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { legByIdentity, legsByDuration } from '../../../src/evals/shards/deal.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import { samples } from '../../support/effort.ts';

const identities = (count: number) =>
  Array.from({ length: count }, (_, index) => identityOfTitle(`case ${index}`));

describe('cases dealt out by their identity', () => {
  it('fall to legs that there are, some to each', () => {
    const legs = identities(300).map((identity) => legByIdentity(identity, 7));
    const perLeg = Map.groupBy(legs, (leg) => leg);
    expect([...perLeg.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { length } of perLeg.values()) expect(length).toBeGreaterThan(20);
  });

  it('all fall to the only leg', () => {
    expect(new Set(identities(20).map((identity) => legByIdentity(identity, 1)))).toEqual(
      new Set([1]),
    );
  });
});

/** Cases that take so long. */
const lasting = (durations: readonly number[]) =>
  durations.map((durationMs, index) => ({
    identity: identityOfTitle(`case ${index}`),
    durationMs,
  }));

/** What each leg has to do. */
function loads(durations: readonly number[], total: number): number[] {
  const legs = legsByDuration(lasting(durations), total);
  return Array.from({ length: total }, (_, leg) =>
    durations.reduce((sum, ms, at) => (legs[at] === leg + 1 ? sum + ms : sum), 0),
  );
}

describe('cases dealt out by how long they take', () => {
  it('leave each leg as much to do', () => {
    expect(loads([6, 5, 4, 3, 2, 1], 3)).toEqual([7, 7, 7]);
    expect(loads([100, 1, 1, 1], 2)).toEqual([100, 3]);
    expect(loads([5], 3)).toEqual([5, 0, 0]);
  });

  it('fall to the same legs in whatever order they are written', () => {
    const durations = fc.array(fc.nat(5), { maxLength: 30 });
    fc.assert(
      fc.property(durations, fc.integer({ min: 1, max: 6 }), (ms, total) => {
        const cases = lasting(ms);
        const legs = legsByDuration(cases, total);
        const reversed = legsByDuration(cases.toReversed(), total);
        expect(reversed.toReversed()).toEqual(legs);
        expect(legs.every((leg) => leg >= 1 && leg <= total)).toBe(true);
      }),
      samples({ ci: 100, soak: 2_000 }),
    );
  });

  it('leave no leg more than the longest case above another', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 8 }),
        (ms, total) => {
          const each = loads(ms, total);
          expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(Math.max(...ms));
        },
      ),
      samples({ ci: 100, soak: 2_000 }),
    );
  });
});
