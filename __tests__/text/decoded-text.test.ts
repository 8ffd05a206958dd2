import { describe, expect, it } from '@jest/globals';
import { decodedText } from '../../src/text/decoded-text.ts';

const TEXT = 'name: s\ntitle: größer\n';
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('a file that is to be a text', () => {
  it.each([
    ['plain', TEXT],
    ['marked', `\uFEFF${TEXT}`],
    ['empty', ''],
    ['of one sign', '{'],
  ])('is read as it is: %s', (_, text) => {
    expect(decodedText(Buffer.from(text))).toEqual({ text });
  });

  it.each([
    ['UTF-16 of Windows', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'is in UTF-16; save it as'],
    ['UTF-16 the other way', swapped(`\uFEFF${TEXT}`), 'is in UTF-16; save it as UTF-8.'],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), 'is in UTF-16; save it as UTF-8.'],
    ['the same the other way', swapped(TEXT), 'is in UTF-16; save it as UTF-8.'],
    ['Latin 1', Buffer.from(TEXT, 'latin1'), 'is not in UTF-8, as line 2 shows; save it as UTF-8.'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'holds no text.'],
  ])('is told what it is: %s', (_, bytes, fault) => {
    expect(decodedText(bytes)).toEqual({ fault: expect.stringContaining(fault) });
  });
});
