/** Whether earlier results can be compared with those of a run. */
import { expect, test } from '@jest/globals';
import { judgeBaseline } from '../../src/baseline/judge.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import type { Trace, TraceCall } from '../../src/report/trace.ts';
import { CLAIM } from '../support/baselines.ts';
import { caseOf, reportOf } from '../support/reports.ts';

const DAY = 86_400_000;
const SECRET = 'hunter2-hunter2';
const head = reportOf([caseOf('a', 'p')]);
const redactor = new Redactor();
redactor.add('key', [SECRET]);

function judge(ageDays: number, members = {}, maxDays?: number, ofHead = head) {
  const report = reportOf([caseOf(`uses ${SECRET}`, 'p')], members);
  const facts = { state: 'found', origin: { ...CLAIM, createdAtMs: 0 }, ageDays: null } as const;
  const policy = maxDays === undefined ? {} : { 'baseline-max-age-days': maxDays };
  const terms = { wanted: { kind: 'auto' }, policy, redactor, now: ageDays * DAY } as const;
  return judgeBaseline({ facts, report }, ofHead, terms);
}

test.each([
  ['fits', 40, {}, undefined, null],
  ['is as old as allowed', 3, {}, 3, null],
  ['is older', 3.1, {}, 3, 'too-old'],
  ['is newer by the clock only', -4 / 1_440, {}, undefined, null],
  ['is newer', -6 / 1_440, {}, undefined, 'future'],
  ['is of another source', 1, { source: 'results' }, undefined, 'other-suite'],
  ['is of another suite', 1, { suite: { id: null, name: 'b' } }, undefined, 'other-suite'],
])('a baseline that %s', (_name, age, members, maxDays, reason) => {
  const { facts, report } = judge(age, members, maxDays);
  if (reason !== null) expect(facts).toMatchObject({ state: 'unusable', reason, source: 'auto' });
  else expect(facts).toMatchObject({ state: 'found', ageDays: Math.max(0, age) });
  expect(report?.cases[0]?.title).toBe(reason === null ? 'uses ***' : undefined);
});

test('a run without cases may not know its suite', () => {
  expect(judge(1, {}, undefined, emptyReport('evals', 'x.yaml')).facts.state).toBe('found');
});

test('of several reports, the one of the suite; cases that failed before stay known', () => {
  const named = (name: string) =>
    reportOf([caseOf(name, 'p')], { suite: { id: null, name, file: null } });
  const origin = { ...CLAIM, createdAtMs: 0 };
  const facts = { state: 'found', origin, ageDays: null } as const;
  const terms = { wanted: { kind: 'auto' }, policy: {}, redactor, now: 5 } as const;
  const others = [{ origin: { ...origin, run: 'b' }, report: named('b') }];
  const failedBefore = new Set(['x']);
  const judged = judgeBaseline({ facts, report: head, others, failedBefore }, named('b'), terms);
  expect(judged).toMatchObject({ facts: { origin: { run: 'b' } }, failedBefore });
  expect(judged.report?.suite.name).toBe('b');
});

test('traces of cases that are shown are redacted; the others are left out', () => {
  const call: TraceCall = {
    ...{ what: 'call', server: 's', tool: `t ${SECRET}`, arguments: `{"a":"${SECRET}"}` },
    ...{ answer: null, images: [], isError: false, startMs: 1, durationMs: 2, step: 's', line: 3 },
  };
  const images = ['data:image/png;base64,iVBO'];
  const answer = { what: 'answer', text: `is ${SECRET}` } as const;
  const entries: Trace['entries'] = [call, answer, { ...call, images }];
  const traced = (title: string) => {
    const one = caseOf(title, 'p');
    for (const iteration of one.iterations) iteration.trace = { entries, more: 1 };
    return one;
  };
  const report = reportOf([traced('a'), traced('b')]);
  const facts = { state: 'found', origin: { ...CLAIM, createdAtMs: 0 }, ageDays: null } as const;
  const terms = { wanted: { kind: 'auto' }, policy: {}, redactor, now: 5 } as const;
  const cases = judgeBaseline({ facts, report }, head, terms).report?.cases ?? [];
  const [shown, hidden] = cases.map(({ iterations }) => iterations[0]?.trace);
  const masked = { ...call, tool: 't ***', arguments: '{"a":"***"}' };
  const expected = [masked, { what: 'answer', text: 'is ***' }, { ...masked, images }];
  expect(shown).toEqual({ entries: expected, more: 1 });
  expect(hidden).toBeNull();
});
