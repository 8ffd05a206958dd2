/** An MCP server in plain JSON-RPC, which starts fast. */
import { initialized, serveLines, UNKNOWN } from '../servers/lines.ts';

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
  initialize: () => initialized('raw', { tools: {}, prompts: {}, resources: {} }),
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

serveLines(async (method, params) => {
  const answer = answers[method];
  return answer ? { result: await answer(params) } : UNKNOWN;
});
