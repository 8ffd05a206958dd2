import { describe, expect, it } from '@jest/globals';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import { packRoster, readRoster, unpackRoster } from '../../../src/model/cases/suite-roster.ts';
import type { PackedRoster } from '../../../src/model/run-report.ts';

const rosterOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const title = `case ${index}, of many;`;
    return { identity: identityOfTitle(title), title, planned: index % 4 };
  });

describe('the roster of a suite', () => {
  it.each([0, 1, 1_000, 1_001, 2_500])('of %i cases comes back as it was packed', (count) => {
    const roster = packRoster(rosterOf(count));
    expect(roster.packed).toHaveLength(Math.ceil(count / 1_000));
    expect(unpackRoster(roster)).toEqual(rosterOf(count));
  });

  it.each([
    ['has fewer titles than cases', ['0123456789abcdef,1;'], []],
    ['has more titles than cases', ['0123456789abcdef,1;'], ['a', 'b']],
    ['has a title and no cases', [], ['a']],
    ['goes on with something else', ['0123456789abcdef,1;x'], ['a']],
    ['has no identity', [',1;'], ['a']],
    ['says no number', ['0123456789abcdef,;'], ['a']],
    ['ends in the middle', ['0123456789abcdef,1'], ['a']],
  ])('is none where it %s', (_, packed, titles) => {
    expect(readRoster({ packed, titles })).toBeNull();
    expect(() => unpackRoster({ packed: packed as PackedRoster[], titles })).toThrow('roster');
  });
});
