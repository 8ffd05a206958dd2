import { expect, test } from '@jest/globals';
import { testsOf } from '../../../src/sources/results/attempts.ts';
import { newRoom, type ParsedCase, Reading } from '../../../src/sources/results/read/reading.ts';
import { parsedCase } from '../../support/parsed-case.ts';

function read(producer: Reading['producer'], cases: readonly Partial<ParsedCase>[], merge = true) {
  const reading = new Reading(newRoom());
  reading.producer = producer;
  for (const one of cases) reading.add(parsedCase(one));
  const tests = testsOf(reading, merge);
  return { tests, warnings: reading.warnings.map(({ reason, listed }) => [reason, listed]) };
}

const outcomes = (list: string) => list.split(' ').map((outcome) => ({ outcome }) as ParsedCase);

test.each([
  ['error failed passed', 'passed', 3],
  ['failed failed', 'failed', 2],
  ['passed failed', 'failed', 2],
  ['passed failed passed', 'passed', 3],
  ['passed passed', 'passed', 1], // Not flaky.
  ['skipped passed', 'passed', 1],
  ['failed skipped', 'failed', 1],
  ['skipped skipped', 'skipped', 1],
])('%s: %s', (list, outcome, attempts) => {
  expect(read('pytest', outcomes(list)).tests).toMatchObject([{ outcome, attempts }]);
});

test('adds durations up, and keeps the text of an attempt that failed', () => {
  const failed = { outcome: 'failed', message: 'no total' } as const;
  const { tests } = read('pytest', [failed, { ...failed, message: '', durationMs: null }]);
  expect(tests).toMatchObject([{ message: 'no total', durationMs: 500 }]);
});

test('Gradle and gotestsum try again only what failed', () => {
  const { tests, warnings } = read('repeats', outcomes('failed passed passed failed'));
  expect(tests).toMatchObject([{ attempts: 2 }, { attempts: 1 }, { attempts: 1 }]);
  expect(warnings).toEqual([['repeats', 2]]);
});

test('other suites, classes, files and what is no test stay apart', () => {
  const others = [{}, { suites: ['s'] }, { className: 'c' }, { file: 'x' }];
  const twice = [{ isTest: false }, { isTest: false }];
  expect(read('pytest', [...others, ...twice]).tests).toHaveLength(6);
});

test.each([
  ['pytest', false, 'repeats'],
  [null, true, 'unmerged'],
] as const)('%s, asked to merge: %s', (producer, merge, reason) => {
  const { tests, warnings } = read(producer, outcomes('failed passed'), merge);
  expect([tests.length, warnings]).toEqual([2, [[reason, 1]]]);
});
