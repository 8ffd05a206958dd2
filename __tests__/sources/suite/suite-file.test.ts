import { expect, test } from '@jest/globals';
import { parseSuiteFile } from '../../../src/sources/suite/suite-file.ts';

const read = (content: string, file = 's.yaml') =>
  parseSuiteFile(content, file, ['orders', 'org/other']);

const withSettings = (lines: string) => read(`name: s\n${lines}\ntests: [{ title: t, call: x }]\n`);

test('settings of execution: seconds become milliseconds, and without any there is nothing', async () => {
  const lines =
    'isolation: shared\nconcurrency: 2\nconnectTimeout: 8\ntoolTimeout: 0.25\niterationTimeout: 60';
  const parsed = await withSettings(
    `${lines}\nmaxTurns: 3\nargumentCheck: warn\nsetup: make db\nteardown: [rm, -r, db]`,
  );
  const execution = {
    ...{ isolation: 'shared', concurrency: 2, argumentCheck: 'warn', maxTurns: 3 },
    ...{ connectTimeoutMs: 8_000, toolTimeoutMs: 250, iterationTimeoutMs: 60_000 },
    ...{ setup: 'make db', teardown: ['rm', '-r', 'db'] },
  };
  expect(parsed).toEqual({ suite: expect.objectContaining({ execution }), problems: [] });
  expect(await withSettings('')).toMatchObject({ suite: { execution: null } });
});

test('comments of JSON are left out, and places stay', async () => {
  const text =
    '{ "$schema": "x", // a\n"name": "s", /* b\n */ "tests": [{ "title": "t", "call": "x", "expect": "a//b" }] }\n';
  expect(await read(text, 's.json')).toMatchObject({ suite: { name: 's' }, problems: [] });
  expect(await read(text.replace('call', 'cal'), 's.json')).toMatchObject({
    problems: [{ place: { line: 3, column: 31 }, data: { code: 'unknown-key' } }],
  });
  // YAML has none of them.
  expect(await read('name: a//b\ntests: [{ title: t, call: x }]', 's.json')).toMatchObject({
    suite: { name: 'a//b' },
  });
});

test.each([
  ['', null],
  ['servers: [org/other, orders]', ['org/other', 'orders']],
])('the servers of a suite: %s', async (lines, servers) => {
  expect(await withSettings(lines)).toMatchObject({ suite: { servers, execution: null } });
});

test('a row that lacks a member is named', async () => {
  const rows = '[{ a: { b: 1 } }, { a: { c: 1 } }]';
  const parsed = await read(`name: s\ntests: [{ title: t, call: "x{{row.a.b}}", each: ${rows} }]`);
  expect(parsed).toMatchObject({
    problems: [{ data: { code: 'not-found', rows: [2], name: 'b', known: ['c'] } }],
  });
});

test.each([
  [
    'x{{row.a}} {{row.b}}',
    [
      ['a', [1, 3]],
      ['b', [1, 2, 3]],
    ],
  ],
  ['{{row.b}}{{row.b}}', [['b', [1, 2, 3]]]],
])('all that rows lack is one mistake for each name: %s', async (text, expected) => {
  const rows = '[{ c: 1 }, { a: 1 }, {}]';
  const { problems: found } = await read(
    `name: s\ntests: [{ title: t, call: "${text}", each: ${rows} }]`,
  );
  expect(found.map(({ data }) => 'rows' in data && [data.name, data.rows])).toEqual(expected);
  expect(new Set(found.map(({ place }) => place.path))).toEqual(new Set(['tests[0].call']));
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
  expect(await withSettings(lines)).toMatchObject({ problems: [{ place, data }] });
});

test.each([
  [`with: { a: ["x \${TOKEN}"] }`, 'tests[0].with.a[0]', { written: `\${TOKEN}`, variable: '' }],
  [
    `with: { a: "\${a_1}" }\n    save: { a_1: $ }`,
    'tests[0].with.a',
    { written: `\${a_1}`, nearest: 'a_1' },
  ],
  ['expect: hi #1', 'tests[0].expect', { code: 'quotes', written: 'hi #1', read: 'hi' }],
  ['expect: hi # 1\n    #skip: x', null, {}],
  ["expect: [{ matches: /users/id }, { matches: 'C:\\\\z' }]", null, {}],
  [`with: { a: "\${x} $A hi #1" }\n    expect: { matches: '\\\${A}' }`, null, {}],
])('%s: what may be meant in another way is no mistake', async (lines, path, data) => {
  const content = `name: s\nsetup: echo \${A}\ntests:\n  - title: t\n    call: x\n    ${lines}\n`;
  const doubts = path === null ? [] : [{ place: { path }, data }];
  expect(await read(content)).toMatchObject({ suite: { doubts }, problems: [] });
});

test('aliases cannot blow up a file', async () => {
  const levels = [...Array(9).keys()].map(
    (at) => `l${at + 1}: &l${at + 1} [${`*l${at},`.repeat(9)}]`,
  );
  const parsed = await read(`l0: &l0 [x]\n${levels.join('\n')}\n`);
  expect(parsed).toMatchObject({ problems: [{ data: { code: 'syntax' } }] });
});
