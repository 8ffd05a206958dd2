/** An MCP server in plain JSON-RPC, which starts fast. */
import { createInterface } from 'node:readline';

type Params = { cursor?: string; name?: string; uri?: string; arguments?: Record<string, unknown> };

const text = (value: unknown) => ({ type: 'text', text: String(value) });
const tools = ['echo', 'wait'].map((name) => ({ name, inputSchema: { type: 'object' } }));
const prompts = ['greet', 'part'].map((name) => ({ name, arguments: [{ name: 'whom' }] }));
const resources = ['readme', 'licence'].map((name) => ({ name, uri: `file:///${name}` }));

/** One item a page; the cursor is the index of the item. */
function page(key: string, items: object[], { cursor = '0' }: Params) {
  const next = Number(cursor) + 1;
  const shown = { [key]: items.slice(next - 1, next) };
  return next < items.length ? { ...shown, nextCursor: String(next) } : shown;
}

const answers: Record<string, (params: Params) => object | Promise<object>> = {
  initialize: () => ({
    protocolVersion: '2025-06-18',
    capabilities: { tools: {}, prompts: {}, resources: {} },
    serverInfo: { name: 'raw', version: '1' },
  }),
  ping: () => ({}),
  'tools/list': (params) => page('tools', tools, params),
  'tools/call': ({ name, arguments: given = {} }) =>
    name === 'wait' ? new Promise<never>(() => {}) : { content: [text(given['text'])] },
  'prompts/list': (params) => page('prompts', prompts, params),
  'prompts/get': ({ arguments: given }) => ({
    messages: [{ role: 'user', content: text(JSON.stringify(given)) }],
  }),
  'resources/list': (params) => page('resources', resources, params),
  'resources/templates/list': () => ({ resourceTemplates: [] }),
  'resources/read': ({ uri }) => ({ contents: [{ uri, text: 'read me' }] }),
};

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) return;
  const answer = answers[method];
  const body = answer
    ? { result: await answer(params) }
    : { error: { code: -32601, message: 'unknown method' } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...body })}\n`);
});
