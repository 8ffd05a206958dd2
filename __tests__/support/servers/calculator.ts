/** A real MCP server over stdio. `crash` ends the process in the call; `wait` never answers. */
import { writeFileSync } from 'node:fs';
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const server = new McpServer({ name: 'calculator', version: '1.0.0' });
const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });

server.registerTool(
  'get-sum',
  { inputSchema: z.object({ a: z.number(), b: z.number() }) },
  ({ a, b }) => text(`The sum is ${a + b}`),
);
server.registerTool('set-price', { inputSchema: z.object({ price: z.number() }) }, ({ price }) => {
  if (price < 0) return { ...text('The price must be positive'), isError: true };
  return text(`The price is ${price}`);
});
server.registerTool('say', { inputSchema: z.object({}) }, () => text(process.env['SAY'] ?? ''));
server.registerTool('crash', { inputSchema: z.object({}) }, () => {
  process.stderr.write('fatal: the disk is on fire\n');
  process.exit(3);
});
server.registerTool('wait', { inputSchema: z.object({}) }, () => {
  writeFileSync(process.env['MARK'] ?? '', String(process.pid));
  return new Promise<never>(() => {});
});

await server.connect(new StdioServerTransport());
