/**
 * A server in plain JSON-RPC, which starts quickly, with a number in its memory. It appends a line to
 * the file LOG when it starts. LIST=broken: its tools cannot be listed; LIST=late: one comes later;
 * LIST=changing: the first list has hints that the next one has not. LOCK: one process at a time.
 * BARE: it offers tools only. It lists two pages of prompts, and refuses to list resource templates.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { initialized } from './lines.ts';

const { LOG, LIST, LOCK, BARE, ITERATION_TMP = '' } = process.env;
if (LOG !== undefined) appendFileSync(LOG, 'start\n');
if (LOCK !== undefined) {
  writeFileSync(LOCK, '', { flag: 'wx' });
  // It ends slowly.
  process.stdin.once('end', () => setTimeout(() => rmSync(LOCK), 100));
}
const tools = { listChanged: true };
const capabilities = BARE === undefined ? { tools, prompts: {}, resources: {} } : { tools };
const text = (value: string) => ({ content: [{ type: 'text', text: value }] });
let count = 0;
let lists = 0;

const reading: Record<string, (args: object) => object> = {
  count: () => text(`count ${count}`),
  die: () => process.exit(9),
  refuse: () => ({ ...text('no such thing'), isError: true }),
  big: () => ({ content: [], structuredContent: { id: 2 ** 53 } }),
  'big-error': () => ({ content: [], structuredContent: { id: 2 ** 53 }, isError: true }),
  order: () => ({ content: [], structuredContent: { id: 7, items: ['a', 'b'], note: '' } }),
  echo: (args) => text(JSON.stringify(args)),
  long: () => text('x'.repeat(60_000)),
};
const changing: Record<string, (args: { name: string }) => object | null> = {
  add: () => text(`count ${++count}`),
  crash: () => process.exit(3),
  hang: () => null,
  write: ({ name }) => {
    writeFileSync(join(ITERATION_TMP, name), 'x');
    return text(join(ITERATION_TMP, name));
  },
};
const hidden = () => (LIST === 'late' && count === 0 ? 'count' : '');
const hints = () => ({ readOnlyHint: LIST !== 'changing' || lists++ === 0 });
const listed = (tools: object, annotations: object) =>
  Object.keys(tools)
    .filter((name) => name !== hidden())
    .map((name) => ({ name, inputSchema: { type: 'object' }, annotations }));
interface Params {
  name: string;
  uri: string;
  cursor?: string;
  arguments: { name: string };
}
const greet = { name: 'greet', arguments: [{ name: 'name' }] };
const note = { uri: 'note:1', mimeType: 'text/plain' };
const offered: Record<string, (params: Params) => unknown> = {
  'prompts/list': ({ cursor }) =>
    cursor === undefined ? { prompts: [greet], nextCursor: '2' } : { prompts: [{ name: 'bye' }] },
  'prompts/get': ({ name, arguments: args }) => {
    const content = { type: 'text', text: `Hello ${args.name}` };
    return name === 'greet' ? { messages: [{ role: 'user', content }] } : undefined;
  },
  'resources/list': () => ({ resources: [{ ...note, name: 'note' }] }),
  'resources/read': ({ uri }) => {
    if (uri === 'note:crash') process.exit(4);
    return uri === note.uri ? { contents: [{ ...note, text: 'a note' }] } : undefined;
  },
};
const methods: Record<string, (params: Params) => unknown> = {
  ...(BARE === undefined ? offered : {}),
  initialize: () => initialized('stateful', capabilities),
  'tools/list': () =>
    LIST === 'broken'
      ? undefined
      : { tools: [...listed(reading, hints()), ...listed(changing, {})] },
  'tools/call': ({ name, arguments: args }) => (reading[name] ?? changing[name])?.(args),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result = methods[method]?.(params);
  if (result === null) return;
  const error = { code: method === 'tools/list' ? -32603 : -32601, message: 'no' };
  const answer = result === undefined ? { error } : { result };
  const notice = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
  const more = LIST === 'changing' && method === 'tools/list' && lists === 1 ? `${notice}\n` : '';
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n${more}`);
});
