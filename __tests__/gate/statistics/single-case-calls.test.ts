import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { callSingleCases } from '../../../src/gate/statistics/single-case-calls.ts';
import { unchanged } from '../../../src/gate/statistics/stratified-test.ts';
import { isSignificant } from '../../../src/gate/statistics/tally.ts';
import { anyStrata, strataOf } from '../../support/strata.ts';

test('knows the least p of 5 and 5 by the passes of both', () => {
  const least = Array.from({ length: 11 }, (_, passed) => {
    const after = Math.max(0, passed - 5);
    const [single] = callSingleCases(strataOf(`${passed - after}/5 ${after}/5`), 0.05);
    return single?.pValue.toFixed(5);
  });
  const half = ['1.00000', '0.50000', '0.22222', '0.08333', '0.02381'];
  expect(least).toEqual([...half, '0.00397', ...half.toReversed()]);
});

test.each([
  ['3/3 0/3', [0]], // a p that is exactly α
  ['0/3 3/3', []],
  ['500 × 5/5 5/5, 5/5 0/5', [500]],
  ['5/5 0/5, 11 × 3/5 2/5', [0]],
  ['5/5 0/5, 12 × 3/5 2/5', []], // all 13 can reach α/12
  ['', []],
])('in "%s" calls %j', (text, calls) => {
  const cases = callSingleCases(strataOf(text), 0.05);
  expect(cases.flatMap(({ isCalled }, at) => (isCalled ? [at] : []))).toEqual(calls);
});

test('takes the level of the definition', () => {
  fc.assert(
    fc.property(anyStrata(8, 40), (strata) => {
      const least = strata.map((one) => unchanged(one).chances[0] ?? 1);
      const reached = (level: number) => least.filter((p) => isSignificant(p, level)).length;
      let divisor = 1;
      while (reached(0.05 / divisor) > divisor) divisor += 1;
      for (const { pValue, isCalled } of callSingleCases(strata, 0.05)) {
        expect(isCalled).toBe(isSignificant(pValue, 0.05 / divisor));
      }
    }),
    { numRuns: 50 },
  );
});
