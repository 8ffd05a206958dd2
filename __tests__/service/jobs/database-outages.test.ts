/** Several services on one database that is away, or held by another, for a while. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import {
  DEADLINE_MS,
  eventually,
  LONGER_THAN_LEASE_MS,
  onSharedDatabases,
  TEST_MS,
} from '../../support/service/shared-database.ts';

onSharedDatabases((at) => {
  const { onPostgres, server, databaseUrl, databasePath, start, startGatedRun, openGate } = at;

  /** Does something while nobody can write who is alive, and everybody can read. */
  async function whileNobodyWrites(work: () => Promise<void>): Promise<void> {
    if (onPostgres) {
      const lock = 'LOCK TABLE instances, runs, iterations IN SHARE MODE';
      return server().holding(databaseUrl(), lock, work);
    }
    const database = new DatabaseSync(databasePath(), {
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
        await server().holding(databaseUrl(), 'LOCK TABLE users', async () => {
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
        await server().halt();
        await openGate();
        for (const [index, instance] of [one, other].entries()) {
          await eventually('a run that waits', async () =>
            (await instance.logLines()).some((line) => line.includes(`${runs[index]} waits for`)),
          );
        }
        await server().launch();
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
});
