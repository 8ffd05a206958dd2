import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { HOSTED_ITERATION, HOSTED_RUN, type HostedRoute } from './hosted-service.ts';

/** Bodies that a service may send in place of an answer. */
export interface HostileBody {
  name: string;
  /** Bodies of a kind are hard for the same reason. */
  kind: 'many bytes' | 'many values' | 'deep' | 'one text' | 'endless' | 'compressed' | 'broken';
  send(response: ServerResponse, count: number): void;
}

const MB = 1_000_000;

const page = (items: string, count: number) => `{"items":[${items}],"nextCursor":"c${count}"}`;
const repeated = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** An item with what every item of a collection needs. */
const item = (count: number, extra: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ ...HOSTED_ITERATION, id: `x${count}`, name: 'n', ...extra });

const text = (name: string, kind: HostileBody['kind'], body: (count: number) => string) => ({
  name,
  kind,
  send: (response: ServerResponse, count: number) => {
    response.end(body(count));
  },
});

const bomb = (encoding: string, make: (body: string) => Buffer) => {
  let packed: Buffer | undefined;
  return {
    name: `200 MB packed by ${encoding}`,
    kind: 'compressed' as const,
    send: (response: ServerResponse) => {
      response.setHeader('content-encoding', encoding);
      packed ??= make(page(`${'0,'.repeat(100 * MB)}0`, 1));
      response.end(packed);
    },
  };
};

/** For collections: those the pages of which are gathered. */
export const hostilePages = (): HostileBody[] => [
  text('pages of 60 MB without end', 'many bytes', (count) =>
    page(item(count, { notes: 'y'.repeat(60 * MB) }), count),
  ),
  text('pages of 60 MB beyond Latin', 'many bytes', (count) =>
    page(item(count, { error: '中'.repeat(20 * MB) }), count),
  ),
  text('errors of 60 MB', 'many bytes', (count) =>
    page(item(count, { error: 'e'.repeat(60 * MB) }), count),
  ),
  text('20 million rows', 'many values', (count) => page(`${repeated('{},', 60 * MB)}{}`, count)),
  text('a million whole rows', 'many values', (count) =>
    page(`${repeated(`${item(1)},`, 60 * MB)}${item(2)}`, count),
  ),
  text('rows just below the bounds, without end', 'many values', (count) =>
    page(`${`${item(count)},`.repeat(9_000)}${item(count)}`, count),
  ),
  text('tool calls just below the bounds, without end', 'many values', (count) =>
    page(
      item(count, { actualToolCalls: new Array(110_000).fill({ toolName: 't', arguments: {} }) }),
      count,
    ),
  ),
  text('400,000 tool calls that are none', 'many values', (count) =>
    page(item(count, { actualToolCalls: new Array(400_000).fill(0) }), count),
  ),
  text('30 million brackets', 'deep', (count) => page(nested(30 * MB), count)),
  text('200,000 levels', 'deep', (count) =>
    page(`${item(count).slice(0, -1)},"actualToolCalls":${nested(200_000)}}`, count),
  ),
  text('the same cursor for ever', 'endless', () => page(item(1), 1)),
  text('fresh cursors and no items', 'endless', (count) => page('', count)),
  bomb('gzip', (body) => gzipSync(body, { level: 1 })),
  bomb('br', (body) => brotliCompressSync(body, { params: { 1: 1 } })),
];

/** For any route. */
export const hostileAnswers = (): HostileBody[] => [
  text('an opening bracket 60 million times', 'deep', () => '['.repeat(60 * MB)),
  text('60 MB that are no JSON', 'many bytes', () => '<p>'.repeat(20 * MB)),
  {
    name: 'a header of 100 kB',
    kind: 'broken',
    send: (response) => {
      response.setHeader('x-request-id', 'x'.repeat(100_000));
      response.end('{}');
    },
  },
  {
    name: 'a chunk that has not its length',
    kind: 'broken',
    send: (response) => {
      response.socket?.end(
        'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nabcdefgh\r\nzz\r\n',
      );
    },
  },
  {
    name: 'a body shorter than its length',
    kind: 'broken',
    send: (response) => {
      response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"items":[');
    },
  },
  {
    name: 'no gzip, though it says so',
    kind: 'broken',
    send: (response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end('{"items":[]}');
    },
  },
  {
    name: 'a space each second',
    kind: 'endless',
    send: (response) => {
      const drip = setInterval(() => response.write(' '), 1_000);
      response.on('close', () => clearInterval(drip));
    },
  },
];

/** Texts over which a regular expression could brood, one for each way to do so. */
const BROODED = [
  ' ',
  '\n',
  '[',
  ']',
  '(a',
  '\\',
  '`',
  '<!--',
  '&',
  '*',
  '_',
  '|',
  '#',
  '1',
  'a@',
  '://',
  '${',
  '{',
  '"',
  '\u200b',
  '[mcp-eval-gate ',
];

/** Every text member of every route of a run, full of one of the texts. */
export function brooded(bytes: number): { piece: string; bodies: Record<HostedRoute, string> }[] {
  return BROODED.map((piece) => {
    const full = repeated(piece, bytes);
    const call = { toolName: full, arguments: { [full]: full } };
    const iteration = {
      ...HOSTED_ITERATION,
      ...{ error: full, model: full, provider: full, notes: full },
      ...{ expectedToolCalls: [call], actualToolCalls: [call] },
    };
    const trace = {
      messages: [{ role: full, content: full }],
      prompts: [
        {
          ...{ missing: [call], unexpected: [call] },
          argumentMismatches: [{ expected: call, actual: call, mismatchedArguments: [full] }],
          predicateResults: [
            { predicate: { type: full, needle: full }, passed: false, reason: full },
          ],
        },
      ],
    };
    const run = { ...HOSTED_RUN, notes: full };
    const named = (id: string) => ({ items: [{ id, name: full, description: full }] });
    const bodies = {
      projects: { items: [{ id: 'p_1', name: full }] },
      suites: { items: [{ id: 's_1', name: 'saved', description: full }] },
      servers: { items: [{ id: 'sv_1', name: 'library', enabled: true, description: full }] },
      cases: named('c_1'),
      create: {
        runId: 'r_1',
        suiteId: 's_1',
        status: 'running',
        servers: [{ id: 'sv_1', name: full }],
        warnings: [full],
      },
      run,
      iterations: {
        items: [iteration, { ...iteration, id: 'i_2', title: full, iterationNumber: 2 }],
      },
      trace,
      history: { items: [{ ...run, id: 'r_0' }] },
    };
    return { piece, bodies: mapped(bodies) };
  });
}

function mapped(bodies: Record<HostedRoute, unknown>): Record<HostedRoute, string> {
  const entries = Object.entries(bodies).map(([route, body]) => [route, JSON.stringify(body)]);
  return Object.fromEntries(entries);
}
