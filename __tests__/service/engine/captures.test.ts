/** Values that one step passes on to later ones. */
import { expect, test } from '@jest/globals';
import type { Step } from '../../../src/api/cases/steps.ts';
import { call, expectText, Place, run, testInOneRun } from '../../support/engine.ts';

const place = new Place();

const order = call('order', { capture: { id: '$.id', items: '$.items', note: '$.note' } });
const echo = (args: Record<string, unknown>) => call('echo', { arguments: args });
const contains = (text: string): Step => {
  return { id: 't', kind: 'assert', assertion: { type: 'textContains', needle: text } };
};
const TOOL_ERROR = { kind: 'tool-error' };
const ROUNDED = { kind: 'limit', which: 'integer', path: '$.id' };
const COUNTED = { type: 'textEquals', expected: 'count 7', observed: 'count 0' };
const NO_X = { type: 'capture', condition: 'x', path: '$.x', tool: 'order', step: 'c' };
const EMPTY = expect.not.stringContaining('Too small');
const long = call('long', { capture: { x: { pattern: '^x+$' } } });

const filled = { expect: [{ type: 'textEquals' as const, text: 'count {{id}}' }] };
const ONE = { capture: { id: '$.id' } };
const noX = call('order', { capture: { id: '$.id', x: '$.x' } });
const lists = expectText('{"a":7,"b":["a","b"]}');
const braces = echo({ a: '\\{{id}}' });

testInOneRun(place, [
  ['types stay', [order, echo({ a: '{{id}}', b: '{{items}}' }), lists], [], 2],
  ['texts are filled', [order, echo({ a: 'no {{ id }}' }), contains('no {{id}}"')], [], 2],
  ['braces that are meant', [order, braces, contains('{{id}}')], [{ expected: '7' }], 2],
  ['braces, and nothing is captured', [braces, expectText('{"a":"\\{{id}}"}')], [], 1],
  ['expectations are filled too', [order, call('count', filled)], [COUNTED], 2],
  ['no value: others are skipped', [noX, echo({ a: '{{id}}' }), expectText('x')], [NO_X], 1],
  ['a failed step: others are skipped', [call('refuse', ONE), call('count')], [TOOL_ERROR], 1],
  ['a rounded integer is not passed on', [call('big', ONE), call('count')], [ROUNDED], 1],
  [
    'a value that does not fit',
    [order, call('count'), contains('{{note}}'), call('count')],
    [{ type: 'reference', path: 'assertion.needle', expected: EMPTY, observed: '""', step: 't' }],
    2,
  ],
]);

test('values that are too long together cannot be judged', async () => {
  const steps = [long, echo({ a: '{{x}}'.repeat(20) }), call('count')];
  const { outcomes } = await run(place, [steps]);
  const failures = [{ kind: 'limit', which: 'size' }];
  expect(outcomes).toMatchObject([{ status: 'failed', result: null, failures }]);
});

test('values end with their iteration', async () => {
  const iterations = [
    [order, echo({ a: '{{id}}' })],
    [call('refuse', { expectError: true, capture: {} }), echo({ a: '{{id}}' }), contains('{{id}}')],
  ];
  const { results } = await run(place, iterations);
  expect(results).toEqual(['passed', 'passed']);
});
