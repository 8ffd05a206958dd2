import { describe, expect, it } from '@jest/globals';
import type { RunReport } from '../../src/model/run-report.ts';
import { readHistory } from '../../src/run/history.ts';
import { closeRigsAfterEach, startRig } from '../client/support/client-rig.ts';
import type { Answer } from '../client/support/scripted-server.ts';
import { notFound, pathOf } from './support/fake-api.ts';

closeRigsAfterEach();

const OWN = {
  suite: { id: 'st_1', name: 'Weather' },
  project: { id: 'p_1', name: null },
  run: {
    id: 'r_5',
    number: 5,
    status: 'completed',
    result: 'passed',
    createdAtMs: 500,
    completedAtMs: 600,
    notes: null,
    declared: null,
  },
} satisfies Pick<RunReport, 'suite' | 'project' | 'run'>;

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

async function read(answer: Answer, own: typeof OWN = OWN) {
  const { client, server, logger } = await startRig((request) =>
    pathOf(request) === '/projects/p_1/eval-suites/st_1/runs' ? answer : notFound('route'),
  );
  return { history: await readHistory(client, own, logger, {}), server, logger };
}

describe('readHistory', () => {
  it('gives the completed runs before this one, the oldest first', async () => {
    const { history } = await read({
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
    expect(history).toEqual([
      { runNumber: null, passRate: 1, createdAtMs: 100 },
      { runNumber: 3, passRate: 0.5, createdAtMs: 300 },
    ]);
  });

  it('costs one request, however long the history is', async () => {
    const items = Array.from({ length: 25 }, (_, index) => run(25 - index, { createdAt: 1 }));
    const { history, server } = await read({ json: { items, nextCursor: 'more' } });
    expect(history).toHaveLength(24);
    expect(server.requests.map(({ url }) => url)).toEqual([
      expect.stringContaining('/eval-suites/st_1/runs?limit=25'),
    ]);
  });

  it('leaves out a rate that is not a fraction', async () => {
    const odd = [95, -1].map((passRate, index) => run(index + 1, { summary: { passRate } }));
    expect((await read({ json: { items: odd } })).history).toEqual([]);
  });

  it('is empty, and says why in the log, where the service refuses', async () => {
    const { history, logger } = await read({
      status: 403,
      json: { code: 'FORBIDDEN', message: 'no' },
    });
    expect(history).toEqual([]);
    expect(logger.lines.join('\n')).toContain('The history of the suite could not be read');
  });
});
