import { expect, it } from '@jest/globals';
import { parseRunState, RunsUnderWay } from '../../src/runner/state.ts';

const run = (runId: string) => ({ baseUrl: 'https://evals.example.test', projectId: 'p_1', runId });

it('leaves to the post step the runs that have not ended', () => {
  const underWay = new RunsUnderWay();
  underWay.note({ ...run('r_1'), terminal: false });
  const two = underWay.note({ ...run('r_2'), terminal: false });
  expect(parseRunState(two)).toEqual([run('r_1'), run('r_2')]);
  const one = underWay.note({ ...run('r_1'), terminal: true });
  expect(parseRunState(one)).toEqual([run('r_2')]);
  expect(parseRunState(underWay.note({ ...run('r_2'), terminal: true }))).toEqual([]);
});

it('has none where the main step left nothing, and refuses what it did not write', () => {
  expect(parseRunState('')).toEqual([]);
  expect(() => parseRunState('{"runId":"r_1"}')).toThrow();
});
