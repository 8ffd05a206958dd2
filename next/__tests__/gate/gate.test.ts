import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkPassRate } from '../../src/gate/checks/pass-rate.ts';
import { gate } from '../../src/gate/gate.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import type { Failure } from '../../src/report/failure.ts';
import { placeOfInput } from '../../src/report/place.ts';
import type { Outcome, RunReport } from '../../src/report/report.ts';
import { FAILURES } from '../support/failures.ts';

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
])('$passed passed, $failed failed, $missing missing of $threshold: $outcome', (row) => {
  const { outcome, threshold, ...counts } = row;
  expect(checkPassRate('min-pass-rate', counts, threshold).outcome).toBe(outcome);
});

test.each([
  { passed: 9, failed: 0, missing: 0, threshold: 1, outcome: 'undecided' },
  { passed: 9, failed: 1, missing: 0, threshold: 1, outcome: 'failed' },
  { passed: 1, failed: 9, missing: 0, threshold: 0.9, outcome: 'undecided' },
  { passed: 9, failed: 1, missing: 0, threshold: 0, outcome: 'undecided' },
  { passed: 0, failed: 0, missing: 0, threshold: 1, outcome: 'undecided' },
])('$passed passed, $failed failed of $threshold, any number missing: $outcome', (row) => {
  const { outcome, threshold, ...counts } = row;
  expect(checkPassRate('min-pass-rate', counts, threshold, true).outcome).toBe(outcome);
});

function reportOf(outcomes: Outcome[], planned: number, failures: Failure[] = []): RunReport {
  const iterations = outcomes.map((outcome, at) => ({
    id: `i${at}`,
    number: at + 1,
    outcome,
    attempts: 1,
    durationMs: 1,
    failures: outcome === 'passed' ? [] : failures,
  }));
  return {
    ...emptyReport('evals', 's'),
    cases: [{ id: 'c', title: 't', planned, iterations, skipped: null }],
  };
}

const judged = (report: RunReport, minPassRate: number | null = null) =>
  gate(report, { minPassRate }).value;
const failureOf = (title: string) =>
  FAILURES.flatMap((row) => (row.title === title ? [row.failure] : []));

test.each([
  ['all pass', reportOf(['passed', 'passed'], 2), null, 'passed'],
  ['one fails', reportOf(['passed', 'failed'], 2), null, 'failed'],
  ['one is missing', reportOf(['passed'], 2), null, 'incomplete'],
  ['one fails, one is missing', reportOf(['failed'], 2), null, 'failed'],
  ['one is incomplete', reportOf(['passed', 'incomplete'], 2), null, 'incomplete'],
  ['nothing ran', reportOf([], 0), null, 'incomplete'],
  [
    'everything failed and min-pass-rate: 0',
    reportOf(['failed'], 1, failureOf('a tool error')),
    0,
    'passed',
  ],
  [
    'no server started and min-pass-rate: 0',
    reportOf(['failed'], 1, failureOf('a crash')),
    0,
    'incomplete',
  ],
  [
    'one server never started',
    reportOf(['passed', 'failed'], 2, failureOf('a crash')),
    0.5,
    'incomplete',
  ],
  ['a setting of the user', reportOf(['invalid'], 1, failureOf('a missing program')), 0, 'invalid'],
  [
    'the service refused',
    { ...emptyReport('evals', 's'), failures: failureOf('the service: 401') },
    null,
    'invalid',
  ],
  [
    'the service broke',
    { ...emptyReport('evals', 's'), failures: failureOf('the service: 500') },
    null,
    'incomplete',
  ],
] as const)('%s', (_name, report, minPassRate, value) => {
  expect(judged(report, minPassRate)).toBe(value);
});

test.each([
  ['results', 'a damaged file', 'passed', null, 'incomplete'],
  ['results', 'a damaged file', 'passed', 0, 'incomplete'],
  ['results', 'a damaged file', 'failed', null, 'failed'],
  ['results', 'a damaged file', 'failed', 0.5, 'incomplete'],
  ['results', 'a cancelled job', 'passed', null, 'incomplete'],
  ['evals', 'a cancelled job', 'passed', null, 'passed'], // all that was planned is there
] as const)('%s with %s, the rest %s, of %p: %s', (source, title, outcome, rate, value) => {
  const report = { ...reportOf([outcome], 1), source, failures: failureOf(title) };
  expect(judged(report, rate)).toBe(value);
});

test('a warning changes no verdict', () => {
  const warnings = failureOf('a damaged file');
  expect(judged({ ...reportOf(['passed'], 1), source: 'results', warnings })).toBe('passed');
});

test('a problem is invalid, whatever passed', () => {
  const data = { code: 'missing' as const, key: 'k' };
  const problems = [{ place: placeOfInput('i'), data }];
  expect(judged({ ...reportOf(['passed'], 1), problems })).toBe('invalid');
});

test('property: without a pass the verdict is passed only by min-pass-rate: 0', () => {
  const outcome = fc.constantFrom<Outcome>('failed', 'incomplete', 'invalid');
  const property = fc.property(
    fc.array(outcome, { maxLength: 6 }),
    fc.integer({ min: 0, max: 8 }),
    fc.constantFrom(...FAILURES.map(({ failure }) => failure)),
    fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    (outcomes, planned, failure, minPassRate) => {
      const value = judged(reportOf(outcomes, planned, [failure]), minPassRate);
      if (minPassRate !== 0) expect(value).not.toBe('passed');
    },
  );
  fc.assert(property, { numRuns: 500, seed: 7 });
});
