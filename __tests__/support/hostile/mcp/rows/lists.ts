import { setTimeout as delay } from 'node:timers/promises';
import { type HostileServer, ofKind, type Scene } from '../hostile-server.ts';
import { TOOL } from '../usual-answers.ts';
import {
  answer,
  answerWith,
  between,
  NOT_ALLOWED,
  repeated,
  TOO_LARGE,
  TOO_MUCH,
} from './parts.ts';

const BOTH = ['session', 'stateless'] as const;
const AT_LIST = { moment: 'tools/list' } as const;
/** Its tool is called for all that. */
const CALLED = { kind: 'toolCall', toolName: 't', arguments: {} };
/** What it answers is held against its schema. */
const JUDGED = {
  ...CALLED,
  arguments: { text: `${'a'.repeat(40)}!` },
  expect: [{ type: 'matchesOutputSchema' }],
};

const tool = (name: string, schema: Record<string, unknown> = {}) => ({
  ...TOOL,
  name,
  inputSchema: { type: 'object', ...schema },
});
const cursorOf = ({ request }: Scene) => String(request?.params['cursor'] ?? '0');
const nextOf = (scene: Scene) => String(Number(cursorOf(scene)) + 1);

const CIRCLE = {
  $ref: '#/$defs/a',
  $defs: { a: { $ref: '#/$defs/b' }, b: { allOf: [{ $ref: '#/$defs/a' }, { $ref: '#' }] } },
};
const SLOW_PATTERN = { properties: { text: { type: 'string', pattern: '^(a+)+$' } } };

export const LISTS: readonly HostileServer[] = [
  ...ofKind('too many tools', [
    {
      ...AT_LIST,
      name: '9,999 tools of one name',
      eras: BOTH,
      step: CALLED,
      ends: 'passed',
      play: answer(() => ({ tools: new Array(9_999).fill(tool('t')) })),
    },
    {
      ...AT_LIST,
      name: '100,000 tools on one page',
      wires: ['stdio', 'json', 'events', 'sse'],
      eras: BOTH,
      ends: /more than (10,?000 tools|250,?000 values|10 MiB)/,
      play: answerWith(() =>
        between(
          '{"tools":[',
          repeated('{"name":"t","inputSchema":{"type":"object"}}', 100_000, ','),
          ']}',
        ),
      ),
    },
    {
      ...AT_LIST,
      name: '100,000 tools on pages of a thousand',
      ends: /more than 10,?000 tools/,
      play: answer((scene) => ({
        tools: Array.from({ length: 1_000 }, (_, index) => tool(`t${cursorOf(scene)}-${index}`)),
        ...(Number(cursorOf(scene)) < 99 ? { nextCursor: nextOf(scene) } : {}),
      })),
    },
    {
      ...AT_LIST,
      name: 'names of tools of one megabyte',
      ends: 'passed',
      play: answer(() => ({
        tools: [tool('t'), ...[1, 2, 3, 4, 5].map((digit) => tool(`${digit}`.repeat(1_000_000)))],
      })),
    },
    {
      ...AT_LIST,
      name: 'tools that are described with 9 MB a page',
      ends: TOO_LARGE,
      play: answer((scene) => ({
        tools: [{ ...tool(`t${cursorOf(scene)}`), description: 'x'.repeat(9_000_000) }],
        nextCursor: nextOf(scene),
      })),
    },
    {
      ...AT_LIST,
      name: 'a schema of a hundred thousand properties',
      ends: 'passed',
      play: answer(() => ({
        tools: [
          tool('t', {
            properties: Object.fromEntries(
              Array.from({ length: 100_000 }, (_, index) => [`p${index}`, {}]),
            ),
          }),
        ],
      })),
    },
  ]),
  ...ofKind('endless pages', [
    {
      ...AT_LIST,
      name: 'pages of one tool without end',
      wires: ['stdio', 'json'],
      eras: BOTH,
      ends: /sends pages of tools without end/,
      play: answer((scene) => ({
        tools: [tool(`t${cursorOf(scene)}`)],
        nextCursor: nextOf(scene),
      })),
    },
    {
      ...AT_LIST,
      name: 'empty pages without end',
      eras: BOTH,
      ends: /sends pages of tools without end/,
      play: answer((scene) => ({ tools: [], nextCursor: nextOf(scene) })),
    },
    {
      ...AT_LIST,
      name: 'the same page again and again',
      ends: /sends the same page of tools again and again/,
      play: answer(() => ({ tools: [tool('t')], nextCursor: 'again' })),
    },
    {
      ...AT_LIST,
      name: 'two pages in turns',
      ends: /sends the same page of tools again and again/,
      play: answer((scene) => ({
        tools: [tool('t')],
        nextCursor: cursorOf(scene) === 'a' ? 'b' : 'a',
      })),
    },
    {
      ...AT_LIST,
      name: 'cursors that grow by three megabytes each',
      ends: TOO_MUCH,
      play: answer((scene) => ({
        tools: [],
        nextCursor: `${scene.request?.params['cursor'] ?? ''}${'x'.repeat(3_000_000)}`,
      })),
    },
    {
      ...AT_LIST,
      name: 'pages that come slowly, without end',
      ends: /did not finish within 8 s: MCP server "hostile"/,
      async play(scene) {
        await delay(500);
        await answer(() => ({ tools: [], nextCursor: nextOf(scene) }))(scene);
      },
    },
    ...[7, null, {}, []].map((cursor) => ({
      ...AT_LIST,
      name: `a cursor that is ${JSON.stringify(cursor)}`,
      ends: cursor === null ? /^$|what MCP does not allow/ : NOT_ALLOWED,
      play: answer(() => ({ tools: [tool('t')], nextCursor: cursor })),
    })),
  ]),
  ...ofKind('changing lists', [
    {
      ...AT_LIST,
      name: 'other tools with each listing, and word of it',
      eras: BOTH,
      ends: 'passed',
      async play(scene) {
        await scene.sendAll([{ jsonrpc: '2.0', method: 'notifications/tools/list_changed' }]);
        const name = `${process.pid}-${scene.times}`;
        await answer(() => ({ tools: [tool(name)] }))(scene);
      },
    },
    {
      name: 'word of a change in place of the answer to a call',
      moment: 'tools/call',
      ends: 'passed',
      async play({ sendAll, answerAsUsual }) {
        await sendAll(
          new Array(1_000).fill({
            ...{ jsonrpc: '2.0', method: 'notifications/tools/list_changed' },
          }),
        );
        await answerAsUsual();
      },
    },
    {
      ...AT_LIST,
      name: 'no tools at all',
      step: CALLED,
      ends: /has no tool "t"/,
      play: answer(() => ({ tools: [] })),
    },
  ]),
  ...ofKind('odd schemas', [
    {
      ...AT_LIST,
      name: 'a schema that refers to itself in circles',
      eras: BOTH,
      step: JUDGED,
      ends: /^matchesOutputSchema: /,
      isAssertion: true,
      play: answer(() => ({ tools: [{ ...tool('t', CIRCLE), outputSchema: CIRCLE }] })),
    },
    {
      ...AT_LIST,
      name: 'a schema with a pattern that takes for ever',
      step: JUDGED,
      ends: /^matchesOutputSchema: /,
      isAssertion: true,
      play: answer(() => ({ tools: [{ ...tool('t', SLOW_PATTERN), outputSchema: SLOW_PATTERN }] })),
    },
    {
      ...AT_LIST,
      name: 'a schema with a pattern that is none, of a dialect there is not',
      ends: 'passed',
      play: answer(() => ({
        tools: [
          tool('t', { $schema: 'http://nowhere.invalid/x', properties: { a: { pattern: '(((' } } }),
        ],
      })),
    },
    ...Object.entries({
      'a list of tools that is an object': { tools: {} },
      'a list of tools that is null': { tools: null },
      'no list of tools': {},
      'tools that are nulls': { tools: [null] },
      'a tool whose name is a number': { tools: [{ ...TOOL, name: 7 }] },
      'a tool without a name': { tools: [{ inputSchema: { type: 'object' } }] },
      'a tool without a schema': { tools: [{ name: 't' }] },
      'a schema of a list': { tools: [{ name: 't', inputSchema: { type: 'array' } }] },
      'a schema that is true': { tools: [{ name: 't', inputSchema: true }] },
    }).map(([name, result]) => ({
      ...AT_LIST,
      name,
      ends: NOT_ALLOWED,
      play: answer(() => result),
    })),
    {
      ...AT_LIST,
      name: 'names of tools that are empty, of blanks and of signs',
      ends: 'passed',
      play: answer(() => ({
        tools: ['t', '', ' ', '\n', '\u001b[31m', '| a | b |', '<!--', '@everyone'].map((name) =>
          tool(name),
        ),
      })),
    },
  ]),
];
