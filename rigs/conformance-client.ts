/**
 * The client that the protocol's own test suite runs: our connection, which asks for whatever the
 * server at the address in the last argument offers.
 */
import { remoteServer, surroundingsOf } from '../__tests__/support/service.ts';
import { connectServer, plainOptions } from '../src/service/mcp/connection.ts';

/** Some scenarios say which calls to make. */
const { toolCalls } = JSON.parse(process.env['MCP_CONFORMANCE_CONTEXT'] ?? '{}');
const server = remoteServer('conformance', process.argv.at(-1) ?? '');
const { signal } = new AbortController();
const connection = await connectServer(server, surroundingsOf(), signal, plainOptions());
await connection.loadTools();
const [first] = connection.tools.values();
/** Parameters of the tools in all scenarios. One wants the schema of the first tool back. */
const args = { a: 2, b: 2, schema: first?.['inputSchema'] };
const plain = [...connection.tools.keys()].map((name) => ({ name, arguments: args }));
for (const call of toolCalls ?? plain) {
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
