/**
 * A server in plain JSON-RPC with the tools and results of TOOLS: names with a result or a definition
 * each. A tool without a result says what it got; `grow` brings `grown`, if CHANGES is set; `hang` never
 * answers. A tool can have a JSON-RPC error instead of a result. OFFERS has lists of prompts and
 * resources. LOG gets its starts and lists.
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const { TOOLS = '{}', OFFERS = '{}', CHANGES, LOG } = process.env;
const offers = JSON.parse(OFFERS);
const note = (what: string) => LOG !== undefined && appendFileSync(LOG, what);
const tools: Record<string, { result?: object; error?: object; definition?: object }> =
  JSON.parse(TOOLS);
const send = (message: object) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const offered = Object.fromEntries(Object.keys(offers).map((kind) => [kind, {}]));
const capabilities = { ...offered, tools: CHANGES === undefined ? {} : { listChanged: true } };
const serverInfo = { name: 'scripted', version: '1' };

note('start ');
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  if (method === 'initialize') {
    send({ id, result: { protocolVersion: '2025-06-18', capabilities, serverInfo } });
  } else if (method === 'tools/list') {
    note('listed ');
    const listed = Object.entries(tools).map(([name, { definition }]) => {
      return { name, inputSchema: { type: 'object' }, ...definition };
    });
    send({ id, result: { tools: listed } });
  } else if (method === 'tools/call') {
    const { name, arguments: args } = params;
    if (name === 'crash') process.exit(3);
    if (name === 'grow') {
      tools['grown'] = {};
      send({ method: 'notifications/tools/list_changed' });
    }
    if (name === 'hang') return;
    const text = `${name} ${JSON.stringify(args)}`;
    const { result = { content: [{ type: 'text', text }] }, error } = tools[name] ?? {};
    send({ id, ...(error ? { error } : { result }) });
  } else if (offers[method.replace('/list', '')]) {
    send({ id, result: { [method.replace('/list', '')]: offers[method.replace('/list', '')] } });
  } else send({ id, error: { code: -32601, message: 'no' } });
});
