import { type HostileServer, ofKind } from '../hostile-server.ts';
import {
  answer,
  answerWith,
  between,
  mebibytes,
  NO_ANSWER,
  repeated,
  structured,
  TOO_DEEP,
  TOO_LARGE,
  TOO_MUCH,
} from './parts.ts';

const EVERY_WIRE = ['stdio', 'json', 'events', 'sse'] as const;
const BOTH = ['session', 'stateless'] as const;

const text = (json: Iterable<string>) =>
  between('{"content":[{"type":"text","text":"', json, '"}]}');

const members = (count: number) =>
  Array.from({ length: count }, (_, index) => `"k${index}":0`).join();

export const LARGE: readonly HostileServer[] = [
  ...ofKind('wide results', [
    {
      name: '780,000 parts of no known type',
      moment: 'tools/call',
      wires: EVERY_WIRE,
      eras: BOTH,
      ends: /more than 250,?000 values|what MCP does not allow/,
      play: answerWith(() => between('{"content":[', repeated('{"type":"q"}', 780_000, ','), ']}')),
    },
    {
      name: 'five million ones',
      moment: 'tools/call',
      wires: ['stdio', 'json', 'events'],
      eras: BOTH,
      ends: TOO_MUCH,
      play: answerWith(() => structured(between('{"ones":[', repeated('1', 5_000_000, ','), ']}'))),
    },
    {
      name: 'three million empty lists',
      moment: 'tools/call',
      ends: TOO_MUCH,
      play: answerWith(() => structured(between('{"e":[', repeated('[]', 3_000_000, ','), ']}'))),
    },
    {
      name: 'an object of 500,000 members',
      moment: 'tools/call',
      ends: TOO_MUCH,
      play: answerWith(() => structured([`{${members(500_000)}}`])),
    },
    {
      name: 'three million ones beside the list of tools',
      moment: 'tools/list',
      eras: BOTH,
      ends: TOO_MUCH,
      play: answerWith(() =>
        between('{"tools":[],"_meta":{"ones":[', repeated('1', 3_000_000, ','), ']}}'),
      ),
    },
    {
      name: 'three million ones beside what it is',
      moment: 'connect',
      ends: TOO_MUCH,
      play: answerWith(() => between('{"ones":[', repeated('1', 3_000_000, ','), ']}')),
    },
    {
      name: 'a number of nine million digits',
      moment: 'tools/call',
      ends: 'passed',
      play: answerWith(() => structured(between('{"n":', repeated('1', 9_000_000), '}'))),
    },
    {
      name: 'a text of nine million characters that are escaped',
      moment: 'tools/call',
      ends: 'passed',
      play: answerWith(() => text(repeated('\\n', 4_500_000))),
    },
  ]),
  ...ofKind('deep results', [
    {
      name: 'a result of a million levels',
      moment: 'tools/call',
      wires: ['stdio', 'events'],
      eras: BOTH,
      ends: TOO_DEEP,
      play: answerWith(() =>
        structured(
          between('{"deep":', [...repeated('[', 1_000_000), ...repeated(']', 1_000_000)], '}'),
        ),
      ),
    },
    {
      name: 'a schema of ten thousand levels',
      moment: 'tools/list',
      ends: TOO_DEEP,
      play: answerWith(() => [
        '{"tools":[{"name":"t","inputSchema":{"type":"object","properties":',
        '{"a":'.repeat(10_000),
        '{}',
        '}'.repeat(10_000),
        '}}]}',
      ]),
    },
    {
      name: 'nine million beginnings of lists, none of which ends',
      moment: 'tools/call',
      ends: /nests more than|no message/,
      play: ({ send }) => send(repeated('[', 9_000_000)),
    },
  ]),
  ...ofKind('endless output', [
    {
      name: 'a result of 500 MB in one line',
      moment: 'tools/call',
      wires: EVERY_WIRE,
      eras: BOTH,
      ends: TOO_LARGE,
      play: answerWith(() => text(mebibytes(500))),
    },
    {
      name: 'a list of tools of 500 MB in one line',
      moment: 'tools/list',
      ends: TOO_LARGE,
      play: answerWith(() => between('{"tools":[],"x":"', mebibytes(500), '"}')),
    },
    {
      name: 'a line without end in pieces of one byte',
      moment: 'tools/call',
      ends: /more than 10 MiB|did not answer within/,
      async play({ write }) {
        for (;;) await write('x');
      },
    },
    {
      name: 'a line without end before anyone has said anything',
      moment: 'start',
      ends: TOO_LARGE,
      play: ({ send }) => send(mebibytes(1_000_000)),
    },
    {
      name: 'a line without end in place of what it is',
      moment: 'connect',
      wires: ['stdio', 'json', 'events'],
      ends: TOO_LARGE,
      play: ({ send }) => send(mebibytes(1_000_000)),
    },
    {
      name: 'blank lines without end',
      moment: 'tools/call',
      wires: ['stdio', 'events'],
      ends: NO_ANSWER,
      async play({ write }) {
        for (;;) await write('\n'.repeat(64 * 1024));
      },
    },
    {
      name: 'an error of nine megabytes',
      moment: 'tools/call',
      eras: BOTH,
      ends: /answered with an error .*xxx/,
      play: ({ request, send }) =>
        send(
          between(
            `{"jsonrpc":"2.0","id":${JSON.stringify(request?.id)},"error":{"code":-1,"message":"`,
            mebibytes(9),
            '"}}',
          ),
        ),
    },
    {
      name: 'a refusal of nine megabytes',
      moment: 'tools/call',
      ends: /Tool "t" of server "hostile" failed: xxx/,
      play: answerWith(() =>
        between('{"isError":true,"content":[{"type":"text","text":"', mebibytes(9), '"}]}'),
      ),
    },
    {
      name: 'its standard error without end',
      moment: 'start',
      ends: 'passed',
      play() {
        const more = () => process.stderr.write('x'.repeat(64 * 1024), () => setImmediate(more));
        more();
      },
    },
    {
      name: 'a picture of seven megabytes',
      moment: 'tools/call',
      ends: 'passed',
      play: answerWith(() =>
        between(
          '{"content":[{"type":"image","mimeType":"image/png","data":"',
          mebibytes(7),
          '"}]}',
        ),
      ),
    },
    {
      name: 'a version of nine megabytes',
      moment: 'initialize',
      ends: /protocol version is not supported|speaks the version/,
      play: answer(() => ({
        protocolVersion: 'x'.repeat(9_000_000),
        capabilities: {},
        serverInfo: { name: 'x', version: '1' },
      })),
    },
  ]),
];
