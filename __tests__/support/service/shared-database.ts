/** Several services on one database, each in a process of its own. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { describeUnless } from '../obstacles.ts';
import type { Answer, ApiCaller } from './api-caller.ts';
import { isAlive } from './engine/servers.ts';
import { type FixtureOptions, mcpConfig, temporaryFolder } from './service-fixture.ts';
import { ServiceInstance } from './service-instance.ts';
import { NO_POSTGRES, PostgresServer } from './storage/postgres-server.ts';

const gatedServer = resolve(import.meta.dirname, 'fixtures/gated-server.ts');

/** Generous: whoever waits for it tells by what is there then, not by how long it took. */
export const DEADLINE_MS = 60_000;
export const TEST_MS = 180_000;

const LEASE_MS = 2_000;
export const LONGER_THAN_LEASE_MS = 4 * LEASE_MS;

/** What a look finds as soon as there is something. */
export async function eventually<Value>(
  what: string,
  look: () => Promise<Value | undefined | false>,
): Promise<Value> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`There never was: ${what}.`);
    await delay(25);
  }
}

/** The same tests on each kind of database, a new one for each of them. */
export function onSharedDatabases(tests: (at: ReturnType<typeof openRig>) => void): void {
  describe('services on one SQLite file', () => tests(openRig(false)));
  describeUnless(NO_POSTGRES, 'services on one PostgreSQL database', () => tests(openRig(true)));
}

function openRig(onPostgres: boolean) {
  let postgres: PostgresServer | null = null;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let databaseUrl: string | undefined;
  let instances: ServiceInstance[] = [];

  beforeAll(async () => {
    if (onPostgres) postgres = await PostgresServer.start();
  }, TEST_MS);
  afterAll(() => postgres?.stop());

  beforeEach(async () => {
    folder = await temporaryFolder();
    databaseUrl = await postgres?.createDatabase();
    instances = [];
  });
  afterEach(async () => {
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
    await folder.remove();
  }, TEST_MS);

  const gate = () => join(folder.path, 'gate');
  const calls = () => join(folder.path, 'calls');
  const uploads = () => join(folder.path, onPostgres ? 'uploads' : 'data/service.sqlite-blobs');

  async function start(options: FixtureOptions = {}): Promise<ServiceInstance> {
    const gated = { command: process.execPath, args: [gatedServer, gate(), calls()] };
    const instance = await ServiceInstance.start({
      folder: folder.path,
      config: mcpConfig({ gated }),
      instanceTimes: { leaseMs: LEASE_MS, watchMs: 100 },
      databaseUrl,
      ...options,
    });
    instances.push(instance);
    return instance;
  }

  /** Creates a run whose only call is answered once the gate is open. */
  const createGatedRun = (api: ApiCaller, suiteName = 'gated'): Promise<Answer> =>
    api.post('~/eval-runs', {
      suiteName,
      serverIds: [api.serverId('gated')],
      tests: [
        {
          title: 'waits',
          steps: [
            {
              id: 'call',
              kind: 'toolCall',
              serverName: 'gated',
              toolName: 'wait',
              arguments: {},
            },
          ],
        },
      ],
    });
  /** Process ids of the servers that have been called. */
  const called = async () =>
    existsSync(calls()) ? (await readFile(calls(), 'utf8')).trim().split('\n').map(Number) : [];
  async function startGatedRun(api: ApiCaller, suiteName?: string): Promise<string> {
    const before = (await called()).length;
    const { status, body } = await createGatedRun(api, suiteName);
    expect([status, body]).toEqual([202, expect.anything()]);
    await eventually('a call', async () => (await called()).length > before);
    return body.runId;
  }
  const openGate = () => writeFile(gate(), '');

  const runOf = async (api: ApiCaller, runId: string) =>
    (await api.get(`~/eval-runs/${runId}`)).body;
  const iterationsOf = async (api: ApiCaller, runId: string) =>
    (await api.get(`~/eval-runs/${runId}/iterations`)).body.items;

  return {
    ...{ onPostgres, gate, uploads, start, createGatedRun, called, startGatedRun, openGate },
    ...{ isAlive, runOf, iterationsOf },
    /** Only where it is one of PostgreSQL. */
    server(): PostgresServer {
      if (postgres === null) throw new Error('These services are on SQLite.');
      return postgres;
    },
    databaseUrl: () => databaseUrl ?? '',
    databasePath: () => join(folder.path, 'data/service.sqlite'),
  };
}
