/** What readers see of result files. */
import { expect, test } from '@jest/globals';
import { findNews } from '../../src/render/findings.ts';
import { renderSummary } from '../../src/render/markdown.ts';
import { renderLines } from '../../src/render/terminal.ts';
import type { RunReport } from '../../src/report/report.ts';
import { judge } from '../support/gate.ts';
import { caseOf } from '../support/reports.ts';
import { resultsOf, testOf, warningsOf } from '../support/results.ts';

const newsOf = (report: RunReport) => findNews(report, judge(report));

test('tests with the same message are one cause, each with its place', () => {
  const news = newsOf(resultsOf([testOf('a', 3), testOf('b', 7), testOf('c')]));
  const cases = ['a (a.test.ts:3)', 'b (a.test.ts:7)'];
  expect(news.causes).toMatchObject([{ sentence: 'no', cases, failure: { file: null } }]);
  expect(newsOf(resultsOf([testOf('a', 3)])).causes).toMatchObject([{ failure: { line: 3 } }]);
  const summary = renderSummary(news);
  expect(summary).toContain('2 of 3 tests failed: no');
  expect(summary).not.toMatch(/case|iteration/i);
});

test('a column of advice only if there is some; titles are no markup', () => {
  const whole = renderSummary(newsOf(resultsOf([testOf('a', 3), testOf('<b>', null, 2)])));
  expect(whole).toContain('| no | a \\(a.test.ts:3\\) |\n');
  expect(whole).toContain('retry: &lt;b&gt;');
  const part = resultsOf([testOf('a', 3)], { failures: [{ kind: 'cancelled' }] });
  expect(renderSummary(newsOf(part))).toContain('| Run it again. |');
});

test('trouble with a file comes first, unless a test decides', () => {
  const failures = warningsOf(1);
  const undecided = newsOf(resultsOf([testOf('a')], { failures }));
  expect(undecided).toMatchObject({ value: 'incomplete', causes: [{ failure: failures[0] }] });
  const failed = newsOf(resultsOf([testOf('a', 3)], { failures }));
  expect(failed).toMatchObject({ value: 'failed', causes: [{ cases: ['a (a.test.ts:3)'] }, {}] });
});

test('flaky and skipped tests are counted, and long lists have neither', () => {
  const skipped = caseOf('later', '', { skipped: '' });
  const report = resultsOf([testOf('a', 3, 2), testOf('b', null, 2), skipped]);
  const news = newsOf(report);
  expect(news).toMatchObject({ flaky: ['b'], skipped: 1, total: 2 });
  const counted = ['1 skipped', '1 flaky, passed after a retry: b'];
  const listed = ['✗ a', '✓ b', '- later (skipped)'];
  expect(renderLines(report, news)).toEqual(expect.arrayContaining([...listed, ...counted]));
  report.cases.push(...Array.from({ length: 50 }, () => testOf('c')));
  const lines = renderLines(report, newsOf(report));
  expect(lines.filter((line) => listed.includes(line))).toEqual(listed.slice(0, 1));
});

test('of many failures the log has 100, and each cause has ten titles', () => {
  const tests = Array.from({ length: 3_000 }, (_, at) => testOf(`t${at}`, at));
  const report = resultsOf(tests);
  expect(renderLines(report, newsOf(report))).toEqual([
    ...tests.slice(0, 100).map(({ title }) => `✗ ${title}`),
    '… 2,900 more tests',
    '- no',
    ...tests.slice(0, 10).map(({ title }, at) => `  ${title} (a.test.ts:${at})`),
    '  … 2,990 more tests',
    '❌ `all-passed`: 0 of 3,000 tests passed; all must pass.',
    '❌ 3,000 of 3,000 tests failed: no',
  ]);
});

test.each([
  [0, 0],
  [10, 10],
  [12, 11],
])('of %i warnings there are %i lines, after the causes', (number, length) => {
  const report = resultsOf([testOf('a', 3)], { warnings: warningsOf(number) });
  const lines = renderLines(report, newsOf(report));
  const after = lines.slice(lines.indexOf('- no'));
  expect(after.filter((line) => line.startsWith('! '))).toHaveLength(length);
  expect(renderSummary(newsOf(report)).match(/^- ⚠️/gm) ?? []).toHaveLength(length);
});
