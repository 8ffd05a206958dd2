import { expect, test } from '@jest/globals';
import { placeOfFile } from '../../src/report/place.ts';
import type { Policy } from '../../src/report/policy.ts';
import type { ReportCase } from '../../src/report/report.ts';
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

test('a part of the suite does not know the other cases', () => {
  const quarantine = [entry('flaky'), entry('other')];
  const verdict = judge(reportOf(cases, { isPart: true }), { quarantine });
  expect(verdict.quarantine).toMatchObject([{ state: 'active' }]);
});

const OF_CASES = 'min-case-pass-rate';
const OF_MODELS = 'min-pass-rate-by-model';
const EXCUSED = 'notApplicable quarantined';
test.each<[typeof OF_CASES | typeof OF_MODELS, object, string]>([
  [OF_CASES, { cases: { flaky: 90 } }, EXCUSED],
  [OF_CASES, { tags: { slow: 90 } }, EXCUSED],
  [OF_CASES, { tags: { slow: 90, fast: 1 } }, 'undecided not-run'],
  [OF_CASES, { cases: { flaky: 90, sound: 90 } }, 'passed'],
  [OF_MODELS, { 'p/b': 90 }, EXCUSED],
  [OF_MODELS, { 'p/b': 90, 'p/a': 90 }, 'passed'],
  [OF_MODELS, { 'p/b': 90, 'p/c': 90 }, 'undecided not-run'],
])('a rate of what is in quarantine: %s %j', (id, setting, expected) => {
  const policy = { [id]: setting, quarantine: [entry('flaky')] };
  const on = (model: string | null, one: ReportCase) => {
    for (const iteration of one.iterations) iteration.model = model;
    return { ...one, tags: ['slow'], isSampled: true };
  };
  const sound = { ...on('p/a', caseOf('sound', 'pp')), tags: [] };
  const outcomeWith = (one: ReportCase) => {
    const report = reportOf([one, on('p/b', caseOf('flaky', 'pf'))]);
    const { checks } = judge(report, policy);
    const check = checks.find((each) => each.id === id);
    return [check?.outcome, check?.reason?.code].filter(Boolean).join(' ');
  };
  expect(outcomeWith(sound)).toBe(expected);
  // What is missing, or of no known model, can be of what is asked.
  const lost = caseOf('lost', '?', { isSampled: true });
  if (expected === EXCUSED) expect(outcomeWith(lost)).toMatch(/^undecided/);
  if (id === OF_MODELS) expect(outcomeWith(on(null, sound))).toMatch(/^undecided/);
});

test('its failures are no mistake of the user', () => {
  const one = failingCase('flaky', failureOf('a missing program'));
  const report = reportOf([caseOf('sound', 'p'), one]);
  expect(judge(report).value).toBe('invalid');
  expect(judge(report, { quarantine: [entry('flaky')] }).value).toBe('passed');
});

test('nothing counts if all cases are in quarantine, and a wrong suite knows no cases', () => {
  const quarantine = [entry('flaky')];
  const { value, checks } = judge(reportOf([caseOf('flaky', 'p')]), { quarantine });
  expect(value).toBe('incomplete');
  expect(checks).toMatchObject([{ reason: { code: 'quarantined', names: ['flaky'] } }]);
  const problems = [{ place: placeOfFile('s'), data: { code: 'integer' } as const }];
  expect(judge(reportOf([], { problems }), { quarantine }).quarantine).toEqual([]);
});
