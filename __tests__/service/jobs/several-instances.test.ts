/** Several services on one database, each in a process of its own. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { type ApiCaller, send } from '../../support/service/api-caller.ts';
import { echoCase, toolCase } from '../../support/service/cases.ts';
import { eventually, onSharedDatabases, TEST_MS } from '../../support/service/shared-database.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

onSharedDatabases((at) => {
  const { gate, uploads, start, createGatedRun, called, startGatedRun, openGate } = at;
  const { isAlive, runOf, iterationsOf } = at;

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
  const addressAt = (url: string, { baseUrl }: ApiCaller) =>
    new URL(new URL(url).pathname, baseUrl).href;
  const upload = (url: string, body: string | ReadableStream) =>
    fetch(url, { method: 'POST', body, duplex: 'half' });

  it(
    'take a file by a ticket of another one, once',
    async () => {
      const [one, other] = [await start(), await start()];
      const url = await addressOf(one.api);
      const answers = await Promise.all(
        [one, other, one, other].map(({ api }) => upload(addressAt(url, api), 'content')),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses[0]).toBe(200);
      for (const status of statuses.slice(1)) expect([404, 409]).toContain(status);
      expect((await upload(addressAt(url, one.api), 'again')).status).toBe(404);
      expect((await upload(addressAt(url, other.api), 'again')).status).toBe(404);
      expect(await readdir(uploads())).toEqual([sha256('content')]);
      const elsewhere = addressAt(await addressOf(one.api), other.api);
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
});
