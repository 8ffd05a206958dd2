/**
 * The client that the protocol's own test suite runs: our connection, which asks for whatever the
 * server at the address in the last argument offers.
 */
import { remoteServer, surroundingsOf } from '../__tests__/support/service.ts';
import { connectServer, plainOptions, type Sent } from '../src/service/mcp/connection.ts';

interface Call {
  name: string;
  arguments: Record<string, unknown>;
}

const url = process.argv.at(-1) ?? '';
/** Some scenarios say which calls to make. */
const context: { toolCalls?: Call[] } = JSON.parse(process.env['MCP_CONFORMANCE_CONTEXT'] ?? '{}');
const { signal } = new AbortController();
const server = remoteServer('conformance', url);
const connection = await connectServer(server, surroundingsOf(), signal, plainOptions());
try {
  await connection.loadTools();
  const tools = [...connection.tools.values()];
  for (const call of context.toolCalls ?? tools.map((tool) => callOf(tool, tools[0]))) {
    await attempt(call.name, () => connection.call(call.name, call.arguments));
  }
  if (connection.capabilities['prompts'] !== undefined) {
    for (const { name } of await connection.listAll('prompts')) {
      await attempt(String(name), () => connection.ask('prompts/get', { name }));
    }
  }
  if (connection.capabilities['resources'] !== undefined) {
    for (const { uri } of await connection.listAll('resources')) {
      await attempt(String(uri), () => connection.ask('resources/read', { uri }));
    }
  }
} finally {
  await connection.close();
}

/** The scenario judges the answer, so that an error of one request does not end the others. */
async function attempt(what: string, send: () => Promise<unknown>): Promise<void> {
  console.log(what, JSON.stringify(await send().catch(String)));
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
