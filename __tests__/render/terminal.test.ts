/** Lines of a terminal and of the log of a job. */
import { expect, test } from '@jest/globals';
import { findNews } from '../../src/render/findings.ts';
import { renderTerminal, rerunCommand } from '../../src/render/terminal.ts';
import type { ReportCase, RunReport } from '../../src/report/report.ts';
import { FAILURES } from '../support/failures.ts';
import { judge } from '../support/gate.ts';
import { caseOf, failingCase, reportOf } from '../support/reports.ts';
import { resultsOf, testOf } from '../support/results.ts';

const linesOf = (report: RunReport) => renderTerminal(report, findNews(report, judge(report)));
const textsOf = (report: RunReport) => linesOf(report).map(({ text }) => text);
const many = (number: number, make: (at: number) => ReportCase) =>
  Array.from({ length: number }, (_, at) => make(at));

test('a green run has its cases and the news', () => {
  const cases = [caseOf('a', 'p'), caseOf('b', 'ppp')];
  expect(linesOf(reportOf(cases)).map(({ role }) => role)).toEqual(['passed', 'passed', 'passed']);
  expect(textsOf(reportOf(many(51, (at) => caseOf(`${at}`, 'p'))))).toHaveLength(1);
});

test.each([
  [caseOf('a', 'p'), 'passed'],
  [caseOf('a', 'pf'), 'failed'],
  [caseOf('a', 'p?'), 'undecided'],
  [caseOf('a', '', { planned: 1 }), 'undecided'],
  [caseOf('a', '', { skipped: 'later' }), 'dim'],
])('the role of a case: %#', (one, role) => {
  const report = reportOf([one]);
  expect(linesOf(report)[0]).toMatchObject({ role, text: expect.stringContaining('a') });
  const again = rerunCommand({ report, verdict: judge(report) }, ['run', 'my suite.yaml']);
  const command = /failed|undecided/.test(role) ? "run 'my suite.yaml' --case=a" : undefined;
  expect(again?.command).toBe(command);
});

test('above 50 cases only failures are listed, at most 100, and the news comes last', () => {
  const cases = many(3_000, (at) => testOf(`t${at}`, at)).concat(testOf('fine'));
  const report = resultsOf(cases);
  const lines = textsOf(report);
  const news = findNews(report, judge(report));
  expect(lines.slice(0, 2)).toEqual(['✗ t0', '✗ t1']);
  expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(100);
  expect(lines).toContain('… 2,900 more tests');
  expect(lines).toContain('  t0 (a.test.ts:0)');
  expect(lines).toContain('  … 2,990 more tests');
  expect(lines).not.toContain('✓ fine');
  expect(lines.at(-1)).toContain(news.headline);
});

test('evidence of several lines is there once, and no line of it begins like another one', () => {
  const { failure } = FAILURES.find((one) => one.failure.kind === 'server') ?? {};
  if (failure?.kind !== 'server') throw new Error('no failure of a server');
  const stderr = 'one\n::error::two\nthree\nfour\n';
  const crash = (server: string) => failingCase(server, { ...failure, server, stderr });
  const lines = textsOf(reportOf([crash('a'), crash('b')]));
  expect(lines.filter((line) => line.includes('four'))).toEqual(['  | four']);
  expect(lines.some((line) => line.startsWith('::'))).toBe(false);
});
