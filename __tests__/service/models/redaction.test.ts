import { describe, expect, it } from '@jest/globals';
import { createRedactor, redactDeep } from '../../../src/service/models/redaction.ts';

describe('createRedactor', () => {
  it.each([
    ['one secret', ['secret-1'], 'a secret-1 b secret-1', 'a *** b ***'],
    ['the longest first', ['secret', 'secret-1'], 'secret-1 secret', '*** ***'],
    ['no pattern', ['a.c+d*e'], 'a.c+d*e abcdde', '*** abcdde'],
    ['short values stay', ['on', ''], 'on and off', 'on and off'],
  ])('%s', (_what, secrets, text, redacted) => {
    expect(createRedactor(secrets)(text)).toBe(redacted);
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
