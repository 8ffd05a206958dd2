/** What the source makes of iterations: lines, and failures of services that send less. */
import { expect, test } from '@jest/globals';
import { iterations } from '../../src/api/resources/evals.ts';
import { readTolerantly } from '../../src/api/tolerant.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { reportCases } from '../../src/sources/evals/iterations.ts';
import { parseSuiteFile } from '../../src/sources/suite/suite-file.ts';

const parsed = await parseSuiteFile(
  `
name: s
tests:
  - title: t
    steps:
      - call: one/a
      - call: one/b
`,
  's.yaml',
  ['one'],
);
if (!('suite' in parsed)) throw new Error('refused');
const { suite } = parsed;

/** The failure as the source reports it. */
function reported(failure: object): unknown {
  const one = { id: 'i', title: 't', status: 'failed', result: 'failed', failures: [failure] };
  const read = readTolerantly(iterations, { items: [one] });
  if ('misfits' in read) throw new Error(JSON.stringify(read.misfits));
  const [only] = reportCases(suite, read.value.items, new Redactor());
  return only?.iterations[0]?.failures[0];
}

const places = { path: null, expected: 'x', observed: null, server: null, tool: null };
const assertion = { kind: 'assertion', type: 'isNegativeTest', condition: null, ...places };
const missing = { kind: 'missing-tool', server: 's', tool: 'x', nearest: null, baselineHad: null };
const model = {
  kind: 'model',
  provider: 'p',
  model: 'm',
  status: null,
  reason: 'empty',
  message: '',
};
const limit = {
  kind: 'limit',
  which: 'pattern',
  of: null,
  value: 500,
  path: null,
  waitedFor: null,
};
const error = {
  kind: 'tool-error',
  server: 's',
  what: 'tool',
  tool: 't',
  code: null,
  message: 'no',
};
const server = {
  ...{ kind: 'server', server: 's', phase: 'call', tool: null, reason: 'crash', isLocal: true },
  ...{ detail: '', exitCode: 1, signal: null, stdout: '', stderr: '', limitMs: null, status: null },
  ...{ hasCredentials: false, attempts: 1, hint: null },
};

test.each([
  ['an assertion of the whole case', assertion, null, 4],
  ['an assertion', { ...assertion, step: 'step-2', line: null }, 'step-2', 7],
  ['a missing tool', { ...missing, step: 'step-1', line: null }, 'step-1', 6],
  ['a model', { ...model, step: 'step-2', line: null }, 'step-2', 7],
  ['a limit', { ...limit, step: 'step-2', line: null }, 'step-2', 7],
  ['an error', { ...error, step: 'step-2', line: null }, 'step-2', 7],
  ['an error of an older service', error, null, 4],
  ['a step of another case', { ...error, step: 'other' }, 'other', 4],
  ['a crash', { ...server, step: 'step-1' }, 'step-1', 6],
  ['a crash at the start', server, null, null],
])('%s has a step and a line', (_name, failure, step, line) => {
  expect(reported(failure)).toEqual({ ...failure, step, line });
});
