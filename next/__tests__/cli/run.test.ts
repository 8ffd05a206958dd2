import { afterEach, expect, test } from '@jest/globals';
import { run } from '../../src/cli/run.ts';
import { inputs, jobWith } from '../support/jobs.ts';

let job = jobWith();
afterEach(() => job.remove());

async function cli(...given: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run({
    arguments: given,
    variables: process.env,
    workspace: job.workspace,
    signal: new AbortController().signal,
    write: (line) => out.push(line),
    writeError: (line) => err.push(line),
  });
  return { code, out, err };
}

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
  expect(result.out.join('\n')).toContain(text);
});

test('options: help, a misspelt one, a wrong value', async () => {
  job = jobWith();
  expect((await cli('run', '--help')).out.join('\n')).toContain('--suite-file');
  expect(await cli('run', '--suite-fil', 'x')).toMatchObject({ code: 2, out: [] });
  const wrong = await cli(...suite, '--min-pass-rate', '0.9');
  expect(wrong).toMatchObject({ code: 2, out: [] });
  expect(wrong.err).toHaveLength(1);
});
