import { expect, test } from '@jest/globals';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { readStoredReports, redactNames } from '../../src/report/report-reader.ts';
import { schemaWriter } from '../../src/report/schemas.ts';
import { writeSnapshot } from '../../src/report/snapshot.ts';
import { OFFERS } from '../../src/report/verdict.ts';
import { storedText } from '../support/baselines.ts';
import { caseOf, reportOf } from '../support/reports.ts';

const NAMED = { name: 's', tools: null };
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['text', 'no JSON', 'malformed'],
  ['a list', '[]', 'malformed'],
  ['the version before', storedText({}, { schemaVersion: 0 }), 'malformed'],
  ['no origin', storedText({}, { origin: null }), 'malformed'],
  ['no time', storedText().replace('"createdAtMs":5', '"createdAtMs":1e999'), 'malformed'],
  ['100 levels', nested(100), 'malformed'],
  ['101 levels', nested(101), 'too-large'],
  ['many values', `[${'0,'.repeat(5_000_000)}0]`, 'too-large'],
  ['brackets in a text', JSON.stringify(nested(200)), 'malformed'],
  ['no server', writeSnapshot([]), 'malformed'],
  ['a server twice', writeSnapshot([NAMED, NAMED]), 'malformed'],
  ['many bytes', Buffer.alloc(64 * 2 ** 20 + 1), 'too-large'],
])('%s', (_what, content, reason) => expect(readStoredReports(content)).toBe(reason));

test('results count, whatever the file says about them', () => {
  const text = storedText({ cases: [caseOf('a', 'pp', { planned: -3 })] }, { verdict: 'passed' });
  const read = readStoredReports(Buffer.from(text));
  expect(read).toMatchObject([{ report: { cases: [{ iterations: [{}, {}] }] } }]);
  expect(read[0]).not.toHaveProperty('verdict');
  expect(readStoredReports(`[${text}, ${text}]`)).toHaveLength(2);
  expect(readStoredReports('[]')).toBe('malformed');
});

test('a schema that is too large, or one too many, is a digest', () => {
  const write = schemaWriter();
  const schemaOf = (length: number) => ({ enum: ['x'.repeat(length)] });
  const written = Array.from({ length: 12 }, () => write(schemaOf(190_000)));
  expect([write(1), write(schemaOf(10))?.length, ...written.map((text) => text?.length)]).toEqual([
    null,
    23,
    ...Array(10).fill(190_013),
    ...Array(2).fill(write(schemaOf(200_000))?.length),
  ]);
  expect(write(schemaOf(200_000))).not.toBe(write(schemaOf(200_001)));
});

test('no list of what servers offer keeps a secret', () => {
  const secret = 'k3y-9fJ2kLq81mZx';
  const offer = { name: secret, inputSchema: `"${secret}"`, description: secret };
  const all = [{ ...offer, promises: [secret], mediaType: secret }];
  const lists = { tools: null, ...Object.fromEntries(OFFERS.map((kind) => [kind, all])) };
  const report = structuredClone(reportOf([], { servers: [{ name: secret, ...lists }] }));
  const redactor = new Redactor();
  redactor.add('KEY', [secret]);
  redactNames(report, redactor);
  expect(JSON.stringify(report)).not.toContain(secret);
});
