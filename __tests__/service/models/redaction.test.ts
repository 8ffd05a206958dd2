import { describe, expect, it } from '@jest/globals';
import { addressSecrets } from '../../../src/service/models/redaction.ts';

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
