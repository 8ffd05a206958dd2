import { describe, expect, it } from '@jest/globals';
import type { ReadRun } from '../../../src/contract/resources/run.ts';
import { withTools } from '../../../src/evals/collect/run-facts.ts';

const SERVERS = [
  { id: 'sv_1', name: 'library' },
  { id: 'sv_2', name: 'weather' },
];

type Told = NonNullable<ReadRun['execution']>['servers'];

const runOn = (servers: Told): ReadRun => ({
  ...{ id: 'r_1', status: 'completed' },
  execution: {
    ...{ isolation: 'auto', concurrency: 1, starts: 1, wallMs: 1, workMs: 1, startupMs: 1 },
    servers,
  },
});

const library = { name: 'library', protocolVersion: '2025-11-25' };

describe('tools of the servers of a run', () => {
  it('are those the service tells, and how many it leaves out', () => {
    expect(withTools(SERVERS, runOn([{ ...library, tools: ['search'], moreTools: 3 }]))).toEqual([
      { id: 'sv_1', name: 'library', tools: ['search'], moreTools: 3 },
      { id: 'sv_2', name: 'weather' },
    ]);
    expect(withTools(SERVERS, runOn([{ ...library, tools: [] }]))[0]).toEqual({
      ...SERVERS[0],
      tools: [],
    });
  });

  it.each([
    ['nobody saw the run', null],
    ['the service does not tell how it was carried out', { id: 'r_1', status: 'completed' }],
    ['the service does not tell its tools', runOn([library])],
    ['two servers have one name', runOn([library, library].map((one) => ({ ...one, tools: [] })))],
  ])('are unknown where %s', (_, run) => {
    expect(withTools(SERVERS, run)).toEqual(SERVERS);
  });

  it('are not counted by a number that is none', () => {
    for (const moreTools of [-1, 0.5, Number.NaN]) {
      const [server] = withTools(SERVERS, runOn([{ ...library, tools: ['a'], moreTools }]));
      expect(server).toEqual({ ...SERVERS[0], tools: ['a'] });
    }
  });
});
