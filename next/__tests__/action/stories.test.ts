/** One step of a job from the inputs to the verdict, each in a process of its own. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { inputs, jobWith } from '../support/jobs.ts';
import { type Job, REPORT } from '../support/runner.ts';

let job: Job;

const firstLine = (text: string) => text.split('\n')[0];

test('passed: short form and API steps', async () => {
  job = jobWith();
  const result = await job.run({ inputs });
  expect(result.exitCode).toBe(0);
  expect(result.outputs).toMatchObject({
    verdict: 'passed',
    status: 'completed',
    result: 'passed',
    total: '2',
    passed: '2',
    failed: '0',
    'pass-rate': '100.00',
    'report-path': join(job.root, REPORT),
  });
  expect(firstLine(result.summary)).toBe('### ✅ calculator: 2 of 2 cases passed');
  expect(JSON.parse(result.report ?? '')).toMatchObject({ verdict: { value: 'passed' } });
});
