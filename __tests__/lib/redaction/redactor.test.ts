import { expect, test } from '@jest/globals';
import { Redactor } from '../../../src/lib/redaction/redactor.ts';

function redactorOf(...secrets: string[]): Redactor {
  const redactor = new Redactor();
  redactor.add('TOKEN', secrets);
  return redactor;
}

test.each([
  ['one line of several', ['first-line\nsecond-line'], 'x second-line', 'x ***'],
  ['a border', ['-----BEGIN KEY-----\nabcdefgh'], '-----BEGIN KEY-----', '-----BEGIN KEY-----'],
  ['overlapping secrets', ['abcdefgh', 'fghijklm'], 'abcdefghijklm!', '***!'],
  ['one secret within another', ['abcdefgh', 'xxabcdefghxx'], 'xxabcdefghxx', '***'],
  ['a cut by another program', ['abcdefghijkl'], 'abcdefghi… abcdefghi...', '***… ***...'],
  ['less than 8 characters before an ellipsis', ['abcdefghijkl'], 'abcdefg…', 'abcdefg…'],
  ['a secret of invisible characters', ['abc\u200bdefgh'], 'abcdefgh', '***'],
  ['JSON of an escape', ['abcdefgh'], JSON.stringify('x abc\u001b[0mdefgh\b'), '"x ***\\b"'],
  ['JSON of a title', ['abcdefgh'], JSON.stringify('abc\u001b]0;x\u0007def\0gh'), '"***"'],
  ['JSON of half a character', ['abcdefgh'], JSON.stringify('abc\ud800def\bgh'), '"***"'],
  ['backticks', ['abcdefgh'], '`abc``defgh` x', '`***` x'],
  ['a mark', ['abcdefgh'], 'abc\u0301defgh', '***'],
  ['an escape with invisible parts', ['abcdefgh'], 'abc\u001b\u200b[\u20600\0mdefgh', '***'],
  ['backslashes before it', ['buildkey'], 'C:\\buildkey', 'C:\\***'],
  ['nothing secret', ['abcdefgh'], 'a b\n\tc', 'a b\n\tc'],
])('%s', (_name, secrets, text, shown) => {
  expect(redactorOf(...secrets).text(text, 1_000)).toBe(shown);
});

test('redacts before it cuts, and never splits a surrogate pair', () => {
  const redactor = redactorOf('abcdefghijkl');
  expect(redactor.text('12345abcdefghijkl', 9)).toBe('12345***');
  expect(redactor.text('12345abcdefghijkl', 7)).toBe('12345*…');
  expect(redactor.text('1234567😀9', 9)).toBe('1234567…');
});

test('a secret at the end of what is read of a long text is masked', () => {
  const escapes = '\u001b[31m'.repeat(200);
  const text = `${escapes}${' '.repeat(8 * 40 + 1_024 - escapes.length - 10)}abcdefghijkl tail`;
  expect(redactorOf('abcdefghijkl').text(text, 40)).not.toContain('abcdefgh');
});

test('bytes that are no UTF-8 are replaced', () => {
  expect(redactorOf().text(new Uint8Array([0x61, 0xff, 0x62]), 10)).toBe('a\ufffdb');
  expect(redactorOf().text(Buffer.from('a\0bcd'), 10)).toBe('abcd');
});

test('JSON: texts and keys, all members kept, values that decide untouched', () => {
  const redactor = redactorOf('abcdefgh', 'ijklmnop', '12345678');
  const value = { abcdefgh: ['x ijklmnop', 12345678, null], ijklmnop: true };
  expect(redactor.json(value, 100)).toEqual({ '***': ['x ***', 12345678, null], '*** (2)': true });
  let deep: unknown = 'abcdefgh';
  for (let level = 0; level < 20_000; level += 1) deep = [deep];
  expect(JSON.stringify(redactor.json(deep, 100))).not.toContain('abcdefgh');
});

test.each(['12345', ' passed ', 'Localhost'])('too weak to be masked: %p', (secret) => {
  const redactor = redactorOf(secret);
  expect([...redactor.weak]).toEqual(['TOKEN']);
  expect(redactor.text(`x ${secret}`, 100)).toBe(`x ${secret}`);
});

test('an empty value is not weak', () => expect(redactorOf('', '  ').weak.size).toBe(0));
