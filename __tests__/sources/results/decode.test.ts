import { expect, test } from '@jest/globals';
import { createDecoder } from '../../../src/sources/results/read/read-file.ts';
import { newRoom, Reading } from '../../../src/sources/results/read/reading.ts';

const NAME = 'Überprüfung';

function decode(bytes: Buffer, head = bytes.length): { text: string; warned: string[] } {
  const reading = new Reading(newRoom());
  const write = createDecoder(bytes.subarray(0, head), reading);
  let text = write(bytes.subarray(0, head));
  for (const byte of bytes.subarray(head)) text += write(Buffer.of(byte));
  text += write();
  return { text, warned: reading.warnings.map(({ reason, detail }) => `${reason} ${detail}`) };
}

const xml = (encoding: string, name = NAME) =>
  `<?xml version="1.0" encoding="${encoding}"?>${name}`;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each<[string, Buffer, string, string[]]>([
  ['UTF-8', Buffer.from(`${xml('UTF-8')}€😀`), `${NAME}€😀`, []],
  ['UTF-8 with a mark', Buffer.from(`\ufeff{"a":"${NAME}"}`), `{"a":"${NAME}"}`, []],
  ['a mark before a declaration', Buffer.from(`\ufeff${xml('latin1')}`), NAME, []],
  ['UTF-16 BE', utf16(`\ufeff${xml('utf-16')}`).swap16(), NAME, []],
  ['UTF-16 LE without a mark', utf16(xml('utf-16')), NAME, []],
  ['UTF-16 BE without a mark', utf16(NAME.slice(1)).swap16(), NAME.slice(1), []],
  ['Latin-1', Buffer.from(xml('ISO-8859-1'), 'latin1'), NAME, []],
  ['Cyrillic', Buffer.from(xml('windows-1251', '\u00c0\u00c1'), 'latin1'), 'АБ', []],
  ['a declaration that lies', Buffer.from(xml('UTF-16')), NAME, ['unknown-encoding utf-16']],
  ['an unknown encoding', Buffer.from(xml('x-ebcdic-9')), NAME, ['unknown-encoding x-ebcdic-9']],
  ['stray bytes', Buffer.from('€ \u00e9 €', 'latin1'), '\ufffd \ufffd', ['encoding utf-8']],
  ['a cut character', Buffer.from('a€').subarray(0, 3), 'a\ufffd', ['encoding utf-8']],
  ['a real U+FFFD', Buffer.from('a\ufffdb'), 'a\ufffdb', []],
  ['a late declaration', Buffer.from(`${' '.repeat(1_100)}${xml('latin1')}`), NAME, []],
])('%s, cut anywhere behind the head', (_, bytes, text, warned) => {
  const whole = decode(bytes);
  expect(whole).toEqual({ text: expect.stringContaining(text), warned });
  expect(whole.text.startsWith('\ufeff')).toBe(false);
  expect(decode(bytes, Math.min(60, bytes.length))).toEqual(whole);
});
