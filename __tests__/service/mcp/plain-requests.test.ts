/** Results as servers write them, over every wire. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import type { RunServer } from '../../../src/service/engine/plan.ts';
import type { McpConnector, OpenConnector } from '../../../src/service/mcp/connector.ts';
import type { PlainRequest } from '../../../src/service/mcp/protocol/plain-request.ts';
import { unconfinedPlan } from '../../../src/service/mcp/sandbox/sandbox-plan.ts';
import { createLaneWorkers } from '../../../src/service/mcp/worker/lane-workers.ts';
import { readWorkerProgram } from '../../../src/service/mcp/worker/worker-program.ts';
import { everythingServer, RemoteEverything } from '../../support/service/engine/servers.ts';
import { failure, stdioServer } from '../../support/service/mcp/connections.ts';
import { openUnconfined, unlimited } from '../../support/service/mcp/connectors.ts';
import { initialized, type Script } from '../../support/service/mcp/scripted-answers.ts';
import { HttpServer, scriptedProcess } from '../../support/service/mcp/scripted-servers.ts';
import { RemoteVersionServer } from '../../support/service/mcp/version-servers.ts';

const limits = { connectTimeoutMs: 20_000, fetchTimeoutMs: 90_000, callTimeoutMs: 10_000 };

/** What no two readers and writers of JSON leave alone. */
const ODD =
  '{ "content" : [{"type":"text","text":"\\u00e9\\/\\ud83d\\ude00"}],"2":1.0,"1":12345678901234567890, "x":1e400,"x":-0.0}';
const SCRIPT: Script = {
  ...initialized({ tools: {} }),
  'tools/call': { result: ODD },
  'tools/list': { result: '{"tools":[],"nextCursor":"\\u0032"}' },
  'tools/list 2': { error: { code: -32602, message: 'no such cursor' } },
};
const CALL: PlainRequest = { method: 'tools/call', params: { name: 'odd', arguments: {} } };

const workers = createLaneWorkers({
  program: readWorkerProgram(),
  sandbox: unconfinedPlan(),
  mark: `${randomUUID()}-`,
  environment: {},
});
afterAll(() => workers.close());

const connectors: McpConnector[] = [];
const servers: { stop(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(connectors.splice(0).map((connector) => connector.close()));
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

function connect(server: RunServer, open: OpenConnector = openUnconfined) {
  const connector = open({ redactor: createRedactor([]), values: [] });
  connectors.push(connector);
  return connector.connect(server, { limits }, unlimited);
}

const remote = (url: string): RunServer => ({
  ...{ id: 'sv', name: 'remote', connection: { transport: 'http', url, headers: {} } },
});

async function startRemote(wire: 'json' | 'events'): Promise<RunServer> {
  const server = await HttpServer.startScripted(SCRIPT, wire);
  servers.push(server);
  return remote(server.url);
}

describe('a result comes letter for letter', () => {
  it.each([
    ['over stdio', async () => stdioServer(scriptedProcess(SCRIPT)), openUnconfined],
    ['from a worker', async () => stdioServer(scriptedProcess(SCRIPT)), workers.openConnector],
    ['as JSON over HTTP', () => startRemote('json'), openUnconfined],
    ['as events over HTTP', () => startRemote('events'), openUnconfined],
  ] as const)('%s', async (_, start, open) => {
    const connection = await connect(await start(), open);
    expect(await connection.ask(CALL, unlimited)).toBe(ODD);
    const list = { method: 'tools/list', params: {} } as const;
    expect(await connection.ask(list, unlimited)).toBe('{"tools":[],"nextCursor":"\\u0032"}');
    const next = connection.ask({ ...list, params: { cursor: '2' } }, unlimited);
    expect(await failure(next)).toMatchObject({
      kind: 'answered',
      protocolError: { code: -32602 },
    });
    // What is read besides is as it was.
    expect(await connection.callTool('odd', {}, unlimited)).toMatchObject({
      content: [{ type: 'text', text: 'é/😀' }],
    });
    const both = [connection.ask(CALL, unlimited), connection.ask(list, unlimited)];
    expect((await Promise.all(both))[0]).toBe(ODD);
  });

  it('of the reference server over the old transport of events', async () => {
    const server = await RemoteEverything.start('sse');
    servers.push(server);
    const connection = await connect(server.server);
    const call = { name: 'echo', arguments: { message: 'é' } };
    const text = await connection.ask({ method: 'tools/call', params: call }, unlimited);
    expect(JSON.parse(text)).toEqual({ content: [{ type: 'text', text: 'Echo: é' }] });
  });

  it('of a server without sessions, over HTTP', async () => {
    const server = await RemoteVersionServer.start('stateless only');
    servers.push(server);
    const connection = await connect(server.server);
    expect(connection.facts.era).toBe('stateless');
    const list = { method: 'tools/list', params: {} } as const;
    expect(JSON.parse(await connection.ask(list, unlimited))).toMatchObject({
      resultType: 'complete',
      tools: expect.any(Array),
    });
  });
});

it('prompts and resources are asked for in the same way', async () => {
  const connection = await connect(everythingServer());
  const prompt = { name: 'args-prompt', arguments: { city: 'Oslo' } };
  const rendered = await connection.ask({ method: 'prompts/get', params: prompt }, unlimited);
  expect(rendered).toContain('Oslo');
  const [resource] = await connection.listResources(unlimited);
  const { uri = '' } = resource ?? {};
  const read = await connection.ask({ method: 'resources/read', params: { uri } }, unlimited);
  expect(JSON.parse(read)).toEqual(await connection.readResource(uri, unlimited));
});
