import { expect, test } from '@jest/globals';
import { parseSuiteFile } from '../../src/sources/suite/suite-file.ts';

const read = (content: string) => parseSuiteFile(content, 's.yaml', ['orders', 'org/other']);
const one = (lines: string) => read(`name: s\ntests:\n  - title: t\n    ${lines}\n`);

test('the short form expands to steps of the API', async () => {
  const parsed = await read(`
name: orders
server: orders
tests:
  - title: adds
    runs: 3
    call: get-sum
    with: { a: 2 }
    expect: 5
  - title: many
    steps:
      - call: org/other/set/price
        error: must be positive
      - { id: own, kind: toolCall, toolName: get, serverName: third }
      - { id: check, kind: assert, assertion: { type: textEquals, text: x } }
      - call: get
        expect: [{ contains: a }, { equals: b }, { type: textContains, text: c, caseSensitive: true }]
`);
  expect(parsed).toMatchObject({
    suite: {
      name: 'orders',
      tests: [
        {
          title: 'adds',
          runs: 3,
          steps: [
            {
              id: 'step-1',
              kind: 'toolCall',
              toolName: 'get-sum',
              serverName: 'orders',
              arguments: { a: 2 },
            },
            { id: 'step-1-expect-1', assertion: { type: 'textContains', text: '5' } },
          ],
        },
        {
          title: 'many',
          steps: [
            {
              toolName: 'set/price',
              serverName: 'org/other',
              expectError: { contains: 'must be positive' },
            },
            { id: 'own', serverName: 'third', arguments: {} },
            { id: 'check' },
            { id: 'step-4', serverName: 'orders' },
            { assertion: { type: 'textContains', text: 'a' } },
            { assertion: { type: 'textEquals', text: 'b' } },
            { assertion: { type: 'textContains', text: 'c', caseSensitive: true } },
          ],
        },
      ],
    },
  });
  if (!('suite' in parsed)) throw new Error('refused');
  expect(parsed.suite.placeOf(1, 4)).toMatchObject({ line: 16, path: 'tests[1].steps[3]' });
});

test.each([
  [
    'an unknown key',
    'cal: x',
    { line: 4, column: 5, path: 'tests[0].cal' },
    { code: 'unknown-key', nearest: 'call' },
  ],
  [
    'a key of a step',
    'steps: [{ call: x, wiht: {} }]',
    { line: 4, column: 24, path: 'tests[0].steps[0].wiht' },
    { code: 'unknown-key', nearest: 'with' },
  ],
  ['no call', 'expect: x', { line: 3, path: 'tests[0].call' }, { code: 'missing', key: 'call' }],
  ['an empty expectation', 'call: x\n    expect: ""', { line: 5, path: 'tests[0].expect' }, {}],
  [
    'expectations that say nothing',
    'call: x\n    expect: [{}]',
    { line: 5, path: 'tests[0].expect[0]' },
    { code: 'needs', other: ['contains', 'equals'] },
  ],
  [
    'a misspelt expectation',
    'call: x\n    expect: { contain: y }',
    { line: 5, path: 'tests[0].expect.contain' },
    { nearest: 'contains' },
  ],
  [
    'error: false',
    'call: x\n    error: false',
    { line: 5, path: 'tests[0].error' },
    { code: 'value', value: 'false', known: ['true'] },
  ],
  [
    'error beside expect',
    'call: x\n    error: a\n    expect: b',
    { line: 6, path: 'tests[0].expect' },
    { code: 'conflict' },
  ],
  [
    'a kind of step',
    'steps: [{ id: a, kind: toolcall }]',
    { line: 4, path: 'tests[0].steps[0].kind' },
    { code: 'value', nearest: 'toolCall' },
  ],
  [
    'a number',
    'call: x\n    runs: 2.5',
    { line: 5, column: 5, path: 'tests[0].runs' },
    { code: 'type', expected: 'int', observed: '2.5' },
  ],
  [
    'too many runs',
    'call: x\n    runs: 1001',
    { line: 5, path: 'tests[0].runs' },
    { code: 'range', max: 1000 },
  ],
  [
    'a server twice',
    'call: a/x\n    server: b',
    { line: 5, path: 'tests[0].server' },
    { code: 'conflict' },
  ],
  [
    'a number that is not exact',
    'call: x\n    with: { a: 12345678901234567890 }',
    { line: 5 },
    { code: 'syntax' },
  ],
  ['a nesting without end', `call: ${'['.repeat(20_000)}`, { line: 4 }, { code: 'syntax' }],
  ['broken YAML', 'call: [x', { line: 5 }, { code: 'syntax', format: 'YAML' }],
  ['a key twice', 'title: t', { line: 4 }, { code: 'syntax' }],
])('%s is refused at its place', async (_name, lines, place, data) => {
  const parsed = await one(lines);
  const problems = 'problems' in parsed ? parsed.problems : [];
  expect(problems).toEqual([
    {
      place: expect.objectContaining({ source: 's.yaml', ...place }),
      data: expect.objectContaining(data),
    },
  ]);
});

const withSettings = (lines: string) => read(`name: s\n${lines}\ntests: [{ title: t, call: x }]\n`);

test('settings of execution: seconds become milliseconds, and without any there is nothing', async () => {
  const lines =
    'isolation: shared\nconcurrency: 2\nconnectTimeout: 8\ntoolTimeout: 0.25\niterationTimeout: 60';
  const parsed = await withSettings(`${lines}\nsetup: make db\nteardown: [rm, -r, db]`);
  expect(parsed).toEqual({
    suite: expect.objectContaining({
      execution: {
        isolation: 'shared',
        concurrency: 2,
        connectTimeoutMs: 8_000,
        toolTimeoutMs: 250,
        iterationTimeoutMs: 60_000,
        setup: 'make db',
        teardown: ['rm', '-r', 'db'],
      },
    }),
  });
  expect(await withSettings('')).toMatchObject({ suite: { execution: null } });
});

test.each([
  ['tool-timeout: 4', { code: 'unknown-key', nearest: 'toolTimeout' }],
  ['connect_timeout: 4', { code: 'unknown-key', nearest: 'connectTimeout' }],
  ['toolTimeout: 4s', { code: 'type', expected: 'number' }],
  ['toolTimeout: 4000', { code: 'range', max: 3600 }],
  ['toolTimeout: 0', { code: 'range', min: 0.001 }],
  ['isolation: lane', { code: 'value', known: ['auto', 'shared', 'iteration'] }],
  ['concurrency: 0', { code: 'range', min: 1 }],
  ['setup: ""', { code: 'range', min: 1 }],
  ['teardown: [rm, 5]', { code: 'type', expected: 'string' }],
])('%s is refused at its line', async (lines, data) => {
  const place = expect.objectContaining({ line: 2 });
  expect(await withSettings(lines)).toEqual({
    problems: [{ place, data: expect.objectContaining(data) }],
  });
});

test('all mistakes at once, and an empty file is one', async () => {
  const parsed = await read('nam: s\ntests:\n  - { title: a, cal: x }\n  - { call: y }\n');
  expect('problems' in parsed ? parsed.problems.map(({ place }) => place.path) : []).toEqual([
    'nam',
    'tests[0].cal',
    'tests[1].title',
  ]);
  expect(await read('')).toMatchObject({ problems: [{ data: { code: 'type' } }] });
});

test('aliases cannot blow up a file', async () => {
  const levels = [...Array(9).keys()].map(
    (at) => `l${at + 1}: &l${at + 1} [${`*l${at},`.repeat(9)}]`,
  );
  const parsed = await read(`l0: &l0 [x]\n${levels.join('\n')}\n`);
  expect(parsed).toMatchObject({ problems: [{ data: { code: 'syntax' } }] });
});

test('a case that is wrong as a whole has the place of its title', async () => {
  const parsed = await one('call: x');
  const place = 'suite' in parsed ? parsed.suite.placeOf(0, null) : null;
  expect(place).toMatchObject({ line: 3, path: 'tests[0].title' });
});
