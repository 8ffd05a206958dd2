import { describe, expect, it } from '@jest/globals';
import {
  chanceToShowFlake,
  failureRateBound,
  passAllOf,
  surpriseOfFailure,
} from '../../../src/gate/statistics/flakiness.ts';

describe('flakiness', () => {
  it('shows where some iterations pass and some fail', () => {
    expect(chanceToShowFlake(0.5, 2)).toBe(0.5);
    expect(chanceToShowFlake(0.02, 5)).toBeCloseTo(0.0960792, 7);
    expect([0, 1].map((iterations) => chanceToShowFlake(0.3, iterations))).toEqual([0, 0]);
    expect([0, 1].map((rate) => chanceToShowFlake(rate, 5))).toEqual([0, 0]);
  });

  it('makes ten tests red 18 % of the time at a rate of 2 %', () => {
    expect((1 - (1 - 0.02) ** 10).toFixed(2)).toBe('0.18');
  });

  it.each([
    [5, '45.1'],
    [20, '13.9'],
    [29, '9.8'],
    [1, '95.0'],
  ])('is not excluded by %d passes up to %s %%', (passes, percent) => {
    expect((100 * failureRateBound(passes, 0.05)).toFixed(1)).toBe(percent);
  });

  it('is anything where nothing ran', () => {
    expect(failureRateBound(0, 0.05)).toBe(1);
  });
});

describe('pass^k', () => {
  it('is the share of all choices of k tries that passed', () => {
    expect(passAllOf(4, 5, 2)).toBeCloseTo(6 / 10, 12);
    expect(passAllOf(8, 10, 3)).toBeCloseTo(56 / 120, 12);
    expect(passAllOf(2, 5, 3)).toBe(0);
    expect(passAllOf(5, 5, 5)).toBe(1);
    expect(passAllOf(0, 5, 1)).toBe(0);
    expect(passAllOf(3, 5, 0)).toBe(1);
    expect(passAllOf(900_000, 1_000_000, 2)).toBeCloseTo(0.81, 6);
  });

  it('is unknown with less than k tries', () => {
    expect(passAllOf(3, 3, 4)).toBeNull();
  });
});

describe('a failure of a deterministic case', () => {
  it('surprises after many passes, and does not where it failed before', () => {
    expect(surpriseOfFailure(19, 19)).toBe(0.05);
    expect(surpriseOfFailure(20, 20)).toBeLessThan(0.05);
    expect(surpriseOfFailure(20, 18)).toBeCloseTo(3 / 21, 12);
    expect(surpriseOfFailure(5, 5)).toBeCloseTo(1 / 6, 12);
    expect(surpriseOfFailure(5, 0)).toBe(1);
  });

  it('has no p without history', () => {
    expect(surpriseOfFailure(0, 0)).toBeNull();
  });
});
