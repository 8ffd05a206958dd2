import { type HostileServer, ofKind } from '../hostile-server.ts';
import { TOOL } from '../usual-answers.ts';
import { answer, NO_ANSWER, NOT_ALLOWED, say } from './parts.ts';

const WIRES = ['stdio', 'json', 'events'] as const;
const BOTH = ['session', 'stateless'] as const;
const AT_CALL = { moment: 'tools/call' } as const;

const WELL = '{"content":[{"type":"text","text":"all is well"}],"resultType":"complete"}';
const bytes = (...codes: number[]) => Uint8Array.from(codes);

/** Sends the usual answer after something else. */
const after =
  (...pieces: (string | Uint8Array)[]): HostileServer['play'] =>
  async ({ write, answerAsUsual }) => {
    for (const piece of pieces) await write(piece);
    await answerAsUsual();
  };

const NO_MESSAGE =
  /did not answer within .*no message|answered what|could not be reached|not valid/;

export const MESSAGES: readonly HostileServer[] = [
  ...ofKind('bad JSON-RPC', [
    ...Object.entries({
      'a result that is null': 'null',
      'a result that is a list': '[]',
      'a result that is a number': '7',
      'a result that is a text': '"well"',
    }).map(([name, result]) => ({
      ...AT_CALL,
      ...{ name, wires: WIRES, eras: BOTH },
      ends: /answered what MCP|something other|(did not answer within|ended its stream) .*no message/,
      play: say(`{"jsonrpc":"2.0","id":ID,"result":${result}}`),
    })),
    {
      ...AT_CALL,
      name: 'a result and an error at once',
      eras: BOTH,
      ends: /did not answer within|answered (what|with)/,
      play: say(`{"jsonrpc":"2.0","id":ID,"result":${WELL},"error":{"code":1,"message":"no"}}`),
    },
    {
      ...AT_CALL,
      name: 'neither a result nor an error',
      ends: NO_MESSAGE,
      play: say('{"jsonrpc":"2.0","id":ID}'),
    },
    {
      ...AT_CALL,
      name: 'an id that is null',
      ends: NO_ANSWER,
      play: say(`{"jsonrpc":"2.0","id":null,"result":${WELL}}`),
    },
    {
      ...AT_CALL,
      name: 'an id that is an object',
      ends: NO_ANSWER,
      play: say(`{"jsonrpc":"2.0","id":{"a":ID},"result":${WELL}}`),
    },
    {
      ...AT_CALL,
      name: 'an id with a fraction',
      ends: NO_ANSWER,
      play: say(`{"jsonrpc":"2.0","id":ID.5,"result":${WELL}}`),
    },
    {
      ...AT_CALL,
      name: 'an id that is the number as a text',
      wires: WIRES,
      ends: 'passed',
      play: say(`{"jsonrpc":"2.0","id":"ID","result":${WELL}}`),
    },
    {
      ...AT_CALL,
      name: 'two ids, of which the last counts',
      ends: NO_ANSWER,
      play: say(`{"jsonrpc":"2.0","id":ID,"id":"other","result":${WELL}}`),
    },
    {
      ...AT_CALL,
      name: 'version 1.0 of JSON-RPC',
      ends: NO_MESSAGE,
      play: say(`{"jsonrpc":"1.0","id":ID,"result":${WELL}}`),
    },
    {
      ...AT_CALL,
      name: 'no version of JSON-RPC',
      ends: NO_MESSAGE,
      play: say(`{"id":ID,"result":${WELL}}`),
    },
    {
      ...AT_CALL,
      name: 'an error that is null',
      ends: NO_MESSAGE,
      play: say('{"jsonrpc":"2.0","id":ID,"error":null}'),
    },
    {
      ...AT_CALL,
      name: 'an error whose code is a text and that says nothing',
      ends: NO_MESSAGE,
      play: say('{"jsonrpc":"2.0","id":ID,"error":{"code":"E"}}'),
    },
    {
      ...AT_CALL,
      name: 'an answer in a list',
      ends: NO_MESSAGE,
      play: say(`[{"jsonrpc":"2.0","id":ID,"result":${WELL}}]`),
    },
    {
      ...AT_CALL,
      name: 'an answer over several lines',
      ends: NO_MESSAGE,
      play: say(`{\n"jsonrpc":"2.0",\n"id":ID,\n"result":${WELL}\n}`),
    },
    {
      ...AT_CALL,
      name: 'two answers in one line',
      ends: NO_MESSAGE,
      play: say(
        `{"jsonrpc":"2.0","id":ID,"result":${WELL}}{"jsonrpc":"2.0","id":ID,"result":${WELL}}`,
      ),
    },
    {
      name: 'a version of the protocol that there never was',
      moment: 'initialize',
      ends: /version/,
      play: answer(() => ({
        ...{ protocolVersion: '1999-01-01', capabilities: {} },
        serverInfo: { name: 'x', version: '1' },
      })),
    },
    ...Object.entries({
      'a version of the protocol that is a number':
        '{"protocolVersion":1,"capabilities":{},"serverInfo":{"name":"x","version":"1"}}',
      'capabilities that are null':
        '{"protocolVersion":"2025-06-18","capabilities":null,"serverInfo":{"name":"x","version":"1"}}',
      'capabilities that are true':
        '{"protocolVersion":"2025-06-18","capabilities":{"tools":true},"serverInfo":{"name":"x","version":"1"}}',
      'no name of itself': '{"protocolVersion":"2025-06-18","capabilities":{}}',
      'nothing about itself': '{}',
    }).map(([name, result]) => ({
      ...{ name, moment: 'initialize' as const },
      ends: /answered what MCP does not allow|MCP server "hostile"/,
      play: say(`{"jsonrpc":"2.0","id":ID,"result":${result}}`),
    })),
    {
      name: 'an error to whatever begins the connection',
      moment: 'connect',
      wires: WIRES,
      ends: /answered with an error \(connect\)/,
      play: say('{"jsonrpc":"2.0","id":ID,"error":{"code":-32000,"message":"not today"}}'),
    },
  ]),
  ...ofKind('bytes that are no text', [
    {
      ...AT_CALL,
      name: 'bytes by chance, and its answer',
      ends: 'passed',
      play: after(bytes(0, 255, 254, 1, 128, 200, 10), bytes(0xc3, 0x28, 0xa0, 10)),
    },
    {
      ...AT_CALL,
      name: 'nothing but bytes by chance',
      ends: NO_MESSAGE,
      play: ({ send }) => send([new Uint8Array(1_000_000).map((_, index) => (index * 7919) % 251)]),
    },
    {
      ...AT_CALL,
      name: 'half a character at the end of its text',
      ends: 'passed',
      async play({ request, send }) {
        const [head, tail] = WELL.split(' well');
        const start = `{"jsonrpc":"2.0","id":${JSON.stringify(request?.id)},"result":${head}`;
        await send([start, bytes(0xf0, 0x9f, 0x98), `${tail}}`]);
      },
    },
    {
      ...AT_CALL,
      name: 'a character in pieces of one byte',
      wires: WIRES,
      ends: 'passed',
      async play({ request, send }) {
        const [head, tail] = WELL.split(' well');
        const start = `{"jsonrpc":"2.0","id":${JSON.stringify(request?.id)},"result":${head}`;
        await send([start, ...[0xf0, 0x9f, 0x98, 0x80].map((code) => bytes(code)), `${tail}}`]);
      },
    },
    {
      ...AT_CALL,
      name: 'halves of characters by their numbers',
      wires: WIRES,
      eras: BOTH,
      ends: 'passed',
      play: say(
        `{"jsonrpc":"2.0","id":ID,"result":${WELL.replace('all', '\\\\ud83d \\\\u0000 \\\\udc00'.replaceAll('\\\\', '\\'))}}`,
      ),
    },
    {
      name: 'a byte order mark before all it says',
      moment: 'start',
      ends: 'passed',
      play: ({ write }) => write('\uFEFF'),
    },
    { ...AT_CALL, name: 'ends of lines of two bytes', ends: 'passed', play: after('\r\n\r\n') },
    {
      ...AT_CALL,
      name: 'ends of lines of the wrong byte',
      ends: NO_ANSWER,
      async play({ request, write }) {
        await write(`{"jsonrpc":"2.0","id":${JSON.stringify(request?.id)},"result":${WELL}}\r`);
      },
    },
    {
      ...AT_CALL,
      name: 'characters of two bytes each',
      ends: NO_ANSWER,
      play: ({ request, send }) =>
        send([
          Buffer.from(
            `{"jsonrpc":"2.0","id":${JSON.stringify(request?.id)},"result":${WELL}}`,
            'utf16le',
          ),
        ]),
    },
    {
      ...AT_CALL,
      name: 'a megabyte of zeros before its answer',
      ends: /did not answer within|^$/,
      play: after(new Uint8Array(1_000_000)),
    },
  ]),
  ...ofKind('members of every object', [
    {
      name: 'tools that are named as members of every object',
      moment: 'tools/list',
      eras: BOTH,
      ends: 'passed',
      play: answer(() => ({
        tools: ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 't'].map((name) => ({
          ...TOOL,
          name,
        })),
      })),
    },
    ...['__proto__', 'constructor', 'toString', 'then', 'toJSON'].map((member) => ({
      ...AT_CALL,
      name: `a result with a member ${member}`,
      ends: 'passed' as const,
      play: say(
        `{"jsonrpc":"2.0","id":ID,"result":{"${member}":{"isError":true,"a":1},"structuredContent":{"${member}":{"polluted":true}},${WELL.slice(1)}}`,
      ),
    })),
    {
      ...AT_CALL,
      name: 'an answer with the parent of all objects',
      ends: NO_ANSWER,
      play: say(
        `{"__proto__":{"method":"ping"},"constructor":{"prototype":{"polluted":true}},"jsonrpc":"2.0","id":ID,"result":${WELL}}`,
      ),
    },
  ]),
  ...ofKind('results of the wrong shape', [
    ...Object.entries({
      'content that is a text': '{"content":"well"}',
      'content that is null': '{"content":null}',
      'content of nulls': '{"content":[null]}',
      'content of lists': '{"content":[[]]}',
      'content of no known type': '{"content":[{"type":"hologram"}]}',
      'a text that is a number': '{"content":[{"type":"text","text":1}]}',
      'a picture without its data': '{"content":[{"type":"image"}]}',
      'an error that is a text': '{"content":[],"isError":"yes"}',
      'an error that is null': '{"content":[],"isError":null}',
    }).map(([name, result]) => ({
      ...AT_CALL,
      ...{ name: `a result with ${name}`, eras: BOTH },
      ends: NOT_ALLOWED,
      play: say(
        `{"jsonrpc":"2.0","id":ID,"result":${result.replace(/\}$/, ',"resultType":"complete"}')}}`,
      ),
    })),
    ...['7', '"text"', '[1]', 'null', 'true'].map((content) => ({
      ...AT_CALL,
      name: `structured content that is ${content}`,
      ends: 'passed' as const,
      play: say(
        `{"jsonrpc":"2.0","id":ID,"result":{"structuredContent":${content},${WELL.slice(1)}}`,
      ),
    })),
  ]),
];
