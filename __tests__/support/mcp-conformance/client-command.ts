/**
 * What `@modelcontextprotocol/conformance` runs as the client under test, with the address of its
 * server as the last argument: the service's own MCP client, which asks for whatever a server may be
 * asked for.
 */
import { z } from 'zod';
import type { Tool } from '../../../src/service/mcp/protocol/messages.ts';
import { connectIn, UNCONFINED, unlimited } from '../service/mcp/connectors.ts';

interface Call {
  name: string;
  arguments: Record<string, unknown>;
}

/** Some scenarios say which calls are to be made. */
const contextSchema = z.object({
  toolCalls: z
    .array(z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }))
    .optional(),
});

const parametersSchema = z.object({
  properties: z.record(z.string(), z.object({ type: z.unknown().optional() })).default({}),
});

const url = process.argv.at(-1) ?? '';
const context = contextSchema.parse(JSON.parse(process.env['MCP_CONFORMANCE_CONTEXT'] ?? '{}'));

const connection = await connectIn(
  UNCONFINED,
  {
    id: 'sv_conformance',
    name: 'conformance',
    connection: { transport: 'http', url, headers: {} },
  },
  { connectTimeoutMs: 25_000 },
);
console.log('connected:', JSON.stringify(connection.facts));
const tools = await connection.listTools(unlimited);
for (const { name, arguments: args } of context.toolCalls ?? tools.map(callOf)) {
  await attempt(`tool ${name}`, () => connection.callTool(name, args, unlimited));
}
for (const { name } of await connection.listPrompts(unlimited)) {
  await attempt(`prompt ${name}`, () => connection.getPrompt(name, {}, unlimited));
}
await connection.listResourceTemplates(unlimited);
for (const { uri } of await connection.listResources(unlimited)) {
  await attempt(`resource ${uri}`, () => connection.readResource(uri, unlimited));
}
await connection.close();

/** What comes of one request is the scenario's to judge, and no reason to leave out the others. */
async function attempt(what: string, request: () => Promise<unknown>): Promise<void> {
  const outcome = await request().catch((error: unknown) => String(error));
  console.log(`${what}:`, JSON.stringify(outcome));
}

/** A call with some value for each parameter; one named `schema` wants that of the first tool back. */
function callOf({ name, inputSchema }: Tool): Call {
  const { properties } = parametersSchema.parse(inputSchema);
  const values = Object.entries(properties).map(([parameter, { type }]) => {
    if (parameter === 'schema') return [parameter, tools[0]?.inputSchema];
    return [parameter, type === 'number' ? 2 : 'x'];
  });
  return { name, arguments: Object.fromEntries(values) };
}
