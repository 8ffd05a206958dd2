import { describe, expect, it } from '@jest/globals';
import {
  describeHistory,
  formatDelta,
  historyPoints,
  sparkline,
} from '../../../src/render/facts/history.ts';
import { caseOf, runReport } from '../../support/render/sample-reports.ts';

function reportAfter(...earlier: [runNumber: number | null, passRate: number][]) {
  return runReport([caseOf('a', ['passed'])], {
    history: earlier.map(([runNumber, passRate]) => ({ runNumber, passRate, createdAtMs: null })),
  });
}

describe('the delta', () => {
  it.each([
    [0.95, 0.9, '+5 points since run 12'],
    [0.9, 0.912, '−1.2 points since run 12'],
    [0.91, 0.9, '+1 point since run 12'],
    [0.5, 0.5, 'as in run 12'],
    [0.90001, 0.9, '+<0.1 points since run 12'],
  ])('%f after %f is "%s"', (own, former, text) => {
    expect(formatDelta(reportAfter([11, 0.1], [12, former]), own)).toBe(text);
  });

  it('is unknown without an earlier run, and names one without a number', () => {
    expect(formatDelta(reportAfter(), 1)).toBeNull();
    expect(formatDelta(reportAfter([null, 0.5]), 1)).toBe('+50 points since the last run');
    expect(formatDelta(reportAfter([null, 0.5]), 1, true)).toBe('+50 points against the base');
  });
});

describe('the sparkline', () => {
  it('ends with the reported run, in blocks and in words', () => {
    const points = historyPoints(reportAfter([1, 0], [2, 0.5], [3, 0.999]), 1);
    expect(sparkline(points)).toBe('▁▄▇█');
    expect(describeHistory(points)).toBe(
      'Pass rates of 4 runs, the newest on the right: lowest 0%, highest 100%, newest 100%.',
    );
  });

  it('tells high rates apart and gives the highest block to 100% alone', () => {
    const points = historyPoints(reportAfter([1, 0.8], [2, 0.9], [3, 0.9999]), 1);
    expect(sparkline(points)).toBe('▁▄▇█');
    expect(sparkline(historyPoints(reportAfter([1, 0.99], [2, 0.99]), 0.98))).toBe('▇▇▇');
  });

  it('says of runs alike only their rate', () => {
    const points = historyPoints(reportAfter([1, 1], [2, 1]), 1);
    expect(sparkline(points)).toBe('███');
    expect(describeHistory(points)).toBe(
      'Pass rates of 3 runs, the newest on the right: always 100%.',
    );
  });

  it('needs three points and shows at most twenty', () => {
    expect(historyPoints(reportAfter(), 1)).toEqual([]);
    expect(historyPoints(reportAfter([1, 0.5]), 1)).toEqual([]);
    expect(historyPoints(reportAfter([1, 0.5], [2, 0.5]), null)).toEqual([]);
    const many = Array.from({ length: 30 }, (_, index): [number, number] => [index, 1]);
    expect(historyPoints(reportAfter(...many), 0.25)).toHaveLength(20);
  });
});
