import { describe, expect, it } from '@jest/globals';
import {
  addressSecrets,
  createRedactor,
  redactDeep,
} from '../../../src/service/models/redaction.ts';

describe('createRedactor', () => {
  it.each([
    ['one secret', ['secret-1'], 'a secret-1 b secret-1', 'a *** b ***'],
    ['the longest first', ['secret', 'secret-1'], 'secret-1 secret', '*** ***'],
    ['no pattern', ['a.c+d*e'], 'a.c+d*e abcdde', '*** abcdde'],
    ['as it stands in JSON', ['a"quote\nline'], 'text: "a\\"quote\\nline"', 'text: "***"'],
    ['short values stay', ['on', ''], 'on and off', 'on and off'],
  ])('%s', (_what, secrets, text, redacted) => {
    expect(createRedactor(secrets)(text)).toBe(redacted);
  });
});

describe('addressSecrets', () => {
  it.each([
    ['a password', 'https://me:p%40ss@h.test/', ['p%40ss', 'p@ss']],
    ['a user name alone', 'https://token@h.test/', ['token', 'token']],
    ['telling parameters', 'https://h.test/?api_key=a%20b&page=2', ['', '', 'a b']],
    ['damaged encoding', 'https://me:100%@h.test/', ['100%']],
    ['no address', 'just text', []],
  ])('of %s', (_what, address, secrets) => {
    expect(addressSecrets(address)).toEqual(secrets);
  });
});

describe('redactDeep', () => {
  it('reaches every string and keeps all else', () => {
    const redact = createRedactor(['secret-1']);
    const value = { a: ['secret-1', 1, null, true], 'secret-1': { b: 'x secret-1' } };
    expect(redactDeep(value, redact)).toEqual({
      a: ['***', 1, null, true],
      '***': { b: 'x ***' },
    });
  });
});
