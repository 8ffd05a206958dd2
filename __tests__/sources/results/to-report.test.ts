import { expect, test } from '@jest/globals';
import { Redactor } from '../../../src/lib/redaction/redactor.ts';
import type { ParsedCase } from '../../../src/sources/results/read/reading.ts';
import { casesOf, distinctTitles } from '../../../src/sources/results/to-report.ts';
import { parsedCase } from '../../support/parsed-case.ts';

const SECRET = 'sk-a-very-secret-value';
const redactor = new Redactor();
redactor.add('KEY', [SECRET]);

const report = async (...files: Partial<ParsedCase>[][]) => {
  const parsed = files.map((tests) => tests.map((one) => parsedCase(one)));
  return casesOf(parsed, '/none', redactor);
};
const ids = async (...tests: Partial<ParsedCase>[]) => (await report(tests)).map(({ id }) => id);

test('order, outcome, place and time do not change an id', async () => {
  const all = [{ name: 'a' }, { name: 'b', className: 'k' }];
  const changed = { name: 'a', outcome: 'failed', file: 'x', line: 3, durationMs: 9 } as const;
  const expected = await ids(...all);
  expect((await ids(...all.toReversed())).toReversed()).toEqual(expected);
  expect(await ids(changed)).toEqual(expected.slice(0, 1));
});

test.each<[string, Partial<ParsedCase>, Partial<ParsedCase>]>([
  ['an empty suite more', { suites: ['abcde'] }, { suites: ['abcde', ''] }],
  ['no suite', { suites: [] }, { suites: [''] }],
  ['a suite as class', { suites: ['a'] }, { suites: [], className: 'a' }],
  ['halves of a character', { name: 'a\ud800' }, { name: 'a\ud801' }],
  ['a separator', { suites: ['a","b'] }, { suites: ['a', 'b'] }],
  ['a repeat', {}, {}],
])('two ids: %s', async (_what, one, other) => expect(new Set(await ids(one, other)).size).toBe(2));

test('identities follow titles, and stay apart', async () => {
  const same = { suites: ['a.b'], name: 'c' };
  const cases = await report([same, { ...same, suites: ['a', 'b'] }, { ...same, suites: ['a/b'] }]);
  expect(new Set(cases.map(({ identity }) => identity)).size).toBe(3);
  const [again] = await report([{ ...same, outcome: 'failed' }]);
  expect(again?.identity).toBe(cases[0]?.identity);
});

const LONG = 'x'.repeat(500);
test.each([
  ['a, b, a, a', 'a, b, a (2), a (3)'],
  ['a (2), a, a, a (2)', 'a (2), a, a (3), a (2) (2)'],
  [`${LONG}, ${LONG}`, `${LONG}, ${LONG.slice(5)}… (2)`],
])('titles that repeat have numbers: %.20s', (titles, distinct) => {
  const cases = titles.split(', ').map((title) => ({ title }));
  expect(distinctTitles(cases).join(', ')).toBe(distinct);
});

test('numbers of many equal titles take little time', () => {
  const titles = distinctTitles(Array.from({ length: 100_000 }, () => ({ title: 'a' })));
  expect(titles.at(-1)).toBe('a (100000)');
});

test.each([
  [{ suites: ['Shop', 'Shop', ' '], className: 'Cart', name: 'pays' }, 'Shop › Cart › pays'],
  [{ suites: ['Tests\\Cart'], className: 'Tests.Cart', name: 'pays' }, 'Tests\\Cart › pays'],
  [{ suites: ['a/b'], className: 'a::b', name: 'a.c' }, 'a/b › a.c'],
  [{ suites: [], name: '' }, 'Unnamed test'],
  [{ suites: ['a'], name: '', isTest: false }, 'a › (outside any test)'],
  [{ suites: [], name: `a\u001b[31m\n${SECRET}` }, 'a ***'],
])('%j is called %s', async (given, title) => {
  expect(await report([given])).toMatchObject([{ title }]);
});

test('a test of several files is one case; where it ran counts', async () => {
  const skipped = { outcome: 'skipped', message: 'no database' } as const;
  const other = { ...skipped, name: 'b' };
  const [both, none] = await report([skipped, other], [{}], [{ outcome: 'error' }, skipped]);
  const [first, second] = both?.iterations ?? [];
  expect(both).toMatchObject({ planned: 2, skipped: null });
  expect(first).toMatchObject({ number: 1, outcome: 'passed', failures: [] });
  expect(second).toMatchObject({ number: 2, outcome: 'failed', failures: [{ kind: 'test' }] });
  expect(none).toMatchObject({ planned: 0, skipped: 'no database', iterations: [] });
  expect(first?.id).not.toBe(second?.id);
});

test('texts are redacted before they are cut; a flaky test has no failure', async () => {
  const message = `${'x'.repeat(19_990)}${SECRET}`;
  const bad = { outcome: 'failed', message, details: SECRET, type: `E ${SECRET}` } as const;
  const [failed, flaky] = await report([bad, { name: 'b', attempts: 2, message }]);
  const texts = { type: 'E ***', message: `${'x'.repeat(19_990)}***`, details: '***' };
  const failures = [{ kind: 'test', ...texts, file: null, line: null }];
  expect(failed?.iterations).toMatchObject([{ failures }]);
  expect(flaky?.iterations).toMatchObject([{ outcome: 'passed', attempts: 2, failures: [] }]);
});
