import { describe, expect, it } from '@jest/globals';
import { parseSeconds } from '../../../src/results/read/duration.ts';

describe('parseSeconds', () => {
  it.each([
    ['1.5', 1500],
    ['0', 0],
    ['.25', 250],
    ['3.', 3000],
    ['4.5e-5', 0.045],
    [' 2 ', 2000],
    ['1,234.56', 1_234_560],
    ['1,234', 1_234_000],
    ['12,345,678.9', 12_345_678_900],
    ['0,160', 160],
    ['3,5', 3500],
    ['1.234,5', 1_234_500],
  ])('reads %j as %j ms', (text, ms) => {
    expect(parseSeconds(text)).toBe(ms);
  });

  it.each([
    undefined,
    '',
    '  ',
    'NaN',
    'Infinity',
    '-1.5',
    '{duration}',
    '0x10',
    '1e999',
    '1e306',
    '1e300',
    'PT1.5S',
    '1,2,3',
    '12ms',
    '1:02:03',
  ])('is null for %j', (text) => {
    expect(parseSeconds(text)).toBeNull();
  });
});
