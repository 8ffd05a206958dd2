import { expect, test } from '@jest/globals';
import { readStoredReports } from '../../src/report/report-reader.ts';
import { storedText } from '../support/baselines.ts';
import { caseOf } from '../support/reports.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['text', 'no JSON', 'malformed'],
  ['a list', '[]', 'malformed'],
  ['the version before', storedText({}, { schemaVersion: 0 }), 'malformed'],
  ['no origin', storedText({}, { origin: null }), 'malformed'],
  ['no time', storedText().replace('"createdAtMs":5', '"createdAtMs":1e999'), 'malformed'],
  ['100 levels', nested(100), 'malformed'],
  ['101 levels', nested(101), 'too-large'],
  ['many values', `[${'0,'.repeat(1_500_000)}0]`, 'too-large'],
  ['brackets in a text', JSON.stringify(nested(200)), 'malformed'],
  ['many bytes', Buffer.alloc(64 * 2 ** 20 + 1), 'too-large'],
])('%s', (_what, content, reason) => {
  expect(readStoredReports(content)).toBe(reason);
});

test('results count, whatever the file says about them', () => {
  const text = storedText({ cases: [caseOf('a', 'pp', { planned: -3 })] }, { verdict: 'passed' });
  const read = readStoredReports(Buffer.from(text));
  expect(read).toMatchObject([{ report: { cases: [{ iterations: [{}, {}] }] } }]);
  expect(read[0]).not.toHaveProperty('verdict');
  expect(readStoredReports(`[${text}, ${text}]`)).toHaveLength(2);
  expect(readStoredReports('[]')).toBe('malformed');
});
