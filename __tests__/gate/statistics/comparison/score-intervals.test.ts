import { describe, expect, it } from '@jest/globals';
import {
  type Interval,
  newcombeInterval,
  type PairedCounts,
  pairedNewcombeInterval,
  wilsonInterval,
} from '../../../../src/gate/statistics/comparison/score-intervals.ts';

const written = ({ lower, upper }: Interval, digits = 4) =>
  [lower, upper].map((end) => end.toFixed(digits));
const share = (passed: number, trials: number) => ({ rate: passed / trials, trials });

describe("Wilson's interval", () => {
  it.each([
    [81, 263, '0.2553', '0.3662'],
    [15, 148, '0.0624', '0.1605'],
    [0, 20, '0.0000', '0.1611'],
    [1, 29, '0.0061', '0.1718'],
  ])("is Newcombe's of %d of %d", (passed, trials, lower, upper) => {
    expect(written(wilsonInterval(share(passed, trials), 0.025))).toEqual([lower, upper]);
  });

  it('mirrors, has an end at a rate of 0 and of 1, and is everything where nothing ran', () => {
    expect(written(wilsonInterval(share(20, 20), 0.025))).toEqual(['0.8389', '1.0000']);
    expect(wilsonInterval(share(20, 20), 0.025).upper).toBe(1);
    expect(wilsonInterval(share(0, 20), 0.025).lower).toBe(0);
    expect(wilsonInterval({ rate: 0, trials: 0 }, 0.025)).toEqual({ lower: 0, upper: 1 });
  });
});

describe("Newcombe's interval of independent shares", () => {
  it.each([
    [56, 70, 48, 80, 4, '0.0524', '0.3339'],
    [9, 10, 3, 10, 4, '0.1705', '0.8090'],
    [7, 34, 1, 34, 3, '0.019', '0.340'],
  ])('is his of %d/%d against %d/%d', (x, m, y, n, digits, lower, upper) => {
    expect(written(newcombeInterval(share(x, m), share(y, n), 0.025), digits)).toEqual([
      lower,
      upper,
    ]);
    const mirrored = newcombeInterval(share(y, n), share(x, m), 0.025);
    expect(written({ lower: -mirrored.upper, upper: -mirrored.lower }, digits)).toEqual([
      lower,
      upper,
    ]);
  });
});

describe("Newcombe's interval of paired shares", () => {
  const counts = (e: number, f: number, g: number, h: number): PairedCounts => ({
    both: e,
    onlyFirst: f,
    onlySecond: g,
    neither: h,
  });

  it("gives what R's contingencytables gives", () => {
    expect(written(pairedNewcombeInterval(counts(59, 6, 16, 80), 0.025))).toEqual([
      '-0.1186',
      '-0.0046',
    ]);
    expect((6 - 16) / (59 + 6 + 16 + 80)).toBeCloseTo(-0.0621, 4);
    expect(written(pairedNewcombeInterval(counts(1, 0, 0, 1), 0.025))).toEqual([
      '-0.5734',
      '0.5734',
    ]);
  });

  it('is that of independent shares where one of them never varied', () => {
    const paired = pairedNewcombeInterval(counts(7, 3, 0, 0), 0.025);
    const independent = newcombeInterval(share(10, 10), share(7, 10), 0.025);
    expect(written(paired, 10)).toEqual(written(independent, 10));
  });
});
