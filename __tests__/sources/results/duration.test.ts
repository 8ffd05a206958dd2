import { expect, test } from '@jest/globals';
import { parseSeconds } from '../../../src/sources/results/read/duration.ts';

test.each([
  ['1.5', 1500],
  ['0', 0],
  ['.25', 250],
  ['3.', 3000],
  ['4.5e-5', 0.045],
  ['0.0003', 0.3],
  [' 2 ', 2000],
  ['1,234.56', 1_234_560],
  ['1,234', 1_234_000],
  ['12,345,678.9', 12_345_678_900],
  ['0,160', 160],
  ['3,5', 3500],
  ['1.234,5', 1_234_500],
])('%j is %j ms', (text, ms) => expect(parseSeconds(text)).toBe(ms));

test.each([
  ...[undefined, '', '  ', 'NaN', 'Infinity', '-1.5', '{duration}', '0x10', '1e999', '1e300'],
  ...['PT1.5S', '1,2,3', '12ms', '1:02:03'],
])('%j is no time', (text) => expect(parseSeconds(text)).toBeNull());
