/** Servers are inspected before a run, over HTTP, with real servers and faulty ones. */
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { ServerEntry } from '../../src/api/servers-file.ts';
import { inspectServers } from '../../src/service/engine/inspection.ts';
import { findUsed } from '../../src/service/evals/checks.ts';
import { planOf, runServer } from '../support/engine.ts';
import { folderWith } from '../support/folder.ts';
import { SCRIPTED } from '../support/scripted.ts';
import { serveMcp, serveRaw } from '../support/servers/remote.ts';
import {
  localServer,
  remoteServer,
  SETTINGS,
  serverIdsOf,
  serviceWith,
  surroundingsOf,
  UNSET,
} from '../support/service.ts';

const folder = folderWith();
const MARK = join(folder, 'mark');
/** Stands for the program that downloads packages. */
const npx = join(folder, 'npx');

const library = await serveMcp();
const raw = await serveRaw();
writeFileSync(npx, `#!/bin/sh\nexec '${process.execPath}' '${SCRIPTED}'\n`);
chmodSync(npx, 0o755);
const fetched = { command: npx, args: ['-y', 'package'], env: { LOG: MARK, TOOLS: '{"t":{}}' } };
const servers = [
  remoteServer('library', `${library.origin}/mcp`),
  localServer('program', { command: 'no-such-program' }),
  localServer('folder', { cwd: 'no-such-folder' }),
  localServer('variable', { unset: [UNSET] }),
  localServer('package', fetched),
  localServer('same package', fetched),
  remoteServer('elsewhere', 'http://mcp.invalid/mcp'),
  ...['plain', 'status/500', 'locked', 'silent'].map((path) =>
    remoteServer(path, `${raw.origin}/${path}`),
  ),
];
const service = await serviceWith(servers);
const ids = await serverIdsOf(service);
beforeEach(() => {
  library.requests.length = 0;
  raw.requests.length = 0;
});

/** A case with a call of a server. */
const caseOf = (serverName: string) => {
  const toolName = { library: 'find', package: 't', 'same package': 't' }[serverName] ?? 'a';
  const call = { id: 'a', kind: 'toolCall', toolName, serverName, arguments: { title: 'Emma' } };
  return { title: serverName, steps: [call] };
};

/** A run of a new suite with a case for each server. `more` are servers that no case uses. */
const create = (used: string[], more: string[] = [], init: RequestInit = {}, runs = 1) => {
  const serverIds = [...used, ...more].map((name) => ids.get(name));
  const tests = used.map((name) => ({ ...caseOf(name), runs }));
  const body = { suiteName: 's', serverIds, tests };
  return service.send(`${service.project}/eval-runs`, body, init);
};

const countSuites = async () =>
  (await service.send(`${service.project}/eval-suites`)).body.items.length;

/** What each iteration of a run ends with. */
const iterationsOf = ({ body }: { body: { runId: string } }) => service.iterationsOf(body.runId);

/** Waits until all sessions with the library have ended, and counts them. */
async function endOfSessions(): Promise<number> {
  const sessions = (method: string) =>
    new Set(
      library.requests
        .filter((one) => one.method === method && one.headers['mcp-session-id'] !== undefined)
        .map(({ headers }) => headers['mcp-session-id']),
    ).size;
  while (sessions('POST') > sessions('DELETE')) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  return sessions('POST');
}

test('servers that cannot start as configured are refused together, and nothing is stored', async () => {
  const before = await countSuites();
  const { status, body } = await create(['library', 'program', 'folder', 'variable']);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' });
  const troubleOf = (name: string, reason: string) => {
    return { id: ids.get(name), name, failure: { kind: 'server', server: name, reason } };
  };
  expect(body.details).toMatchObject({
    reason: 'SERVER_CONFIGURATION',
    servers: [
      troubleOf('program', 'missing-program'),
      troubleOf('folder', 'missing-folder'),
      troubleOf('variable', 'variable'),
    ],
  });
  for (const part of ['no-such-program', 'no-such-folder', '.mcp.json:3:9']) {
    expect(body.message).toContain(part);
  }
  expect(await countSuites()).toBe(before);
  expect(await endOfSessions()).toBe(1);
});

test('servers that no case uses are not inspected', async () => {
  const created = await create(['plain'], ['program', 'library']);
  expect(await iterationsOf(created)).toMatchObject([{ result: 'passed' }]);
  expect(library.requests).toEqual([]);
});

test('a prompt uses all servers, and the setup of an iteration comes before processes', () => {
  const servers = [localServer('local'), remoteServer('remote', 'http://127.0.0.1/')].map(
    runServer,
  );
  const prompt = { title: 't', steps: [{ id: 'p', kind: 'prompt' as const, prompt: 'hi' }] };
  const names = (setup?: string) =>
    findUsed([prompt], servers, { setup }).map(({ entry }) => entry.name);
  expect(names()).toEqual(['local', 'remote']);
  expect(names('npm run seed')).toEqual(['remote']);
});

test.each([
  ['status/500', 'validate', { reason: 'status', attempts: 1 }, 'failed'],
  ['locked', 'tools', { reason: 'credentials', phase: 'list', attempts: 1 }, null],
  ['elsewhere', 'validate', { reason: 'unreachable', isLocal: false, attempts: 2 }, null],
])('%s: the run has the failure, and does not try again', async (name, path, failure, result) => {
  await service.send(`${service.project}/servers/${ids.get(name)}/${path}`, {});
  const needed = raw.requests.splice(0).length;
  const created = await create([name], ['plain'], {}, 3);
  expect(created.status).toBe(202);
  const ended = { result, failures: [failure] };
  expect(await iterationsOf(created)).toMatchObject(Array(3).fill(ended));
  expect(raw.requests).toHaveLength(needed);
});

test('the connection of the inspection serves the run', async () => {
  const created = await create(['library']);
  expect(await iterationsOf(created)).toMatchObject([{ result: 'passed' }]);
  expect(await endOfSessions()).toBe(1);
});

test('servers of one npm package are started one after the other', async () => {
  await iterationsOf(await create(['package', 'same package']));
  expect(readFileSync(MARK, 'utf8')).toMatch(/^start listed start listed /);
});

test('a run without a slot inspects nothing', async () => {
  const servers = [remoteServer('library', `${library.origin}/mcp`)];
  const full = await serviceWith(servers, { settings: { ...SETTINGS, maxConcurrentRuns: 0 } });
  const [{ id }] = (await full.send(`${full.project}/servers`)).body.items;
  const body = { suiteName: 's', serverIds: [id], tests: [caseOf('library')] };
  expect((await full.send(`${full.project}/eval-runs`, body)).status).toBe(429);
  expect(library.requests).toEqual([]);
});

test('of two equal requests at the same time one creates the run, and all connections end', async () => {
  const headers = { 'idempotency-key': 'twice' };
  const both = await Promise.all([1, 2].map(() => create(['library'], [], { headers })));
  expect(new Set(both.map(({ body }) => body.runId)).size).toBe(1);
  expect(both.filter(({ body }) => body.deduped)).toHaveLength(1);
  await endOfSessions();
});

test('an inspection ends with its request', async () => {
  const before = await countSuites();
  const hanging = raw.nextHang();
  const client = new AbortController();
  const answer = create(['silent', 'library'], [], { signal: client.signal });
  const response = await hanging;
  client.abort();
  await expect(answer).rejects.toThrow();
  await once(response, 'close');
  await endOfSessions();
  expect(await countSuites()).toBe(before);
});

/** Inspects one server without the service. */
async function inspect(entry: ServerEntry, signal = new AbortController().signal) {
  const server = runServer(entry);
  await inspectServers([server], planOf({ servers: [server] }), surroundingsOf(), signal);
  return server;
}

test('a server with a folder of its own is inspected in one, and ends', async () => {
  const cwd = `\${ITERATION_TMP}`;
  expect(await inspect(localServer('calculator', { cwd }))).toMatchObject({
    inspected: { isOpen: false, tools: expect.any(Map) },
    givenUp: null,
  });
});

test('a server for which no time is left is neither good nor bad', async () => {
  const missing = localServer('missing', { command: 'no-such-program' });
  expect(await inspect(missing, AbortSignal.abort())).toMatchObject({
    inspected: null,
    givenUp: null,
  });
});

test('a connection outlives the inspection that ends too early for others', async () => {
  const ending = new AbortController();
  const a = runServer(localServer('a'));
  const b = runServer(remoteServer('hang', `${raw.origin}/hang`));
  const hangs = raw.nextHang();
  const inspected = inspectServers([a, b], planOf({}), surroundingsOf(), ending.signal);
  await hangs;
  while (a.inspected === null) await new Promise((resolve) => setImmediate(resolve));
  ending.abort();
  await inspected;
  const sum = await a.inspected.call('get-sum', { a: 1, b: 2 });
  expect(sum).toMatchObject({ content: [{ type: 'text' }] });
  expect(b).toMatchObject({ inspected: null, givenUp: null });
  await a.inspected.close();
});
