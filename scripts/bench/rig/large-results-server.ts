/** An MCP server whose one tool answers with about as much as a message may have. */
import { createInterface } from 'node:readline';

const TEXT = 'All work and no play. '.repeat(400_000);

const REPLIES: Readonly<Record<string, unknown>> = {
  initialize: {
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'large-results', version: '1.0.0' },
  },
  'tools/list': { tools: [{ name: 'tell', inputSchema: { type: 'object' } }] },
  'tools/call': { content: [{ type: 'text', text: TEXT }] },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  if (id === undefined) continue;
  process.stdout.write(
    `${JSON.stringify({ jsonrpc: '2.0', id, result: REPLIES[method] ?? {} })}\n`,
  );
}
