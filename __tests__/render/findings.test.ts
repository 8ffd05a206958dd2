/** What readers see of a verdict: what comes first, what counts, and what is folded. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findNews } from '../../src/render/findings.ts';
import type { Failure } from '../../src/report/failure.ts';
import type { Outcome, ReportCase } from '../../src/report/report.ts';
import type { Check, Comparison, QuarantineState } from '../../src/report/verdict.ts';
import { CHANGED, comparisonWith, missingBaseline, pairOf } from '../support/comparisons.ts';
import { failureOf } from '../support/failures.ts';
import { caseOf, checkWith, failingCase, reportOf, verdictOf } from '../support/reports.ts';
import { resultsOf, testOf, warningsOf } from '../support/results.ts';

/** A case whose failed iterations miss a tool. */
function missing(title: string, outcomes: string, tool: string, isSampled = true): ReportCase {
  const one = caseOf(title, outcomes, { isSampled, identity: title });
  const failure = { ...failureOf('a missing tool'), tool } as Failure;
  for (const iteration of one.iterations)
    if (iteration.outcome === 'failed') iteration.failures = [failure];
  return one;
}
const CASES = [
  missing('flaky one', 'pppff', 'other'),
  missing('flaky two', 'ppppf', 'other'),
  missing('gone', 'fffff', 'gone'),
];
const regression = comparisonWith({ regressed: [pairOf('gone')] });
const newsOf = (cases: ReportCase[], value: Outcome, checks: Check[] = [], more: object = {}) =>
  findNews(reportOf(cases), { ...verdictOf(value, checks), ...more });
const linesOf = (news: ReturnType<typeof findNews>, id: string) =>
  news.sections.find((one) => one.id === id)?.lines ?? [];

const failed = (id: Check['id'], members: Partial<Check> = {}) =>
  checkWith(id, { outcome: 'failed', ...members });
const lost = { name: 'gone', threshold: 1, observed: 0 };
const regressed = failed('no-regression', { subjects: [lost], subjectCount: 1 });
const together = failed('no-regression', { observed: -0.14 });
const budget = failed('max-total-tokens', { unit: 'tokens', threshold: 1, observed: 2 });
const counts = { passed: 7, failed: 8, missing: 0 };
const rate = failed('min-pass-rate', { threshold: 0.9, observed: 7 / 15, counts });
const tools = failed('no-removed-tools', { unit: 'tools', subjectCount: 1 });
const few = failed('expected-tests', { unit: 'tests', observed: 1 });
const open = checkWith('gone-cases', { unit: 'cases' });
const informs = failed('no-regression', { gates: false });
const fine = checkWith('all-passed', { outcome: 'passed' });

test.each<[Check[], string[]]>([
  [
    [few, rate, open, regressed, tools, budget],
    ['removed-tools', 'min-pass-rate', 'max-total', 'expected', 'gone-cases'],
  ],
  [
    [informs, fine, open],
    ['gone-cases', '(advisory)', 'all-passed'],
  ],
  [[fine, { ...informs, outcome: 'passed' }], ['all-passed']],
  [[{ ...open, outcome: 'passed' }], []],
])('%#: what decides comes first; what is fine has no line unless it gates', (checks, words) => {
  const lines = linesOf(newsOf([], 'failed', checks), 'gate');
  expect(lines.slice(-words.length)).toEqual(words.map((word) => expect.stringContaining(word)));
});

type Why = 'missing-results' | 'no-baseline' | 'no-results';
const because = (code: Why, count: number | null): Partial<Check> => {
  return { outcome: 'undecided', reason: { code, count, names: [] } };
};
const lacking = { ...rate, ...because('missing-results', 2) };
const alone = { ...open, ...because('no-baseline', null) };
const unusable = comparisonWith({ baseline: missingBaseline({ state: 'unusable' }) });
test.each<[string, Outcome, Check[], RegExp, Comparison?]>([
  ['a regression', 'failed', [rate, regressed], /^3 of 3 .* 1 of them newly: .* `gone`, and 1/],
  ['one alone', 'failed', [regressed], /^1 of 3 cases broke: Server `s` has no tool `gone`$/],
  ['cases together', 'failed', [together], /^cases with a model got worse .*together: /, unusable],
  ['a pass rate', 'failed', [rate], /^3 of 3 cases failed: Server .*, and 1 more cause$/, unusable],
  ['a budget', 'failed', [budget], /^`max-total-tokens`: 2 tokens; at most 1 token allowed$/],
  ['what is undecided', 'incomplete', [fine, lacking], /^Not decided: 2 missing results/],
  ['no baseline', 'incomplete', [alone], /^Not decided: Baseline .*no earlier run/, unusable],
  ['what passes', 'passed', [fine, informs], /^Passed: 7 of 15 iterations passed$/],
])('the headline of %s', (_name, value, checks, line, comparison = regression) => {
  expect(newsOf(CASES, value, checks, { comparison }).headline).toMatch(line);
});

test('what leads: a server that does not start, then a tool that is gone, then what is new', () => {
  const crash = failingCase('dead', failureOf('a crash'));
  const wrong = ['b', 'c', 'd'].map((title) => failingCase(title, failureOf('a missed assertion')));
  const gone = missing('gone', 'f', 'gone', false);
  const headlineOf = (...cases: ReportCase[]) => newsOf(cases, 'failed', [rate]).headline;
  expect(headlineOf(...wrong, gone, crash)).toMatch(/^5 of 5 .*: Server `s` crashed .* 2 more/);
  expect(headlineOf(...wrong, gone)).toMatch(/^4 of 4 .*: Server `s` has no tool `gone`/);
});

test('nothing measured has no rate', () => {
  const news = newsOf([caseOf('a', '', { skipped: '' })], 'incomplete', [checkWith('all-passed')]);
  expect(news).toMatchObject({ headline: 'No case ran', facts: '', total: 0, skipped: 1 });
  const down = failingCase('a', failureOf('a model: outage'));
  const incomplete = newsOf([down, caseOf('b', 'p')], 'incomplete', [checkWith('all-passed')]);
  expect(incomplete.headline).toMatch(/^1 of 2 iterations without a result: Model `m`/);
  expect(newsOf([down], 'incomplete').facts).toBe('');
});

test('facts: rates, what is required, counts', () => {
  const before = { passed: 59, total: 60 };
  const comparison = comparisonWith({ regressed: [pairOf('gone')], before });
  const { facts } = newsOf(CASES, 'failed', [rate], { comparison });
  expect(facts).toMatch(/^Pass rate 46.66 %, 90 % required, main 98.33 %\. 7 of 15 .* 1 newly/);
});

test('cases that fail now and then are in no number of what failed', () => {
  const cases = [missing('dead', 'fff', 'x'), missing('a', 'pf', 'x'), missing('b', 'pf', 'y')];
  const { broken, causes } = newsOf(cases, 'failed', [failed('sampled-cases')]);
  expect(broken).toBe(1);
  const named = causes.map(({ cases: own }) => own.map((one) => one.title).join());
  expect(named).toEqual(['dead', 'b']);
  expect(causes.map(({ isDeciding }) => isDeciding)).toEqual([true, false]);
});

test('what a pass rate counts, and a regression', () => {
  const cases = [...CASES, missing('strict', 'pf', 'strict', false)];
  expect(newsOf(cases, 'failed', [regressed]).broken).toBe(2);
  expect(newsOf(cases, 'failed', [rate]).broken).toBe(4);
  const comparison = comparisonWith({ regressed: [pairOf('flaky one')] });
  expect(newsOf(cases, 'failed', [regressed], { comparison }).broken).toBe(3);
});

const entry = (title: string, state: QuarantineState['state']): QuarantineState => {
  return { case: title, reason: 'r', owner: '@team', expires: '2026-01-31', state };
};
test('quarantine: shown, in no count and no cause; expired ones count', () => {
  const quarantine = [entry('gone', 'active'), entry('flaky one', 'expired')];
  const news = newsOf(CASES, 'failed', [fine], { quarantine });
  expect(news).toMatchObject({ total: 2, counts: { passed: 7, failed: 3, missing: 0 } });
  expect(news.causes).toHaveLength(1);
  expect(linesOf(news, 'others')).toHaveLength(2);
  const many = Array.from({ length: 30 }, () => entry('x', 'unknown'));
  expect(linesOf(newsOf(CASES, 'failed', [], { quarantine: many }), 'others')).toHaveLength(11);
});

test('what the headline says of a check is not repeated', () => {
  const reason = { code: 'gone' as const, count: 6, names: ['x'] };
  const cases = [caseOf('a', 'p')];
  const undecided = newsOf(cases, 'incomplete', [{ ...open, reason, observed: 6 }]);
  expect(undecided.headline).toBe('Not decided: `gone-cases`: 6 cases removed that passed before');
  expect(linesOf(undecided, 'gate')).toEqual([expect.stringMatching(/ before\. Removed: x/)]);
  const members = { unit: 'tools' as const, subjectCount: 1 };
  const alone = newsOf(cases, 'failed', [failed('no-removed-tools', members), fine]);
  expect(alone.headline).toBe('`no-removed-tools`: 1 needed tool removed');
  expect(linesOf(alone, 'gate')).toEqual([expect.stringContaining('all-passed')]);
});

test('what a passed run does not fail by stands in its second line', () => {
  const toolChanges = [{ ...CHANGED, what: 'tool-removed' as const, caseCount: 0 }];
  const changes = [{ setting: 'min-pass-rate', subject: null, from: '90', to: '10' }];
  const policy = { base: null, file: 'gate.yml', changes };
  const comparison = comparisonWith({ toolChanges });
  const more = { comparison, policy, quarantine: [entry('gone', 'active')] };
  const cases = [caseOf('a', 'p'), missing('gone', 'f', 'x')];
  expect(newsOf(cases, 'passed', [fine], more).facts).toBe(
    '1 breaking tool change, 1 setting of the gate file changed, 1 failing in quarantine.',
  );
});

test('changes of tools that are not listed count', () => {
  const toolChanges = Array(20).fill({ ...CHANGED, what: 'tool-removed' as const, caseCount: 0 });
  const comparison = comparisonWith({ toolChanges, unlisted: { toolChanges: 6 } });
  const lines = linesOf(newsOf([caseOf('a', 'p')], 'passed', [fine], { comparison }), 'tools');
  expect([lines.length, lines.at(-1)]).toEqual([11, expect.stringMatching(/\b16\b/)]);
});

test.each([
  ['stillFailing', '1 of 2 cases fails, as on main: '],
  ['regressed', '1 of 2 cases got worse: '],
  ['changed', '1 of 2 cases failed: '],
])('%s: %s', (list, start) => {
  const baseline = { ...comparisonWith({}).baseline };
  const cases = [missing('a', 'ppfff', 'x', false), caseOf('b', 'p')];
  const comparison = comparisonWith({ [list]: [pairOf('a')], baseline });
  const { headline } = newsOf(cases, 'failed', [failed('all-passed')], { comparison });
  expect(headline.slice(0, start.length)).toBe(start);
});

test('missing results that a cause explains are not run again', () => {
  const wrong = failingCase('a', failureOf('401'));
  const checks = [checkWith('all-passed', because('no-results', null))];
  expect(linesOf(newsOf([wrong], 'incomplete', checks), 'gate').join()).toMatch(/Fix the cause/);
});

test('a limit that does not apply shows although all is well', () => {
  const checks = [checkWith('max-cost', { unit: 'cost', outcome: 'notApplicable' }), fine];
  const lines = linesOf(newsOf([caseOf('a', 'p')], 'passed', checks), 'gate');
  expect(lines).toEqual([expect.stringContaining('max-cost')]);
});

test('sections: only those with lines', () => {
  const toolChanges = [{ ...CHANGED, what: 'tool-removed' as const, caseCount: 1 }];
  const comparison = comparisonWith({ regressed: [pairOf('gone')], toolChanges });
  const skipped = caseOf('later', '', { skipped: '' });
  const tests = [testOf('a', 3), testOf('b', null, 2), skipped];
  const report = resultsOf(tests, { warnings: warningsOf(12) });
  const news = findNews(report, { ...verdictOf('failed', [fine]), comparison });
  const ids = ['differences', 'tools', 'gate', 'terms', 'others', 'warnings'];
  expect(news.sections.map(({ id }) => id)).toEqual(ids);
  expect(linesOf(news, 'tools')[0]).toMatch(/^`t` was removed\./);
  expect(linesOf(news, 'warnings')).toHaveLength(11);
  expect(linesOf(news, 'others')).toEqual(['1 skipped', '1 flaky, passed after a retry: b']);
  expect(news).toMatchObject({ flaky: ['b'], skipped: 1, total: 2 });
  const green = { comparison: comparisonWith({}) };
  expect(newsOf([caseOf('a', 'p')], 'passed', [fine], green).sections).toEqual([]);
  expect(newsOf([caseOf('a', 'p')], 'passed', [fine, informs]).sections).toHaveLength(1);
});

test('trouble with a file comes first, unless a test decides', () => {
  const failures = warningsOf(1);
  const undecided = findNews(resultsOf([testOf('a')], { failures }), verdictOf('incomplete'));
  expect(undecided.causes).toMatchObject([{ failure: failures[0] }]);
  const broken = findNews(resultsOf([testOf('a', 3)], { failures }), verdictOf('failed'));
  expect(broken.causes).toMatchObject([{ isDeciding: true, cases: [{}] }, { isDeciding: false }]);
  expect(broken.headline).toBe('1 of 1 test failed: a: no');
});

test('the number of the headline is that of the findings', () => {
  const outcomes = fc.array(fc.stringMatching(/^[pf]{1,4}$/), { minLength: 1, maxLength: 9 });
  const property = fc.property(outcomes, fc.boolean(), fc.boolean(), (words, isRated, isKnown) => {
    const cases = words.map((word, at) => missing(`c${at}`, word, 'x', at % 2 === 0));
    const check = isRated ? rate : failed('all-passed');
    const comparison = isKnown ? comparisonWith({ stopped: [pairOf('c0')] }) : null;
    const { broken, total, headline } = newsOf(cases, 'failed', [check], { comparison });
    fc.pre(broken > 0);
    const start = `^${broken} of ${total} cases? (?:failed|broke|got worse)`;
    expect(headline).toMatch(new RegExp(start));
  });
  fc.assert(property, { numRuns: 50 });
});
