/** Signals end a job with what it has gathered. */
import { expect, test } from '@jest/globals';
import { inputs, jobWith, SUITE } from '../support/jobs.ts';
import type { Job } from '../support/runner.ts';

let job: Job;

test('the process is killed: a verdict stands', async () => {
  job = jobWith('title: waits, call: wait');
  const result = await job.run({ inputs, signal: { name: 'SIGKILL', after: '' } });
  expect(result).toMatchObject({ exitCode: null, outputs: { verdict: 'incomplete' } });
});

test('the job is cancelled in the middle: what was gathered stays', async () => {
  job = jobWith('title: waits, call: wait');
  job.write('suite.yaml', `${SUITE}  - { title: waits, call: wait, runs: 4 }\n`);
  const result = await job.run({ inputs, signal: { name: 'SIGINT', after: '2 of 6 iterations' } });
  const outputs = { verdict: 'incomplete', status: 'cancelled' };
  expect(result).toMatchObject({ exitCode: 1, outputs });
  const { report } = JSON.parse(result.report ?? '');
  expect(report.cases[0].iterations[0].outcome).toBe('passed');
  expect(report.cases[2].iterations[0].failures).toEqual([{ kind: 'cancelled' }]);
});
