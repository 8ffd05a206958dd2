import { describe, expect, it } from '@jest/globals';
import { parseRetryAfter } from '../../src/resilience/retry-after.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['7', 7_000],
    [' 7 ', 7_000],
    ['1.5', 1_500],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Saturday, 21-Nov-26 12:00:30 GMT', 30_000],
    ['Sat Nov 21 12:00:30 2026', 30_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['Sat, 99 Nov 2026 11:00:00 GMT', undefined],
    ['', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['2026', 2_026_000],
    ['2026-11-21', undefined],
    ['1e9', undefined],
    [null, undefined],
  ])('%j is read as %p ms', (header, expected) => {
    expect(parseRetryAfter(header, NOW)).toBe(expected);
  });
});
