import { expect, test } from '@jest/globals';
import type { Policy } from '../../src/report/policy.ts';
import { failureOf } from '../support/failures.ts';
import { judge } from '../support/gate.ts';
import { caseOf, failingCase, reportOf } from '../support/reports.ts';

const entry = (title: string, expires = '2026-01-02') => {
  return { case: title, reason: 'The API is down.', owner: 'octo', expires };
};
const OLD = '2026-01-01';
const cases = [caseOf('sound', 'pp'), caseOf('flaky', 'pf')];
const sampled = caseOf('flaky', 'ff', { isSampled: true });

test.each([
  ['none', [], 'failed', []],
  ['on its last day', [entry('flaky')], 'passed', ['active']],
  ['the day after', [entry('flaky', OLD)], 'failed', ['expired']],
  ['renewed', [entry('flaky', OLD), entry('flaky')], 'passed', ['expired', 'active']],
  ['repeated', [entry('flaky'), entry('flaky')], 'passed', ['active', 'repeated']],
  ['of no case', [entry('Flaky')], 'failed', ['unknown']],
  ['of all', [entry('flaky'), entry('sound')], 'incomplete', ['active', 'active']],
])('quarantine %s: %s', (_name, quarantine, value, states) => {
  const verdict = judge(reportOf(cases), { quarantine });
  expect(verdict.value).toBe(value);
  expect(verdict.quarantine.map(({ state }) => state)).toEqual(states);
});

test.each<[Policy, string]>([
  [{ 'min-pass-rate': 100 }, 'passed'],
  [{ 'min-case-pass-rate': 100 }, 'passed'],
  [{ 'max-total-tokens': 1 }, 'passed'],
  [{ 'max-tool-calls': 1 }, 'incomplete'],
])('a case in quarantine counts nowhere: %j', (policy, value) => {
  const report = reportOf([caseOf('sound', 'p'), sampled]);
  expect(judge(report, { ...policy, quarantine: [entry('flaky')] }).value).toBe(value);
});

test('its failures are no mistake of the user', () => {
  const one = failingCase('flaky', failureOf('a missing program'));
  const report = reportOf([caseOf('sound', 'p'), one]);
  expect(judge(report).value).toBe('invalid');
  expect(judge(report, { quarantine: [entry('flaky')] }).value).toBe('passed');
});
