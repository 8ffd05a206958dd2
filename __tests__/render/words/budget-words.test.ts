import { describe, expect, it } from '@jest/globals';
import type { Check } from '../../../src/model/verdict.ts';
import { checkWords } from '../../../src/render/words/check-words.ts';

type Held = Pick<Check, 'id' | 'unit' | 'threshold' | 'observed'> & Partial<Check>;

/** What is wanted and what is found, as tables have it. */
function wordsOf(held: Held): [string, string] {
  const { expected, actual } = checkWords({
    ...{ gates: true, outcome: 'failed', sampleOf: 'iteration', sampleSize: 40 },
    ...held,
  });
  return [expected, actual];
}

const LATENCY = { id: 'max-p95-latency-ms', unit: 'milliseconds' } as const;
const DURATION = { id: 'max-duration-minutes', unit: 'minutes' } as const;
const COST = { id: 'max-cost', unit: 'currency' } as const;
const ONE_SESSION = { sides: { baseline: 10, head: 11.004 } };

describe('words of a budget', () => {
  it.each<[string, Held, [string, string]]>([
    ['a time', { ...LATENCY, threshold: 1_000, observed: 1_234 }, ['at most 1.0 s', '1.2 s']],
    ['a cost', { ...COST, threshold: 2.5, observed: 3 }, ['at most 2.5', '3']],
    [
      'a time at the limit',
      { ...LATENCY, threshold: 1_234, observed: 1_234, outcome: 'passed' },
      ['at most 1.2 s', '1.2 s'],
    ],
  ])('are as short as people like them: %s', (_, held, words) => {
    expect(wordsOf(held)).toEqual(words);
  });

  it.each<[string, Held, [string, string]]>([
    [
      'an iteration',
      { ...LATENCY, threshold: 1_233, observed: 1_234 },
      ['at most 1,233 ms', '1,234 ms'],
    ],
    [
      'a fraction of a millisecond',
      { ...LATENCY, threshold: 20, observed: 20.25 },
      ['at most 20 ms', '20.25 ms'],
    ],
    [
      'a run',
      { ...DURATION, threshold: 5, observed: 5 + 250 / 60_000 },
      ['at most 300,000 ms', '300,250 ms'],
    ],
    ['a cost', { ...COST, threshold: 2.5, observed: 2.50004 }, ['at most 2.5', '2.50004']],
    [
      'a large cost',
      { ...COST, threshold: 2000, observed: 2000.25 },
      ['at most 2,000', '2,000.25'],
    ],
    [
      'the growth of a run',
      { ...DURATION, ...ONE_SESSION, unit: 'growth', threshold: 0.1, observed: 0.1004 },
      ['at most 10% more than in the baseline', '10.04% more: 11 min, 10 min in the baseline'],
    ],
  ])('tell what is wanted from what is found: %s', (_, held, words) => {
    expect(wordsOf(held)).toEqual(words);
  });

  it('are of any change where an interval has no end, with a sign of its own below nothing', () => {
    const interval = { low: -1, high: Number.POSITIVE_INFINITY, confidence: 0.9 };
    const tokens = { id: 'max-total-tokens', unit: 'growth', threshold: 0.1 } as const;
    const [, found] = wordsOf({
      ...{ ...tokens, observed: 0.5, interval },
      sides: { baseline: 80, head: 1_234_567.8 },
    });
    expect(found).toBe(
      '50% more (90% interval −100% to any): 1,234,568 an iteration, 80 in the baseline',
    );
  });
});
