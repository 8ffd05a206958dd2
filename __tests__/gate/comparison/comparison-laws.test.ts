import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Policy } from '../../../src/report/policy.ts';
import type { ReportCase } from '../../../src/report/report.ts';
import { compared } from '../../support/comparisons.ts';
import { caseOf } from '../../support/reports.ts';

const word = fc.string({ unit: fc.constantFrom('p', 'p', 'p', 'f'), minLength: 1, maxLength: 5 });
const side = fc.record({ isSampled: fc.boolean(), before: word, after: word });
const sides = fc.array(side, { minLength: 1, maxLength: 8 });
const policies: fc.Arbitrary<Policy> = fc.record(
  {
    regression: fc.constantFrom('gate', 'strict', 'statistical'),
    'regression-confidence': fc.constantFrom(90, 95),
    'min-effect': fc.constantFrom(0, 20),
  },
  { requiredKeys: [] },
);
const numRuns = 100;

type Drawn = { isSampled: boolean; before: string; after: string }[];
const sideOf = (cases: Drawn, side: 'before' | 'after'): ReportCase[] =>
  cases.map((one, at) => caseOf(`${at}`, one[side], { isSampled: one.isSampled }));
const outcomeOf = (before: ReportCase[], after: ReportCase[], policy: Policy) =>
  compared(before, after, policy).regression?.outcome;

test('losing results of the report never turns a check into passed or failed', () => {
  const losses = fc.array(fc.tuple(fc.nat(7), fc.nat(4)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(sides, policies, losses, (cases, policy, lost) => {
      const [before, whole] = [sideOf(cases, 'before'), sideOf(cases, 'after')];
      const after = whole.map((one, at) => {
        const iterations = one.iterations.filter(
          (_, index) => !lost.some(([which, nth]) => which === at && nth === index),
        );
        return { ...one, iterations };
      });
      const outcome = outcomeOf(before, after, policy);
      if (outcome === 'passed' || outcome === 'failed') {
        expect(outcomeOf(before, whole, policy)).toBe(outcome);
      }
    }),
    { numRuns },
  );
});

test('equal sides are no regression, and no two sides are each worse than the other', () => {
  fc.assert(
    fc.property(sides, policies, (cases, policy) => {
      const [before, after] = [sideOf(cases, 'before'), sideOf(cases, 'after')];
      expect(outcomeOf(before, before, policy)).not.toBe('failed');
      const both = [outcomeOf(before, after, policy), outcomeOf(after, before, policy)];
      const isTested = policy.regression === 'statistical';
      if (isTested) expect(both).not.toEqual(['failed', 'failed']);
    }),
    { numRuns },
  );
});

test('more cases that pass on both sides create no regression', () => {
  fc.assert(
    fc.property(sides, policies, fc.nat(5), word, (cases, policy, more, passes) => {
      const outcomes = passes.replaceAll('f', 'p');
      const all = [...cases];
      for (let at = 0; at < more; at += 1) {
        all.push({ isSampled: at % 2 === 0, before: outcomes, after: outcomes });
      }
      if (outcomeOf(sideOf(all, 'before'), sideOf(all, 'after'), policy) !== 'failed') return;
      // What could not be decided may be now.
      expect(outcomeOf(sideOf(cases, 'before'), sideOf(cases, 'after'), policy)).toBe('failed');
    }),
    { numRuns },
  );
});
