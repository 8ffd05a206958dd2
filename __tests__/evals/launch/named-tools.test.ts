import { expect, it } from '@jest/globals';
import { namedTools } from '../../../src/evals/launch/named-tools.ts';

const call = { kind: 'toolCall', serverName: 'library', toolName: 'late_fee' };
const asserts = (type: string, toolName = 'late_fee') => ({
  kind: 'assert',
  assertion: { type, toolName },
});

it.each<[string, unknown, unknown]>([
  ['of a step', { steps: [call] }, [{ name: 'late_fee', server: 'library' }]],
  ['each once', { steps: [call, call] }, [{ name: 'late_fee', server: 'library' }]],
  ['not where an error is expected', { steps: [{ ...call, expectError: true }] }, []],
  ['that are to be called', { steps: [asserts('toolCalledWith')] }, [{ name: 'late_fee' }]],
  ['of checks', { steps: [], checks: [{ type: 'firstToolWas', toolName: 'a' }] }, [{ name: 'a' }]],
  [
    'that are never to be called',
    { steps: [asserts('toolNeverCalled')] },
    [{ name: 'late_fee', isForbidden: true }],
  ],
  ['not of other assertions', { steps: [asserts('widgetRendered')] }, []],
  ['none of what nobody knows', { steps: [null, 7, { kind: 'toolCall' }], checks: 'x' }, []],
])('tools of a case are found: %s', (_, naming, tools) => {
  expect(namedTools(naming as never)).toEqual(tools);
});
