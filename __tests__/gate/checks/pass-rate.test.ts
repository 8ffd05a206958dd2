import { expect, test } from '@jest/globals';
import { checkPassRate } from '../../../src/gate/checks/pass-rate.ts';
import type { Counts } from '../../../src/report/report.ts';
import { checkIn, judge } from '../../support/gate.ts';
import { caseOf, reportOf } from '../../support/reports.ts';

function check(
  counts: Counts,
  threshold: number,
  { isOpen = false, confidence = null as number | null, isSampled = true } = {},
) {
  const one = caseOf('a', '', { isSampled });
  return checkPassRate('min-pass-rate', [{ one, ...counts }], threshold, isOpen, confidence);
}

test.each([
  { passed: 9, failed: 1, missing: 0, threshold: 0.9, outcome: 'passed' },
  { passed: 8, failed: 2, missing: 0, threshold: 0.9, outcome: 'failed' },
  { passed: 9, failed: 0, missing: 1, threshold: 0.9, outcome: 'passed' }, // even if it had failed
  { passed: 8, failed: 1, missing: 1, threshold: 0.9, outcome: 'undecided' },
  { passed: 7, failed: 2, missing: 1, threshold: 0.9, outcome: 'failed' }, // even if it had passed
  { passed: 7, failed: 3, missing: 0, threshold: 0.7, outcome: 'passed' }, // 0.7 is not exact
  { passed: 0, failed: 0, missing: 4, threshold: 0.5, outcome: 'undecided' },
  { passed: 0, failed: 0, missing: 0, threshold: 0, outcome: 'undecided' },
  { passed: 3, failed: 0, missing: 0, threshold: 1, outcome: 'passed' },
  // Any number can be missing.
  { isOpen: true, passed: 9, failed: 0, missing: 0, threshold: 1, outcome: 'undecided' },
  { isOpen: true, passed: 9, failed: 1, missing: 0, threshold: 1, outcome: 'failed' },
  { isOpen: true, passed: 1, failed: 9, missing: 0, threshold: 0.9, outcome: 'undecided' },
  { isOpen: true, passed: 9, failed: 1, missing: 0, threshold: 0, outcome: 'undecided' },
  { isOpen: true, passed: 0, failed: 0, missing: 0, threshold: 1, outcome: 'undecided' },
])('%j', ({ outcome, threshold, isOpen = false, ...counts }) => {
  expect(check(counts, threshold, { isOpen }).outcome).toBe(outcome);
});

test.each([
  [29, 0, 0, 0.9, 'passed', null],
  [28, 0, 0, 0.9, 'undecided', 29],
  [298, 0, 0, 0.99, 'undecided', 299],
  [29, 1, 0, 0.9, 'failed', null], // the rate is met, and the bound is not
  [0, 5, 0, 0.9, 'failed', null], // even the upper bound is below
  [3, 2, 0, 0.9, 'undecided', 29],
  [0, 2, 3, 0.9, 'undecided', 29],
  [5, 0, 0, 1, 'undecided', null],
  [500, 1, 0, 1, 'failed', null],
  [58, 0, 1, 0.92, 'passed', null],
  [58, 0, 1, 0.95, 'undecided', 1],
  [40, 18, 1, 0.9, 'failed', null],
] as const)('%i passed, %i failed, %i missing: 95 %% sure of %d: %s', (...row) => {
  const [passed, failed, missing, threshold, outcome, count] = row;
  const decided = check({ passed, failed, missing }, threshold, { confidence: 0.95 });
  expect(decided.outcome).toBe(outcome);
  expect(decided.reason?.count ?? null).toBe(count);
});

test('an interval is shown if the threshold lies in it and models take part', () => {
  const counts = { passed: 13, failed: 3, missing: 0 };
  const [low, high] = check(counts, 0.8).interval ?? [0, 0];
  expect(low).toBeCloseTo(0.5435, 4);
  expect(high).toBeCloseTo(0.9595, 4);
  expect(check(counts, 0.5).interval).toBeNull();
  expect(check(counts, 0.8, { isSampled: false }).interval).toBeNull();
  const bound = check({ passed: 29, failed: 1, missing: 0 }, 0.9, { confidence: 0.95 })
    .interval ?? [0, 0];
  expect(bound[0]).toBeCloseTo(0.8514, 4);
});

const sampled = { isSampled: true };
const BOTH = [caseOf('a', 'p'), caseOf('b', 'p', sampled)];

test.each([
  ['deterministic cases', [caseOf('a', 'pp'), caseOf('b', 'pf')], 'all-passed failed'],
  ['sampled cases', [caseOf('a', 'pff', sampled)], 'sampled-cases passed'],
  ['a sampled case without a pass', [caseOf('a', 'ff', sampled)], 'sampled-cases failed'],
  ['one that could have passed', [caseOf('a', 'f?', sampled)], 'sampled-cases undecided'],
  ['one without results', [caseOf('a', '??', sampled)], 'sampled-cases undecided'],
  ['both', BOTH, 'all-passed passed, sampled-cases passed'],
  ['nothing', [], 'all-passed undecided'],
])('by default, %s', (_name, cases, expected) => {
  const { checks, rule } = judge(reportOf(cases));
  expect(checks.map(({ id, outcome }) => `${id} ${outcome}`).join(', ')).toBe(expected);
  expect(rule).toBe('default');
});

test('a sampled case that failed is not confirmed, and named', () => {
  const check = checkIn(judge(reportOf([caseOf('a', 'ff', sampled)])), 'sampled-cases');
  expect(check).toMatchObject({ reason: { code: 'not-confirmed' }, subjects: [{ name: 'a' }] });
});
