import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PatternAutomaton } from '../../src/redaction/pattern-automaton.ts';
import { samples } from '../support/effort.ts';

/** Which characters of a text the automaton finds to be of a pattern. */
function foundIn(text: string, patterns: readonly string[]): string {
  const marks = [...text].map(() => '-');
  new PatternAutomaton(patterns).read(text, PatternAutomaton.START, (end, length) => {
    marks.fill('x', end - length, end);
    return true;
  });
  return marks.join('');
}

function foundByHand(text: string, patterns: readonly string[]): string {
  const marks = [...text].map(() => '-');
  for (const pattern of new Set(patterns)) {
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) {
      marks.fill('x', at, at + pattern.length);
    }
  }
  return marks.join('');
}

const letters = fc.constantFrom('a', 'b', 'c');
const pattern = fc.string({ unit: letters, minLength: 1, maxLength: 6 });

describe('an automaton of patterns', () => {
  it('tells after each chunk how much of a pattern may be pending', () => {
    fc.assert(
      fc.property(
        fc.array(pattern, { maxLength: 8 }),
        fc.array(pattern, { maxLength: 8 }),
        (patterns, chunks) => {
          const automaton = new PatternAutomaton(patterns);
          let state: number = PatternAutomaton.START;
          let text = '';
          for (const chunk of chunks) {
            state = automaton.read(chunk, state, () => true);
            text += chunk;
            const begun = patterns.flatMap((one) =>
              [...one]
                .map((_, length) => length)
                .filter((length) => {
                  return text.endsWith(one.slice(0, length));
                }),
            );
            expect(automaton.pending(state)).toBe(Math.max(0, ...begun));
          }
        },
      ),
      samples({ ci: 1_000, soak: 50_000 }),
    );
  });

  // So many kinds of characters leave room for a few hundred states in the table.
  it.each([10, 4_000])('finds the same beyond its table, with %d characters', (kinds) => {
    const character = fc.nat(kinds - 1).map((code) => String.fromCharCode(0x4e00 + code));
    const phrase = fc.string({ unit: character, minLength: 300, maxLength: 300 });
    const cuts = fc.array(fc.tuple(fc.nat(290), fc.nat(290)), { minLength: 400, maxLength: 400 });
    fc.assert(
      fc.property(phrase, phrase, cuts, (one, other, places) => {
        const every = String.fromCharCode(
          ...Array.from({ length: kinds }, (_, index) => 0x4e00 + index),
        );
        const patterns = places.map(([from, to]) => `${one.slice(from, from + 200)}${other[to]}`);
        const text = places
          .map(([from, to]) => `${one.slice(to, from + 201)}${other[from]}`)
          .join('');
        const all = [...patterns, every];
        expect(foundIn(text, all) === foundByHand(text, all)).toBe(true);
      }),
      samples({ ci: 5, soak: 200 }),
    );
  });

  it('reads texts that begin a long pattern again and again in a time that grows with them', () => {
    const patterns = Array.from({ length: 200 }, (_, index) => `${'a'.repeat(3_000 + index)}b`);
    const text = `${'a'.repeat(2_999)}c`.repeat(3_000);
    let found = 0;
    new PatternAutomaton(patterns).read(text, PatternAutomaton.START, () => {
      found += 1;
      return true;
    });
    expect(found).toBe(0);
  });
});
