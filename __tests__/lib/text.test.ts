import { expect, test } from '@jest/globals';
import { clean, cut, oneLine } from '../../src/lib/text.ts';

test.each([
  ['terminal colours', 'a\u001b[1;31mred\u001b[0m', 'ared'],
  ['a link of a terminal', '\u001b]8;;https://x\u0007text\u001b]8;;\u001b\\', 'text'],
  ['one-byte escapes', '\u009b31mred\u009d0;title\u0007', 'red'],
  ['control characters', 'a\u0000b\u0008c\u007f', 'abc'],
  ['line breaks', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
  ['tabs stay', 'a\tb', 'a\tb'],
  ['zero width, soft hyphen, byte order mark', 'a\u200bb\u00adc\ufeffd\u2060e', 'abcde'],
  ['direction marks', '\u202eabc\u2066d\u200f', 'abcd'],
  ['other spaces', 'a\u00a0b\u2003c\u3000d', 'a b c d'],
  ['tags and private characters', 'a\u{e0041}b\ue000c', 'abc'],
  ['lone surrogates', 'a\ud800b', 'ab'],
  ['piled marks', `a${'\u0301'.repeat(9)}b`, `a${'\u0301'.repeat(4)}b`],
  ['emoji stay whole', '👩‍👩‍👧 ❤️ 1️⃣ 👍🏽', '👩‍👩‍👧 ❤️ 1️⃣ 👍🏽'],
  ['a joiner between Latin letters goes', 'a\u200db', 'ab'],
  ['Persian and Hindi words stay', 'می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
  ['plain text stays', 'Zoë: 5 € – “ok”\n', 'Zoë: 5 € – “ok”\n'],
])('%s', (_name, text, expected) => expect(clean(text)).toBe(expected));

test.each(['\u001b[', '\u001b]', '\u0301', '\u200d', '👩‍'])('%j, repeated, ends', (part) => {
  expect(clean(part.repeat(100_000)).length).toBeLessThan(300_000);
});

test('what passes for clean is not altered where the rest of the text is', () => {
  const all = Array.from({ length: 0x2800 }, (_, at) => String.fromCharCode(at));
  for (const one of all) if (clean(one) === one) expect(clean(`\u200b${one}`)).toBe(one);
});

test('cut and oneLine', () => {
  expect(cut('abc', 3)).toBe('abc');
  expect(cut('abcd', 3)).toBe('ab…');
  expect(cut('a😀bc', 3)).toBe('a…');
  expect(oneLine(' a\n\tb  c ', 4)).toBe('a b…');
});
