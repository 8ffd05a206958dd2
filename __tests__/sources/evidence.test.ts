/** What comes back from a service is compared with what was sent, and with what the service says. */
import { expect, test } from '@jest/globals';
import { gate } from '../../src/gate/gate.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import type { Session } from '../../src/session/session.ts';
import { collect, reportRun } from '../../src/sources/evals/collect.ts';
import { failureOf } from '../support/failures.ts';
import { environmentIn } from '../support/program.ts';
import { type Answer, startScripted } from '../support/scripted-service.ts';
import { suiteIn } from '../support/suites.ts';

/** The suite plans `a` twice, and once what has two words and an umlaut of two characters. */
const TITLE = 'two  wo\u0308rds';
const cases = [
  { title: 'a', runs: 2, call: 'x' },
  { title: TITLE, call: 'x' },
];
const suite = await suiteIn(JSON.stringify({ name: 's', tests: cases }), ['one']);

/** What a letter after an iteration changes. */
const CHANGES: Record<string, object> = {
  f: { result: 'failed' },
  c: { status: 'cancelled', result: null },
  t: { status: 'timed_out' },
  o: { runId: 'other' },
  n: { title: 'new' },
  x: { testCaseId: 'tc_x' },
};
/** Iterations as `a1 a2f b1`: `b` has the second title, in other words. */
const itemsOf = (text: string) =>
  (text.match(/\S+/g) ?? []).map(([title = '', number, ...changes], at) => {
    const same = { id: `${title}${number}`, testCaseId: `tc_${title}`, iterationNumber: at + 1 };
    const named = { ...same, title: title === 'b' ? ' two w\u00f6rds\n' : title };
    const passed = { ...named, status: 'completed', result: 'passed' };
    return Object.assign(passed, ...changes.map((letter) => CHANGES[letter]));
  });

interface More {
  upsert?: object;
  rate?: number;
  script?: Answer[];
  isHosted?: boolean;
  signal?: AbortSignal;
}

/** Collects what a service answers, and judges it. */
async function judge(items: string, run: object = {}, more: More = {}) {
  const { upsert, rate, script = [[200, { items: itemsOf(items) }]], isHosted = true } = more;
  const { client } = await startScripted(...script);
  const environment = { ...environmentIn('', []), keep: () => {} };
  if (more.signal) environment.signal = more.signal;
  // Parts of a session: no others are needed.
  const part = { client, isHosted, projectId: 'p', deadline: 1e9, environment };
  const session = part as unknown as Session;
  const report = emptyReport('evals', 's');
  const seen = { id: 'r', status: 'completed', result: 'passed', ...run };
  reportRun(seen, report, session);
  await collect(seen, upsert, suite, [], report, session);
  const policy = rate === undefined ? {} : { 'min-pass-rate': rate };
  const { value } = gate(report, { policy, facts: null, baseline: null, now: 0 });
  const noted = [...report.failures, ...report.warnings].map((failure) =>
    failure.kind === 'results' ? `${failure.reason} ${failure.detail}` : failure.kind,
  );
  return { value, wrong: report.contradictions, noted, report };
}

const sum = (total: number | null, passed: number, failed: number) => ({
  summary: { total, passed, failed },
});
const ids = { committed: [{ id: 'tc_a', name: 'a' }] };
const lacking = { failed: [{ name: TITLE, error: 'too long' }] };
const later: Answer[] = [
  [200, { items: itemsOf('a1 a2'), nextCursor: 'c' }],
  [403, { code: 'NO' }],
];

test.each<[what: string, value: string, wrong: number, items: string, run?: object, more?: More]>([
  ['all that was sent', 'passed', 0, 'a1 a2 b1', sum(3, 3, 0)],
  ['so few missing that the rate is met', 'passed', 0, 'a1 b1', {}, { rate: 60 }],
  ['more iterations', 'incomplete', 0, 'a1 a2 a3 b1'],
  ['no counts', 'passed', 0, 'a1 a2 b1', { summary: null }],
  ['another total', 'incomplete', 1, 'a1 a2 b1', sum(4, 3, 0)],
  ['more is declared', 'incomplete', 2, 'a1 a2 b1', sum(null, 4, 1)],
  ['other results', 'incomplete', 2, 'a1 a2 b1', sum(3, 2, 1)],
  ['an error that counts as failed', 'incomplete', 0, 'a1t a2 b1', sum(3, 2, 1)],
  ['failures of what did not end', 'incomplete', 6, '', sum(3, 0, 3)],
  ['a pass with a failure', 'failed', 0, 'a1f a2 b1'],
  ['a failure by other criteria', 'incomplete', 0, 'a1 a2 b1', { result: 'failed' }],
  ['a repeated one', 'incomplete', 1, 'a1 a1 a2 b1'],
  ['two cases of a title', 'incomplete', 1, 'a1 a2x b1'],
  ['titles that the service changed', 'passed', 0, 'a1n a2n b1', {}, { upsert: ids }],
  ['other cases, and one is missing', 'incomplete', 0, 'o1f a1 b1 p1', sum(4, 3, 1)],
  ['a later page fails', 'incomplete', 0, '', sum(3, 3, 0), { script: later }],
])('%s: %s', async (_what, value, wrong, ...row) => {
  expect(await judge(...row)).toMatchObject({ value, wrong });
});

test.each<[noted: string, run?: object, more?: More]>([
  ['foreign-cases o, p'],
  [`refused-cases ${TITLE}`, {}, { upsert: lacking }],
  ['service', {}, { script: later }],
])('%s is noted', async (noted, ...row) => {
  expect((await judge('a1 o1 p1', ...row)).noted).toContain(noted);
});

test.each([
  ['running', 'cancelled'],
  ['unknown', 'cancelled'],
  ['timed_out', 'timed_out'],
])('a run that is left as %s is reported as %s', async (status, expected) => {
  expect((await judge('a1', { status })).report.run?.status).toBe(expected);
});

test.each<[status: string, statusReason: string, number: number, more: More]>([
  ['cancelled', '', 1, {}],
  ['timed_out', 'no credit', 1, {}],
  ['cancelled', '', 0, { isHosted: false }],
  ['completed', 'fine', 0, {}],
])('a run ended as %s (%j): %j', async (status, statusReason, number, more) => {
  const { report } = await judge('a1 a2c', { status, statusReason }, more);
  const end = { kind: 'unknown', message: statusReason, isFailed: false, status };
  expect(report.failures).toEqual(number === 1 ? [end] : []);
  // What the end cut off has the same cause.
  const { failures } = report.cases[0]?.iterations[1] ?? {};
  expect(failures).toEqual([number === 1 ? end : expect.objectContaining({ message: '' })]);
});

test.each([true, false])('a model that a service asked, hosted: %j', async (isHosted) => {
  const items = [{ ...itemsOf('a1f')[0], failures: [failureOf('a model: outage')] }];
  const { report } = await judge('', {}, { script: [[200, { items }]], isHosted });
  const found = report.cases[0]?.iterations[0]?.failures;
  expect(found?.map((one) => 'isHosted' in one)).toEqual([isHosted]);
});

test.each([
  ['hosted, before', true, 0, 0],
  ['hosted, meanwhile', true, 1, 2],
  ['embedded, before', false, 0, 2],
])('a job is cancelled: %s', async (_what, isHosted, pages, kept) => {
  const cancel = new AbortController();
  if (pages === 0) cancel.abort();
  const next: Answer = (response) => (isHosted ? cancel.abort() : response.end('{"items":[]}'));
  const script = [...later.slice(0, 1), next];
  const { report } = await judge('', {}, { script, isHosted, signal: cancel.signal });
  expect(report.cases.flatMap(({ iterations }) => iterations)).toHaveLength(kept);
  expect(report.failures).toEqual(isHosted ? [{ kind: 'cancelled' }] : []);
});
