import { describe, expect, it } from '@jest/globals';
import { countCase, meetsRate } from '../../src/model/counts.ts';
import { fractionMistake } from '../../src/model/quantity.ts';
import { caseOf, iteration } from '../support/render/sample-reports.ts';

describe('countCase', () => {
  it('counts what is folded, and leaves skipped ones outside the total', () => {
    const folded = { cases: 5, passed: 4, skipped: 2, durationMs: null };
    expect(countCase({ ...caseOf('further', []), folded })).toMatchObject({
      total: 4,
      passed: 4,
      skipped: 2,
    });
  });

  it('takes for flaky only what passed', () => {
    const iterations = [
      iteration({ number: 1, flaky: true }),
      iteration({ number: 2, flaky: true, outcome: 'failed' }),
    ];
    expect(countCase({ ...caseOf('a', []), iterations })).toMatchObject({ flaky: 1, failed: 1 });
  });
});

describe('meetsRate', () => {
  it.each([
    [9, 10, 0.9, true],
    [8, 10, 0.9, false],
    // 0.07 * 100 is 7.000000000000001.
    [7, 100, 0.07, true],
    [999_999, 1_000_000, 1, false],
  ])('%d of %d at %d: %s', (passed, total, rate, met) => {
    expect(meetsRate({ passed, total }, rate)).toBe(met);
  });
});

describe('fractionMistake', () => {
  it.each([
    [0.9, 'is in percent: 90, not 0.9.'],
    [0.29, 'is in percent: 29, not 0.29.'],
    [1, 'is in percent: 100, not 1.'],
    [0, null],
    [1.01, null],
    [90, null],
  ])('%d: %s', (percent, mistake) => {
    expect(fractionMistake(percent)).toBe(mistake);
  });
});
