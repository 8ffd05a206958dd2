import { afterEach, expect, test } from '@jest/globals';
import { inputs, jobWith, SUITE } from '../support/jobs.ts';
import { callProgram, startCommand } from '../support/program.ts';

let job = jobWith();
afterEach(() => job.remove());

const cli = (...given: string[]) => callProgram(job.workspace, ...given);

const suite = ['run', '--suite-file', inputs['suite-file']];

test.each([
  ['passed', [...suite], 0, 'adds two numbers'],
  ['failed', [...suite], 1, 'wrong'],
  ['invalid', ['run', '--suite-file', 'suit.yaml'], 2, 'Did you mean `suite.yaml`?'],
])('%s', async (value, given, code, text) => {
  job =
    value === 'failed'
      ? jobWith('title: wrong, call: get-sum, with: { a: 1, b: 1 }, expect: 3')
      : jobWith();
  const result = await cli(...given);
  expect(result.code).toBe(code);
  expect(result.out).toContain(text);
});

test.each([
  ['help', ['run', '--help'], 0, '--suite-file'],
  ['no such command', ['rum'], 2, 'Usage'],
  ['a misspelt option', ['run', '--suite-fil', 'x'], 2, 'Did you mean `suite-file`?'],
  ['an option of the action', [...suite, '--fail-on', 'never'], 2, 'Unknown key `fail-on`'],
  ['the suite file without a name', ['run', inputs['suite-file']], 0, 'passed'],
  ['a second argument', ['run', inputs['suite-file'], 'other'], 2, 'Unknown key `other`'],
  ['an argument too many', [...suite, 'other'], 2, 'Unknown key `other`'],
  ['a wrong value', [...suite, '--min-pass-rate', '0.57'], 2, 'Did you mean `57`?'],
])('options: %s', async (_name, given, code, text) => {
  job = jobWith();
  const result = await cli(...given);
  expect(result.code).toBe(code);
  expect(result.out).toContain(text);
});

test('a mistake of ours is incomplete', async () => {
  job = jobWith();
  job.write('suite.yaml', SUITE);
  // No file has a zero byte in its path.
  const result = await cli('run', '--suite-file', 'suite\0.yaml');
  expect(result).toMatchObject({ code: 3, out: expect.stringContaining('Internal error') });
});

test('the readers of the output have gone', async () => {
  job = jobWith();
  const { stdout, stderr, exit } = startCommand(job.workspace, suite);
  stdout.destroy();
  stderr.destroy();
  expect(await exit).toEqual([0, null]);
});
