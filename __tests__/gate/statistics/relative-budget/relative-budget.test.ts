import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pseudoRandom } from '../../../../src/gate/statistics/false-alarms/pseudo-random.ts';
import {
  type MeasuredCase,
  rankSumTest,
} from '../../../../src/gate/statistics/relative-budget/rank-sum.ts';
import {
  couldBeAbove,
  relativeUse,
} from '../../../../src/gate/statistics/relative-budget/relative-budget.ts';
import { byEffort, samples } from '../../../support/effort.ts';
import { figureRows } from '../../../support/gate/statistics/figures.ts';

/** Cases that are written `baseline;head|…`, the values of a side with commas. */
const casesOf = (text: string): MeasuredCase[] =>
  text.split('|').map((one) => {
    const [baseline = [], head = []] = one.split(';').map((side) => side.split(',').map(Number));
    return { baseline, head };
  });
const pValue = (cases: MeasuredCase[], limit = 0) => relativeUse(cases)?.pValueAbove(limit) ?? -1;
const relativeChange = (cases: MeasuredCase[], tail: number) => relativeUse(cases)?.change(tail);

const values = (maxLength: number) => fc.array(fc.integer({ min: 0, max: 30 }), { maxLength });
const anyCases = fc.array(fc.record({ baseline: values(5), head: values(5) }), { maxLength: 8 });
const hasBoth = ({ baseline, head }: MeasuredCase) => baseline.length > 0 && head.length > 0;

describe('a relative budget', () => {
  it("has the p of rank sums within cases that are made of scipy's ranks", () => {
    const rows = figureRows('rankSums');
    expect(rows.length).toBeGreaterThan(250);
    for (const { subject, results } of rows) {
      expect(pValue(casesOf(subject))).toBeCloseTo(Number(results[0]), 10);
    }
  });

  it("has the p of scipy's wilcoxon where every case ran once on each side", () => {
    for (const { subject, results } of figureRows('signedRanks')) {
      expect(pValue(casesOf(subject))).toBeCloseTo(Number(results[0]), 10);
    }
  });

  it('counts all signs of tied differences, and none of those that are 0', () => {
    // Ratios 2, 2, ½, 1: midranks 2, 2, 2; of 8 signs, 4 have at least two that are positive.
    expect(pValue(casesOf('1;2|3;6|4;2|7;7'))).toBeCloseTo(0.5, 12);
    expect(pValue(casesOf('7;7|8;8'))).toBe(1);
  });

  it('takes just what the limit allows as no more than that', () => {
    const atLimit = casesOf('100,200,300;110,220,330');
    expect(pValue(atLimit, 0.1)).toBeCloseTo(0.5, 12);
    expect(pValue(atLimit, 0)).toBeLessThan(0.5);
    expect(pValue(casesOf('100;110|200;220|300;330'), 0.1)).toBe(1);
  });

  it('estimates the median of the ratios within cases', () => {
    const ratios = relativeChange(casesOf('100,100;120,150,180'), 0.05);
    expect(ratios?.estimate).toBeCloseTo(0.5, 6);
    // Between 1.2 and 1.8, on the scale of logarithms.
    const even = relativeChange(casesOf('100;120,180'), 0.05);
    expect(even?.estimate).toBeCloseTo(Math.sqrt(1.2 * 1.8) - 1, 6);
    // Of the averages of pairs of differences: Walsh's.
    const paired = relativeChange(casesOf('100;110|100;120|100;150'), 0.3);
    expect(paired?.estimate).toBeCloseTo((Math.sqrt(1.1 * 1.5) + 1.2) / 2 - 1, 2);
  });

  it('has an interval of everything where the test can rule out nothing', () => {
    expect(relativeChange(casesOf('100;150'), 0.05)).toEqual({
      estimate: expect.closeTo(0.5, 6),
      interval: { lower: -1, upper: Number.POSITIVE_INFINITY },
    });
  });

  it('is null where no case has values on both sides, and takes values of 0', () => {
    expect(relativeUse([])).toBeNull();
    expect(relativeUse([{ baseline: [1], head: [] }])).toBeNull();
    const zeros = [{ baseline: [0, 0], head: [0, 0, 0] }];
    expect(pValue(zeros)).toBe(1);
    expect(relativeChange(zeros, 0.05)?.estimate).toBeCloseTo(0, 8);
    // Of what has not changed, nobody is told that it takes less.
    const same = relativeChange(casesOf('100,120,130;120,100,130|7;7|3,9;3,9'), 0.05)?.estimate;
    expect(Math.abs(same ?? 1)).toBe(0);
  });

  it('could have been missed where it would have been by a head that uses far more', () => {
    // Of two values and two, one of six orders has both of the head's last.
    expect(couldBeAbove(casesOf('1,2;1,2'), 0.05)).toBe(false);
    expect(couldBeAbove(casesOf('1,2,3,4,5;1,2,3,4,5'), 0.05)).toBe(true);
    expect(couldBeAbove(casesOf('1;1|1;1|1;1|1;1'), 0.05)).toBe(false);
    expect(couldBeAbove(casesOf('1;1|1;1|1;1|1;1|1;1'), 0.05)).toBe(true);
    const farAbove = ({ baseline, head }: MeasuredCase) => {
      return { baseline, head: head.map((_, index) => 1e6 * (index + 1)) };
    };
    fc.assert(
      fc.property(anyCases, (cases) => {
        const shared = cases.filter(hasBoth);
        const p = pValue(shared.map(farAbove));
        expect(couldBeAbove(shared, 0.05)).toBe(shared.length > 0 && p <= 0.05);
      }),
      samples({ ci: 200, soak: 5000 }),
    );
  });

  it('has an interval that says what the test says, with the estimate in it', () => {
    const limit = fc.double({ min: -0.5, max: 2, noNaN: true });
    fc.assert(
      fc.property(anyCases, limit, (cases, allowed) => {
        const change = relativeChange(cases, 0.05);
        expect(change === undefined).toBe(!cases.some(hasBoth));
        if (change === undefined) return;
        const { interval, estimate } = change;
        const p = pValue(cases, allowed);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
        expect(interval.lower).toBeLessThanOrEqual(estimate + 1e-6);
        expect(interval.upper).toBeGreaterThanOrEqual(estimate - 1e-6);
        if (p <= 0.05) expect(interval.lower).toBeGreaterThanOrEqual(allowed - 1e-6);
      }),
      samples({ ci: 200, soak: 5000 }),
    );
  });

  it('says the same of a shift whatever it was asked before', () => {
    // Of whole numbers, so that many shifts tie values of both sides.
    const shifts = fc.array(fc.integer({ min: -70, max: 70 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(anyCases, shifts, (cases, halves) => {
        const test = rankSumTest(cases);
        for (const half of halves) expect(test(half / 2)).toEqual(rankSumTest(cases)(half / 2));
      }),
      samples({ ci: 200, soak: 5000 }),
    );
  });

  it('mirrors when the sides are swapped', () => {
    fc.assert(
      fc.property(
        anyCases.filter((cases) => cases.some(hasBoth)),
        (cases) => {
          const swapped = cases.map(({ baseline, head }) => ({ baseline: head, head: baseline }));
          const [one, other] = [relativeChange(cases, 0.2), relativeChange(swapped, 0.2)];
          const product = (1 + (one?.estimate ?? 0)) * (1 + (other?.estimate ?? 0));
          expect(product).toBeCloseTo(1, 6);
          if (one?.interval.lower === -1)
            expect(other?.interval.upper).toBe(Number.POSITIVE_INFINITY);
        },
      ),
      samples({ ci: 200, soak: 5000 }),
    );
  });

  it('fails at the limit as often as α says, and mostly where it is missed by a quarter', () => {
    const random = pseudoRandom(9);
    const rounds = byEffort({ ci: 400, soak: 5000 });
    const noise = () => random.uniform() + random.uniform() + random.uniform() - 1.5;
    const failed = (factor: number) => {
      let count = 0;
      for (let round = 0; round < rounds; round += 1) {
        const cases = Array.from({ length: 20 }, () => {
          const usual = 1000 * Math.exp(noise());
          const draw = (times: number) =>
            Array.from({ length: 5 }, () => usual * times * Math.exp(noise()));
          return { baseline: draw(1), head: draw(1.1 * factor) };
        });
        if (pValue(cases, 0.1) <= 0.05) count += 1;
      }
      return count / rounds;
    };
    expect(failed(1)).toBeLessThan(0.08);
    expect(failed(1)).toBeGreaterThan(0.02);
    expect(failed(1.25)).toBeGreaterThan(0.6);
  });
});
