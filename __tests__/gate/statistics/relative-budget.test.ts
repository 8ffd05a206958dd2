import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareUse } from '../../../src/gate/statistics/relative-budget.ts';

/** Compares cases, written as values before and after: '1,2;3,4|5;6'. */
function use(text: string, limit = 0) {
  const cases = text.split('|').map((one) => {
    const [before = [], after = []] = one.split(';').map((side) => side.split(',').map(Number));
    return { before, after };
  });
  return compareUse(cases, limit, 0.05);
}

test.each([
  // The ranks of scipy.
  ['7,8,1,4;7|5,7,4,7;3,7|2,5,7,1,8;2,4,6,7,3,5|1,3;4,6,8,1,4,7|8,8,1,7,2;8,2,2,2,5', 0, 0.39181],
  ['100,200,300;110,220,330', 0.1, 0.5],
  ['100;110|200;220|300;330', 0.1, 1], // no more than allowed
  ['0,0;0,0,0', 0, 1],
  ['7;7|8;8', 0, 1],
  // The normal says less than the clearest order has.
  ['1,2,3;4,5,6', 0, 0.05],
  ['1,2;3,4', 0, 1 / 6],
  ['1;2|1;3|1;4|1;5|1;6', 0, 1 / 32],
])('%s above %d has p %d', (text, limit, pValue) => {
  expect(use(text, limit)?.pValue).toBeCloseTo(pValue, 5);
});

test.each([
  ['3;1|1;4|1;5|1;6|1;7|1;8', 2 / 64],
  ['1;3|4;1|1;5|1;6|1;7|1;8', 3 / 64],
  ['1;3|1;4|5;1|1;6|1;7|1;8', 5 / 64],
])('%s has nearly the p of all signs', (text, exact) => {
  expect(Math.abs((use(text)?.pValue ?? 1) - exact)).toBeLessThan(0.01);
});

test.each([
  ['100,100;120,150,180', 0.5],
  ['100;120,180', Math.sqrt(1.2 * 1.8) - 1],
  ['100;110|100;120|100;150', Math.sqrt(1.2 * Math.sqrt(1.1 * 1.5)) - 1],
  ['100,120,130;120,100,130|7;7|3,9;3,9', 0],
])('%s has changed by %d', (text, estimate) => {
  expect(use(text)?.estimate).toBeCloseTo(estimate, 8);
});

test('rules out nothing if it cannot fail, and is null without a case on both sides', () => {
  const open = { best: 0.25, interval: [-1, Infinity] };
  expect(use('100;150|100;150')).toMatchObject(open);
  expect(compareUse([{ before: [1], after: [] }], 0, 0.05)).toBeNull();
});

test('agrees with its interval, and mirrors', () => {
  const values = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 5 });
  const sides = fc.record({ before: values, after: values });
  const someCases = fc.array(sides, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(someCases, fc.double({ min: -0.5, max: 2, noNaN: true }), (cases, limit) => {
      const swapped = cases.map(({ before, after }) => ({ before: after, after: before }));
      const [one, other] = [cases, swapped].map((all) => compareUse(all, limit, 0.05));
      const { pValue = 0, best = 1, estimate = 0, interval = [1, 0] } = one ?? {};
      expect(pValue).toBeGreaterThanOrEqual(best);
      expect(interval[0]).toBeLessThanOrEqual(estimate + 1e-6);
      expect(interval[1]).toBeGreaterThanOrEqual(estimate - 1e-6);
      if (pValue < 0.05) expect(interval[0]).toBeGreaterThanOrEqual(limit - 1e-6);
      expect((1 + estimate) * (1 + (other?.estimate ?? 0))).toBeCloseTo(1, 6);
    }),
    { numRuns: 50 },
  );
});
