// An MCP server over stdio without dependencies. Its tool changes nothing.
import { createInterface } from 'node:readline';

const inputSchema = {
  type: 'object',
  properties: { a: { type: 'number' }, b: { type: 'number' } },
};
const annotations = { readOnlyHint: true };
const capabilities = { tools: {} };
const RESULTS = {
  initialize: ({ protocolVersion }) => {
    return { protocolVersion, capabilities, serverInfo: { name: 'adder', version: '1' } };
  },
  ping: () => ({}),
  'tools/list': () => ({ tools: [{ name: 'get-sum', inputSchema, annotations }] }),
  'tools/call': ({ arguments: { a, b } }) => {
    return { content: [{ type: 'text', text: `The sum is ${a + b}` }] };
  },
};
const error = { code: -32601, message: 'unknown method' };

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const answer = method in RESULTS ? { result: RESULTS[method](params) } : { error };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);
});
