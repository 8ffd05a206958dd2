import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holdsText } from '../../../../../src/service/engine/judging/bounded/text-search.ts';
import { samples } from '../../../../support/effort.ts';

describe('holdsText', () => {
  it('finds what the language finds', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '\ud83d', '\ude00'), maxLength: 12 });
    const sought = fc.string({ unit: fc.constantFrom('a', 'b', '\ud83d'), maxLength: 5 });
    fc.assert(
      fc.property(text, sought, (whole, part) => {
        expect(holdsText(whole, part)).toBe(whole.includes(part));
      }),
      samples({ ci: 2_000, soak: 100_000 }),
    );
  });

  it('is done in one go with texts made to hold it up', () => {
    // The language's own search takes a second for a tenth of this, and minutes for all of it.
    const half = 'a'.repeat(500_000);
    expect(holdsText(half.repeat(4), `${half}b${half}`)).toBe(false);
  });
});
