import { describe, expect, it } from '@jest/globals';
import {
  readHistory,
  serviceHistory,
  withHistory,
} from '../../../src/baseline/service/service-history.ts';
import type { RunReport } from '../../../src/model/run-report.ts';
import { closeRigsAfterEach, startRig } from '../../support/client/client-rig.ts';
import type { Answer } from '../../support/client/scripted-server.ts';
import { notFound, pathOf } from '../../support/evals/fake-api.ts';

closeRigsAfterEach();

const OWN = { projectId: 'p_1', suiteId: 'st_1', runId: 'r_5' };

function run(number: number, over: Record<string, unknown> = {}) {
  return {
    id: `r_${number}`,
    runNumber: number,
    status: 'completed',
    createdAt: number * 100,
    summary: { total: 4, passed: 3, failed: 1, passRate: 0.75 },
    ...over,
  };
}

async function read(answer: Answer) {
  const { client, server, logger } = await startRig((request) =>
    pathOf(request) === '/projects/p_1/eval-suites/st_1/runs' ? answer : notFound('route'),
  );
  return { ...(await readHistory(client, OWN, logger, {})), server, logger };
}

describe('readHistory', () => {
  it('gives the completed runs before this one, the oldest first', async () => {
    const { runs } = await read({
      json: {
        items: [
          run(6),
          run(5),
          run(4, { status: 'cancelled' }),
          run(3, { summary: { passRate: 0.5 } }),
          run(2, { summary: null }),
          run(1, { summary: { total: 3, passed: 3 }, runNumber: null }),
        ],
      },
    });
    expect(runs).toEqual([
      { runNumber: null, passRate: 1, createdAtMs: 100 },
      { runNumber: 3, passRate: 0.5, createdAtMs: 300 },
    ]);
  });

  it('costs one request, however long the history is', async () => {
    const items = Array.from({ length: 25 }, (_, index) => run(25 - index, { createdAt: 1 }));
    const { runs, server } = await read({ json: { items, nextCursor: 'more' } });
    expect(runs).toHaveLength(24);
    expect(server.requests.map(({ url }) => url)).toEqual([
      expect.stringContaining('/eval-suites/st_1/runs?limit=25'),
    ]);
  });

  it('leaves out what looked again at some cases alone', async () => {
    const notes = 'Looks again.\n[mcp-eval-gate-look octo/library run 7 1]';
    const { runs } = await read({ json: { items: [run(5), run(4, { notes }), run(3)] } });
    expect(runs.map(({ runNumber }) => runNumber)).toEqual([3]);
  });

  it('leaves out a rate that is not a fraction', async () => {
    const odd = [95, -1].map((passRate, index) => run(index + 1, { summary: { passRate } }));
    expect((await read({ json: { items: odd } })).runs).toEqual([]);
  });

  it('tells how long completed runs took, where the service does', async () => {
    const items = [
      run(5, { completedAt: 999 }),
      run(4, { completedAt: 1400 }),
      run(3, { completedAt: null }),
      run(2, { completedAt: 100 }),
      run(1, { completedAt: 250, status: 'failed' }),
    ];
    expect((await read({ json: { items } })).durationsMs).toEqual([1000]);
  });

  it('is empty, and says why in the log, where the service refuses', async () => {
    const { runs, logger } = await read({
      status: 403,
      json: { code: 'FORBIDDEN', message: 'no' },
    });
    expect(runs).toEqual([]);
    expect(logger.lines.join('\n')).toContain('The history of the suite could not be read');
  });
});

describe('withHistory', () => {
  const report = (status: string): RunReport => ({
    ...{ source: 'run', suite: { id: 'st_1', name: 'smoke' }, project: null, servers: [] },
    run: {
      ...{ id: 'r_5', number: 5, status, result: 'passed', notes: null, declared: null },
      ...{ createdAtMs: null, completedAtMs: null },
    },
    ...{ cases: [], problems: [], warnings: [], notice: null },
  });

  async function rig(suiteId: string | null = 'st_1') {
    const { signal, ...controller } = abortable();
    const { client, server, clock, logger } = await startRig(() => ({ json: { items: [run(4)] } }));
    const history = serviceHistory({ ...OWN, suiteId }, client, { clock, logger, signal });
    return { ...controller, history, signal, server };
  }

  it('puts earlier runs beside one that completed, however often they were asked for before', async () => {
    const { history, signal, server } = await rig();
    expect((await history.read()).runs).toHaveLength(1);
    const found = await withHistory(report('completed'), history, { signal });
    expect(found.history).toMatchObject([{ runNumber: 4, passRate: 0.75 }]);
    expect(server.requests).toHaveLength(1);
  });

  it('asks for none where there can be none, or where it would be held against nothing', async () => {
    const fresh = await rig(null);
    expect((await withHistory(report('completed'), fresh.history, fresh)).history).toEqual([]);
    const { history, signal, abort, server } = await rig();
    const cancelled = report('cancelled');
    expect(await withHistory(cancelled, history, { signal })).toBe(cancelled);
    abort();
    const completed = report('completed');
    expect(await withHistory(completed, history, { signal })).toBe(completed);
    expect([...fresh.server.requests, ...server.requests]).toEqual([]);
  });
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
