import { expect, test } from '@jest/globals';
import { placeOfInput } from '../../src/report/place.ts';
import type { Outcome, RunReport } from '../../src/report/report.ts';
import { failureOf } from '../support/failures.ts';
import { judge } from '../support/gate.ts';
import { caseOf, iterationWith, reportOf } from '../support/reports.ts';

/** One case, in which what did not pass has this failure. */
function evalsOf(outcomes: Outcome[], planned: number, failed?: string): RunReport {
  const iterations = outcomes.map((outcome, at) => {
    const failures = outcome === 'passed' || failed === undefined ? [] : [failureOf(failed)];
    return iterationWith({ id: `i${at}`, number: at + 1, outcome, failures });
  });
  return reportOf([caseOf('t', '', { planned, iterations })]);
}
const failing = (title: string) => reportOf([], { failures: [failureOf(title)] });

const judged = (report: RunReport, rate: number | null = null) =>
  judge(report, rate === null ? {} : { 'min-pass-rate': rate }).value;

test.each<[string, RunReport, number | null, Outcome]>([
  ['all pass', evalsOf(['passed', 'passed'], 2), null, 'passed'],
  ['one fails', evalsOf(['passed', 'failed'], 2), null, 'failed'],
  ['one is missing', evalsOf(['passed'], 2), null, 'incomplete'],
  ['one fails, one is missing', evalsOf(['failed'], 2), null, 'failed'],
  ['one is incomplete', evalsOf(['passed', 'incomplete'], 2), null, 'incomplete'],
  ['nothing ran', evalsOf([], 0), null, 'incomplete'],
  ['everything failed, of 0', evalsOf(['failed'], 1, 'a tool error'), 0, 'passed'],
  ['no server started, of 0', evalsOf(['failed'], 1, 'a crash'), 0, 'incomplete'],
  ['one never started', evalsOf(['passed', 'failed'], 2, 'a crash'), 50, 'incomplete'],
  ['a setting of the user', evalsOf(['invalid'], 1, 'a missing program'), 0, 'invalid'],
  ['the service refused', failing('the service: 401'), null, 'invalid'],
  ['the service broke', failing('the service: 500'), null, 'incomplete'],
])('%s', (_name, report, minPassRate, value) => expect(judged(report, minPassRate)).toBe(value));

test.each([
  ['results', 'a damaged file', 'passed', null, 'incomplete'],
  ['results', 'a damaged file', 'passed', 0, 'incomplete'],
  ['results', 'a damaged file', 'failed', null, 'failed'],
  ['results', 'a damaged file', 'failed', 50, 'incomplete'],
  ['results', 'a cancelled job', 'passed', null, 'incomplete'],
  ['evals', 'a cancelled job', 'passed', null, 'passed'], // all that was planned is there
] as const)('%s with %s, the rest %s, of %p: %s', (source, title, outcome, rate, value) => {
  const report = { ...evalsOf([outcome], 1), source, failures: [failureOf(title)] };
  expect(judged(report, rate)).toBe(value);
});

test('a problem is invalid, whatever passed', () => {
  const data = { code: 'missing' as const, key: 'k' };
  const problems = [{ place: placeOfInput('i'), data }];
  expect(judged({ ...evalsOf(['passed'], 1), problems })).toBe('invalid');
});

test.each([{ contradictions: 1 }, { cases: [caseOf('a', 'ppp', { planned: 2 })] }])(
  'a contradiction decides nothing: %j',
  (members) => {
    const { value, checks } = judge(reportOf([caseOf('a', 'pp')], members), { 'max-cost': 1 });
    expect(value).toBe('incomplete');
    for (const { reason } of checks) expect(reason).toMatchObject({ code: 'contradiction' });
  },
);
