/** How connections find out which version of MCP a server speaks. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { ServerEntry } from '../../../src/api/servers-file.ts';
import { Processes } from '../../../src/lib/processes.ts';
import { type Connection, plainOptions } from '../../../src/service/mcp/connection.ts';
import { useServer } from '../../support/connections.ts';
import { serveHttp } from '../../support/http-server.ts';
import { programFile } from '../../support/program-file.ts';
import { Versions } from '../../support/servers/versions.ts';
import { localServer, remoteServer, surroundingsOf } from '../../support/service.ts';

const SCRIPT = programFile('__tests__/support/servers/versions.ts');
const living = new Processes(randomUUID());
const surroundings = surroundingsOf({ workspace: import.meta.dirname, living });
const STATELESS = '2026-07-28';
const SESSION = '2025-11-25';

/** By path, which is the kind of the server. */
const servers = new Map<string, Versions>();
const http = await serveHttp(({ method, url = '' }, response, body) => {
  if (method !== 'POST') return response.writeHead(405).end();
  const kind = decodeURIComponent(url.slice(1));
  const server = servers.get(kind) ?? new Versions(kind);
  servers.set(kind, server);
  const request = JSON.parse(body);
  const isProbe = request.method === 'server/discover';
  const type = { 'content-type': 'application/json' };
  if (isProbe && kind === 'page') {
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>What?</p>');
  }
  if (isProbe && kind === 'nonsense') return response.writeHead(200, type).end('[1, 2');
  if (isProbe && /^\d+$/.test(kind)) return response.writeHead(Number(kind)).end('no');
  const reaction = server.react(request);
  if (request.id === undefined) return response.writeHead(202).end();
  if (typeof reaction === 'string') return response.destroy();
  const answer = { jsonrpc: '2.0', id: request.id, ...reaction };
  return response.writeHead(200, type).end(JSON.stringify(answer));
});

const local = (kind: string, protocolVersion: string | null = null) =>
  localServer('versions', { args: [SCRIPT, kind], protocolVersion });
const remote = (kind: string) =>
  remoteServer('versions', `${http.origin}/${encodeURIComponent(kind)}`);

/** Connects, calls a tool, and tells what the server has received of this connection. */
const use = (server: ServerEntry, options = plainOptions(), tool = 'received', args = {}) => {
  const work = async (connection: Connection) => {
    await connection.loadTools();
    const result = await connection.call(tool, args);
    const { protocolVersion, isStateless, isTouched } = connection;
    const received = result.content?.[0]?.text?.split(' ') ?? [];
    return { version: protocolVersion, isStateless, isTouched, received, reason: null };
  };
  return useServer(server, work, options, surroundings);
};

const FOUND = ['server/discover', 'tools/list', 'tools/call'];
const SESSION_ONLY = ['initialize', 'notifications/initialized', 'tools/list', 'tools/call'];

test.each([
  ['both', STATELESS, FOUND],
  ['stateless', STATELESS, FOUND],
  ['sessions', SESSION, ['server/discover', ...SESSION_ONLY]],
  ['only 2024-11-05', '2024-11-05', ['server/discover', ...SESSION_ONLY]],
  ['ends', SESSION, SESSION_ONLY],
])('stdio: %s', async (kind, version, received) => {
  const expected = { version, received, isStateless: false, isTouched: false };
  expect(await use(local(kind))).toMatchObject(expected);
  expect(living.size).toBe(0);
});

test('stdio: a silent or stuck server is started again', async () => {
  const meet = async (kind: string) => {
    const options = plainOptions();
    options.limits.connectMs = 4_000;
    expect(await use(local(kind), options)).toMatchObject({ received: SESSION_ONLY });
    expect(options.known.era).toBe('session');
  };
  await Promise.all(['is silent', 'is stuck'].map(meet));
  expect(living.size).toBe(0);
});

test.each([
  ['both', STATELESS, STATELESS, FOUND],
  ['both', SESSION, SESSION, SESSION_ONLY],
  ['sessions', '2025-03-26', '2025-03-26', SESSION_ONLY],
])('%s, pinned to %s', async (kind, pin, version, received) => {
  expect(await use(local(kind, pin))).toMatchObject({ version, received });
});

test.each([
  ['only 2099-01-01', null, 'protocol version "2099-01-01" instead of "2025-11-25"'],
  ['only 2024-11-05', SESSION, 'protocol version "2024-11-05" instead of "2025-11-25"'],
])('%s, pinned to %s: malformed', async (kind, pin, detail) => {
  const hint = { kind: 'version', value: SESSION };
  const expected = { reason: 'malformed', phase: 'connect', detail, hint };
  expect(await use(local(kind, pin))).toMatchObject(expected);
  expect(living.size).toBe(0);
});

test('the first failure says more than a server that does not know sessions', async () => {
  expect(await use(local('ends for good'))).toMatchObject({ reason: 'crash', exitCode: 7 });
});

test('later connections do not ask again', async () => {
  const options = plainOptions();
  await use(local('sessions'), options);
  expect(await use(local('sessions'), options)).toMatchObject({ received: SESSION_ONLY });
  const stateless = plainOptions();
  await use(local('both'), stateless);
  expect(stateless.known.era).toBe('stateless');
  expect(await use(local('both'), stateless)).toMatchObject({ received: FOUND });
});

test.each([
  ['both', STATELESS, true],
  ['sessions', SESSION, false],
  ['page', SESSION, false],
  ['nonsense', SESSION, false],
  ['ends', SESSION, false],
  ['500', SESSION, false],
])('http: %s', async (kind, version, isStateless) => {
  expect(await use(remote(kind))).toMatchObject({ version, isStateless });
});

test.each(['401', '502', '503', '504'])('http: no second attempt after %s', async (kind) => {
  const before = http.requests.length;
  expect(await use(remote(kind))).toMatchObject({ kind: 'server', status: Number(kind) });
  expect(http.requests.length).toBe(before + 1);
});

test('a call that asks for input is malformed and says what it wants', async () => {
  const failure = await use(local('both'), plainOptions(), 'ask');
  expect(failure).toMatchObject({ reason: 'malformed', phase: 'call' });
  expect(failure).toHaveProperty('detail', expect.stringContaining('What is your name?'));
});

test('http: stateless servers get arguments as headers where their tools want it', async () => {
  await use(remote('both'), plainOptions(), 'mirrored', { region: 'eu' });
  expect(http.requests.at(-1)?.headers).toMatchObject({ 'mcp-param-region': 'eu' });
});

test('http: stateless servers must not want headers that MCP does not allow', async () => {
  const failure = await use(remote('both'), plainOptions(), 'mirrored twice');
  expect(failure).toMatchObject({ reason: 'malformed', phase: 'list' });
  expect(failure).toHaveProperty('detail', expect.stringContaining('x-mcp-header'));
  for (const server of [local('both'), remote('sessions')]) {
    expect(await use(server, plainOptions(), 'mirrored twice')).toMatchObject({ reason: null });
  }
});
