import { expect, test } from '@jest/globals';
import { Redactor } from '../../../src/lib/redaction/redactor.ts';
import type { ParsedCase } from '../../../src/sources/results/read/reading.ts';
import { casesOf } from '../../../src/sources/results/to-report.ts';
import { parsedCase } from '../../support/parsed-case.ts';

const SECRET = 'sk-a-very-secret-value';
const redactor = new Redactor();
redactor.add('KEY', [SECRET]);

const report = (...files: Partial<ParsedCase>[][]) =>
  casesOf(
    files.map((tests) => tests.map((one) => parsedCase(one))),
    '/none',
    redactor,
  );
const ids = (...tests: Partial<ParsedCase>[]) => report(tests).map(({ id }) => id);

test('order, outcome, place and time do not change an id', () => {
  const all = [{ name: 'a' }, { name: 'b', className: 'k' }, { name: 'c' }];
  expect(ids(...all.toReversed())).toEqual(ids(...all).toReversed());
  const changed = { name: 'a', outcome: 'failed', file: 'x', line: 3, durationMs: 9 } as const;
  expect(ids(changed)).toEqual(ids({ name: 'a' }));
});

test.each<[string, Partial<ParsedCase>, Partial<ParsedCase>]>([
  ['an empty suite more', { suites: ['abcde'] }, { suites: ['abcde', ''] }],
  ['no suite', { suites: [] }, { suites: [''] }],
  ['a suite as class', { suites: ['a'] }, { suites: [], className: 'a' }],
  ['a blank elsewhere', { name: 'a b' }, { name: 'b', className: 'a' }],
  ['halves of a character', { name: 'a\ud800' }, { name: 'a\ud801' }],
  ['a separator', { suites: ['a","b'] }, { suites: ['a', 'b'] }],
  ['a repeat', {}, {}],
])('two ids: %s', (_what, one, other) => {
  expect(new Set(ids(one, other)).size).toBe(2);
});

test.each([
  [{ suites: ['Shop', 'Shop', ' '], className: 'Cart', name: 'pays' }, 'Shop › Cart › pays'],
  [{ suites: ['a'], className: 'a', name: 'a' }, 'a'],
  [{ suites: [], name: '' }, 'Unnamed test'],
  [{ suites: ['a'], name: '', isTest: false }, 'a › (outside any test)'],
  [{ suites: [], name: `a\u001b[31m\n${SECRET}` }, 'a ***'],
])('%j is called %s', (given, title) => {
  expect(report([given])[0]?.title).toBe(title);
});

test('a test of several files is one case; where it ran counts', () => {
  const skipped = { outcome: 'skipped', message: 'no database' } as const;
  const [both, none] = report(
    [skipped, { ...skipped, name: 'b' }],
    [{}],
    [{ outcome: 'error' }, skipped],
  );
  expect(both).toMatchObject({
    planned: 2,
    skipped: null,
    iterations: [
      { number: 1, outcome: 'passed', failures: [] },
      { number: 2, outcome: 'failed', failures: [{ kind: 'test' }] },
    ],
  });
  expect(none).toMatchObject({ planned: 0, skipped: 'no database', iterations: [] });
  expect(new Set(both?.iterations.map(({ id }) => id)).size).toBe(2);
});

test('texts are redacted before they are cut; a flaky test has no failure', () => {
  const message = `${'x'.repeat(19_990)}${SECRET}`;
  const bad = { outcome: 'failed', message, details: SECRET, type: `E ${SECRET}` } as const;
  const [failed, flaky] = report([bad, { name: 'b', attempts: 2, message }]);
  expect(failed?.iterations[0]?.failures).toEqual([
    {
      kind: 'test',
      type: 'E ***',
      message: `${'x'.repeat(19_990)}***`,
      details: '***',
      file: null,
      line: null,
    },
  ]);
  expect(flaky?.iterations).toMatchObject([{ outcome: 'passed', attempts: 2, failures: [] }]);
});

test('takes 200,000 tests', () => {
  const names = Array.from({ length: 200_000 }, (_, at) => ({ name: `reads the page ${at}` }));
  expect(report(names)).toHaveLength(200_000);
});
