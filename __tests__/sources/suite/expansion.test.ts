/** What the short form becomes in the API. */
import { expect, test } from '@jest/globals';
import { suiteIn } from '../../support/suites.ts';

const read = (content: string) => suiteIn(content, ['orders', 'org/other']);
const indent = (lines: string) => lines.replaceAll('\n', '\n    ');
const cases = async (lines: string, top = '') =>
  (await read(`name: s\n${top}tests:\n  - title: t\n    ${indent(lines)}\n`)).tests;

const CALL = { id: 'step-1', kind: 'toolCall', toolName: 'x', arguments: {} };
const calledWith = (toolName: string, args: object, more: object = {}) => {
  return { type: 'toolCalledWith', toolName, args: { args, ...more } };
};
const called = (toolName: string) => calledWith(toolName, {}, { argumentMatching: 'ignore' });
const contains = (needle: string) => ({ type: 'textContains', needle });
const answers = (needle: string) => ({ type: 'responseContains', needle });
const masked = (...mask: object[]) => ({ type: 'matchesSnapshot', mask });
const GET = { id: 'step-1', kind: 'promptGet', promptName: 'p' };
const BUDGETS = [
  { type: 'tokenBudgetUnder', tokens: 5 },
  { type: 'turnCountUnder', turns: 6 },
  { type: 'noToolErrors' },
];
const STOP = { id: 'step-1', kind: 'prompt', prompt: 'p' };

test.each([
  ['call: orders/x', { ...CALL, serverName: 'orders' }],
  ['call: org/other/x', { ...CALL, serverName: 'org/other' }],
  ['call: new/x', { ...CALL, serverName: 'new' }],
  ['call: x\nserver: third', { ...CALL, serverName: 'third' }],
  ['call: x\nwith: { a: [1] }', { ...CALL, arguments: { a: [1] } }],
  ['call: x\nerror: true', { ...CALL, expectError: true }],
  ['call: x\nerror: 404', { ...CALL, expectError: { contains: '404' } }],
  ['call: x\nerror: { matches: a+ }', { ...CALL, expectError: { matches: 'a+' } }],
  [
    'call: x\nsave: { a: $.a, b: { path: $.b, in: text }, c: { matches: "#(\\\\d)", as: number } }',
    {
      ...CALL,
      capture: { a: '$.a', b: { path: '$.b', in: 'text' }, c: { pattern: '#(\\d)', as: 'number' } },
    },
  ],
  ['read: file:///a', { id: 'step-1', kind: 'resourceRead', uri: 'file:///a' }],
  ['get: orders/p\nwith: { a: 1 }', { ...GET, arguments: { a: '1' }, serverName: 'orders' }],
  ['list: tools', { id: 'step-1', kind: 'toolList' }],
  ['list: prompts', { id: 'step-1', kind: 'promptList' }],
  ['list: resources\nserver: a', { id: 'step-1', kind: 'resourceList', serverName: 'a' }],
  ['list: templates', { id: 'step-1', kind: 'resourceTemplateList' }],
  ['prompt: p', STOP],
])('%s', async (lines, step) => {
  expect((await cases(lines))[0]?.steps).toEqual([step]);
});

test.each([
  ['5', [contains('5')]],
  ['yes', [contains('yes')]],
  ['2024-01-31', [contains('2024-01-31')]],
  ['true', [contains('true')]],
  ['[a, { contains: b }]', [contains('a'), contains('b')]],
  ['{ equals: "" }', [{ type: 'textEquals', text: '' }]],
  ['{ matches: a+ }', [{ type: 'textMatches', pattern: 'a+' }]],
  ['{ path: $.a, in: text, min: 0 }', [{ type: 'jsonPath', path: '$.a', in: 'text', min: 0 }]],
  ['{ schema: output }', [{ type: 'matchesOutputSchema' }]],
  ['{ schema: { a: b }, in: text }', [{ type: 'matchesSchema', schema: { a: 'b' }, in: 'text' }]],
  [
    '{ snapshot: { a: 1 }, mask: [$.a, "\\\\d+"] }',
    [{ ...masked({ path: '$.a' }, { pattern: '\\d+' }), snapshot: { a: 1 } }],
  ],
  ['{ snapshot: , mask: x }', [masked({ pattern: 'x' })]],
  ['{ content: image/*, minBytes: 9 }', [{ type: 'hasContent', mimeType: 'image/*', minBytes: 9 }]],
  ['{ content: audio, count: 2 }', [{ type: 'hasContent', contentType: 'audio', count: 2 }]],
  ['{ under: { ms: 5 } }', [{ type: 'latencyUnder', ms: 5 }]],
  ['{ under: { bytes: 6 } }', [{ type: 'sizeUnder', bytes: 6 }]],
  ['{ type: isError, value: false }', [{ type: 'isError', value: false }]],
])('a result is expected: %s', async (lines, assertions) => {
  const [one] = await cases(`call: x\nexpect: ${lines}`);
  const steps = assertions.map((assertion, at) => {
    return { id: `step-1-expect-${at + 1}`, kind: 'assert', assertion };
  });
  expect(one?.steps.slice(1)).toEqual(steps);
});

test.each([
  ['expect: a', [answers('a')]],
  ['expect: { matches: a+ }', [{ type: 'responseMatches', pattern: 'a+' }]],
  ['expect: [{ under: { tokens: 5, turns: 6 } }, { noToolErrors: true }]', BUDGETS],
  ['expect: { type: responseContains, needle: a }', [answers('a')]],
  ['calls: a', [called('a')]],
  ['calls: { a: { k: string } }', [calledWith('a', { k: { equals: 'string' } })]],
  [
    'calls: [a, b: { q: { contains: x }, l: { equals: { type: y } } }, c: {}]\norder: first',
    [
      { type: 'firstToolWas', toolName: 'a' },
      called('a'),
      calledWith('b', { q: { contains: 'x' }, l: { equals: { type: 'y' } } }),
      calledWith('c', {}),
    ],
  ],
  ['never: a', [{ type: 'toolNeverCalled', toolName: 'a' }]],
])('a model is expected: %s', async (lines, assertions) => {
  const [one] = await cases(`prompt: p\n${lines}`);
  expect(one?.steps.slice(1).map((step) => 'assertion' in step && step.assertion)).toEqual(
    assertions,
  );
});

test.each([
  ['prompt: p\nnever: any', { isNegativeTest: true }],
  ['prompt: p\ncalls: a\norder: exact', { matchOptions: { toolCallOrder: 'exact' } }],
  ['prompt: p\ncalls: a\norder: in-order', { matchOptions: { toolCallOrder: 'in-order' } }],
  ['prompt: p\nmodel: a/b', { model: 'a/b', provider: 'a' }],
  ['prompt: p\nmodel: b', { model: 'b', provider: 'default' }],
  ['prompt: p\nmodel: a/b\nprovider: c', { model: 'a/b', provider: 'c' }],
  ['prompt: p', { model: 'org/model', provider: 'default' }],
  ['call: x', {}],
  ['call: x\nruns: 3', { runs: 3 }],
  ['prompt: p\nmodel: b\nadvancedConfig: { system: s }', { advancedConfig: { system: 's' } }],
])('what holds for the whole case: %s', async (lines, members) => {
  const [one] = await cases(lines, 'model: org/model\nprovider: default\n');
  expect(one).toMatchObject(members);
  if (lines === 'call: x')
    expect(JSON.parse(JSON.stringify(one))).toEqual({ title: 't', steps: [CALL] });
});

test('API steps stand among short ones, and may leave out their id', async () => {
  const [one] = await cases(
    'steps:\n  - call: x\n  - { kind: toolCall, toolName: y, serverId: id }\n  - { id: own, kind: toolList }',
    'server: orders\nruns: 2\n',
  );
  expect(one).toEqual({
    title: 't',
    runs: 2,
    steps: [
      { ...CALL, serverName: 'orders' },
      { id: 'step-2', kind: 'toolCall', toolName: 'y', serverId: 'id', arguments: {} },
      { id: 'own', kind: 'toolList', serverName: 'orders' },
    ],
  });
});

test('a case for each row and model; rows keep types; skipped cases stand apart', async () => {
  const suite = await read(`
name: s
tests:
  - title: "{{row.a.b}} and {{ row.c }}"
    each: [{ a: { b: 1 }, c: x }, { a: { b: [2] }, c: y }, { a: { b: 1 }, c: x }]
    call: x
    with: { whole: "{{row.a.b}}", part: "is {{row.a.b}}", "{{row.c}}": '\\{{row.c}}' }
    tags: [quick]
  - { title: m, prompt: p, models: [a/b, c], provider: c }
  - { title: s, call: x, skip: it is slow, each: [{}, {}] }
`);
  expect(suite.tests.map(({ title }) => title)).toEqual([
    '1 and x [1]',
    '[2] and y',
    '1 and x [3]',
    'm [c/a/b]',
    'm [c/c]',
  ]);
  expect(suite.tests[1]?.steps[0]).toMatchObject({
    arguments: { whole: [2], part: 'is [2]', y: '{{row.c}}' },
  });
  expect(suite.tests[0]?.steps[0]).toMatchObject({ arguments: { whole: 1 } });
  expect(suite.tags).toEqual([['quick'], ['quick'], ['quick'], [], []]);
  expect(suite.skipped).toEqual([
    { title: 's [1]', tags: [], reason: 'it is slow' },
    { title: 's [2]', tags: [], reason: 'it is slow' },
  ]);
});
