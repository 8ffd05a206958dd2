import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { systemClock } from '../../../../src/ports/clock.ts';
import type { RunServer } from '../../../../src/service/engine/plan.ts';
import type { McpConnector, TokenRequest } from '../../../../src/service/mcp/connector.ts';
import { processesWith } from '../../../support/process-table.ts';
import {
  everythingServer,
  fixtureServer,
  isAlive,
} from '../../../support/service/engine/servers.ts';
import { StatefulServer } from '../../../support/service/engine/stateful.ts';
import { failure, stdioServer } from '../../../support/service/mcp/connections.ts';
import { openUnconfined, unlimited } from '../../../support/service/mcp/connectors.ts';
import {
  closeWorkers,
  connect,
  limits,
  openLane,
  SECRET,
  secrets,
} from '../../../support/service/mcp/lane-connections.ts';
import { oddServer } from '../../../support/service/mcp/odd-servers.ts';
import { RemoteVersionServer } from '../../../support/service/mcp/version-servers.ts';

let remote: RemoteVersionServer | undefined;
afterEach(async () => {
  remote?.stop();
  remote = undefined;
  await closeWorkers();
});

it('a connection in a worker is one like another', async () => {
  const connector = openLane();
  const connection = await connect(connector, everythingServer());
  expect(connection.facts).toMatchObject({
    pid: expect.any(Number),
    capabilities: { tools: expect.anything() },
  });
  expect((await connection.listTools(unlimited)).map(({ name }) => name)).toContain('echo');
  expect(await connection.callTool('echo', { message: 'hi' }, unlimited)).toEqual({
    content: [{ type: 'text', text: 'Echo: hi' }],
  });
  expect(await connection.listPrompts(unlimited)).not.toEqual([]);
  const [resource] = await connection.listResources(unlimited);
  const { contents } = await connection.readResource(resource?.uri ?? '', unlimited);
  expect(contents).toHaveLength(1);
  expect(connection.isOpen).toBe(true);
  const { pid } = connection.facts;
  await connection.close();
  expect(connection.isOpen).toBe(false);
  expect(isAlive(pid ?? 0)).toBe(false);
});

it('a server is spoken to from a worker as the client that it is to meet', async () => {
  const file = resolve(import.meta.dirname, '../../../support/service/fixtures/client-server.ts');
  const client = {
    ...{ capabilities: { elicitation: {} }, info: { name: 'some-host', version: '2' } },
    hidesAppTools: true,
  };
  const server = { ...stdioServer({ command: process.execPath, args: [file] }), client };
  const connection = await connect(openLane(), server);
  const told = JSON.stringify(await connection.callTool('whoami', {}, unlimited));
  expect(told).toContain('some-host');
  expect(told).toContain('elicitation');
});

it('long answers come whole, and no member of one becomes more than a member', async () => {
  const connection = await connect(openLane());
  const { content } = await connection.callTool('huge', { size: 5_000_000 }, unlimited);
  expect(content[0]?.type === 'text' ? content[0].text.length : 0).toBe(5_000_000);
  const args = JSON.parse('{"text":"x","__proto__":{"polluted":true}}');
  await connection.callTool('echo', args, unlimited);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

it('failures come as they are, without secrets', async () => {
  const connector = openLane();
  const connection = await connect(connector);
  expect(await failure(connection.callTool('refuse', {}, unlimited))).toMatchObject({
    name: 'McpServerError',
    kind: 'answered',
    serverName: 'fixture',
    message: expect.stringContaining('this tool refuses to work'),
  });
  expect(
    await failure(connect(connector, fixtureServer(SECRET, ['--exit-at-start']))),
  ).toMatchObject({
    kind: 'closed',
    isConnecting: true,
    message: expect.stringMatching(/^MCP server "\*\*\*" exited with code 4 \(connect\)/),
  });
});

describe('an error in a worker has every property that it has elsewhere:', () => {
  const failed = async (connector: McpConnector, server: RunServer) =>
    failure(
      connect(connector, server).then((connection) =>
        connection.callTool('t', {}, unlimited).finally(() => connection.close()),
      ),
    );
  /** All of it but what tells where in the code it was made. */
  const members = (error: Error) => {
    const { stack: _stack, ...told } = Object.getOwnPropertyDescriptors(error);
    return told;
  };

  const remoteServer = () => {
    if (remote === undefined) throw new Error('it was not started');
    return remote.server;
  };

  it.each<[string, () => RunServer, Record<string, unknown>]>([
    [
      'an error of the protocol',
      () => oddServer('error with data'),
      { protocolError: { code: -7, message: 'no', data: { reasons: ['a', null] } } },
    ],
    ['a server that crashes', () => oddServer('exit with 3'), { kind: 'closed' }],
    [
      'a program that is not there',
      () => stdioServer({ command: '/nothing/there' }),
      { kind: 'missing', isConnecting: true },
    ],
    ['a gateway', remoteServer, { kind: 'unreachable', httpStatus: 503 }],
  ])('%s', async (_what, server, told) => {
    const direct = openUnconfined(secrets);
    remote = await RemoteVersionServer.start('ends', 503);
    const inWorker = await failed(openLane(), server());
    expect(inWorker).toMatchObject(told);
    expect(members(inWorker)).toEqual(members(await failed(direct, server())));
    await direct.close();
  });
});

it('a connection is not open any more once a call has told that it is lost', async () => {
  const connection = await connect(openLane(), oddServer('exit with 3'));
  expect(await failure(connection.callTool('t', {}, unlimited))).toMatchObject({ kind: 'closed' });
  expect(connection.isOpen).toBe(false);
});

it('a connection has how often its lists have changed, before the call is answered that changed them', async () => {
  const server = new StatefulServer();
  const connection = await connect(openLane(), server.server);
  await connection.callTool('read', {}, unlimited);
  expect(connection.listChanges).toBe(0);
  await connection.callTool('open-up', {}, unlimited);
  expect(connection.listChanges).toBe(1);
  await connection.close();
  server.remove();
});

it('a remote server is shown the tokens of the run, which are secret from then on', async () => {
  remote = await RemoteVersionServer.start('both');
  remote.tokens = ['token-that-is-fresh'];
  const asked: TokenRequest[] = [];
  const token = async (request: TokenRequest) => {
    asked.push(request);
    return request.refused === null ? 'token-that-is-stale' : 'token-that-is-fresh';
  };
  const connection = await openLane().connect(remote.server, { limits, token }, unlimited);
  expect(asked.map(({ serverName, refused }) => [serverName, refused])).toEqual([
    ['r', null],
    ['r', 'token-that-is-stale'],
  ]);
  expect(await connection.listTools(unlimited)).toHaveLength(1);
  const { message } = await failure(connection.getPrompt('token-that-is-fresh', {}, unlimited));
  expect(message).toContain('***');
  expect(message).not.toContain('token-that-is-fresh');
});

it('a connection without the token that is wanted fails with the reason', async () => {
  remote = await RemoteVersionServer.start('both');
  const token = () => Promise.reject(new Error(`the vault is sealed by ${SECRET}`));
  const connecting = openLane().connect(remote.server, { limits, token }, unlimited);
  expect(await failure(connecting)).toMatchObject({
    // No doing of the server, wherever that lies.
    kind: 'no-token',
    message: expect.stringContaining('the vault is sealed by ***'),
  });
});

it('a call ends with the reason of its signal, and the connection goes on', async () => {
  const connection = await connect(openLane());
  const controller = new AbortController();
  const call = connection.callTool('hang', {}, controller.signal);
  const reason = new Error('enough');
  setTimeout(() => controller.abort(reason), 100);
  await expect(call).rejects.toBe(reason);
  expect(await connection.callTool('echo', { text: 'on' }, unlimited)).toMatchObject({
    content: [{ text: 'on' }],
  });
});

it('a connect that is called off leaves no process', async () => {
  const mark = randomUUID();
  const connector = openLane();
  const controller = new AbortController();
  const connecting = connector.connect(
    fixtureServer('mute', ['--mute', mark]),
    { limits },
    controller.signal,
  );
  setTimeout(() => controller.abort(new Error('enough')), 1_000);
  await expect(connecting).rejects.toThrow('enough');
  await connector.close();
  expect(processesWith(mark)).toEqual([]);
});

it('servers that were told to end can be waited for, those that never came up too', async () => {
  const connector = openLane();
  const [slow, silent] = [
    new StatefulServer('slow', ['reluctant']),
    new StatefulServer('silent', ['silent=0']),
  ];
  const connection = await connect(connector, slow.server);
  const controller = new AbortController();
  const connecting = connector.connect(silent.server, { limits }, controller.signal);
  while (silent.starts === 0) await systemClock.sleep(20);
  void connection.close();
  controller.abort(new Error('enough'));
  await expect(connecting).rejects.toThrow('enough');
  await connector.untilEnded();
  expect([slow.left, silent.left]).toEqual([[], []]);
  for (const server of [slow, silent]) server.remove();
});

it('a connection that is lost while nobody asks is told as such', async () => {
  const connection = await connect(openLane());
  process.kill(-(connection.facts.pid ?? 0), 'SIGKILL');
  while (connection.isOpen) await systemClock.sleep(20);
  expect(await failure(connection.callTool('echo', {}, unlimited))).toMatchObject({
    kind: 'closed',
  });
});

it('closes whatever has become of it, and opens nothing more', async () => {
  const connector = openLane();
  await connector.close();
  await connector.close();
  await expect(connect(connector)).rejects.toThrow('closed');
});

it('a list that takes too long over its pages ends neither the worker nor what else is in it', async () => {
  const connector = openLane();
  const other = await connect(connector);
  const patience = { limits: { ...limits, callTimeoutMs: 500 } };
  const slow = await connector.connect(oddServer('slow pages'), patience, unlimited);
  expect(await failure(slow.listTools(unlimited))).toMatchObject({
    kind: 'timeout',
    message: expect.stringMatching(/^MCP server "odd" did not answer within 2.5 s \(list tools\)/),
  });
  expect(await other.callTool('echo', { text: 'well' }, unlimited)).toMatchObject({
    content: [{ text: 'well' }],
  });
});

/** What stands for a worker that is asked something. */
const brokenProgram = (work: string) => ({
  code: `
    const facts = { pid: null, capabilities: {} };
    process.on('message', ({ type, id }) => {
      if (type === 'connect') process.send({ type: 'done', id, value: { facts } });
      if (type === 'close') process.exit();
      if (type === 'ask') { ${work} }
    });
    process.send({ type: 'ready' });`,
});

it('a worker that runs out of memory fails what it was asked, by the name of the server, and no other lane', async () => {
  const program = brokenProgram('const all = []; for (;;) all.push(Math.random());');
  const other = await connect(openLane());
  const connector = openLane({ program });
  const connection = await connect(connector);
  const [call] = await Promise.all([
    failure(connection.callTool('flood', {}, unlimited)),
    other.callTool('echo', { text: 'still here' }, unlimited),
  ]);
  expect(call).toMatchObject({
    kind: 'answered',
    serverName: 'fixture',
    message:
      'MCP server "fixture" ended its lane\'s worker: it ran out of memory while it waited for an answer (call tool "flood").',
  });
  expect(connection.isOpen).toBe(false);
  // The next connection has a worker again.
  expect((await connect(connector)).isOpen).toBe(true);
});

it('a worker that does not answer any more is ended', async () => {
  const clock: typeof systemClock = {
    ...systemClock,
    alarm: (ms, ring) => systemClock.alarm(ms / 10, ring),
  };
  const connector = openLane({ program: brokenProgram('for (;;);'), clock });
  const connection = await connect(connector);
  expect(await failure(connection.callTool('spin', {}, unlimited))).toMatchObject({
    kind: 'timeout',
    message: expect.stringMatching(
      /^MCP server "fixture" ended its lane's worker: it did not answer within 20 s .*\(call tool "spin"\)\.$/,
    ),
  });
  await connector.close();
});

it('a worker that does not come up fails the connect', async () => {
  const connector = openLane({ program: { code: 'throw new Error("no such luck")' } });
  expect(await failure(connect(connector))).toMatchObject({
    kind: 'unreachable',
    message:
      'MCP server "fixture" was lost with its lane\'s worker: it exited with code 1 (connect).',
  });
});
