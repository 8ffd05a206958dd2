/** What readers see of a verdict: what comes first, what counts, and what is folded. */
import { expect, test } from '@jest/globals';
import { findNews, headline } from '../../src/render/findings.ts';
import { renderSummary } from '../../src/render/markdown.ts';
import { renderLines } from '../../src/render/terminal.ts';
import { NOWHERE } from '../../src/report/place.ts';
import type { Outcome, ReportCase } from '../../src/report/report.ts';
import type { Check, Comparison, QuarantineState } from '../../src/report/verdict.ts';
import { comparisonWith, missingBaseline } from '../support/comparisons.ts';
import { caseOf, checkWith, reportOf, verdictOf } from '../support/reports.ts';

/** A case whose failed iterations miss a tool. */
function missing(title: string, outcomes: string, tool: string, isSampled = true): ReportCase {
  const one = caseOf(title, outcomes, { isSampled });
  for (const iteration of one.iterations) {
    if (iteration.outcome !== 'failed') continue;
    iteration.failures = [
      { kind: 'missing-tool', server: 's', tool, nearest: null, baselineHad: true, ...NOWHERE },
    ];
  }
  return one;
}
const pairOf = (title: string) => ({
  identity: title,
  title,
  isSampled: true,
  before: { passed: 5, total: 5 },
  after: { passed: 0, total: 5 },
  pValue: 0.004,
});
const CASES = [
  missing('flaky one', 'pppff', 'other'),
  missing('flaky two', 'ppppf', 'other'),
  missing('<b>gone</b>', 'fffff', 'gone'),
];
const regression = comparisonWith({ regressed: [pairOf('<b>gone</b>')] });

const failed = (id: Check['id'], members: Partial<Check> = {}) =>
  checkWith(id, { outcome: 'failed', ...members });
const lost = { name: '<b>gone</b>', threshold: 1, observed: 0 };
const regressed = failed('no-regression', { subjects: [lost], subjectCount: 1 });
const budget = failed('max-total-tokens', { unit: 'tokens', threshold: 1, observed: 2 });
const counts = { passed: 7, failed: 8, missing: 0 };
const rate = failed('min-pass-rate', { threshold: 0.9, observed: 7 / 15, counts });
const tools = failed('no-removed-tools', { unit: 'tools', subjectCount: 1 });
const few = failed('expected-tests', { unit: 'tests', observed: 1 });
const open = checkWith('gone-cases', { unit: 'cases' });
const informs = failed('no-regression', { gates: false });
const fine = checkWith('all-passed', { outcome: 'passed' });

test.each<[Check[], Check[]]>([
  [
    [few, rate, open, regressed, tools, budget],
    [regressed, tools, rate, budget, few, open],
  ],
  [
    [informs, fine, open],
    [open, informs, fine],
  ],
  [[fine, { ...informs, outcome: 'passed' }], [fine]],
  [[{ ...open, outcome: 'passed' }], []],
])(
  '%#: what decides comes first, and what is fine needs no line unless it gates',
  (checks, all) => {
    expect(findNews(reportOf([]), verdictOf('failed', checks)).checks).toEqual(all);
  },
);

const because = (code: 'missing-results' | 'no-baseline', count: number | null): Partial<Check> => {
  return { outcome: 'undecided', reason: { code, count, names: [] } };
};
const unusable = comparisonWith({ baseline: missingBaseline({ state: 'unusable' }) });
test.each<[string, Outcome, Check[], RegExp, Comparison?]>([
  ['a regression', 'failed', [rate, regressed], /^1 case regressed: Server `s` has no tool `gone`/],
  ['a pass rate', 'failed', [rate], /^3 of 3 cases failed: Server/],
  [
    'a budget',
    'failed',
    [budget],
    /^`max-total-tokens`: 2 tokens; at most 1 token allowed\. Find out why/,
  ],
  [
    'what is undecided',
    'incomplete',
    [fine, { ...rate, ...because('missing-results', 2) }],
    /^Not decided: 2 missing results/,
  ],
  [
    'no baseline',
    'incomplete',
    [{ ...open, ...because('no-baseline', null) }],
    /^Not decided: Baseline .*no earlier run/,
    unusable,
  ],
  ['what passes', 'passed', [fine, informs], /^Passed: 7 of 15 iterations passed$/],
])('the headline of %s', (_name, value, checks, line, comparison = regression) => {
  const verdict = { ...verdictOf(value, checks), comparison };
  expect(headline(findNews(reportOf(CASES), verdict))).toMatch(line);
});

test('causes of a regression come first, those of cases that pass now and then last', () => {
  const verdict = { ...verdictOf('failed', [regressed]), comparison: regression };
  const cases = [...CASES, missing('strict', 'f', 'strict', false)];
  const findings = findNews(reportOf(cases), verdict);
  expect(findings.causes.map(({ failure }) => failure)).toMatchObject(
    ['gone', 'strict', 'other'].map((tool) => ({ tool })),
  );
  expect(findings).toMatchObject({ broken: 2, regressed: 1 });
  // In a rate each failure counts.
  expect(findNews(reportOf(cases), verdictOf('failed', [rate])).broken).toBe(4);
});

const entry = (title: string, state: QuarantineState['state']): QuarantineState => {
  return { case: title, reason: '[x](http://x)', owner: '@team', expires: '2026-01-31', state };
};

test('quarantine: shown, in no count and no cause; expired ones count', () => {
  const quarantine = [entry('<b>gone</b>', 'active'), entry('flaky one', 'expired')];
  const report = reportOf(CASES);
  const findings = findNews(report, { ...verdictOf('failed', [fine]), quarantine });
  expect(findings).toMatchObject({ total: 2, counts: { passed: 7, failed: 3, missing: 0 } });
  expect(findings.causes).toHaveLength(1);
  expect(findings.notes).toHaveLength(2);
  const many = Array.from({ length: 30 }, () => entry('x', 'unknown'));
  expect(findNews(report, { ...verdictOf('failed'), quarantine: many }).notes).toHaveLength(11);
});

test('what the headline says of a check is not repeated', () => {
  const reason = { code: 'gone' as const, count: 6, names: ['x'] };
  const report = reportOf([caseOf('a', 'p')]);
  const undecided = findNews(report, verdictOf('incomplete', [{ ...open, reason, observed: 6 }]));
  const exceeded = findNews(report, verdictOf('failed', [budget, fine]));
  for (const findings of [undecided, exceeded]) {
    for (const text of [renderSummary(findings), renderLines(report, findings).join('\n')]) {
      expect(text.match(/Removed: x|: 2 tokens;/g)).toHaveLength(1);
      expect(text).toMatch(/: 6 cases|all\\?-passed/);
    }
  }
});

test('foreign names do nothing in Markdown', () => {
  const quarantine = [entry('flaky one', 'active')];
  const changes = [{ setting: 'quarantine', subject: '<i>', from: null, to: '@all' }];
  const policy = { base: 'abc', file: 'g.yml', changes };
  const more = { comparison: regression, quarantine, policy };
  const verdict = { ...verdictOf('failed', [regressed]), ...more };
  const findings = findNews(reportOf(CASES), verdict);
  const summary = renderSummary(findings);
  expect(summary).not.toMatch(/<b>|<i>|[^>]@|\]\(/);
  expect(summary).toContain('<details><summary>1 regressed</summary>');
  expect(renderLines(reportOf(CASES), findings).join('\n')).toContain('1 regressed: <b>gone</b>');
});

test('a green run is short', () => {
  const report = reportOf([caseOf('a', 'p')]);
  const verdict = verdictOf('passed', [fine]);
  expect(renderSummary(findNews(report, verdict)).split('\n')).toHaveLength(3);
  const compared = renderSummary(findNews(report, { ...verdict, comparison: comparisonWith({}) }));
  expect(compared.split('\n')).toHaveLength(4);
  expect(compared).not.toContain('<details>');
});
