/** Several services on one database, each in a process of its own. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { describeUnless } from '../../support/obstacles.ts';
import { type Answer, type ApiCaller, send } from '../../support/service/api-caller.ts';
import { echoCase, toolCase } from '../../support/service/cases.ts';
import {
  type FixtureOptions,
  mcpConfig,
  temporaryFolder,
} from '../../support/service/service-fixture.ts';
import { ServiceInstance } from '../../support/service/service-instance.ts';
import { NO_POSTGRES, PostgresServer } from '../../support/service/storage/postgres-server.ts';

const gatedServer = resolve(import.meta.dirname, '../../support/service/fixtures/gated-server.ts');

/** Generous: whoever waits for it tells by what is there then, not by how long it took. */
const DEADLINE_MS = 60_000;
const TEST_MS = 180_000;

const LEASE_MS = 2_000;
const LONGER_THAN_LEASE_MS = 4 * LEASE_MS;

async function eventually<Value>(
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

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('services on one SQLite file', () => tryServices(false));
describeUnless(NO_POSTGRES, 'services on one PostgreSQL database', () => tryServices(true));

function tryServices(onPostgres: boolean): void {
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
  const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

  const runOf = async (api: ApiCaller, runId: string) =>
    (await api.get(`~/eval-runs/${runId}`)).body;
  const iterationsOf = async (api: ApiCaller, runId: string) =>
    (await api.get(`~/eval-runs/${runId}/iterations`)).body.items;

  it(
    'let the runs of each other go on; those of a killed one end as failed, once',
    async () => {
      const [dying, one, other] = [await start(), await start(), await start()];
      const lost = await startGatedRun(dying.api, 'lost');
      const kept = await startGatedRun(one.api, 'kept');
      await dying.end('SIGKILL');
      expect(await other.api.awaitRun(lost)).toMatchObject({ status: 'failed', result: null });
      expect(await iterationsOf(one.api, lost)).toMatchObject([
        { status: 'failed', error: 'The service stopped before this iteration finished.' },
      ]);
      // Another one that starts takes nothing from those that are there.
      const last = await start();
      expect(await runOf(other.api, kept)).toMatchObject({ status: 'running' });
      await openGate();
      expect(await other.api.awaitRun(kept)).toMatchObject({
        status: 'completed',
        result: 'passed',
        summary: { total: 1, passed: 1 },
      });
      const logs = await Promise.all([one, other, last].map((instance) => instance.logLines()));
      const ends = logs.flat().filter((line) => line.startsWith('ended '));
      expect(ends).toEqual(['ended 1 run(s) a stopped service left behind']);
    },
    TEST_MS,
  );

  it(
    'tell at once of the runs of the only one, when it is started again after it was killed',
    async () => {
      const instanceTimes = { leaseMs: 3_600_000 };
      const killed = await start({ instanceTimes });
      const runId = await startGatedRun(killed.api);
      await killed.end('SIGKILL');
      const again = await start({ instanceTimes });
      expect(await runOf(again.api, runId)).toMatchObject({ status: 'failed', result: null });
    },
    TEST_MS,
  );

  it(
    'hear no more of a run from one that was suspended for longer than its lease',
    async () => {
      const [suspended, other] = [await start(), await start()];
      const runId = await startGatedRun(suspended.api);
      suspended.signal('SIGSTOP');
      await other.api.awaitRun(runId);
      const ended = [await runOf(other.api, runId), await iterationsOf(other.api, runId)];
      expect(ended).toMatchObject([{ status: 'failed' }, [{ status: 'failed' }]]);
      // What it waited for is there as soon as it wakes up.
      await openGate();
      suspended.signal('SIGCONT');
      await eventually('the end of what it held', async () =>
        (await suspended.logLines()).some((line) => line.includes('not heard of for too long')),
      );
      const [pid = 0] = await called();
      await eventually('an end of its server', async () => !isAlive(pid));
      expect([await runOf(other.api, runId), await iterationsOf(other.api, runId)]).toEqual(ended);
      // It is of use again.
      const next = await startGatedRun(suspended.api, 'afterwards');
      expect(await other.api.awaitRun(next)).toMatchObject({ status: 'completed' });
    },
    TEST_MS,
  );

  it(
    'stop a run that was cancelled at another one',
    async () => {
      const [executing, other] = [await start(), await start()];
      const runId = await startGatedRun(executing.api);
      const [pid = 0] = await called();
      const { status, body } = await other.api.post(`~/eval-runs/${runId}/cancel`);
      expect([status, body.status]).toEqual([200, 'cancelled']);
      expect(await runOf(executing.api, runId)).toMatchObject({ status: 'cancelled' });
      await eventually('an end of its server', async () => !isAlive(pid));
      expect(await runOf(other.api, runId)).toMatchObject({ status: 'cancelled', result: null });
      expect(await iterationsOf(other.api, runId)).toMatchObject([
        { status: 'cancelled', error: 'The run was cancelled.' },
      ]);
    },
    TEST_MS,
  );

  it(
    'share the slots of an organization',
    async () => {
      const options = { maxConcurrentRuns: 2 };
      const both = [await start(options), await start(options)];
      const answers = await Promise.all(
        [0, 1, 2].flatMap((round) =>
          both.map(({ api }, index) => createGatedRun(api, `suite ${round}.${index}`)),
        ),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([202, 202, 429, 429, 429, 429]);
    },
    TEST_MS,
  );

  it(
    'share the rate of a key',
    async () => {
      const rateLimit = { requestsPerMinute: 0.001, burst: 14 };
      const [one, other] = [await start({ rateLimit }), await start({ rateLimit })];
      // Four are spent on finding its way, by the service's own test rig and by this one.
      const statuses = await Promise.all(
        Array.from({ length: 16 }, async (_item, index) => {
          const { baseUrl } = (index % 2 === 0 ? one : other).api;
          return (await send(baseUrl, one.api.key, 'GET', '/me')).status;
        }),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    },
    TEST_MS,
  );

  const addressOf = async (api: ApiCaller): Promise<string> =>
    (await api.post('~/eval-ingest/artifacts/upload-url', {})).body.uploadUrl;
  const at = (url: string, { baseUrl }: ApiCaller) => new URL(new URL(url).pathname, baseUrl).href;
  const upload = (url: string, body: string | ReadableStream) =>
    fetch(url, { method: 'POST', body, duplex: 'half' });

  it(
    'take a file by a ticket of another one, once',
    async () => {
      const [one, other] = [await start(), await start()];
      const url = await addressOf(one.api);
      const answers = await Promise.all(
        [one, other, one, other].map(({ api }) => upload(at(url, api), 'content')),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses[0]).toBe(200);
      for (const status of statuses.slice(1)) expect([404, 409]).toContain(status);
      expect((await upload(at(url, one.api), 'again')).status).toBe(404);
      expect((await upload(at(url, other.api), 'again')).status).toBe(404);
      expect(await readdir(uploads())).toEqual([sha256('content')]);
      const elsewhere = at(await addressOf(one.api), other.api);
      expect((await upload(elsewhere, 'more')).status).toBe(200);
    },
    TEST_MS,
  );

  it(
    'leave a file alone that another one is receiving, and clear up behind a dead one',
    async () => {
      const receiving = await start();
      const pieces = new TransformStream<Uint8Array, Uint8Array>();
      const writer = pieces.writable.getWriter();
      const answer = upload(await addressOf(receiving.api), pieces.readable);
      await writer.write(Buffer.from('first '));
      const partial = await eventually('a partial file', async () =>
        existsSync(uploads()) ? (await readdir(uploads()))[0] : undefined,
      );
      await start();
      expect(await readdir(uploads())).toEqual([partial]);
      await writer.write(Buffer.from('second'));
      await writer.close();
      expect((await answer).status).toBe(200);
      expect(await readdir(uploads())).toEqual([sha256('first second')]);

      const dying = await start();
      const broken = new TransformStream<Uint8Array, Uint8Array>();
      const begun = upload(await addressOf(dying.api), broken.readable).catch(() => null);
      await broken.writable.getWriter().write(Buffer.from('first'));
      await eventually('a partial file', async () => (await readdir(uploads())).length === 2);
      await dying.end('SIGKILL');
      await begun;
      await start();
      expect(await readdir(uploads())).toEqual([sha256('first second')]);
    },
    TEST_MS,
  );

  it(
    'change nothing of what another one is at by being started again',
    async () => {
      const [going, restarted] = [await start(), await start()];
      const runId = await startGatedRun(going.api);
      await restarted.end('SIGTERM');
      await start();
      await openGate();
      expect(await going.api.awaitRun(runId)).toMatchObject({ status: 'completed' });
      await rm(gate());
      const { body } = await going.api.post('~/eval-runs', {
        suiteName: 'plain',
        serverIds: [going.api.serverId('tools')],
        tests: [echoCase('a', { runs: 3 }), toolCase('b', 'echo', { text: 'hi' })],
      });
      expect(await going.api.awaitRun(body.runId)).toMatchObject({ summary: { passed: 4 } });
    },
    TEST_MS,
  );

  /** Does something while nobody can write who is alive, and everybody can read. */
  async function whileNobodyWrites(work: () => Promise<void>): Promise<void> {
    if (postgres !== null) {
      const lock = 'LOCK TABLE instances, runs, iterations IN SHARE MODE';
      return postgres.holding(databaseUrl ?? '', lock, work);
    }
    const database = new DatabaseSync(join(folder.path, 'data/service.sqlite'), {
      timeout: DEADLINE_MS,
    });
    try {
      database.exec('BEGIN IMMEDIATE');
      await work();
    } finally {
      database.close();
    }
  }

  it(
    'take nobody for dead while nobody can write',
    async () => {
      const [one, other] = [await start(), await start()];
      const runs = [await startGatedRun(one.api, 'one'), await startGatedRun(other.api, 'other')];
      await whileNobodyWrites(async () => {
        await openGate();
        await delay(LONGER_THAN_LEASE_MS);
      });
      for (const runId of runs) {
        const end = await eventually('an end', async () => {
          const { status, body } = await one.api.get(`~/eval-runs/${runId}`);
          return status === 200 && body.status !== 'running' && body;
        });
        expect(end).toMatchObject({ status: 'completed', result: 'passed' });
      }
    },
    TEST_MS,
  );

  if (onPostgres) {
    it(
      'keep their leases while requests hold all connections, and wait',
      async () => {
        const [waiting, other] = [await start(), await start()];
        const runId = await startGatedRun(waiting.api);
        await postgres?.holding(databaseUrl ?? '', 'LOCK TABLE users', async () => {
          // They find an answer, or none, when it is over.
          for (let request = 0; request < 30; request += 1) void waiting.api.get('/me');
          await delay(LONGER_THAN_LEASE_MS);
        });
        await openGate();
        expect(await other.api.awaitRun(runId)).toMatchObject({ status: 'completed' });
      },
      TEST_MS,
    );

    it(
      'lose nothing of runs whose database was out of reach when they came to their ends',
      async () => {
        const [one, other] = [await start(), await start()];
        const runs = [await startGatedRun(one.api, 'one'), await startGatedRun(other.api, 'other')];
        await postgres?.halt();
        await openGate();
        for (const [index, instance] of [one, other].entries()) {
          await eventually('a run that waits', async () =>
            (await instance.logLines()).some((line) => line.includes(`${runs[index]} waits for`)),
          );
        }
        await postgres?.launch();
        for (const runId of runs) {
          const ended = await eventually('an answer', async () => {
            const { status, body } = await one.api.get(`~/eval-runs/${runId}`);
            return status === 200 && body.status !== 'running' && body;
          });
          expect(ended).toMatchObject({ status: 'completed', result: 'passed' });
        }
      },
      TEST_MS,
    );
  }
}
