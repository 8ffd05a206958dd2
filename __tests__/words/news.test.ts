import { expect, test } from '@jest/globals';
import type { Check, Outcome } from '../../src/report/report.ts';
import type { Comparison } from '../../src/report/verdict.ts';
import { cutSentence, inTime } from '../../src/words/lines.ts';
import { describeNews, describeRates, type NewsFacts } from '../../src/words/news.ts';
import { describeLeftOut } from '../../src/words/page.ts';
import { comparisonWith } from '../support/comparisons.ts';
import { checkWith, verdictOf } from '../support/reports.ts';

const counts = { passed: 30, failed: 10, missing: 0 };
const FACTS: NewsFacts = {
  ...{ source: 'evals', value: 'failed', counts, total: 40, durationMs: null, baseline: '' },
  ...{
    broken: 13,
    newlyBroken: 0,
    flaky: 0,
    regressed: 0,
    muted: 0,
    failedOn: null,
    isFirst: false,
  },
  ...{ isExplained: false, isEmptyPart: false, isPartial: false },
};
const whole = { value: 'passed' as const, counts: { passed: 40, failed: 0, missing: 0 } };
const ALL_MISS = { passed: 0, failed: 0, missing: 40 };
const LACKING = { ...counts, missing: 2 };
const BROKE = '13 of 40 cases broke: `list_alerts` now needs `zone`, and 2 more causes';
const UNFIT = '13 of 40 cases no longer fit their tools: A';
const news = (value: Outcome, reasons: string[], members: Partial<NewsFacts> = {}, lead = '') =>
  describeNews({ ...FACTS, value, ...members }, reasons, lead);

test.each<[Outcome, string[], Partial<NewsFacts>, string]>([
  ['failed', ['`list_alerts` now needs `zone`', 'B.', 'C.'], { newlyBroken: 13 }, BROKE],
  ['failed', ['A.', 'B.'], {}, '13 of 40 cases failed: A, and 1 more cause'],
  ['failed', ['A.'], { newlyBroken: 2 }, '13 of 40 cases failed, 2 of them newly: A'],
  ['failed', ['A.'], { counts: ALL_MISS, newlyBroken: 13 }, UNFIT],
  ['failed', ['A.'], { newlyBroken: 13, isPartial: true }, '13 of 40 cases got worse: A'],
  ['failed', ['A.'], { failedOn: 'main' }, '13 of 40 cases fail, as on main: A'],
  ['failed', ['no'], { source: 'results', total: 1, broken: 1 }, '1 of 1 test failed: no'],
  ['passed', ['A.'], { counts: { ...counts, failed: 0 } }, '40 of 40 cases passed'],
  [
    'passed',
    [],
    { counts: whole.counts, isFirst: true },
    '40 of 40 cases passed, nothing compared',
  ],
  ['passed', [], {}, 'Passed: 30 of 40 iterations passed'],
  ['incomplete', [], { total: 0 }, 'No case ran'],
  ['incomplete', ['A.'], { total: 0, source: 'results' }, 'No test could be read: A'],
  ['incomplete', ['A.'], {}, 'Not decided: A'],
  ['incomplete', ['A.'], { counts: LACKING }, '2 of 42 iterations without a result: A'],
  ['invalid', ['A.', 'B.'], {}, 'Invalid configuration: A, and 1 more problem'],
])('%s of %j with %j', (value, reasons, members, line) => {
  expect(news(value, reasons, members)).toBe(line);
});

test.each([
  [59_000, '59 s'],
  [90_000, '1.5 min'],
  [5_400_000, '1.5 h'],
  [1e12, '11,574.07 d'],
])('%i ms are %s', (ms, expected) => {
  expect(inTime(ms)).toBe(expected);
});

test('what an HTML report leaves out is named by its state', () => {
  const left = { causes: 1, cases: ['passed', 'skipped', 'passed'], details: 0, traces: 0 };
  expect(describeLeftOut(left)).toMatch(
    /^Left out to fit: 1 cause, 2 passed cases, 1 skipped case\./,
  );
  expect(describeLeftOut({ ...left, causes: 0, cases: [] })).toBe('');
});

test('a lead replaces the count, and foreign text is cut before it', () => {
  expect(news('failed', ['A.'], {}, '1 case regressed')).toBe('1 case regressed: A');
  const long = news('failed', [`Server \`${'x'.repeat(300)}\` crashed.`, 'B.']);
  expect(long).toMatch(/^13 of 40 cases failed: Server `x+…`, and 1 more cause$/);
  expect(long.length).toBe(160);
  expect(cutSentence('a `b` c', 7)).toBe('a `b` c');
  expect(cutSentence('a `bcd` c', 7)).toBe('a `bc…`');
});

const CHECKS = [checkWith('min-pass-rate', { threshold: 0.9 })];
const MANY = { passed: 101, failed: 19, missing: 0 };
const NONE_RAN = 'No case ran: calls are compared with the tools first.';
const sides = { before: null, after: null, pValue: null };
const pair = { identity: 'a', title: 'a', isSampled: true, ...sides };
const before = { passed: 118, total: 120 };
test.each<[Partial<NewsFacts>, Check[], Partial<Comparison> | null, string]>([
  [
    { counts: MANY, durationMs: 14_020, flaky: 1, newlyBroken: 2 },
    CHECKS,
    { before, regressed: [pair], stopped: [pair], newlyFailing: [pair], fixed: [pair] },
    'Pass rate 84.16 %, 90 % required, main 98.33 %. 101 of 120 iterations passed, 2 newly failing, 1 with fewer passes, 1 fixed, 1 flaky, 14 s.',
  ],
  [{}, [], {}, 'Pass rate 75 %. 30 of 40 iterations passed.'],
  [
    { source: 'results', counts: { passed: 1, failed: 1, missing: 1 }, durationMs: 90_000 },
    [],
    null,
    'Pass rate 50 %. 1 of 3 tests passed, 1 without a result, 1.5 min.',
  ],
  [{ ...whole, durationMs: 5 }, CHECKS, { before }, ''],
  [whole, [], { fixed: [pair, pair], knownFlaky: [pair] }, '2 fixed, 1 flaky.'],
  [{ counts: ALL_MISS, value: 'incomplete' }, CHECKS, { before }, ''],
  [{ counts: ALL_MISS }, [], {}, NONE_RAN],
])('rates of %j with %j and %j', (members, checks, lists, line) => {
  const comparison = lists && comparisonWith(lists);
  const verdict = { ...verdictOf('failed', checks), comparison };
  expect(describeRates({ ...FACTS, ...members }, verdict)).toBe(line);
});
