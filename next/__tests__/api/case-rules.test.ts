import { expect, test } from '@jest/globals';
import { findCaseMisfits } from '../../src/api/case-rules.ts';
import type { Step, ToolCall } from '../../src/api/cases/steps.ts';

const call = (serverName?: string, id = 'c'): ToolCall => {
  const step: ToolCall = { id, kind: 'toolCall', toolName: 't', arguments: {} };
  if (serverName !== undefined) step.serverName = serverName;
  return step;
};
const assert: Step = { id: 'a', kind: 'assert', assertion: { type: 'textEquals', text: 'x' } };

test.each([
  ['one server needs no name', [call()], ['s'], []],
  ['a known server', [call('s')], ['s', 't'], []],
  ['an unknown server', [call('s'), call('sv', 'd')], ['s', 't'], [[1, 'not-found']]],
  ['no name, several servers', [call()], ['s', 't'], [[0, 'ambiguous']]],
  [
    'an assertion before the first call',
    [assert, call(), { ...assert, id: 'b' }],
    ['s'],
    [[0, 'cannot-fail']],
  ],
  ['a rounded integer', [{ ...call(), arguments: { a: [2 ** 53] } }], ['s'], [[0, 'integer']]],
  ['an id twice', [call(), assert, assert], ['s'], [[2, 'repeated']]],
  [
    'only assertions',
    [assert, { ...assert, id: 'b' }],
    ['s'],
    [
      [0, 'cannot-fail'],
      [1, 'cannot-fail'],
    ],
  ],
] as const)('%s', (_name, steps, servers, expected) => {
  const found = findCaseMisfits([{ title: 't', steps: [...steps] }], [...servers]);
  expect(found.map(({ step, data }) => [step, data.code])).toEqual(expected);
});

test('too many iterations', () => {
  const tests = Array.from({ length: 101 }, (_, at) => {
    return { title: `t${at}`, runs: 1_000, steps: [call()] };
  });
  expect(findCaseMisfits(tests, ['s'])).toEqual([
    { test: 0, step: null, data: expect.objectContaining({ code: 'range', max: 100_000 }) },
  ]);
});

test('a title twice', () => {
  const one = { title: 't', steps: [call()] };
  const data = { code: 'repeated', what: 'title', name: 't' };
  expect(findCaseMisfits([one, one], ['s'])).toEqual([{ test: 1, step: null, data }]);
});
