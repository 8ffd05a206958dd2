import { expect, test } from '@jest/globals';
import { keyCheck } from '../../src/service/http/key.ts';
import { Refusal } from '../../src/service/refusals.ts';
import { newKey } from '../../src/service/settings.ts';
import { SETTINGS } from '../support/service.ts';

const KEY = newKey();

/** A check of two requests at once and one a second. */
function open() {
  const clock = { now: 0 };
  const check = keyCheck(KEY, { ...SETTINGS, ratePerSecond: 1, burst: 2 }, () => clock.now);
  /** The code of the refusal and its seconds; empty if there is none. */
  const ask = (header: string | undefined = `Bearer ${KEY}`) => {
    try {
      check(header);
      return '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [error.body.code, error.headers['retry-after']].join(' ').trim();
    }
  };
  return { clock, ask };
}

test('a bucket of two requests refills by one a second', () => {
  const { clock, ask } = open();
  expect([ask(), ask(), ask()]).toEqual(['', '', 'RATE_LIMITED 1']);
  clock.now = 999;
  expect(ask()).toBe('RATE_LIMITED 1');
  clock.now = 1_000;
  expect([ask(), ask()]).toEqual(['', 'RATE_LIMITED 1']);
  clock.now = 60_000;
  expect([ask(), ask(), ask()]).toEqual(['', '', 'RATE_LIMITED 1']);
});

test.each([
  ['no header', '', 'UNAUTHORIZED'],
  ['another scheme', `Basic ${KEY}`, 'UNAUTHORIZED'],
  ['another key', `Bearer ${newKey()}`, 'UNAUTHORIZED'],
  ['the scheme in small letters', `bearer ${KEY}`, ''],
])('%s', (_name, header, expected) => {
  const { ask } = open();
  // A wrong key costs no token.
  expect([ask(header), ask(header), ask()]).toEqual([
    expected,
    expected,
    expected === '' ? 'RATE_LIMITED 1' : '',
  ]);
});
