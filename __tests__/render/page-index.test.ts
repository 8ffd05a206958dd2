/** Data of the HTML report: order, states, pairs, numbers. */
import { expect, test } from '@jest/globals';
import { pageDataOf } from '../../src/render/page-index.ts';
import type { Policy } from '../../src/report/policy.ts';
import type { ReportCase } from '../../src/report/report.ts';
import { casesIn, FOUND } from '../support/comparisons.ts';
import { failureOf } from '../support/failures.ts';
import { judge } from '../support/gate.ts';
import { sourceOf, traceOf } from '../support/pages.ts';
import { redRuns } from '../support/red-runs.ts';
import { caseOf, failingCase, iterationWith, reportOf, serverOf } from '../support/reports.ts';

function pageOf(cases: ReportCase[], base: ReportCase[] | null = null, policy: Policy = {}) {
  const [report, before] = [reportOf(cases), base && reportOf(base)];
  const failedBefore = new Set<string>();
  const found = before && { facts: FOUND, report: before, failedBefore };
  const source = sourceOf(report, judge(report, policy, found), before);
  const { index, details } = pageDataOf(source);
  return { index, details: [...details] };
}

const rate = { 'min-pass-rate': 90 } as const;
const retried = caseOf('r:', '');
retried.iterations.push(iterationWith({ attempts: 2 }));

// Cases as title and iterations, those of the baseline, and titles in the order of the page with states.
test.each<[string, string, string, Policy, string]>([
  ['more failures are surer', 'a:pf b:f c:ff d:fff e:p', '', rate, 'd c b a=failing e=passed'],
  ['new before known', '=a:f =b:f =c:p', '=a:f =b:p =c:p', {}, 'b=newly-failing a=failing c'],
  ['a few of many', 'a:ppppf b:fffff', '', {}, 'b=failing a=flaky'],
  ['without a result', 'a:p b:? c:p/2', '', {}, 'b c=missing a=passed'],
  ['a new case', '=a:f =b:p', '=b:p', {}, 'a=failing b=passed'],
  ['fixed', '=a:p', '=a:f', {}, 'a=passed'],
])('worst first: %s', (_name, after, before, policy, expected) => {
  const { index } = pageOf(casesIn(after), before === '' ? null : casesIn(before), policy);
  const words = expected.split(' ').map((word) => word.split('='));
  expect(index.cases.map(({ title }) => title)).toEqual(words.map(([title]) => title));
  for (const [title, state] of words) {
    const row = index.cases.find((one) => one.title === title);
    if (state !== undefined) expect([title, row?.state]).toEqual([title, state]);
  }
});

test('retried, skipped and quarantined cases', () => {
  const skipped = caseOf('s', '', { skipped: 'later' });
  const cases = [skipped, caseOf('q', 'f', { tags: ['x'] }), retried, caseOf('f', 'f')];
  const quarantine = [{ case: 'q', reason: 'r', owner: 'o', expires: '2999-01-31' }];
  const { index } = pageOf(cases, null, { quarantine });
  const rows = index.cases.map(({ title, state, tags }) => [title, state, ...tags].join(' '));
  expect(rows).toEqual(['f failing', 'r: flaky', 'q quarantined x', 's skipped']);
  expect(index.cases.map((one) => one.skipped)).toEqual([null, null, null, 'later']);
  expect(index.counts).toEqual({ failing: 1, flaky: 1, quarantined: 1, skipped: 1 });
  expect(index.numbers.now.durations).toHaveLength(2);
});

test('what the gate excuses as known flaky fails neither here nor in the headline', () => {
  const [report, base] = [reportOf(casesIn('=a:f =b:f')), reportOf(casesIn('=a:p =b:p'))];
  const identity = report.cases[0]?.identity ?? '';
  base.history = [{ identity, definition: null, outcomes: 'pfpf' }];
  const found = { facts: FOUND, report: base, failedBefore: new Set<string>() };
  const source = sourceOf(report, judge(report, {}, found), base);
  const rows = pageDataOf(source).index.cases.map(({ title, state }) => `${title} ${state}`);
  expect(rows).toEqual(['b newly-failing', 'a flaky']);
  expect(source.findings.broken).toBe(1);
});

test.each([
  ['by identity', ['a'], ['a', 'b'], 'ff'],
  ['by definition', ['a'], ['b'], 'ff'],
  ['not if several have it', ['a'], ['b', 'c'], null],
  ['not if several share it', ['a', 'd'], ['b'], null],
])('cases are paired %s', (_name, here, there, before) => {
  const definition = 'a1b2c3d4e5f60718';
  const make = (titles: string[], letters: string) =>
    titles.map((title) => caseOf(title, letters, { definition, isSampled: true }));
  const { index, details } = pageOf(make(here, 'pf'), make(there, 'ff'));
  expect(index.cases[0]).toMatchObject({ title: 'a', strip: 'pf', before });
  expect(details[0]?.before).toHaveLength(before?.length ?? 0);
});

test('details: what failed where, and what happened', () => {
  const failure = { ...failureOf('a missed assertion'), step: 'check', line: 7 };
  const one = failingCase('a', failure);
  for (const iteration of one.iterations) iteration.trace = traceOf('no');
  const unknown = caseOf('b', 'f');
  const report = reportOf([one, unknown, caseOf('c', '', { skipped: '' }), caseOf('d', 'p')]);
  report.suite.file = 'evals/s.yaml';
  const source = { ...sourceOf(report, judge(report)), options: ['--iterations=3'] };
  const { index, details } = pageDataOf(source);
  const here = pageDataOf({ ...source, program: '.github/gate/dist/cli.js' }).index.rerun;
  expect(here?.start).toBe('node .github/gate/dist/cli.js run evals/s.yaml --iterations=3');
  const place = { place: 'evals/s.yaml:7', link: 'https://x.test/evals/s.yaml#L7' };
  expect(index.cases[0]).toMatchObject({ title: 'a', ...place, strip: 'f' });
  expect(index.cases.map((row) => row.place)).toEqual([place.place, '', '', 'evals/s.yaml']);
  const start = 'node PATH/dist/cli.js run evals/s.yaml --iterations=3';
  expect(index.rerun).toEqual({ start, failed: `${start} --case=a --case=b` });
  const [first, second] = [...details];
  const [shown] = first?.iterations ?? [];
  expect(shown).toMatchObject({ outcome: 'failed', trace: traceOf('no') });
  const evidence = { language: 'diff' };
  expect(shown?.failures).toEqual([expect.objectContaining({ step: 'check', line: 7, ...place })]);
  expect(index.cases[0]?.texts).toBe(shown?.failures[0]?.sentence);
  expect(shown?.failures[0]?.evidence).toMatchObject(evidence);
  expect(shown?.failures[0]?.sentence).not.toContain('line 7');
  expect(second?.iterations[0]?.failures).toHaveLength(1);
});

test('numbers: thinned durations, nearest rank, tokens, models', () => {
  const one = caseOf('a', 'pf', { isSampled: true });
  const tokens = { input: 1, output: 1, total: 5 };
  for (const iteration of one.iterations) Object.assign(iteration, { model: 'm', tokens });
  const many = caseOf('b', '');
  many.iterations = Array.from({ length: 5_000 }, (_, at) => iterationWith({ durationMs: at + 1 }));
  const { index } = pageOf([one, many], [one], rate);
  const { now, before } = index.numbers;
  expect(now.durations.at(-1)).toBe(5_000);
  expect([now.durations.length, now.durations[0], now.durations[1_000]]).toEqual([2_000, 1, 2_501]);
  expect(now).toMatchObject({ p95Ms: 4_750, tokens: [5, 5], totalTokens: 10 });
  expect(before).toMatchObject({ p95Ms: 1, tokens: [5, 5], totalTokens: 10 });
  expect(index).toMatchObject({ sides: ['Before', 'Now'] });
  const rows = new Map(index.cases.map((row) => [row.title, row]));
  const tallies = [expect.anything(), { strip: 'pf', worst: 1 }];
  expect(rows.get('a')).toMatchObject({ tallies, texts: 'm' });
  const none = [null, { strip: 'p'.repeat(5_000), worst: 0 }];
  expect(rows.get('b')).toMatchObject({ tallies: none, durationMs: 2_501 });
  const nothing = pageOf([caseOf('a', '', { planned: 1 })]).index.numbers;
  expect(nothing.now).toEqual({ p95Ms: null, tokens: [], totalTokens: null, durations: [] });
});

test('tools: those that changed, then those that most cases use', () => {
  const use = (title: string, ...names: string[]) =>
    caseOf(title, 'p', { tools: names.map((name) => ({ server: 'library', name })) });
  const cases = [use('1', 'b', 'b'), use('2', 'b', 'c')];
  const now = reportOf(cases, { servers: [serverOf({ a: null, b: null, c: null })] });
  const base = reportOf(cases, { servers: [serverOf({ a: null, b: null, c: null, gone: null })] });
  const verdict = judge(now, {}, { facts: FOUND, report: base, failedBefore: new Set() });
  const { index } = pageDataOf(sourceOf(now, verdict, base));
  const rows = index.tools.map(
    ({ tool, cases: uses, change }) => `${tool} ${uses} ${change !== ''}`,
  );
  expect(rows).toEqual(['gone 0 true', 'b 2 false', 'c 1 false', 'a 0 false']);
});

test('causes of red runs lead to their cases, and back; as many fail as in the headline', () => {
  for (const { report, verdict } of redRuns()) {
    const source = sourceOf(report, verdict);
    const { index } = pageDataOf(source);
    const failing = index.cases.filter(({ state }) => /failing/.test(state));
    expect(failing).toHaveLength(source.findings.broken);
    const isNew = source.findings.causes.map((one) => one.isNew);
    expect(index.causes.map(({ newly }) => newly > 0)).toEqual(isNew);
    for (const [at, { cases }] of index.causes.entries())
      for (const row of cases) expect(index.cases[row]?.cause).toBeLessThanOrEqual(at);
    for (const { cases } of index.causes) expect(cases).toEqual(cases.toSorted((a, b) => a - b));
    const newly = index.cases.filter(({ state }) => state === 'newly-failing');
    const causes = newly.map(({ cause }) => cause ?? Number.POSITIVE_INFINITY);
    expect(causes).toEqual(causes.toSorted((a, b) => a - b));
  }
});
