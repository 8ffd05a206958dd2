/**
 * The client that the protocol's own test suite runs: our connection, which asks for whatever the
 * server at the address in the last argument offers.
 */
import { remoteServer, surroundingsOf } from '../__tests__/support/service.ts';
import { connectServer, plainOptions, type Sent } from '../src/service/mcp/connection.ts';

interface Call {
  name: string;
  arguments: Sent;
}

/** Some scenarios say which calls to make. */
const context: { toolCalls?: Call[] } = JSON.parse(process.env['MCP_CONFORMANCE_CONTEXT'] ?? '{}');
const server = remoteServer('conformance', process.argv.at(-1) ?? '');
const { signal } = new AbortController();
const connection = await connectServer(server, surroundingsOf(), signal, plainOptions());
await connection.loadTools();
const tools = [...connection.tools.values()];
for (const call of context.toolCalls ?? tools.map((tool) => callOf(tool, tools[0]))) {
  await attempt(() => connection.call(call.name, call.arguments));
}
for (const { name } of await connection.listAll('prompts')) {
  await attempt(() => connection.ask('prompts/get', { name }));
}
for (const { uri } of await connection.listAll('resources')) {
  await attempt(() => connection.ask('resources/read', { uri }));
}
await connection.close();

/** The scenario judges the answer, so that an error of one request does not end the others. */
async function attempt(send: () => Promise<unknown>): Promise<void> {
  console.log(JSON.stringify(await send().catch(String)));
}

/** A call with a value for each parameter; one named `schema` wants that of the first tool back. */
function callOf({ name, inputSchema }: Sent, first: Sent | undefined): Call {
  const properties: Record<string, Sent> = Object(Object(inputSchema).properties);
  const values = Object.entries(properties).map(([key, { type }]) => {
    if (key === 'schema') return [key, first?.['inputSchema']];
    return [key, type === 'number' ? 2 : 'x'];
  });
  return { name: String(name), arguments: Object.fromEntries(values) };
}
