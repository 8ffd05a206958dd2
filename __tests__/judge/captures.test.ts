import { expect, test } from '@jest/globals';
import type { Capture } from '../../src/api/cases/steps.ts';
import { capture } from '../../src/judge/captures.ts';
import type { StepResult } from '../../src/judge/record.ts';
import { jsonResult, resultOf, textResult } from '../support/step-results.ts';

const order = textResult('{"id":9007199254740993,"sum":12.5}');
const list = jsonResult({ items: [{ id: 'a' }, { id: 'b' }], n: null });
let nested: unknown = 1;
for (let level = 0; level < 101; level += 1) nested = [nested];

test.each<[Capture, StepResult, unknown]>([
  ['$.items[0].id', list, 'a'],
  ['$.items[1]', list, { id: 'b' }],
  ['$.n', list, null],
  ['$.sum', order, 12.5],
  [{ path: '$.content[0].text', in: 'result' }, list, 'see data'],
  [{ pattern: '"id":(\\d+)' }, order, '9007199254740993'],
  [{ pattern: '\\d+\\.\\d' }, order, '12.5'],
  [{ pattern: 'sum":([^}]+)', as: 'number' }, order, 12.5],
  [{ pattern: 'is (.*)', as: 'number' }, textResult('is -1e3 '), -1000],
])('%j', (one, result, value) => {
  const values = new Map([['one', value]]);
  expect(capture({ captures: { one }, result })).toEqual({ values, miss: null });
});

const limit = (which: string, path: string | null) => ({ kind: 'limit', which, path });
test.each<[Capture, StepResult, object]>([
  ['$.author', list, { condition: 'one', path: '$.author', observed: null }],
  ['$.items[*].id', list, { condition: 'one', observed: '2 values' }],
  ['$.a', textResult('no'), { condition: 'one', expected: 'JSON', observed: 'no' }],
  ['$.id', order, limit('integer', '$.id')],
  ['$', jsonResult(nested), limit('size', '$')],
  ['$', jsonResult('x'.repeat(100_000)), limit('size', '$')],
  [{ pattern: 'x+' }, textResult('x'.repeat(100_001)), limit('size', null)],
  [{ pattern: 'id (\\d)?' }, textResult('id x'), { expected: 'id (\\d)?', observed: 'id x' }],
  [{ pattern: '"id":(.{16})', as: 'number' }, order, { observed: '9007199254740993' }],
  [{ pattern: '.+', as: 'number' }, textResult('0x10'), { expected: 'number', observed: '0x10' }],
  [{ pattern: '.+', as: 'number' }, textResult('1e999'), { expected: 'number' }],
  [{ pattern: '\\d+' }, resultOf({ structuredContent: [2 ** 53] }), limit('integer', '$[0]')],
])('%j has no value', (one, result, expected) => {
  const { values, miss } = capture({ captures: { one }, result });
  expect([values.size, miss]).toMatchObject([0, expected]);
});

test('captures end with the first that has no value', () => {
  const captures = { sum: '$.sum', gone: '$.gone', later: '$.sum' };
  const { values, miss } = capture({ captures, result: order });
  expect([values, miss]).toMatchObject([new Map([['sum', 12.5]]), { condition: 'gone' }]);
});
