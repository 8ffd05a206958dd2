import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findText, matchesPattern } from '../../../../src/gate/surface/patterns/pattern-search.ts';
import { samples } from '../../../support/effort.ts';

/** Patterns of all that an automaton can do. */
const { pattern } = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom('a', 'b', '.', '\\d', '\\w', '\\s', '[a-c]', '[^b]', '\\.', '\\u0061', '\\x62'),
    tie('pattern').map((inner) => `(?:${inner})`),
    tie('pattern').map((inner) => `(${inner})`),
  ),
  pattern: fc
    .array(
      fc
        .tuple(tie('atom'), fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{1,}', '*?'))
        .map((parts) => parts.join('')),
      { maxLength: 3 },
    )
    .chain((parts) =>
      fc.constantFrom(
        ...[parts.join(''), `^${parts.join('')}$`, `^${parts.join('')}`, `${parts.join('')}$`],
        parts.join('|'),
      ),
    ),
}));
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '0', ' ', '.', '\n', 'é', '😀') });

describe('matchesPattern', () => {
  it('finds what the engine finds', () => {
    fc.assert(
      fc.property(pattern, fc.array(text, { maxLength: 5 }), (source, texts) => {
        const engine = new RegExp(source, 'u');
        for (const one of texts) expect(matchesPattern(source, one)).toBe(engine.test(one));
      }),
      samples({ ci: 500, soak: 50_000 }),
    );
  });

  it('takes no longer for patterns that engines choke on', () => {
    expect(matchesPattern('^(a+)+$', `${'a'.repeat(1_000)}b`)).toBe(false);
    expect(matchesPattern('^(a|a)*(a|b)*$', `${'a'.repeat(1_000)}c`)).toBe(false);
  });

  it.each([
    '(?=a)',
    '(?!a)',
    '(?<=a)b',
    '(a)\\1',
    '\\bword\\b',
    '\\p{L}',
    'a{9999}',
    '(',
    '[z-a]',
    'a{2,1}',
  ])('leaves %s alone', (source) => {
    expect(matchesPattern(source, 'a')).toBeNull();
  });
});

describe('findText', () => {
  it('finds a text that is of the one and not of the other, or none where there is none', () => {
    fc.assert(
      fc.property(pattern, pattern, fc.array(text, { maxLength: 10 }), (one, other, texts) => {
        const found = findText({ found: [one], missing: [other] });
        const [mine, theirs] = [new RegExp(one, 'u'), new RegExp(other, 'u')];
        if (typeof found === 'object') {
          expect([mine.test(found.text), theirs.test(found.text)]).toEqual([true, false]);
        } else if (found === 'none') {
          expect(texts.filter((each) => mine.test(each) && !theirs.test(each))).toEqual([]);
        }
      }),
      samples({ ci: 300, soak: 20_000 }),
    );
  });

  it('goes by lengths', () => {
    expect(findText({ found: ['^[a-z]{1,5}$'], minLength: 6 })).toBe('none');
    expect(findText({ found: ['^[a-z]+$'], minLength: 3, maxLength: 3 })).toEqual({ text: 'aaa' });
  });

  it('gives up on what has too many states', () => {
    expect(findText({ found: ['^.*a.{40}$'], missing: ['^.*b.{40}$'] })).toBe('unknown');
  });
});
