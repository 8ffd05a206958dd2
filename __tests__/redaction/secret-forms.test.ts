import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { secretForms } from '../../src/redaction/secret-forms.ts';
import { createSecretKeeper } from '../../src/redaction/secret-keeper.ts';

/** Base64 of bytes as if drawn by chance, always the same for a number. */
const drawn = (seed: number, length: number): string => {
  let text = '';
  for (let round = 0; text.length < length; round += 1) {
    text += createHash('sha384').update(`${seed}/${round}`).digest('base64');
  }
  return text.slice(0, length);
};

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const pem = (count: number): string =>
  `-----BEGIN PRIVATE KEY-----\n${lines(count, (index) => drawn(index, 64))}\n-----END PRIVATE KEY-----\n`;

const account = {
  type: 'service_account',
  private_key: pem(300),
  keys: Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`k${index}`, drawn(index, 80)]),
  ),
};

const LARGE: Readonly<Record<string, string>> = {
  'a key of 700 lines': pem(700),
  'JSON of many lines': JSON.stringify(account, null, 2),
  'JSON of one line': JSON.stringify(account),
  'one long word': drawn(1, 48_000),
  'words in a line': lines(4_000, (index) => drawn(index, 11)).replaceAll('\n', ' '),
  'short lines': lines(8_000, (index) => String(100_000 + index)),
  'lines that all begin otherwise': lines(
    6_000,
    (index) => String.fromCharCode(0x4e00 + index) + drawn(index, 6),
  ),
};

describe('forms of a large secret', () => {
  it.each(Object.entries(LARGE))('are no more than a multiple of it: %s', (_, secret) => {
    const sum = [...secretForms([secret])].reduce((total, { length }) => total + length, 0);
    expect(sum).toBeLessThan(100 * secret.length);
  });

  it.each(Object.entries(LARGE))('hide it, within the time of a test: %s', (_, secret) => {
    const { text } = createRedactor([secret]);
    for (const written of [
      secret,
      JSON.stringify(secret),
      JSON.stringify(JSON.stringify(secret)),
      encodeURIComponent(secret),
      new URLSearchParams({ secret }).toString(),
      secret.replace(/\s+/g, ' '),
      Buffer.from(secret).toString('base64'),
      Buffer.from(`user:${secret}`).toString('base64url'),
      Buffer.from(secret).toString('hex'),
    ]) {
      // Between lines stands what ends and indents them, and at their ends half a character of Base64.
      const left = text(written)
        .split('***')
        .filter((part) => part.length > 20);
      expect(left.join('').length).toBeLessThan(400);
    }
  });

  it('hide every line of it, in every form', () => {
    const key = pem(700);
    const { text } = createRedactor([key]);
    for (const line of key.split('\n').slice(1, 40)) {
      for (const written of [
        line,
        encodeURIComponent(line),
        JSON.stringify(line).replaceAll('/', '\\/'),
        Buffer.from(line).toString('hex'),
        Buffer.from(`a${line}`).toString('base64'),
      ]) {
        expect(text(`${written}.`)).toMatch(/^.{0,3}\*\*\*.{0,3}\.$/);
      }
    }
  });
});

describe('a keeper', () => {
  it('learns many one after another beside a large one', () => {
    const keeper = createSecretKeeper([pem(100)]);
    for (let index = 0; index < 30; index += 1) {
      keeper.learn(drawn(index, 40));
      expect(keeper.text(`is ${drawn(index, 40)}`)).toBe('is ***');
    }
  });
});
