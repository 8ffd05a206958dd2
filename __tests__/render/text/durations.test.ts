import { describe, expect, it } from '@jest/globals';
import { percentile, sortedDurationsMs } from '../../../src/render/text/durations.ts';
import { iteration } from '../../support/render/sample-reports.ts';

describe('durations', () => {
  it('are those known of the iterations that count, ascending', () => {
    const iterations = [
      iteration({ durationMs: 900 }),
      iteration({ durationMs: null }),
      iteration({ durationMs: 1000 }),
      iteration({ durationMs: 1, outcome: 'skipped' }),
      iteration({ durationMs: 20, outcome: 'failed' }),
    ];
    expect([...sortedDurationsMs(iterations)]).toEqual([20, 900, 1000]);
  });

  it('have percentiles by the nearest rank', () => {
    const twenty = Float64Array.from({ length: 20 }, (_, index) => index + 1);
    expect(percentile(twenty, 0.5)).toBe(10);
    expect(percentile(twenty, 0.95)).toBe(19);
    expect(percentile(Float64Array.of(7), 0.95)).toBe(7);
    expect(percentile(new Float64Array(), 0.5)).toBeNull();
  });
});
