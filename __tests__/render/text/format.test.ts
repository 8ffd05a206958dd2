import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countOf, formatExactPercent, formatPercent } from '../../../src/model/quantity.ts';
import {
  formatDuration,
  formatNumbers,
  formatTokens,
  squares,
  squaresLegend,
} from '../../../src/render/text/format.ts';
import { samples } from '../../support/effort.ts';

describe('formatPercent', () => {
  it.each([
    [1, '100%'],
    [0, '0%'],
    [0.95, '95%'],
    [0.29, '29%'],
    [2 / 3, '66.6%'],
    [0.9999999, '99.9%'],
    [19999 / 20000, '99.9%'],
    [0.8996, '89.9%'],
    [0.000001, '<0.1%'],
  ])('%f is %s', (fraction, text) => {
    expect(formatPercent(fraction)).toBe(text);
  });

  it('never reads better than it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.nat(1e7), (total, some) => {
        const passed = Math.min(some, total);
        const text = formatPercent(passed / total);
        expect(text === '100%').toBe(passed === total);
        expect(text === '0%').toBe(passed === 0);
        const shown = text.startsWith('<') ? 0 : Number.parseFloat(text);
        expect(shown).toBeLessThanOrEqual((passed / total) * 100 + 1e-6);
        expect(shown).toBeGreaterThan((passed / total) * 100 - 0.1001);
      }),
      samples({ ci: 100, soak: 20_000 }),
    );
  });

  it('writes a minimum as it was asked for', () => {
    expect([0.9, 0.999, 33.3 / 100, 1].map(formatExactPercent)).toEqual([
      '90%',
      '99.9%',
      '33.3%',
      '100%',
    ]);
  });
});

describe('formatDuration', () => {
  it.each([
    [null, '–'],
    [-1, '–'],
    [0, '0 ms'],
    [949.6, '950 ms'],
    [999.6, '1.0 s'],
    [1234, '1.2 s'],
    [59_949, '59.9 s'],
    [59_990, '1 min'],
    [184_000, '3 min 4 s'],
    [3_599_999, '1 h'],
    [7_500_000, '2 h 5 min'],
    [1.7e308, '–'],
  ])('%s is %s', (durationMs, text) => {
    expect(formatDuration(durationMs)).toBe(text);
  });
});

describe('squares', () => {
  const counts = (failed: number, flaky: number, unfinished: number, passed: number) => ({
    ...{ failed, flaky, unfinished, passed: passed + flaky },
  });

  it('are one a result, failures first, where there is room', () => {
    expect(squares(counts(2, 1, 1, 1), 5)).toBe('🟥🟥🟨⬜🟩');
    expect(squares(counts(1, 0, 0, 2), 5)).toBe('🟥🟩🟩');
    expect(squares(counts(0, 0, 0, 0), 5)).toBe('');
  });

  it('are a part of the results each where there are more, and hide no kind of them', () => {
    expect(squares(counts(50, 0, 0, 50), 10)).toBe('🟥🟥🟥🟥🟥🟩🟩🟩🟩🟩');
    expect(squares(counts(1, 0, 0, 999), 10)).toBe('🟥🟩🟩🟩🟩🟩🟩🟩🟩🟩');
    expect(squares(counts(999, 0, 0, 1), 5)).toBe('🟥🟥🟥🟥🟩');
    expect(squares(counts(1, 1, 1, 997), 5)).toBe('🟥🟨⬜🟩🟩');
  });

  it('are as many as there is room for, whatever the results are', () => {
    const part = fc.nat(10_000);
    fc.assert(
      fc.property(part, part, part, part, fc.integer({ min: 4, max: 20 }), (a, b, c, d, width) => {
        const shown = [...squares(counts(a, b, c, d), width)];
        expect(shown).toHaveLength(Math.min(width, a + b + c + d));
        expect(shown.includes('🟥')).toBe(a > 0);
        expect(shown.includes('🟩')).toBe(d > 0);
      }),
      samples({ ci: 200, soak: 20_000 }),
    );
  });

  it('are explained as far as they are there', () => {
    expect(squaresLegend(counts(1, 0, 0, 2))).toBe('🟥 failed · 🟩 passed');
  });
});

describe('smaller figures', () => {
  it('are written for people', () => {
    expect(countOf(1, 'test')).toBe('1 test');
    expect(countOf(12_345, 'test')).toBe('12,345 tests');
    expect(formatTokens(1_234_567)).toBe('1,234,567');
    expect(formatTokens(null)).toBe('–');
    expect(formatTokens(1.7e308)).toBe('–');
    expect(formatTokens(-1)).toBe('–');
    expect(formatNumbers([3])).toBe('3');
    expect(formatNumbers([2, 1])).toBe('1 and 2');
    expect(formatNumbers([1, 2, 3, 5, 7])).toBe('1 to 3, 5 and 7');
  });
});
