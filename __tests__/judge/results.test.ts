import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resultAssertion } from '../../src/api/cases/assertions.ts';
import type { StepResult } from '../../src/judge/record.ts';
import { judgeResult } from '../../src/judge/results.ts';
import { jsonResult, resultOf, textResult } from '../support/step-results.ts';

type Row = [assertion: object, result: StepResult];
/** The condition that is missed, where a miss has one, and other members of the miss. */
type MissRow = [...Row, miss: string | object, more?: object];

const judge = (assertion: object, result: StepResult) =>
  judgeResult(resultAssertion.parse(assertion), result);
const at = (path: string, conditions: object) => ({ type: 'jsonPath', path, ...conditions });

const snapshot = (value: unknown, ...mask: object[]) => {
  return { type: 'matchesSnapshot', snapshot: value, ...(mask.length > 0 ? { mask } : {}) };
};
const A = { path: '$.a' };
const BIG = 2 ** 53;
const SAID = 'The answer is 42.';
const answer = textResult(SAID);
const [dracula, emma] = [
  { id: 1, title: 'Dracula', tags: ['old', 'dark'] },
  { id: 2, title: 'Emma', tags: [] },
];
const books = jsonResult({ total: 2, 'odd name': null, books: [dracula, emma] });
const png = { type: 'image', mimeType: 'image/png', data: 'AAAA' };
const capitals = { ...png, mimeType: 'IMAGE/PNG; q=1', data: 'AA==' };
const pictures = resultOf({ content: [png, capitals, { type: 'resource_link', uri: 'demo://1' }] });
const audio = { type: 'hasContent', contentType: 'audio' };
const PARTS = ['$[0].a', '$[1]', '$[1].a'].map((path) => ({ path }));
const days = { pattern: '\\d+' };
const NO_STOP = expect.stringMatching(/[^.]$/);
const deep = textResult('['.repeat(5_000) + ']'.repeat(5_000));
const ofText = { type: 'matchesSchema', schema: { properties: { total: { type: 'string' } } } };
const ofFive = { type: 'matchesSchema', schema: { properties: { id: { maximum: 5 } } } };
const schema = { required: ['total'], properties: { total: { type: 'integer' } } };

test.each<Row>([
  [{ type: 'textContains', needle: 'ANSWER' }, answer],
  [{ type: 'textEquals', text: 'The answer is 42.' }, answer],
  [{ type: 'textMatches', pattern: '\\d+\\.$' }, answer],
  [at('$.total', { equals: 2 }), books],
  [at("$['odd name']", { equals: null }), books],
  [at('$.books[1]', { equals: { tags: [], title: 'Emma', id: 2 } }), books],
  [at('$.books[*].id', { min: 1, max: 2 }), books],
  [at('$.books[0].tags', { contains: 'dark' }), books],
  [at('$.books', { contains: { title: 'Emma', id: 2, tags: [] } }), books],
  [at('$.books[0].title', { contains: 'DRAC', matches: '^D' }), books],
  [at('$.books', { count: 2 }), books],
  [at('$.books[*]', { minCount: 1, maxCount: 2 }), books],
  [at('$.author', { exists: false }), books],
  [at('$.books[?@.id > 9]', { maxCount: 3, minCount: 0 }), books],
  [at('$[1]', { equals: 'b' }), textResult('["a","b"]')],
  [at('$.a', { equals: 1, in: 'text' }), { ...textResult('{"a":1}'), structured: {} }],
  [at('$.content[0].type', { equals: 'text', in: 'result' }), answer],
  [at('$.n', { min: 1 }), jsonResult({ n: BIG })],
  [at('$.a', { equals: 1 }), jsonResult({ n: BIG, a: 1 })],
  [{ type: 'matchesSchema', schema }, books],
  [{ type: 'matchesOutputSchema' }, { ...books, outputSchema: schema }],
  [{ type: 'hasContent' }, pictures],
  [{ type: 'hasContent', mimeType: 'image/*', minBytes: 3, count: 1 }, pictures],
  [{ type: 'hasContent', mimeType: 'image/png', count: 2 }, pictures],
  [{ type: 'hasContent', uri: 'demo://1' }, pictures],
  [{ ...audio, maxCount: 1 }, pictures],
  [{ type: 'sizeUnder', bytes: 200 }, answer],
  [{ type: 'latencyUnder', ms: 41 }, answer],
  [{ type: 'isError' }, resultOf({ content: [], isError: true })],
  [{ type: 'isError', value: false }, answer],
  [snapshot(books.structured), books],
  [snapshot('The answer is 42.'), answer],
  [snapshot({ id: '[masked]' }, { path: '$.id' }), jsonResult({ id: BIG })],
  [
    snapshot([{ a: '[masked]', t: 'at [masked]' }, '[masked]'], ...PARTS, days),
    jsonResult([{ a: [1], t: 'at 12' }, { a: 1 }]),
  ],
  [snapshot({ id: 1, at: 'day 2' }, { path: '$.id' }, days), jsonResult({ id: 7, at: 'day 9' })],
  [snapshot({ t: 'at [masked]' }, { pattern: '\\w+$' }), jsonResult({ t: 'at noon' })],
])('%j holds', (assertion, result) => expect(judge(assertion, result)).toBeNull());

test.each<MissRow>([
  [{ type: 'textContains', needle: '43' }, answer, { path: null, expected: '43', observed: SAID }],
  [{ type: 'textContains', needle: 'ANSWER', caseSensitive: true }, answer, { condition: null }],
  [{ type: 'textEquals', text: 'The answer is 42' }, answer, { expected: 'The answer is 42' }],
  [{ type: 'textMatches', pattern: '^42' }, answer, { expected: '^42' }],
  [at('$.total', { equals: 3 }), books, 'equals', { path: '$.total', expected: '3' }],
  [at('$.total', { equals: '2' }), books, { expected: '"2"', observed: '2' }],
  [at('$.books[*].id', { max: 1 }), books, 'max', { path: '$.books[1].id', observed: '2' }],
  [at('$.author', { equals: 'x' }), books, 'equals', { path: '$.author', observed: null }],
  [at('$.author', { exists: true }), books, 'exists', { expected: 'true', observed: null }],
  [at('$.books[?@.id > 9].id', { max: 5 }), books, 'max', { observed: null }],
  [at('$.author', { count: 0 }), books, 'count', { path: '$.author', observed: null }],
  [at('$.boks[*].id', { maxCount: 3 }), books, 'maxCount', { observed: null }],
  [at('$.books[0].title', { contains: '' }), books, 'contains'],
  [snapshot(1, { path: '$' }), books, 'mask', { path: '$' }],
  [at('$.author', { minCount: 0 }), books, 'minCount', { observed: null }],
  [at('$.books[*]', { count: 1 }), books, 'count', { observed: '2 values' }],
  [at('$.books[?@.id > 1]', { exists: false }), books, { path: '$.books[1]' }],
  [at('$.books[0].title', { min: 0 }), books, 'min', { observed: '"Dracula"' }],
  [at('$.total', { matches: '2' }), books, 'matches', { expected: '2', observed: '2' }],
  [at('$.total', { contains: 2 }), books, 'contains', { observed: '2' }],
  [at('$.books[1].tags', { contains: 'x' }), books, { expected: '"x"', observed: '[]' }],
  [at('$.books', { count: 3 }), books, 'count', { expected: '3', observed: '2 members' }],
  [at('$.total', { count: 1 }), books, 'members', { observed: '2' }],
  [at('$.total', { exists: false }), books, 'exists', { expected: 'false', observed: '2' }],
  [at('$.a', { exists: false }), answer, 'no-json', { observed: 'The answer is 42.' }],
  [at('$', { exists: true, in: 'structuredContent' }), answer, 'no-structured-content'],
  [{ type: 'matchesSchema', schema: false }, books, { path: '$' }],
  [ofText, books, 'type', { path: '$.total', observed: '2', expected: NO_STOP }],
  [{ type: 'matchesSchema', schema: { $ref: 'https://a.test/x' } }, books, 'bad-schema'],
  [{ type: 'matchesSchema', schema }, answer, 'no-json'],
  [{ type: 'matchesOutputSchema' }, books, 'no-schema'],
  [{ type: 'matchesOutputSchema' }, { ...answer, outputSchema: schema }, 'no-structured-content'],
  [audio, pictures, 'minCount', { expected: 'contentType audio, minCount 1' }],
  [{ type: 'hasContent', contentType: 'image', maxCount: 1 }, pictures, 'maxCount'],
  [
    { type: 'hasContent', uri: 'demo://1', maxBytes: 9 },
    pictures,
    { observed: 'image/png (3 bytes), IMAGE/PNG; q=1 (1 bytes), resource_link (unknown bytes)' },
  ],
  [{ type: 'hasContent' }, resultOf({ content: [] }), { observed: null }],
  [{ type: 'sizeUnder', bytes: 10 }, answer, { expected: '10', observed: '56' }],
  [{ type: 'latencyUnder', ms: 40 }, answer, { expected: '40', observed: '40' }],
  [{ type: 'isError' }, answer, 'error', { observed: 'The answer is 42.' }],
  [{ type: 'isError', value: false }, resultOf({ content: [], isError: true }), 'no-error'],
  [{ type: 'matchesSnapshot' }, jsonResult({ a: 1 }), 'missing', { observed: '{"a":1}' }],
  [{ type: 'matchesSnapshot' }, answer, 'missing', { observed: '"The answer is 42."' }],
  [{ type: 'matchesSnapshot', in: 'text' }, answer, 'no-json'],
  [snapshot({ a: 1 }), jsonResult({ a: '1' }), { path: '$.a', expected: '1', observed: '"1"' }],
  [snapshot({ a: '[masked]' }, A), jsonResult({}), 'mask', { path: '$.a', observed: null }],
  [snapshot({ a: 1 }, { path: '$.nope' }), jsonResult({ a: 1 }), 'mask', { path: '$.nope' }],
  [snapshot({ a: 1, b: 1 }, A), jsonResult({ a: 2, b: 2 }), { path: '$.b', expected: '1' }],
  [snapshot({}), jsonResult({ a: 1 }), 'new', { path: '$.a', observed: '1' }],
  [
    snapshot({ a: 1, b: [1, 2], gone: 1 }),
    jsonResult({ a: 2, b: [1], new: 1 }),
    { path: null, expected: '{"$.a":1,"$.b[1]":2,"$.gone":1}', observed: '{"$.a":2,"$.new":1}' },
  ],
  [
    snapshot([]),
    jsonResult([1, 2, 3, 4, 5, 6]),
    { expected: '{}', observed: '{"$[0]":1,"$[1]":2,"$[2]":3,"$[3]":4,"$[4]":5}' },
  ],
])('%j is missed', (assertion, result, miss, more = {}) => {
  const members = typeof miss === 'string' ? { condition: miss, ...more } : miss;
  expect(judge(assertion, result)).toMatchObject({ kind: 'miss', ...members });
});

describe('is not judged:', () => {
  const big = jsonResult({ order: { id: BIG } });
  const onlyBig = resultOf({ structuredContent: { id: BIG } });
  test.each<[...Row, which: string, path: string | null]>([
    [at('$.order', { equals: { id: BIG } }), big, 'integer', '$.order.id'],
    [at('$.order.id', { equals: '9007199254740993' }), big, 'integer', '$.order.id'],
    [at('$.order.id', { max: 5 }), big, 'integer', '$.order.id'],
    [at('$..id', { matches: '9' }), big, 'integer', '$.order.id'],
    [at('$.order.id', { count: 1 }), big, 'integer', '$.order.id'],
    [ofFive, onlyBig, 'integer', '$.id'],
    [at('$[*].*', { contains: 1 }), big, 'integer', '$.order.id'],
    [at('$.id', { equals: BIG }), textResult('{"id":9007199254740993}'), 'integer', '$.id'],
    [{ type: 'matchesSnapshot' }, big, 'integer', '$.order.id'],
    [snapshot(big.structured), big, 'integer', '$.order.id'],
    [{ type: 'textContains', needle: 'id' }, onlyBig, 'integer', '$.id'],
    [at('$', { exists: true }), deep, 'size', null],
    [at('$[*]', { exists: true }), jsonResult(Array(10_001).fill(0)), 'nodes', '$[*]'],
  ])('%j', (assertion, result, which, path) => {
    expect(judge(assertion, result)).toEqual({ kind: 'limit', which, path });
  });
});

test('values that differ only under a mask match each other as snapshots', () => {
  const mask = [{ path: '$..id' }, { pattern: '\\d+' }];
  const value = (id: unknown, number: number) => ({ list: [{ id, at: `at ${number}` }], id });
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), (id, number) => {
      const recorded = { list: [{ id: '[masked]', at: 'at [masked]' }], id: '[masked]' };
      for (const snapshot of [recorded, value('x', 5)]) {
        const assertion = { type: 'matchesSnapshot', snapshot, mask };
        expect(judge(assertion, jsonResult(value(id, number)))).toBeNull();
      }
    }),
    { numRuns: 50 },
  );
});

test('differences are whole: a cut before redaction could show a part of a secret', () => {
  const long = `${'x'.repeat(390)} sk_live_0123456789abcdef0123456789`;
  const missed = judge(snapshot({ a: 1, b: 2 }), jsonResult({ a: long, b: long }));
  expect(missed).toMatchObject({ observed: JSON.stringify({ '$.a': long, '$.b': long }) });
});
