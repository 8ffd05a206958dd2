import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/client';
import { createSecretKeeper } from '../../../../src/redaction/secret-keeper.ts';
import type { McpConnection } from '../../../../src/service/mcp/connector.ts';
import { PROTOCOL_VERSIONS } from '../../../../src/service/mcp/protocol/versions.ts';
import { StatefulServer } from '../../../support/service/engine/stateful.ts';
import {
  closeConnectionsAfterEach,
  connect,
  failure,
} from '../../../support/service/mcp/connections.ts';
import { openUnconfined, unlimited } from '../../../support/service/mcp/connectors.ts';
import type { VersionBehaviour } from '../../../support/service/mcp/version-behaviour.ts';
import {
  RemoteVersionServer,
  StartCount,
  versionServer,
} from '../../../support/service/mcp/version-servers.ts';

closeConnectionsAfterEach();

const SESSION = { protocolVersion: '2025-11-25', era: 'session' };
const STATELESS = { protocolVersion: '2026-07-28', era: 'stateless' };
const named = { serverInfo: { name: 'versions', version: '1' } };

/** Methods of the messages that the server has received. */
async function received(connection: McpConnection): Promise<string[]> {
  const { content } = await connection.callTool('received', {}, unlimited);
  const [part] = content;
  return JSON.parse(part?.type === 'text' ? part.text : '[]');
}

let starts: StartCount;
beforeEach(async () => {
  starts = await StartCount.create();
});
afterEach(() => starts.remove());

it('knows the versions that the SDK speaks, but for one that no server has alone', () => {
  const [oldest] = SUPPORTED_PROTOCOL_VERSIONS.slice(-1);
  expect([...PROTOCOL_VERSIONS, oldest]).toEqual(['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS]);
});

describe('a stdio server', () => {
  it.each<[VersionBehaviour, object, number]>([
    ['both', STATELESS, 1],
    ['stateless only', STATELESS, 1],
    ['sessions only', SESSION, 1],
    ['ends', SESSION, 2],
  ])(
    'that speaks %s is spoken to in the newest version it has',
    async (behaviour, facts, count) => {
      const connection = await connect(versionServer(behaviour, { starts }));
      expect(connection.facts).toMatchObject({ ...facts, ...named });
      expect(await connection.listTools(unlimited)).toMatchObject([{ name: 'received' }]);
      expect(await starts.read()).toBe(count);
    },
  );

  it.each<VersionBehaviour>(['is silent', 'is stuck'])(
    'that %s at a request it does not know is started anew within the limit, and asked no more',
    async (behaviour) => {
      const server = versionServer(behaviour, { starts });
      const first = await connect(server, { connectTimeoutMs: 4_000 });
      expect(first.facts).toMatchObject(SESSION);
      expect(await received(first)).not.toContain('server/discover');
      expect(await starts.read()).toBe(2);
      const next = await connect(server, { connectTimeoutMs: 4_000 }, { known: first.facts });
      expect(await received(next)).not.toContain('server/discover');
      expect(await starts.read()).toBe(3);
    },
  );

  it('that ends for good at the question for its version is told with its end', async () => {
    const server = versionServer('ends for good', { starts });
    expect(await failure(connect(server))).toMatchObject({
      kind: 'closed',
      message: expect.stringMatching(/^MCP server "\w+" exited with code \d+ \(connect\)/),
    });
    expect(await starts.read()).toBe(2);
  });

  it('that is slow to start is waited for, though another one was started meanwhile', async () => {
    // The other one is started after half of the limit, and has two seconds to come so far as to count.
    const connection = await connect(versionServer('stateless only', { slowMs: 5_500, starts }), {
      connectTimeoutMs: 7_000,
    });
    expect(connection.facts).toMatchObject(STATELESS);
    expect(await starts.read()).toBe(2);
  });

  it('that was spoken to without a session is so again, without finding out', async () => {
    const { facts } = await connect(versionServer('both'));
    const connection = await connect(versionServer('both', { starts }), {}, { known: facts });
    expect(connection.facts).toMatchObject(STATELESS);
    expect(await starts.read()).toBe(1);
  });

  it.each([
    ['2025-06-18', 'both', { protocolVersion: '2025-06-18', era: 'session' }],
    ['2026-07-28', 'both', STATELESS],
  ] as const)('that is to be spoken to in %s is', async (protocolVersion, behaviour, facts) => {
    const connection = await connect(versionServer(behaviour, { protocolVersion, starts }));
    expect(connection.facts).toMatchObject(facts);
    expect((await received(connection))[0]).toBe(
      facts.era === 'session' ? 'initialize' : 'server/discover',
    );
    expect(await starts.read()).toBe(1);
  });

  it.each([
    ['2026-07-28', 'sessions only', 'does not speak the version 2026-07-28 of MCP (connect)'],
    ['2025-11-25', 'stateless only', 'answered with an error (connect): MCP error -32601'],
  ] as const)(
    'that cannot be spoken to in %s says so',
    async (protocolVersion, behaviour, text) => {
      const server = versionServer(behaviour, { protocolVersion });
      expect(await failure(connect(server))).toMatchObject({
        kind: 'answered',
        message: expect.stringContaining(text),
      });
    },
  );
});

it('starts no server anew whose connecting was called off before it was up', async () => {
  const stateful = new StatefulServer('late', ['reluctant', 'silent=0']);
  const connector = openUnconfined({ redactor: createSecretKeeper([]), values: [] });
  const controller = new AbortController();
  const limits = { connectTimeoutMs: 200, fetchTimeoutMs: 200, callTimeoutMs: 200 };
  const connecting = connector.connect(stateful.server, { limits }, controller.signal);
  controller.abort(new Error('no more'));
  expect((await failure(connecting)).message).toBe('no more');
  while (stateful.starts === 0) await delay(10);
  await connector.close();
  expect([stateful.starts, stateful.left]).toEqual([1, []]);
  stateful.remove();
});

describe('a remote server', () => {
  const FALLBACK = ['server/discover', 'initialize', 'notifications/initialized', 'tools/list'];
  let remote: RemoteVersionServer;
  afterEach(() => remote.stop());

  it.each<[VersionBehaviour, object, string[]]>([
    ['both', STATELESS, ['server/discover', 'tools/list']],
    ['sessions only', SESSION, FALLBACK],
    ['ends', SESSION, FALLBACK],
    ['with a page', SESSION, FALLBACK],
    ['nonsense', SESSION, FALLBACK],
  ])('that speaks %s is spoken to in the newest version it has', async (behaviour, facts, sent) => {
    remote = await RemoteVersionServer.start(behaviour);
    const connection = await connect(remote.server);
    expect(connection.facts).toMatchObject({ ...facts, ...named });
    expect(await connection.listTools(unlimited)).toHaveLength(1);
    expect(remote.requests.map(({ method }) => method)).toEqual(sent);
  });

  it('that is silent to a request it does not know is served within the limit', async () => {
    remote = await RemoteVersionServer.start('is silent');
    const connection = await connect(remote.server, { connectTimeoutMs: 2_000 });
    expect(connection.facts).toMatchObject(SESSION);
  });

  it('whose gateway is out of order is not asked twice', async () => {
    remote = await RemoteVersionServer.start('ends', 503);
    expect(await failure(connect(remote.server))).toMatchObject({
      kind: 'unreachable',
      httpStatus: 503,
    });
    expect(remote.requests).toHaveLength(1);
  });

  describe('with tokens', () => {
    it('is shown one from the first request on', async () => {
      remote = await RemoteVersionServer.start('both');
      remote.tokens = ['good'];
      const connection = await connect(remote.server, {}, { token: async () => 'good' });
      expect(await connection.listTools(unlimited)).toHaveLength(1);
      expect(remote.requests.map(({ token }) => token)).toEqual(['good', 'good']);
    });

    it('is shown another one where it refuses the first', async () => {
      remote = await RemoteVersionServer.start('both');
      remote.tokens = ['fresh'];
      const asked: (string | null)[] = [];
      const token = async ({ refused }: { refused: string | null }) => {
        asked.push(refused);
        return refused === null ? 'stale' : 'fresh';
      };
      await connect(remote.server, {}, { token });
      expect(asked).toEqual([null, 'stale']);
    });

    it('needs credentials where it refuses the second too', async () => {
      remote = await RemoteVersionServer.start('both');
      remote.tokens = [];
      const connecting = connect(remote.server, {}, { token: async () => 'wrong' });
      expect(await failure(connecting)).toMatchObject({ kind: 'oauth-required' });
      expect(remote.requests).toHaveLength(2);
    });
  });
});

describe('what a server wants of its client', () => {
  it('ends the call where there are no sessions, and is told', async () => {
    const connection = await connect(versionServer('stateless only'));
    expect(await failure(connection.callTool('ask', {}, unlimited))).toMatchObject({
      kind: 'answered',
      message: expect.stringContaining(
        'wants what this service does not offer: elicitation, an answer of a person: "What is your name?" (call tool "ask")',
      ),
    });
  });
});
