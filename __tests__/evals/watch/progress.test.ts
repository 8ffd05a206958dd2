import { describe, expect, it } from '@jest/globals';
import { formatElapsed } from '../../../src/evals/watch/progress.ts';

describe('formatElapsed', () => {
  it.each([
    [999, '0 s'],
    [61_000, '1 min 1 s'],
    [3_720_000, '1 h 2 min'],
  ])('writes %d ms', (ms, text) => {
    expect(formatElapsed(ms)).toBe(text);
  });
});
