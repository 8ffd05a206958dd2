/**
 * A server in plain JSON-RPC, which starts quickly, with a number in its memory. It appends a line to
 * the file LOG when it starts. LIST=broken: its tools cannot be listed; LIST=late: one comes later;
 * LIST=changing: the first list has hints that the next one has not. LOCK: one process at a time.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { LOG, LIST, LOCK, ITERATION_TMP = '' } = process.env;
if (LOG !== undefined) appendFileSync(LOG, 'start\n');
if (LOCK !== undefined) {
  writeFileSync(LOCK, '', { flag: 'wx' });
  // It ends slowly.
  process.stdin.once('end', () => setTimeout(() => rmSync(LOCK), 100));
}
const serverInfo = { name: 'stateful', version: '1' };
const capabilities = { tools: { listChanged: true } };
const text = (value: string) => ({ content: [{ type: 'text', text: value }] });
let count = 0;
let lists = 0;

const reading: Record<string, () => object> = {
  count: () => text(`count ${count}`),
  die: () => process.exit(9),
  refuse: () => ({ ...text('no such thing'), isError: true }),
  big: () => ({ content: [], structuredContent: { id: 2 ** 53 } }),
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
const methods: Record<string, (params: { name: string; arguments: { name: string } }) => unknown> =
  {
    initialize: () => ({ protocolVersion: '2025-06-18', capabilities, serverInfo }),
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
