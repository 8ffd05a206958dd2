import { describe, expect, it } from '@jest/globals';
import type { TestCase } from '../../../src/contract/cases/test-case.ts';
import type { IngestedIteration } from '../../../src/service/storage/records.ts';
import { onEveryEngine } from '../../support/service/storage/stores.ts';

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

onEveryEngine((at) => {
  it('numbers the runs of a suite without gaps, however many are added at once', async () => {
    const { organizationId, projectId, suiteId } = await at.addSuite();
    const run = {
      ...{ organizationId, projectId, suiteId, minimumPassRatePercent: 1, notes: null },
      by: { instanceId: 'here' },
    };
    await Promise.all(
      Array.from({ length: 10 }, () => at.store.runs.add({ ...run, plannedIterations: 1 })),
    );
    const { items } = await at.store.runs.ofSuite(suiteId, { after: null, limit: 3 });
    expect(items.map(({ runNumber }) => runNumber)).toEqual([10, 9, 8]);
    const older = await at.store.runs.ofSuite(suiteId, { after: items[2]?.seq ?? null, limit: 9 });
    expect(older.items.map(({ runNumber }) => runNumber)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(await at.store.runs.countExecuting(organizationId)).toBe(10);
  });

  it('counts and ends a run once', async () => {
    const { projectId, suiteId, runId } = await at.addRun();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        at.store.runs.countIterations(runId, { passed: 2, failed: 1 }),
      ),
    );
    at.now = 2_000;
    const execution = {
      ...{ isolation: 'auto', concurrency: 2, starts: 3, wallMs: 10.5, workMs: 12, startupMs: 7 },
      servers: [{ name: 'ü', protocolVersion: '2025-11-25' }],
    };
    expect((await at.store.runs.find(projectId, runId))?.execution).toBeNull();
    const ended = await Promise.all([
      at.store.runs.end(runId, { status: 'completed', result: 'failed', execution }),
      // Either may be the first.
      at.store.runs.end(runId, { status: 'cancelled', result: null, execution }),
    ]);
    expect(ended.toSorted()).toEqual([false, true]);
    expect(await at.store.runs.find(projectId, runId)).toMatchObject({
      ...{ passedIterations: 20, failedIterations: 10, completedAt: 2_000, origin: null },
      execution,
    });
    expect(await at.store.runs.findHeld(runId, 'here')).toBeUndefined();
    expect(await at.store.runs.totals(suiteId)).toEqual({ runs: 1, passed: 20, failed: 10 });
    expect(await at.store.runs.totals('st_none')).toEqual({ runs: 0, passed: 0, failed: 0 });
  });

  it('knows ingested runs by the ids of their reporters, and executes none of them', async () => {
    const origin = { framework: 'vitest', tags: ['a'], expectedIterations: 3 };
    const by = { externalRunId: LONG, origin };
    const { organizationId, projectId, runId } = await at.addRun({ by });
    expect(await at.store.runs.findByExternalId(projectId, LONG)).toMatchObject({
      ...{ id: runId, source: 'sdk', origin: { ...origin, externalRunId: LONG } },
    });
    expect(await at.store.runs.abandoned()).toEqual([]);
    expect(await at.store.runs.countExecuting(organizationId)).toBe(0);
    await expect(at.addRun({ by, projectId })).rejects.toThrow(/unique/i);
  });

  it('knows which instance holds a run, and which runs nobody holds any more', async () => {
    const instance = { id: 'here', process: null, renewals: 0 };
    await at.store.instances.add({ id: 'here', process: null });
    const { runId } = await at.addRun();
    const { runId: ended } = await at.addRun();
    const { runId: lost } = await at.addRun({ by: { instanceId: 'gone' } });
    await at.store.runs.end(ended, { status: 'completed', result: 'passed' });
    expect(await at.store.runs.heldBy('here')).toEqual(new Set([runId]));
    expect(await at.store.runs.findHeld(runId, 'here')).toMatchObject({ id: runId });
    expect(await at.store.runs.findHeld(runId, 'gone')).toBeUndefined();
    expect(await at.store.runs.abandoned()).toEqual([lost]);
    expect(await at.store.instances.renew('here')).toBe(true);
    // It has been renewed since whoever would remove it has read it.
    expect(await at.store.instances.remove(instance)).toBe(false);
    const read = await at.store.instances.list();
    expect(read).toEqual([{ ...instance, renewals: 1 }]);
    const removals = await Promise.all(
      read.flatMap((one) => [one, one]).map(at.store.instances.remove),
    );
    expect(removals.toSorted()).toEqual([false, true]);
    expect(await at.store.instances.renew('here')).toBe(false);
    expect(new Set(await at.store.runs.abandoned())).toEqual(new Set([runId, lost]));
  });

  it('gives away as many tokens of a bucket as it holds, however many ask at once', async () => {
    const size = { tokensPerMs: 0.001, burst: 3.5 };
    const takeAll = (count: number) =>
      Promise.all(Array.from({ length: count }, () => at.store.rateBuckets.take('key', size)));
    const granted = (takes: { granted: boolean }[]) => takes.filter((take) => take.granted).length;
    expect(granted(await takeAll(8))).toBe(3);
    expect(await at.store.rateBuckets.take('key', size)).toEqual({ granted: false, tokens: 0.5 });
    expect(await at.store.rateBuckets.take('other', size)).toEqual({ granted: true, tokens: 2.5 });
    at.now = 1_500;
    expect(granted(await takeAll(2))).toBe(1);
    at.now = 0;
    expect(await at.store.rateBuckets.take('key', size)).toEqual({ granted: false, tokens: 0 });
    at.now = 3_600_000;
    expect(granted(await takeAll(8))).toBe(3);
  });

  it('lets one upload at a time use a ticket, and forgets what has expired', async () => {
    const { projectId } = await at.addProject();
    const { uploadTickets: tickets } = at.store;
    await at.store.instances.add({ id: 'here', process: null });
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
    at.now = 2_000;
    expect(await claim('u5')).toBe('unknown');
    await tickets.add({ tokenHash: 'b', projectId, expiresAt: 3_000 });
    at.now = 1_500;
    expect(await claim('u5')).toBe('unknown');
  });

  it('keeps iterations from their plan to their end', async () => {
    const { suiteId, runId } = await at.addRun();
    const [{ id: testCaseId } = { id: '' }] = await at.store.testCases.upsert(suiteId, [
      toolCase('a'),
    ]);
    const planned = { runId, testCaseId, title: 'a', model: 'p/m', provider: 'p' };
    const [first = '', second = '', third = ''] = await at.store.iterations.addAll(
      [1, 2, 3].map((iterationNumber) => ({ ...planned, iterationNumber })),
    );
    await at.store.iterations.start(first, 5_000);
    const calls = [{ toolName: 'echo', arguments: { text: 'ü\n"\u0000' } }];
    const outcome = {
      ...({ status: 'completed', result: 'passed', durationMs: 12.25, startupMs: 3.5 } as const),
      ...{
        usage: { totalTokens: 7 },
        tokensUsed: 7,
        actualToolCalls: calls,
        expectedToolCalls: [],
        error: null,
      },
    };
    expect(await at.store.iterations.finish(first, outcome)).toBe(true);
    expect(await at.store.iterations.finish(first, { ...outcome, result: 'failed' })).toBe(false);
    await at.store.iterations.start(second, 6_000);
    await at.store.iterations.endUnfinished(runId, { status: 'cancelled', error: 'over' });
    await at.store.iterations.start(third, 7_000);
    const { items } = await at.store.iterations.ofRun(runId, ALL);
    expect(items).toMatchObject([
      { ...outcome, id: first, testCaseId, iterationNumber: 1, startedAt: 5_000, reported: null },
      { id: second, status: 'cancelled', result: null, error: 'over', startedAt: 6_000 },
      { id: third, status: 'cancelled', startedAt: null, usage: null, actualToolCalls: [] },
    ]);
    expect(await at.store.iterations.find(runId, first)).toEqual(items[0]);
    expect(await at.store.iterations.find('run_other', first)).toBeUndefined();
  });

  it('adds more iterations than a statement has room for, in their order', async () => {
    const { runId } = await at.addRun();
    const rows = Array.from({ length: 5_000 }, (_, index) => row(`case ${index}`, `${index}`));
    const ids = await at.store.ingestedIterations.addAll(runId, rows);
    const { items, more } = await at.store.iterations.ofRun(runId, { after: null, limit: 5_000 });
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect(more).toBe(false);
    const asked = ['4999', 'none', '0'];
    expect(await at.store.ingestedIterations.known(runId, asked)).toEqual(new Set(['4999', '0']));
  });

  it('takes a reported iteration once, and numbers those of a case', async () => {
    const { runId } = await at.addRun();
    const batches = [
      [row('a', '1'), row('a', LONG), row('b', '2'), row('a', '1')],
      [row('a', '3'), row('a', LONG), row('a'), row('b', '2')],
    ];
    // At once, so that both would take the same number.
    const ids = await Promise.all(
      batches.map((batch) => at.store.ingestedIterations.addAll(runId, batch)),
    );
    expect(ids.flat().filter((id) => id === null)).toHaveLength(3);
    const { items } = await at.store.iterations.ofRun(runId, ALL);
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
    const { projectId, runId } = await at.addRun();
    const [iterationId = ''] = await at.store.ingestedIterations.addAll(runId, [row('a')]);
    const trace = { traceVersion: 1, messages: [{ role: 'user', content: 'ü'.repeat(100_000) }] };
    await at.store.traces.saveAll([{ iterationId: String(iterationId), trace }]);
    expect(await at.store.traces.find(String(iterationId))).toEqual(trace);
    expect(await at.store.traces.find('it_none')).toBeUndefined();
    const artifact = { projectId, sha256: 'ff', contentType: null, sizeBytes: 2 ** 40 };
    for (let copy = 0; copy < 2; copy += 1) await at.store.artifacts.add(artifact);
    expect(await at.store.artifacts.hashes()).toEqual(new Set(['ff']));
    await at.store.accounts.removeOrganization('Default');
    expect(await at.store.traces.find(String(iterationId))).toBeUndefined();
    expect(await at.store.artifacts.hashes()).toEqual(new Set());
  });

  it('knows what came of a request by its key', async () => {
    const { runId, suiteId } = await at.addRun();
    const { userId } = await at.addProject();
    const reply = {
      ...{ runId, suiteId, status: 'running', servers: [] },
      caseUpsert: { committed: [], failed: [] },
    };
    const place = { userId, scope: LONG, key: 'k' };
    const add = () => at.store.idempotencyKeys.add({ ...place, runId, requestHash: 'h', reply });
    await add();
    expect(await at.store.idempotencyKeys.find(place)).toEqual({ runId, requestHash: 'h', reply });
    expect(await at.store.idempotencyKeys.find({ ...place, key: 'l' })).toBeUndefined();
    await expect(add()).rejects.toThrow(/unique/i);
  });

  it('finds a text again that a database cannot keep as it is', async () => {
    const { projectId } = await at.addProject();
    await at.addSuite('nul \u0000 and half \ud800');
    expect(await at.store.suites.findByName(projectId, 'nul \u0000 and half \ud800')).toBeDefined();
  });

  it('keeps texts with a character 0, and knows them again', async () => {
    const { projectId, suiteId } = await at.addSuite('suite \u0000');
    expect((await at.store.suites.find(projectId, suiteId))?.name).toBe('suite \u0000');
    // As they are before and after what stands for one, and beside it.
    const titles = ['nul \u0000', 'nul \uFFFD', 'nul \uE000', 'nul \uE0000', '\uE000\u00001'];
    const cases = titles.map((title) => toolCase(title));
    const added = await at.store.testCases.upsert(suiteId, cases);
    expect(added.map(({ name }) => name)).toEqual(titles);
    expect(await at.store.testCases.upsert(suiteId, cases)).toEqual(added);
    const { runId } = await at.addRun();
    const rows = titles.map((title) => row(title, title));
    expect(await at.store.ingestedIterations.addAll(runId, rows)).not.toContain(null);
    expect(await at.store.ingestedIterations.addAll(runId, rows)).toEqual(rows.map(() => null));
  });

  describe('a transaction', () => {
    it('does all or nothing', async () => {
      const work = at.store.transaction(async (tx) => {
        await tx.accounts.ensureOrganization('half');
        await tx.transaction((inner) => inner.accounts.ensureOrganization('done'));
        throw new Error('no more');
      });
      await expect(work).rejects.toThrow('no more');
      expect(await at.store.accounts.removeOrganization('half')).toBe(false);
      expect(await at.store.accounts.removeOrganization('done')).toBe(false);
    });

    it('locks rows in one order, lest two wait for each other', async () => {
      const { organizationId, projectId, suiteId, runId } = await at.addRun();
      const inOrder = at.store.transaction(async (tx) => {
        await tx.lock('organizations', organizationId);
        await tx.lock('projects', projectId);
        await tx.lock('suites', suiteId);
        await tx.lock('runs', runId);
        // What it holds by now.
        await tx.projects.touch(projectId);
        return 'done';
      });
      expect(await inOrder).toBe('done');
      const outOfOrder = at.store.transaction(async (tx) => {
        await tx.lock('suites', suiteId);
        await tx.projects.touch(projectId);
      });
      await expect(outOfOrder).rejects.toThrow('must not lock projects');
    });

    it('lets no other one decide by what it is about to change', async () => {
      const { organizationId, projectId, suiteId } = await at.addSuite();
      const run = {
        ...{ organizationId, projectId, suiteId, minimumPassRatePercent: 1, notes: null },
        by: { instanceId: 'here' },
      };
      const taken = await Promise.all(
        Array.from({ length: 8 }, () =>
          at.store.transaction(async (tx) => {
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
        at.store.transaction(async () => at.store.accounts.ensureOrganization('outside')),
      ).rejects.toThrow('must use the store it is given');
      await expect(
        at.store.transaction(async () => at.store.transaction(async () => {})),
      ).rejects.toThrow('must use the store it is given');
      expect(await at.store.accounts.removeOrganization('outside')).toBe(false);
    });

    it('is over when its work is', async () => {
      const kept = await at.store.transaction(async (tx) => ({ tx }));
      await expect(kept.tx.accounts.ensureOrganization('late')).rejects.toThrow();
      expect(await at.store.accounts.removeOrganization('late')).toBe(false);
    });
  });
});
