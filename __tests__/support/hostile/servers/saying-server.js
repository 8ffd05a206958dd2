// An MCP server that says what it is told to say, to its standard error too.
import { createInterface } from 'node:readline';

const tool = {
  name: 'say',
  description: 'Says it',
  inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
};

const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'echo', version: '1' },
  }),
  'tools/list': () => ({ tools: [tool] }),
  'tools/call': ({ arguments: { text, fails } }) => {
    process.stderr.write(`${text}\n`);
    return { content: [{ type: 'text', text }], isError: fails === true };
  },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const answer = answers[method];
  if (id === undefined) return;
  const body = answer
    ? { result: answer(params) }
    : { error: { code: -32601, message: `no ${method}` } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...body })}\n`);
});
