/** What the source makes of iterations: measured values, lines, and failures of services that send less. */
import { expect, test } from '@jest/globals';
import { iterations } from '../../src/api/resources/evals.ts';
import { readTolerantly } from '../../src/api/tolerant.ts';
import { Redactor } from '../../src/lib/redaction/redactor.ts';
import { reportCases } from '../../src/sources/evals/iterations.ts';
import { failureOf } from '../support/failures.ts';
import { suiteIn } from '../support/suites.ts';

const SECRET = 'sk-9fJ2kLq81mZx';
const redactor = new Redactor();
redactor.add('key', [SECRET]);
const ONE = [{ id: 's1', name: 'one' }];

const suite = await suiteIn(
  `
name: s
tests:
  - title: t
    steps:
      - call: one/a
      - call: one/b
  - { title: asked, prompt: hi, calls: c, model: p/m, runs: 2 }
`,
  ['one'],
);

/** Iterations as the client reads them. */
function itemsOf(...written: object[]) {
  const all = written.map((one, at) => ({ id: `i${at}`, title: 't', status: 'completed', ...one }));
  const read = readTolerantly(iterations, { items: all });
  if ('misfits' in read) throw new Error(JSON.stringify(read.misfits));
  return read.value.items;
}

/** The only iteration as the source reports it. */
function reported(one: object) {
  const items = itemsOf(one);
  const ofCases = suite.tests.map(({ title }) => items.filter((item) => item.title === title));
  return reportCases(suite, ofCases, ONE, redactor).flatMap((all) => all.iterations)[0];
}

const CALLED = { toolName: 'c' };
const UNSAMPLED = { tokens: null, model: null };
const asked = { title: 'asked', result: 'passed', model: 'm', provider: 'q' };
const tokens = (input: number | null, output: number | null, total: number | null) => {
  return { tokens: { input, output, total } };
};

test.each([
  [{ usage: { inputTokens: 3, outputTokens: 4, totalTokens: 9 } }, tokens(3, 4, 9)],
  [{ usage: { inputTokens: 3, outputTokens: 4 } }, tokens(3, 4, 7)],
  [{ usage: { inputTokens: 3, outputTokens: null } }, tokens(3, null, null)],
  [{ usage: { totalTokens: 'many' }, tokensUsed: 8 }, tokens(null, null, 8)],
  [{ usage: [], tokensUsed: -1 }, tokens(null, null, null)],
  [{ title: 't', tokensUsed: 8, usage: { inputTokens: 3 } }, UNSAMPLED],
  [{}, { model: 'q/m', durationMs: null, toolCalls: null }],
  [{ model: null, provider: null }, { model: 'p/m' }],
  [{ model: `x\u001b[1m/${SECRET}\n`, provider: null }, { model: 'x/***' }],
  [{ actualToolCalls: [] }, { toolCalls: 0 }],
  [
    { actualToolCalls: [CALLED, CALLED], durationMs: 5 },
    { toolCalls: 2, durationMs: 5 },
  ],
])('what is measured: %j', (more, measured) => {
  expect(reported({ ...asked, ...more })).toMatchObject(measured);
});

test.each([
  ['completed', 'passed', 'passed'],
  ['completed', 'failed', 'failed'],
  ['completed', null, 'incomplete'],
  ['completed', 'inconclusive', 'incomplete'],
  ['failed', null, 'incomplete'],
  ['failed', 'failed', 'failed'],
  ['failed', 'passed', 'incomplete'],
  ['timed_out', null, 'incomplete'],
  ['timed_out', 'passed', 'incomplete'],
  ['running', 'passed', 'incomplete'],
  ['cancelled', 'failed', 'incomplete'],
  ['dreaming', 'passed', 'incomplete'],
])('status %s with result %s is %s', (status, result, outcome) => {
  const one = reported({ status, result, error: `\u001b[1mno ${SECRET}` });
  const unknown = { kind: 'unknown', message: 'no ***', isFailed: outcome === 'failed' };
  expect(one).toMatchObject({ outcome, failures: outcome === 'passed' ? [] : [unknown] });
});

/** A failure of a service that says less. */
const older = (title: string) => ({ ...failureOf(title), step: undefined, line: undefined });
const assertion = older('a missed assertion');
const error = older('a tool error');
const crash = { ...older('a crash'), phase: 'call' };

test.each([
  ['an assertion of the whole case', assertion, null, 4],
  ['an assertion', { ...assertion, step: 'step-2', line: null }, 'step-2', 7],
  ['a missing tool', { ...older('a missing tool'), step: 'step-1', line: null }, 'step-1', 6],
  ['a model', { ...older('a model: empty'), step: 'step-2', line: null }, 'step-2', 7],
  ['a limit', { ...older('a slow pattern'), step: 'step-2', line: null }, 'step-2', 7],
  ['an error', { ...error, step: 'step-2', line: null }, 'step-2', 7],
  ['an error of an older service', error, null, 4],
  ['a step of another case', { ...error, step: 'other' }, 'other', 4],
  ['a crash', { ...crash, step: 'step-1' }, 'step-1', 6],
  ['a crash at the start', older('a crash'), null, null],
])('%s has a step and a line', (_name, failure, step, line) => {
  const one = reported({ status: 'failed', result: 'failed', failures: [failure] });
  expect(one?.failures).toEqual([{ ...failure, step, line }]);
});
