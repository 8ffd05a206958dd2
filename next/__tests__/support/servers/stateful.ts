/**
 * A real MCP server over stdio with a number in its memory. It appends a line to the file LOG when it
 * starts. `count` only reads; LIST=broken: its tools cannot be listed.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const { LOG, LIST, ITERATION_TMP = '' } = process.env;
if (LOG !== undefined) appendFileSync(LOG, 'start\n');
const server = new McpServer({ name: 'stateful', version: '1.0.0' });
const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
const inputSchema = z.object({});
let count = 0;

const annotations = { readOnlyHint: true };
server.registerTool('count', { inputSchema, annotations }, () => text(`count ${count}`));
server.registerTool('refuse', { inputSchema, annotations }, () => {
  return { ...text('no such thing'), isError: true };
});
server.registerTool('add', { inputSchema }, () => {
  count += 1;
  return text(`count ${count}`);
});
server.registerTool('crash', { inputSchema }, () => process.exit(3));
server.registerTool('hang', { inputSchema }, () => new Promise<never>(() => {}));
const name = z.object({ name: z.string() });
server.registerTool('write', { inputSchema: name }, ({ name }) => {
  writeFileSync(join(ITERATION_TMP, name), 'x');
  return text(join(ITERATION_TMP, name));
});
const outputSchema = z.object({ id: z.number() });
server.registerTool('big', { inputSchema, annotations, outputSchema }, () => {
  return { content: [], structuredContent: { id: 2 ** 53 } };
});
if (LIST === 'broken') {
  server.server.setRequestHandler('tools/list', () => {
    throw new Error('the index is locked');
  });
}

await server.connect(new StdioServerTransport());
