import { expect, test } from '@jest/globals';
import { escapeMarkdown, fence } from '../../src/render/escape.ts';
import { findNews } from '../../src/render/findings.ts';
import { renderSummary } from '../../src/render/markdown.ts';
import { renderLines } from '../../src/render/terminal.ts';
import type { Failure } from '../../src/report/failure.ts';
import { failureOf } from '../support/failures.ts';
import { failingCase, reportOf, verdictOf } from '../support/reports.ts';

test.each([
  ['<img src=x>', '&lt;img src=x&gt;'],
  ['**b** _i_ ~s~ $m$', '\\*\\*b\\*\\* \\_i\\_ \\~s\\~ \\$m\\$'],
  ['a | b\n# c', 'a \\| b # c'],
  ['[x](http://a)', '\\[x\\]\\(http<span>://</span>a\\)'],
  ['@team #12 www.a.b', '<span>@</span>team <span>#</span>12 <span>www.</span>a.b'],
  [':rocket:', '<span>:</span>rocket:'],
  ['at a1b2c3d4e5', 'at <span>a</span>1b2c3d4e5'],
  ['<!-- x --> &amp;', '&lt;\\!\\-\\- x \\-\\-&gt; &amp;amp;'],
  ['the key `a<b`', 'the key <code>a&lt;b</code>'],
])('%j is escaped', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test('a fence is longer than any run of backticks inside', () => {
  expect(fence('a ```` b')).toBe('`````text\na ```` b\n`````');
});

test('servers: how often they were tried, and the ends of what they wrote', () => {
  const crash = failureOf('a crash');
  const failures = [1, 2].flatMap((attempts) =>
    ['a', 'b'].map((server) => {
      return { ...crash, server, stderr: `end of ${server}`, attempts } as Failure;
    }),
  );
  const findings = findNews(reportOf([], { failures }), verdictOf('failed'));
  const last = { failure: { attempts: 2 } };
  expect(findings.causes).toMatchObject([last, last]);
  const summary = renderSummary(findings);
  expect(summary.match(/^end of .$/gm)).toEqual(['end of a', 'end of b']);
});

const reportWith = (...cases: Failure[][]) =>
  reportOf(cases.map((failures, at) => failingCase(`case ${at}`, ...failures)));
const verdict = verdictOf('failed');

test.each<[string, Failure, object, number]>([
  ['lines', failureOf('a missing tool'), { line: 5 }, 1],
  ['conditions', failureOf('a missed assertion'), { type: 'jsonPath', condition: 'min' }, 2],
  ['expected values', failureOf('a missed assertion'), { expected: '7' }, 2],
  ['models', failureOf('a model: outage'), { model: 'n' }, 2],
  ['providers', failureOf('a model: outage'), { provider: 'q' }, 2],
  ['limits', failureOf('the limit, waiting for a server'), { waitedFor: 'model' }, 2],
])('causes with other %s are %#', (_name, failure, more, number) => {
  const other = { ...failure, ...more } as Failure;
  const { causes } = findNews(reportWith([failure], [other]), verdict);
  expect(causes).toHaveLength(number);
});

test('a cause names each case with its lines, and has a line itself if there is one only', () => {
  const at = (line: number): Failure => ({ ...failureOf('a missing tool'), line }) as Failure;
  const { causes } = findNews(reportWith([at(3), at(5), at(3)], [at(9)]), verdict);
  const cases = ['case 0 (line 3)', 'case 0 (line 5)', 'case 1 (line 9)'];
  expect(causes).toMatchObject([{ failure: { line: null }, cases }]);
  const [alone] = findNews(reportWith([at(3)]), verdict).causes;
  expect(alone).toMatchObject({ failure: { line: 3 }, cases: ['case 0 (line 3)'] });
});

test('lines of a terminal: each cause once, and what failed, has no result and did not run', () => {
  const failures = ['a missing tool', 'a model: outage', 'a cancelled job'].map(failureOf);
  const report = reportWith(...failures.map((one) => [one]));
  const findings = findNews(report, verdict);
  expect(findings).toMatchObject({ broken: 1, total: 3 });
  const lines = renderLines(report, findings);
  expect(lines.slice(0, 3).map(([mark]) => mark)).toEqual(['✗', '?', '-']);
  for (const { sentence } of findings.causes) {
    expect(lines.filter((line) => line === `- ${sentence}`)).toHaveLength(1);
  }
});

test('causes: alike ones are one, most cases first, twenty at most', () => {
  const [tool, missing] = [failureOf('a tool error'), failureOf('a missing tool')];
  const many = Array.from({ length: 25 }, (_, at) => ({ ...missing, tool: `t${at}` }) as Failure);
  const report = reportWith(...[missing, tool, tool, ...many].map((failure) => [failure]));
  const findings = findNews(report, verdict);
  expect(findings.causes).toHaveLength(27);
  expect(findings.causes[0]).toMatchObject({ failure: tool, cases: ['case 1', 'case 2'] });
  const summary = renderSummary(findings);
  expect(summary.split('\n')[0]).toContain(
    '28 of 28 cases failed: Server <code>s</code> returned an error for tool <code>t</code>',
  );
  expect(summary.match(/^\| .*\|$/gm)).toHaveLength(22);
  expect(summary).toContain('- 7 more causes');
});
