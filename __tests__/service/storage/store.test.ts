import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestCase } from '../../../src/contract/cases/test-case.ts';
import { openStore } from '../../../src/service/storage/open-store.ts';
import type { IngestedIteration, NewRun } from '../../../src/service/storage/records.ts';
import type { OpenedStore, Store } from '../../../src/service/storage/store.ts';
import { describeUnless } from '../../support/obstacles.ts';
import { ENGINES } from '../../support/service/databases.ts';

const ALL = { after: null, limit: 1_000 };
/** More than an index of PostgreSQL takes, and not to be compressed. */
const LONG = Array.from({ length: 2_000 }, (_, index) => ((index * 7919) ** 2).toString(36)).join(
  '',
);

const toolCase = (title: string, toolName = 'echo'): TestCase => ({
  title,
  steps: [{ id: 's', kind: 'toolCall', serverName: 'tools', toolName, arguments: {} }],
});

const row = (title: string, externalIterationId: string | null = null): IngestedIteration => ({
  ...{ title, externalIterationId, externalCaseId: null, ingestedCaseId: `tc_${title}` },
  ...{ result: 'passed', model: null, provider: null, durationMs: 1.5, tokensUsed: null },
  ...{ usage: null, actualToolCalls: [], expectedToolCalls: [], error: null, reported: {} },
});

for (const engine of ENGINES) {
  describeUnless(engine.obstacle, `the store on ${engine.name}`, () => {
    let databases: Awaited<ReturnType<typeof engine.open>>;
    let store: OpenedStore;
    let now = 0;

    beforeAll(async () => {
      databases = await engine.open();
    });
    afterAll(() => databases.close());
    beforeEach(async () => {
      now = 1_000;
      store = await openStore(await databases.create(), () => now);
    });
    afterEach(() => store.close());

    async function addProject(name = 'Default') {
      const { id: organizationId } = await store.accounts.ensureOrganization('Default');
      const { id: userId } = await store.accounts.ensureUser({ email: 'a@b.c', name: 'A' });
      return {
        organizationId,
        userId,
        projectId: await store.projects.ensure(organizationId, name),
      };
    }

    async function addSuite(name = 'suite', serverIds: string[] = []) {
      const scope = await addProject();
      const suiteId = await store.suites.add({
        ...{ projectId: scope.projectId, name, description: null, model: null, provider: null },
        ...{ minimumPassRatePercent: 99.5, serverIds },
      });
      return { ...scope, suiteId };
    }

    async function addRun(details: Partial<NewRun> = {}, on: Store = store) {
      const { organizationId, projectId, suiteId } = await addSuite();
      const runId = await on.runs.add({
        ...{ organizationId, projectId, suiteId, minimumPassRatePercent: 57 },
        ...{ plannedIterations: 2, notes: null, by: { instanceId: 'here' } },
        ...details,
      });
      return { organizationId, projectId, suiteId, runId };
    }

    it('keeps accounts by their names, made once', async () => {
      const made = await Promise.all(
        Array.from({ length: 8 }, () => store.accounts.ensureOrganization('Team')),
      );
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      const user = await store.accounts.ensureUser({ email: 'a@b.c', name: 'A' });
      expect(await store.accounts.ensureUser({ email: 'a@b.c', name: 'B' })).toEqual(user);
      expect(await store.accounts.findUser(user.id)).toEqual(user);
      expect(await store.accounts.findUser('usr_none')).toBeUndefined();
    });

    it('keeps keys, which outlive their organization', async () => {
      const { organizationId, userId } = await addProject();
      const id = await store.apiKeys.add({
        ...{ name: 'ci', hash: 'abc', visiblePrefix: 'sk_a', organizationId, userId },
      });
      now = 2_000;
      expect(await store.apiKeys.revoke(id)).toBe(true);
      now = 3_000;
      expect(await store.apiKeys.revoke(id)).toBe(true);
      expect(await store.apiKeys.revoke('key_none')).toBe(false);
      const key = {
        id,
        name: 'ci',
        visiblePrefix: 'sk_a',
        createdAt: 1_000,
        revokedAt: 2_000,
        userId,
      };
      expect(await store.apiKeys.list()).toEqual([
        { ...key, organizationId, organizationName: 'Default' },
      ]);
      expect(await store.accounts.removeOrganization('Default')).toBe(true);
      expect(await store.accounts.removeOrganization('Default')).toBe(false);
      expect(await store.apiKeys.findByHash('abc')).toEqual({
        ...{ ...key, organizationId: null, organizationName: null },
      });
      expect(await store.apiKeys.findByHash('abd')).toBeUndefined();
    });

    it('hands out lists in slices, in the order of creation', async () => {
      const { organizationId } = await addProject('first');
      for (const name of ['second', 'third']) await store.projects.ensure(organizationId, name);
      const { items, more } = await store.projects.list(organizationId, { after: null, limit: 2 });
      expect({ names: items.map(({ name }) => name), more }).toEqual({
        names: ['first', 'second'],
        more: true,
      });
      const rest = await store.projects.list(organizationId, {
        after: items[1]?.seq ?? null,
        limit: Number.MAX_SAFE_INTEGER - 1,
      });
      expect(rest.items.map(({ name }) => name)).toEqual(['third']);
      expect(rest.more).toBe(false);
      expect((await store.projects.list('org_none', ALL)).items).toEqual([]);
    });

    it('knows servers by name', async () => {
      const { projectId } = await addProject();
      const server = { name: 'tools', enabled: true, transportType: 'stdio', url: null };
      const id = await store.servers.upsert(projectId, server);
      await store.servers.disableAll(projectId);
      expect((await store.servers.findAll(projectId, [id, 'srv_none']))[0]?.enabled).toBe(false);
      now = 2_000;
      const changed = { ...server, transportType: 'http', url: 'http://a.b/mcp' };
      expect(await store.servers.upsert(projectId, changed)).toBe(id);
      expect((await store.servers.list(projectId, ALL)).items).toEqual([
        { ...changed, seq: expect.any(Number), id, projectId, createdAt: 1_000, updatedAt: 2_000 },
      ]);
    });

    it('keeps the server selection of a suite in its order, and finds the oldest of a name', async () => {
      const { projectId } = await addProject();
      const ids = [];
      for (const name of ['a', 'b', 'c']) {
        const server = { name, enabled: true, transportType: 'stdio', url: null };
        ids.unshift(await store.servers.upsert(projectId, server));
      }
      const { suiteId } = await addSuite(LONG, ids);
      await addSuite(LONG);
      expect((await store.servers.ofSuite(suiteId)).map(({ id }) => id)).toEqual(ids);
      expect(await store.suites.findByName(projectId, LONG)).toMatchObject({
        ...{ id: suiteId, minimumPassRatePercent: 99.5, createdAt: 1_000 },
      });
      expect(await store.suites.findByName(projectId, LONG.slice(1))).toBeUndefined();
      now = 2_000;
      await store.suites.touch(suiteId);
      expect(await store.suites.find(projectId, suiteId)).toMatchObject({ updatedAt: 2_000 });
    });

    it('replaces cases of the same title, which keep their ids', async () => {
      const { suiteId } = await addSuite();
      const first = await store.testCases.upsert(suiteId, [toolCase('a'), toolCase(LONG)]);
      expect(first.map(({ name }) => name)).toEqual(['a', LONG]);
      now = 2_000;
      const later = [toolCase('b'), toolCase(LONG, 'first'), toolCase(LONG, 'last')];
      const second = await store.testCases.upsert(suiteId, later);
      expect(second).toEqual([first[1], { id: expect.stringMatching(/^tc_/), name: 'b' }]);
      expect(await store.testCases.ofSuite(suiteId)).toEqual([
        expect.objectContaining({ title: 'a', createdAt: 1_000, updatedAt: 1_000 }),
        expect.objectContaining({ definition: toolCase(LONG, 'last'), updatedAt: 2_000 }),
        expect.objectContaining({ title: 'b', createdAt: 2_000 }),
      ]);
      expect(await store.testCases.upsert(suiteId, [])).toEqual([]);
    });

    it('numbers the runs of a suite without gaps, however many are added at once', async () => {
      const { organizationId, projectId, suiteId } = await addSuite();
      const run = {
        ...{ organizationId, projectId, suiteId, minimumPassRatePercent: 1, notes: null },
        by: { instanceId: 'here' },
      };
      await Promise.all(
        Array.from({ length: 10 }, () => store.runs.add({ ...run, plannedIterations: 1 })),
      );
      const { items } = await store.runs.ofSuite(suiteId, { after: null, limit: 3 });
      expect(items.map(({ runNumber }) => runNumber)).toEqual([10, 9, 8]);
      const older = await store.runs.ofSuite(suiteId, { after: items[2]?.seq ?? null, limit: 9 });
      expect(older.items.map(({ runNumber }) => runNumber)).toEqual([7, 6, 5, 4, 3, 2, 1]);
      expect(await store.runs.countExecuting(organizationId)).toBe(10);
    });

    it('counts and ends a run once', async () => {
      const { projectId, suiteId, runId } = await addRun();
      await Promise.all(
        Array.from({ length: 10 }, () =>
          store.runs.countIterations(runId, { passed: 2, failed: 1 }),
        ),
      );
      now = 2_000;
      const ended = await Promise.all([
        store.runs.end(runId, { status: 'completed', result: 'failed' }),
        store.runs.end(runId, { status: 'cancelled', result: null }),
      ]);
      expect(ended.toSorted()).toEqual([false, true]);
      expect(await store.runs.find(projectId, runId)).toMatchObject({
        ...{ passedIterations: 20, failedIterations: 10, completedAt: 2_000, origin: null },
      });
      expect(await store.runs.findHeld(runId, 'here')).toBeUndefined();
      expect(await store.runs.totals(suiteId)).toEqual({ runs: 1, passed: 20, failed: 10 });
      expect(await store.runs.totals('st_none')).toEqual({ runs: 0, passed: 0, failed: 0 });
    });

    it('knows ingested runs by the ids of their reporters, and executes none of them', async () => {
      const origin = { framework: 'vitest', tags: ['a'], expectedIterations: 3 };
      const by = { externalRunId: LONG, origin };
      const { organizationId, projectId, runId } = await addRun({ by });
      expect(await store.runs.findByExternalId(projectId, LONG)).toMatchObject({
        ...{ id: runId, source: 'sdk', origin: { ...origin, externalRunId: LONG } },
      });
      expect(await store.runs.abandoned()).toEqual([]);
      expect(await store.runs.countExecuting(organizationId)).toBe(0);
      await expect(addRun({ by, projectId })).rejects.toThrow(/unique/i);
    });

    it('knows which instance holds a run, and which runs nobody holds any more', async () => {
      const instance = { id: 'here', process: null, renewals: 0 };
      await store.instances.add({ id: 'here', process: null });
      const { runId } = await addRun();
      const { runId: ended } = await addRun();
      const { runId: lost } = await addRun({ by: { instanceId: 'gone' } });
      await store.runs.end(ended, { status: 'completed', result: 'passed' });
      expect(await store.runs.heldBy('here')).toEqual(new Set([runId]));
      expect(await store.runs.findHeld(runId, 'here')).toMatchObject({ id: runId });
      expect(await store.runs.findHeld(runId, 'gone')).toBeUndefined();
      expect(await store.runs.abandoned()).toEqual([lost]);
      expect(await store.instances.renew('here')).toBe(true);
      // It has been renewed since whoever would remove it has read it.
      expect(await store.instances.remove(instance)).toBe(false);
      const read = await store.instances.list();
      expect(read).toEqual([{ ...instance, renewals: 1 }]);
      const removals = await Promise.all(
        read.flatMap((one) => [one, one]).map(store.instances.remove),
      );
      expect(removals.toSorted()).toEqual([false, true]);
      expect(await store.instances.renew('here')).toBe(false);
      expect(new Set(await store.runs.abandoned())).toEqual(new Set([runId, lost]));
    });

    it('gives away as many tokens of a bucket as it holds, however many ask at once', async () => {
      const size = { tokensPerMs: 0.001, burst: 3.5 };
      const takeAll = (count: number) =>
        Promise.all(Array.from({ length: count }, () => store.rateBuckets.take('key', size)));
      const granted = (takes: { granted: boolean }[]) =>
        takes.filter((take) => take.granted).length;
      expect(granted(await takeAll(8))).toBe(3);
      expect(await store.rateBuckets.take('key', size)).toEqual({ granted: false, tokens: 0.5 });
      expect(await store.rateBuckets.take('other', size)).toEqual({ granted: true, tokens: 2.5 });
      now = 1_500;
      expect(granted(await takeAll(2))).toBe(1);
      now = 0;
      expect(await store.rateBuckets.take('key', size)).toEqual({ granted: false, tokens: 0 });
      now = 3_600_000;
      expect(granted(await takeAll(8))).toBe(3);
    });

    it('lets one upload at a time use a ticket, and forgets what has expired', async () => {
      const { projectId } = await addProject();
      const { uploadTickets: tickets } = store;
      await store.instances.add({ id: 'here', process: null });
      await tickets.add({ tokenHash: 'a', projectId, expiresAt: 2_000 });
      const claim = (uploadId: string, instanceId = 'here') =>
        tickets.claim('a', { uploadId, instanceId });
      const claims = await Promise.all([claim('u1'), claim('u2')]);
      expect(claims.filter((one) => one !== 'in use')).toEqual([{ projectId }]);
      const winner = claims[0] === 'in use' ? 'u2' : 'u1';
      expect(await tickets.announce(winner, 'hash')).toBe(true);
      expect(await tickets.inUse()).toEqual([{ uploadId: winner, sha256: 'hash' }]);
      await tickets.release(winner);
      expect(await tickets.inUse()).toEqual([]);
      expect(await tickets.announce(winner, 'hash')).toBe(false);
      // Whoever is gone keeps it from nobody.
      expect(await claim('u3', 'gone')).toEqual({ projectId });
      expect(await tickets.inUse()).toEqual([]);
      expect(await claim('u4')).toEqual({ projectId });
      expect(await tickets.spend('u3')).toBe(false);
      expect(await tickets.spend('u4')).toBe(true);
      expect(await claim('u5')).toBe('spent');
      now = 2_000;
      expect(await claim('u5')).toBe('unknown');
      await tickets.add({ tokenHash: 'b', projectId, expiresAt: 3_000 });
      now = 1_500;
      expect(await claim('u5')).toBe('unknown');
    });

    it('keeps iterations from their plan to their end', async () => {
      const { suiteId, runId } = await addRun();
      const [{ id: testCaseId } = { id: '' }] = await store.testCases.upsert(suiteId, [
        toolCase('a'),
      ]);
      const planned = { runId, testCaseId, title: 'a', model: 'p/m', provider: 'p' };
      const [first = '', second = '', third = ''] = await store.iterations.addAll(
        [1, 2, 3].map((iterationNumber) => ({ ...planned, iterationNumber })),
      );
      await store.iterations.start(first, 5_000);
      const calls = [{ toolName: 'echo', arguments: { text: 'ü\n"\u0000' } }];
      const outcome = {
        ...({ status: 'completed', result: 'passed', durationMs: 12.25, tokensUsed: 7 } as const),
        ...{
          usage: { totalTokens: 7 },
          actualToolCalls: calls,
          expectedToolCalls: [],
          error: null,
        },
      };
      expect(await store.iterations.finish(first, outcome)).toBe(true);
      expect(await store.iterations.finish(first, { ...outcome, result: 'failed' })).toBe(false);
      await store.iterations.start(second, 6_000);
      await store.iterations.endUnfinished(runId, { status: 'cancelled', error: 'over' });
      await store.iterations.start(third, 7_000);
      const { items } = await store.iterations.ofRun(runId, ALL);
      expect(items).toMatchObject([
        { ...outcome, id: first, testCaseId, iterationNumber: 1, startedAt: 5_000, reported: null },
        { id: second, status: 'cancelled', result: null, error: 'over', startedAt: 6_000 },
        { id: third, status: 'cancelled', startedAt: null, usage: null, actualToolCalls: [] },
      ]);
      expect(await store.iterations.find(runId, first)).toEqual(items[0]);
      expect(await store.iterations.find('run_other', first)).toBeUndefined();
    });

    it('adds more iterations than a statement has room for, in their order', async () => {
      const { runId } = await addRun();
      const rows = Array.from({ length: 5_000 }, (_, index) => row(`case ${index}`, `${index}`));
      const ids = await store.ingestedIterations.addAll(runId, rows);
      const { items, more } = await store.iterations.ofRun(runId, { after: null, limit: 5_000 });
      expect(items.map(({ id }) => id)).toEqual(ids);
      expect(more).toBe(false);
      const asked = ['4999', 'none', '0'];
      expect(await store.ingestedIterations.known(runId, asked)).toEqual(new Set(['4999', '0']));
    });

    it('takes a reported iteration once, and numbers those of a case', async () => {
      const { runId } = await addRun();
      const batches = [
        [row('a', '1'), row('a', LONG), row('b', '2'), row('a', '1')],
        [row('a', '3'), row('a', LONG), row('a'), row('b', '2')],
      ];
      // At once, so that both would take the same number.
      const ids = await Promise.all(
        batches.map((batch) => store.ingestedIterations.addAll(runId, batch)),
      );
      expect(ids.flat().filter((id) => id === null)).toHaveLength(3);
      const { items } = await store.iterations.ofRun(runId, ALL);
      const numbers = (title: string) =>
        items.filter((item) => item.title === title).map(({ iterationNumber }) => iterationNumber);
      expect(numbers('a')).toEqual([1, 2, 3, 4]);
      expect(numbers('b')).toEqual([1]);
      const long = items.find(({ reported }) => reported?.externalIterationId !== undefined);
      expect(long?.reported).toEqual({ externalIterationId: LONG });
      const own = items.find(({ id, externalIterationId }) => id === externalIterationId);
      expect(own?.title).toBe('a');
    });

    it('keeps traces and what else belongs to a run as long as its organization', async () => {
      const { projectId, runId } = await addRun();
      const [iterationId = ''] = await store.ingestedIterations.addAll(runId, [row('a')]);
      const trace = { traceVersion: 1, messages: [{ role: 'user', content: 'ü'.repeat(100_000) }] };
      await store.traces.saveAll([{ iterationId: String(iterationId), trace }]);
      expect(await store.traces.find(String(iterationId))).toEqual(trace);
      expect(await store.traces.find('it_none')).toBeUndefined();
      const artifact = { projectId, sha256: 'ff', contentType: null, sizeBytes: 2 ** 40 };
      for (let copy = 0; copy < 2; copy += 1) await store.artifacts.add(artifact);
      expect(await store.artifacts.hashes()).toEqual(new Set(['ff']));
      await store.accounts.removeOrganization('Default');
      expect(await store.traces.find(String(iterationId))).toBeUndefined();
      expect(await store.artifacts.hashes()).toEqual(new Set());
    });

    it('knows what came of a request by its key', async () => {
      const { runId, suiteId } = await addRun();
      const { userId } = await addProject();
      const reply = {
        ...{ runId, suiteId, status: 'running', servers: [] },
        caseUpsert: { committed: [], failed: [] },
      };
      const place = { userId, scope: LONG, key: 'k' };
      const add = () => store.idempotencyKeys.add({ ...place, runId, requestHash: 'h', reply });
      await add();
      expect(await store.idempotencyKeys.find(place)).toEqual({ runId, requestHash: 'h', reply });
      expect(await store.idempotencyKeys.find({ ...place, key: 'l' })).toBeUndefined();
      await expect(add()).rejects.toThrow(/unique/i);
    });

    it('finds a text again that a database cannot keep as it is', async () => {
      const { projectId } = await addProject();
      await addSuite('nul \u0000 and half \ud800');
      expect(await store.suites.findByName(projectId, 'nul \u0000 and half \ud800')).toBeDefined();
    });

    describe('a transaction', () => {
      it('does all or nothing', async () => {
        const work = store.transaction(async (tx) => {
          await tx.accounts.ensureOrganization('half');
          await tx.transaction((inner) => inner.accounts.ensureOrganization('done'));
          throw new Error('no more');
        });
        await expect(work).rejects.toThrow('no more');
        expect(await store.accounts.removeOrganization('half')).toBe(false);
        expect(await store.accounts.removeOrganization('done')).toBe(false);
      });

      it('lets no other one decide by what it is about to change', async () => {
        const { organizationId, projectId, suiteId } = await addSuite();
        const run = {
          ...{ organizationId, projectId, suiteId, minimumPassRatePercent: 1, notes: null },
          by: { instanceId: 'here' },
        };
        const taken = await Promise.all(
          Array.from({ length: 8 }, () =>
            store.transaction(async (tx) => {
              await tx.lock('organizations', organizationId);
              if ((await tx.runs.countExecuting(organizationId)) >= 3) return null;
              return tx.runs.add({ ...run, plannedIterations: 1 });
            }),
          ),
        );
        expect(taken.filter((id) => id !== null)).toHaveLength(3);
      });

      it('uses the store that it is given: another one fails at once, and the next goes well', async () => {
        await expect(
          store.transaction(async () => store.accounts.ensureOrganization('outside')),
        ).rejects.toThrow('must use the store it is given');
        await expect(
          store.transaction(async () => store.transaction(async () => {})),
        ).rejects.toThrow('must use the store it is given');
        expect(await store.accounts.removeOrganization('outside')).toBe(false);
      });

      it('is over when its work is', async () => {
        const kept = await store.transaction(async (tx) => ({ tx }));
        await expect(kept.tx.accounts.ensureOrganization('late')).rejects.toThrow();
        expect(await store.accounts.removeOrganization('late')).toBe(false);
      });
    });
  });
}
