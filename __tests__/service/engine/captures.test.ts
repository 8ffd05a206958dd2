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
const EMPTY = expect.not.stringContaining('Too small');
const long = call('long', { capture: { x: { pattern: '^x+$' } } });

testInOneRun(place, [
  [
    'types stay',
    [order, echo({ a: '{{id}}', b: '{{items}}' }), expectText('{"a":7,"b":["a","b"]}')],
    [],
    2,
  ],
  ['texts are filled', [order, echo({ a: 'no {{ id }}' }), contains('no {{id}}"')], [], 2],
  [
    'braces that are meant',
    [order, echo({ a: '\\{{id}}' }), contains('{{id}}')],
    [{ expected: '7' }],
    2,
  ],
  [
    'braces that are meant, and nothing is captured',
    [echo({ a: '\\{{id}}' }), expectText('{"a":"\\{{id}}"}')],
    [],
    1,
  ],
  [
    'expectations are filled too',
    [order, call('count', { expect: [{ type: 'textEquals', text: 'count {{id}}' }] })],
    [{ type: 'textEquals', expected: 'count 7', observed: 'count 0' }],
    2,
  ],
  [
    'no value: later steps are skipped',
    [call('order', { capture: { id: '$.id', x: '$.x' } }), echo({ a: '{{id}}' }), expectText('x')],
    [{ type: 'capture', condition: 'x', path: '$.x', tool: 'order', step: 'c' }],
    1,
  ],
  [
    'a failed step with captures: later steps are skipped',
    [call('refuse', { capture: { id: '$.id' } }), call('count')],
    [{ kind: 'tool-error' }],
    1,
  ],
  [
    'a rounded integer is not passed on',
    [call('big', { capture: { id: '$.id' } }), call('count')],
    [{ kind: 'limit', which: 'integer', path: '$.id' }],
    1,
  ],
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
