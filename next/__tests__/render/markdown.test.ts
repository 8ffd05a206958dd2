import { expect, test } from '@jest/globals';
import { escapeMarkdown, fence } from '../../src/render/escape.ts';
import { findNews } from '../../src/render/findings.ts';
import { renderSummary } from '../../src/render/markdown.ts';
import { emptyReport } from '../../src/report/empty-report.ts';
import type { Failure } from '../../src/report/failure.ts';
import { FAILURES } from '../support/failures.ts';

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
  const [crash] = FAILURES.flatMap(({ failure }) => (failure.kind === 'server' ? [failure] : []));
  if (crash === undefined) throw new Error('no row');
  const failures = [1, 2].flatMap((attempts) =>
    ['a', 'b'].map((server) => ({ ...crash, server, stderr: `end of ${server}`, attempts })),
  );
  const report = { ...emptyReport('s'), failures };
  const findings = findNews(report, { value: 'failed', checks: [] });
  expect(findings.causes).toMatchObject([
    { failure: { attempts: 2 } },
    { failure: { attempts: 2 } },
  ]);
  const summary = renderSummary(findings);
  expect(summary.match(/^end of .$/gm)).toEqual(['end of a', 'end of b']);
});

test('causes: alike ones are one, most cases first, twenty at most', () => {
  const iterations = (failure: Failure) => [
    { id: 'i', number: 1, outcome: 'failed' as const, durationMs: 1, failures: [failure] },
  ];
  const find = (title: string) =>
    FAILURES.flatMap((row) => (row.title === title ? [row.failure] : []));
  const [tool, missing] = ['a tool error', 'a missing tool'].flatMap(find);
  if (tool === undefined || missing === undefined) throw new Error('no rows');
  const many = Array.from(
    { length: 25 },
    (_, at): Failure => ({
      ...missing,
      kind: 'missing-tool',
      server: 's',
      tool: `t${at}`,
      nearest: null,
      baselineHad: null,
    }),
  );
  const cases = [missing, tool, tool, ...many].map((failure, at) => {
    return {
      id: `c${at}`,
      title: `case ${at}`,
      planned: 1,
      iterations: iterations(failure),
      skipped: null,
    };
  });
  const findings = findNews({ ...emptyReport('s'), cases }, { value: 'failed', checks: [] });
  expect(findings.causes).toHaveLength(27);
  expect(findings.causes[0]).toEqual({ failure: tool, cases: ['case 1', 'case 2'] });
  const summary = renderSummary(findings);
  expect(summary.split('\n')[0]).toContain(
    '28 of 28 cases failed: Server <code>s</code> returned an error for tool <code>t</code>',
  );
  expect(summary.match(/^\| .*\|$/gm)).toHaveLength(21);
  expect(summary).toContain('- 7 more causes');
});
