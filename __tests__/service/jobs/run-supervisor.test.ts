/** Runs of one service whose database fails it at times. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RunExecutor, RunPlan } from '../../../src/service/engine/plan.ts';
import { openRunSupervisor, type RunSupervisor } from '../../../src/service/jobs/run-supervisor.ts';
import { openStore } from '../../../src/service/storage/open-store.ts';
import type { OpenedStore, Store } from '../../../src/service/storage/store.ts';
import { temporaryFolder } from '../../support/service/service-fixture.ts';

const WATCH_MS = 20;

const EXECUTION = {
  ...{ isolation: 'auto', concurrency: 1, starts: 0, servers: [] },
  ...{ wallMs: 1, workMs: 1, startupMs: 0 },
};

describe('runs of a service whose database', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let store: OpenedStore;
  let supervisor: RunSupervisor | null = null;
  /** Transactions that fail, one after the other. */
  let failing = 0;
  /** The same of looks whether a run is held. */
  let failingLooks = 0;
  let errors: string[] = [];
  /** Resolves before each iteration ends. */
  let beforeEnd = Promise.resolve();
  /** Called after the last one. */
  let afterLast = () => {};

  beforeEach(async () => {
    folder = await temporaryFolder();
    store = await openStore({ temporaryFolder: folder.path });
    failing = 0;
    failingLooks = 0;
    errors = [];
    beforeEnd = Promise.resolve();
    afterLast = () => {};
  });
  afterEach(async () => {
    await supervisor?.stop();
    await supervisor?.close();
    await store.close();
    await folder.remove();
  });

  /** Passes each iteration as soon as it is asked for. */
  const executor: RunExecutor = {
    inspect: () => Promise.reject(new Error('There are no servers.')),
    async execute(plan, recorder) {
      for (const { iterationId } of plan.iterations) {
        await recorder.iterationStarted(iterationId, 1);
        await beforeEnd;
        const recorded = recorder.iterationFinished(iterationId, {
          ...{
            status: 'completed',
            result: 'passed',
            durationMs: 1,
            startupMs: 0,
            usage: null,
            tokensUsed: null,
          },
          ...{ actualToolCalls: [], expectedToolCalls: [], error: null, trace: null },
        });
        // As the real one does, which goes on without it.
        await recorded.catch((error: unknown) => errors.push(String(error)));
      }
      afterLast();
      return EXECUTION;
    },
  };

  async function open(patienceMs?: number): Promise<RunSupervisor> {
    const failingStore: Store = {
      ...store,
      runs: {
        ...store.runs,
        findHeld(...held) {
          if (failingLooks === 0) return store.runs.findHeld(...held);
          failingLooks -= 1;
          return Promise.reject(new Error('The database cannot be reached.'));
        },
      },
      transaction(work) {
        if (failing === 0) return store.transaction(work);
        failing -= 1;
        return Promise.reject(new Error('The database cannot be reached.'));
      },
    };
    const log = { info: () => undefined, error: (line: string) => void errors.push(line) };
    const times = { watchMs: WATCH_MS, ...(patienceMs !== undefined && { patienceMs }) };
    supervisor = await openRunSupervisor({ store: failingStore, executor, log, times });
    return supervisor;
  }

  /** Stores a run of one iteration, as a request that creates it does. */
  async function addRun(instanceId: string): Promise<{ projectId: string; plan: RunPlan }> {
    const { id: organizationId } = await store.accounts.ensureOrganization('Default');
    const projectId = await store.projects.ensure(organizationId, 'Default');
    const suiteId = await store.suites.add({
      ...{ projectId, name: 'suite', description: null, model: null, provider: null },
      ...{ minimumPassRatePercent: null, serverIds: [] },
    });
    const runId = await store.runs.add({
      ...{ organizationId, projectId, suiteId, minimumPassRatePercent: 100 },
      ...{ plannedIterations: 1, notes: null, by: { instanceId } },
    });
    const [{ id } = { id: '' }] = await store.testCases.upsert(suiteId, [
      { title: 'a', steps: [] },
    ]);
    const testCase = { title: 'a', steps: [], model: null, provider: null, id };
    const [iterationId = ''] = await store.iterations.addAll([
      { runId, testCaseId: id, title: 'a', iterationNumber: 1, model: null, provider: null },
    ]);
    const iterations = [{ iterationId, testCase, iterationNumber: 1 }];
    const plan = {
      ...{ runId, servers: [], findings: [], iterations, settings: {} },
      ...{ userId: 'usr_1', modelApiKeys: {}, kept: null },
    };
    return { projectId, plan };
  }

  async function ended(projectId: string, runId: string) {
    for (;;) {
      const run = await store.runs.find(projectId, runId);
      if (run === undefined || run.status !== 'running') return run;
      await delay(WATCH_MS);
    }
  }

  it('was away for a moment lose nothing', async () => {
    const { instanceId, start } = await open();
    const { projectId, plan } = await addRun(instanceId);
    failing = 2;
    start(plan);
    expect(await ended(projectId, plan.runId)).toMatchObject({
      ...{ status: 'completed', result: 'passed', passedIterations: 1, failedIterations: 0 },
    });
  });

  it('was away for a moment at their beginning and at their end lose nothing', async () => {
    const { instanceId, start } = await open();
    const { projectId, plan } = await addRun(instanceId);
    failingLooks = 1;
    afterLast = () => {
      failing = 1;
    };
    start(plan);
    expect(await ended(projectId, plan.runId)).toMatchObject({
      ...{ status: 'completed', result: 'passed', passedIterations: 1, failedIterations: 0 },
    });
    expect(errors).toEqual([
      `run ${plan.runId} waits for the database: The database cannot be reached.`,
      `run ${plan.runId} waits for the database: The database cannot be reached.`,
    ]);
  });

  it('was away for longer than they wait end without a result', async () => {
    const { instanceId, start } = await open(100);
    const { projectId, plan } = await addRun(instanceId);
    failing = Number.POSITIVE_INFINITY;
    start(plan);
    while (!errors.some((line) => line.includes('could not be ended'))) await delay(WATCH_MS);
    failing = 0;
    expect(await ended(projectId, plan.runId)).toMatchObject({ status: 'failed', result: null });
  });

  it('is told of a cancelled run find nothing wrong with that', async () => {
    const { instanceId, start, cancel } = await open();
    const { projectId, plan } = await addRun(instanceId);
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeEnd = promise;
    start(plan);
    await cancel(plan.runId);
    resolve();
    expect(await ended(projectId, plan.runId)).toMatchObject({ status: 'cancelled' });
    await supervisor?.stop();
    expect(errors).toEqual([]);
  });

  it('stored a run without telling so end it', async () => {
    const { instanceId } = await open();
    const { projectId, plan } = await addRun(instanceId);
    expect(await ended(projectId, plan.runId)).toMatchObject({ status: 'failed', result: null });
    const { items } = await store.iterations.ofRun(plan.runId, { after: null, limit: 9 });
    expect(items).toMatchObject([{ status: 'failed', result: null }]);
  });
});
