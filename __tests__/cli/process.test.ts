/** The program in a process of its own. */
import { beforeEach, expect, test } from '@jest/globals';
import { jobWith, SUITE } from '../support/jobs.ts';
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

test('watch runs again after a change, until a signal', async () => {
  const { child, stdout, exit } = startCommand(job.workspace, [...suite, '--watch', '--json']);
  const lines = stdout.setEncoding('utf8').iterator();
  const next = async () => JSON.parse((await lines.next()).value).verdict.value;
  expect(await next()).toBe('passed');
  const wrong = '{ title: wrong, call: get-sum, with: { a: 1, b: 1 }, expect: "3" }';
  job.write('suite.yaml', `${SUITE}  - ${wrong}\n`);
  expect(await next()).toBe('failed');
  child.kill('SIGINT');
  expect(await exit).toEqual([1, null]);
});
