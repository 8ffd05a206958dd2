/** The program in a process of its own. */
import { beforeEach, expect, test } from '@jest/globals';
import { jobWith } from '../support/jobs.ts';
import { startCommand } from '../support/program.ts';

let job = jobWith();
beforeEach(() => {
  job = jobWith();
});
const suite = ['run', 'suite.yaml'];

test('the readers of the output have gone', async () => {
  const { stdout, stderr, exit } = startCommand(job.workspace, suite);
  stdout.destroy();
  stderr.destroy();
  expect(await exit).toEqual([0, null]);
});
