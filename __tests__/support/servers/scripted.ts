/**
 * A server in plain JSON-RPC with the tools and results of TOOLS: names with a result or a definition
 * each. A tool without a result says what it got; `grow` brings `grown`, if CHANGES is set; `hang` never
 * answers. A tool can have a JSON-RPC error instead of a result. OFFERS has lists of prompts and
 * resources. LOG gets its starts and lists.
 */
import { appendFileSync } from 'node:fs';
import { initialized, send, serveLines, UNKNOWN } from './lines.ts';

const { TOOLS = '{}', OFFERS = '{}', CHANGES, LOG } = process.env;
const offers = JSON.parse(OFFERS);
const note = (what: string) => LOG !== undefined && appendFileSync(LOG, what);
const tools: Record<string, { result?: object; error?: object; definition?: object }> =
  JSON.parse(TOOLS);
const offered = Object.fromEntries(Object.keys(offers).map((kind) => [kind, {}]));
const capabilities = { ...offered, tools: CHANGES === undefined ? {} : { listChanged: true } };

note('start ');
serveLines((method, params) => {
  const kind = method.replace('/list', '');
  if (method === 'initialize') return { result: initialized('scripted', capabilities) };
  if (method === 'tools/list') {
    note('listed ');
    const listed = Object.entries(tools).map(([name, { definition }]) => {
      return { name, inputSchema: { type: 'object' }, ...definition };
    });
    return { result: { tools: listed } };
  }
  if (method !== 'tools/call') return offers[kind] ? { result: { [kind]: offers[kind] } } : UNKNOWN;
  const { name, arguments: args } = params;
  if (name === 'crash') process.exit(3);
  if (name === 'grow') {
    tools['grown'] = {};
    send({ method: 'notifications/tools/list_changed' });
  }
  if (name === 'hang') return undefined;
  const text = `${name} ${JSON.stringify(args)}`;
  const { result = { content: [{ type: 'text', text }] }, error } = tools[name] ?? {};
  return error ? { error } : { result };
});
