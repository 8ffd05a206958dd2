import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type HostileServer, ofKind, type Scene } from '../hostile-server.ts';
import {
  answerWith,
  between,
  flood,
  NO_ANSWER,
  NOT_ALLOWED,
  repeated,
  silence,
  structured,
  TOO_LARGE,
  TOO_MUCH,
} from './parts.ts';

const OVER_HTTP = { wires: ['json'] } as const;
const AT_CALL = { moment: 'tools/call', ...OVER_HTTP } as const;
const AT_START = { moment: 'connect', ...OVER_HTTP } as const;
const BOTH = ['session', 'stateless'] as const;

type Headers = Record<string, string | string[]>;

/** Answers with that status, those headers and that body. */
const reply =
  (status: number, headers: Headers, body: string | Uint8Array = '') =>
  ({ exchange }: Scene): void => {
    exchange().writeHead(status, headers).end(body);
  };

const JSON_TYPE = { 'content-type': 'application/json' };
const EVENTS_TYPE = { 'content-type': 'text/event-stream' };
const HTML = '<!doctype html><title>Sign in</title><form>'.padEnd(5_000, ' ');

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 0x20);

/** 400 MB in a few hundred KB: parts of a packed body may follow each other. */
const bomb = () => Buffer.concat(new Array(40).fill(gzipSync(zeros(10))));

const NOT_UNDERSTOOD = /MCP server "hostile" /;
const OTHER = /answered something other than MCP/;

export const HTTP: readonly HostileServer[] = [
  ...ofKind('bodies without end', [
    {
      ...AT_CALL,
      name: 'one byte of its headers at a time',
      ends: NO_ANSWER,
      async play({ exchange }) {
        const { socket } = exchange();
        socket?.write('HTTP/1.1 200 OK\r\n');
        for (;;) {
          socket?.write('x');
          await delay(50);
        }
      },
    },
    {
      ...AT_CALL,
      name: 'a body packed to a thousandth',
      ends: TOO_LARGE,
      play: (scene) => reply(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }, bomb())(scene),
    },
    {
      ...AT_CALL,
      name: 'a body packed twice',
      ends: /more than 10 MiB|MCP server "hostile" /,
      play: (scene) =>
        reply(
          200,
          { ...JSON_TYPE, 'content-encoding': 'br, br' },
          brotliCompressSync(brotliCompressSync(zeros(100))),
        )(scene),
    },
    {
      ...AT_CALL,
      name: 'a body of a million ones, whose type is written in capitals',
      eras: BOTH,
      ends: TOO_MUCH,
      play(scene) {
        scene.exchange().writeHead(200, { 'content-type': 'APPLICATION/JSON' });
        return answerWith(() => structured(between('[', repeated('1', 1_000_000, ','), ']')))(
          scene,
        );
      },
    },
    {
      ...AT_CALL,
      name: 'a refusal of 500 MB',
      ends: /answered HTTP 500/,
      async play({ exchange, write }) {
        exchange().writeHead(500, JSON_TYPE);
        for (let sent = 0; sent < 500; sent += 1) await write('x'.repeat(1024 * 1024));
      },
    },
    {
      ...AT_CALL,
      name: 'an event without end',
      wires: ['events', 'sse'],
      ends: TOO_LARGE,
      async play({ write }) {
        for (;;) await write(`data: ${'x'.repeat(64 * 1024)}\n`);
      },
    },
    {
      ...AT_CALL,
      name: 'remarks without end in a stream of events',
      wires: ['events', 'sse'],
      eras: BOTH,
      ends: NO_ANSWER,
      async play({ write }) {
        for (;;) await write(': well\n\n'.repeat(1_000));
      },
    },
    {
      ...AT_CALL,
      name: 'an event of a million lines',
      wires: ['events'],
      ends: /did not answer within|more than|could not be reached/,
      async play({ write }) {
        for (let sent = 0; sent < 100; sent += 1) await write('data: x\n'.repeat(10_000));
        await write('\n');
      },
    },
    {
      ...AT_CALL,
      name: 'a stream of events that never says anything',
      wires: ['events'],
      eras: BOTH,
      ends: NO_ANSWER,
      play: ({ exchange }) => exchange().writeHead(200, EVENTS_TYPE).flushHeaders(),
    },
    {
      name: 'a flood in the stream that the client keeps open',
      moment: 'GET',
      wires: ['json', 'events'],
      ends: 'passed',
      play: (scene) => flood(scene, () => ({ jsonrpc: '2.0', method: 'notifications/message' })),
    },
    {
      name: 'pings in the stream that the client keeps open',
      moment: 'GET',
      wires: ['json'],
      ends: 'passed',
      play: (scene) => flood(scene, (id) => ({ jsonrpc: '2.0', id, method: 'ping' })),
    },
  ]),
  ...ofKind('broken HTTP', [
    {
      ...AT_CALL,
      name: 'a connection that is reset in the middle of the answer',
      wires: ['json', 'events'],
      eras: BOTH,
      ends: NOT_UNDERSTOOD,
      async play({ exchange, write }) {
        await write('{"jsonrpc":"2.0",');
        await delay(50);
        exchange().socket?.resetAndDestroy();
      },
    },
    {
      ...AT_CALL,
      name: 'a connection that is reset before any answer',
      ends: /could not be reached/,
      play: ({ exchange }) => exchange().socket?.resetAndDestroy(),
    },
    {
      ...AT_CALL,
      name: 'less than the length it tells',
      ends: /could not be reached/,
      play({ exchange }) {
        exchange().writeHead(200, { ...JSON_TYPE, 'content-length': '1000' });
        exchange().write('{"a":', () => exchange().socket?.end());
      },
    },
    {
      ...AT_CALL,
      name: 'what is no HTTP',
      ends: /could not be reached/,
      play: ({ exchange }) => exchange().socket?.end('220 mail.example ESMTP\r\n'),
    },
    {
      ...AT_CALL,
      name: 'a session id of one megabyte',
      ends: /could not be reached/,
      play: (scene) => reply(200, { ...JSON_TYPE, 'mcp-session-id': 'x'.repeat(1_000_000) })(scene),
    },
    {
      ...AT_START,
      name: 'headers of 100 KB',
      ends: /could not be reached/,
      play: reply(200, { ...JSON_TYPE, 'x-filler': new Array(100).fill('x'.repeat(1_000)) }, '{}'),
    },
    {
      ...AT_CALL,
      name: 'word without end that it goes on',
      ends: NO_ANSWER,
      async play({ exchange }) {
        const { socket } = exchange();
        for (;;) {
          socket?.write('HTTP/1.1 102 Processing\r\n\r\n'.repeat(100));
          await delay(5);
        }
      },
    },
    {
      name: 'no answer to the end of the session',
      moment: 'DELETE',
      wires: ['json'],
      ends: 'passed',
      play: silence,
    },
  ]),
  ...ofKind('other than MCP', [
    {
      ...AT_START,
      name: 'a page to sign in, as if all were well',
      ends: OTHER,
      play: reply(200, { 'content-type': 'text/html' }, HTML),
    },
    {
      ...AT_CALL,
      name: 'a page to sign in for a call',
      ends: OTHER,
      play: reply(200, { 'content-type': 'text/html' }, HTML),
    },
    {
      ...AT_CALL,
      name: 'HTML that is called JSON',
      ends: OTHER,
      play: reply(200, JSON_TYPE, HTML),
    },
    {
      ...AT_CALL,
      name: 'events that are no JSON',
      wires: ['events'],
      ends: /ended its stream before it answered.*JSON/,
      play: reply(200, EVENTS_TYPE, 'event: message\ndata: {hello\n\nevent: other\ndata: 1\n\n'),
    },
    {
      ...AT_CALL,
      name: 'an answer to what nobody has asked',
      eras: BOTH,
      ends: NOT_ALLOWED,
      play: reply(200, JSON_TYPE, '{"jsonrpc":"2.0","id":1000000,"result":{"content":[]}}'),
    },
    {
      ...AT_CALL,
      name: 'nothing, with 202',
      eras: BOTH,
      ends: /did not answer within|MCP server "hostile" /,
      play: reply(202, {}),
    },
    {
      ...AT_CALL,
      name: 'nothing, with 204',
      ends: OTHER,
      play: reply(204, {}),
    },
    {
      ...AT_CALL,
      name: 'an empty body',
      ends: OTHER,
      play: reply(200, JSON_TYPE),
    },
    {
      ...AT_CALL,
      name: 'JSON that is no message',
      ends: OTHER,
      play: reply(200, JSON_TYPE, '{"hello":["world"]}'),
    },
    {
      ...AT_START,
      name: 'redirections in a circle',
      ends: /answered HTTP 307/,
      play: reply(307, { location: '/mcp' }),
    },
    {
      ...AT_CALL,
      name: 'a redirection to a file',
      ends: /answered HTTP 307/,
      play: reply(307, { location: 'file:///etc/passwd' }),
    },
    {
      ...AT_CALL,
      name: 'a session that is unknown by now',
      ends: /answered HTTP 404/,
      play: reply(
        404,
        JSON_TYPE,
        '{"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"no"}}',
      ),
    },
    {
      ...AT_CALL,
      name: 'too many requests, for an hour',
      ends: /answered HTTP 429/,
      play: reply(429, { 'retry-after': '3600' }, 'slow down'),
    },
    {
      ...AT_START,
      name: 'a want of credentials from a place that never answers',
      ends: /needs an OAuth grant|401/,
      isIncomplete: true,
      play: ({ exchange }) => {
        const { host } = exchange().req.headers;
        const place = `Bearer resource_metadata="http://${host}/stream"`;
        exchange().writeHead(401, { 'www-authenticate': place }).end();
      },
    },
    {
      name: 'an end of each stream at once, and the wish to be asked again',
      moment: 'GET',
      wires: ['json'],
      ends: 'passed',
      play: reply(200, EVENTS_TYPE, 'retry: 0\nid: 1\ndata: \n\n'),
    },
    {
      ...AT_CALL,
      name: 'the end of its answer, and the wish to be asked again',
      wires: ['events'],
      eras: BOTH,
      ends: /ended its stream before it answered/,
      play: reply(200, EVENTS_TYPE, 'retry: 0\nid: 1\ndata: \n\n'),
    },
  ]),
];
