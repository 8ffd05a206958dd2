import { expect, test } from '@jest/globals';
import type { Failure, ServerFailure } from '../../src/report/failure.ts';
import { advise, describeFailure, describeWarning, explain } from '../../src/words/failures.ts';
import { FAILURES, failureOf } from '../support/failures.ts';

test.each(FAILURES)('$title has a sentence and advice', ({ failure }) => {
  const isPlain = failure.kind === 'assertion' || failure.kind === 'test';
  expect(advise(failure) === '').toBe(isPlain);
  for (const text of [describeFailure(failure), ...(isPlain ? [] : [advise(failure)])]) {
    expect(text).toMatch(/^[A-Z`].*[.a-z0-9`)]$/);
    expect(text).not.toMatch(/undefined|null|NaN|\n/);
    expect(text.length).toBeLessThan(200);
  }
});

test.each([
  ['a missed assertion', 'The result of `t` does not contain "5": "6" (line 3).'],
  ['a tool error', 'Server `s` returned an error for tool `t`: no'],
  ['a missing tool', 'Server `s` has no tool `get`.'],
  ['a missing program', 'Server `s` did not start: `detail` does not exist or cannot be executed.'],
  ['a crash', 'Server `s` crashed at its start (exit code 1).'],
  ['a late call elsewhere', 'Server `s` did not answer within 10 s during a call.'],
  ['the service: no answer', 'The eval service did not answer: no'],
  ['a deadline', 'The time limit of 1.5 min ended.'],
])('%s: %s', (title, sentence) => {
  expect(describeFailure(failureOf(title))).toBe(sentence);
});

test.each([
  ['cancelled', 'The run was cancelled in the eval service.'],
  ['failed', 'The run broke off in the eval service.'],
])('a run that ended early: %s', (status, sentence) => {
  const end = { ...failureOf('unknown, no result'), status } as Failure;
  expect(describeFailure(end)).toBe(sentence);
});

test.each([
  [{}, 'The service gives no reason.'],
  [{ isProgram: true }, 'The program gives no reason.'],
  [{ isProgram: true, message: '1 is not 2' }, '1 is not 2'],
])('an iteration that failed: %j', (members, sentence) => {
  expect(describeFailure({ ...failureOf('unknown, failed'), ...members } as Failure)).toBe(
    sentence,
  );
});

test('with advice', () => {
  const sentence = 'The eval service did not answer: no. Run the job again.';
  expect(explain(failureOf('the service: no answer'))).toBe(sentence);
  expect(explain(failureOf('a test'))).toBe('No.');
});

const CRASHED = 'crashed at its start (exit code 1).';
const ONE = { kind: 'one-client', value: '' } as const;
const LATE = { reason: 'timeout' } as const;
const SLOW = 'did not answer within 10 s';
const WRONG_KEY = { reason: 'credentials', status: 403, hasCredentials: true } as const;
const MALFORMED = 'sent at its start what MCP or a limit does not allow: detail';
test.each<[Partial<ServerFailure>, string]>([
  [{ stdout: 'a\nb' }, `${CRASHED} Its standard output begins: "a b".`],
  [{ phase: 'call', tool: 't' }, 'crashed during a call of `t` (exit code 1).'],
  [LATE, `${SLOW} at its start.`],
  [{ ...LATE, phase: 'list', tool: 'prompts' }, `${SLOW} when its prompts were listed.`],
  [{ reason: 'unreachable', detail: 'x', hint: ONE }, 'answered once, and was gone after that: x'],
  [{ ...LATE, phase: 'list', attempts: 2 }, `${SLOW} when its tools were listed (tried 2 times).`],
  [{ reason: 'unreachable', detail: '', status: 407 }, 'cannot be reached: HTTP 407'],
  [{ reason: 'unreachable', phase: 'call' }, 'closed the connection during a call: detail'],
  [{ reason: 'credentials', status: 401, detail: '' }, 'needs credentials (HTTP 401).'],
  [WRONG_KEY, 'refused the credentials (HTTP 403): detail'],
  [{ exitCode: 0 }, 'ended at its start (exit code 0).'],
  [{ hint: { kind: 'install', value: 'zodd' } }, 'crashed at its start: it does not find `zodd`.'],
  [{ reason: 'status', detail: '', status: 527 }, 'answered with HTTP 527.'],
  [{ reason: 'malformed' }, MALFORMED],
  [{ reason: 'missing-folder', detail: '/x' }, 'did not start: there is no folder `/x`.'],
])('a server: %j', (members, sentence) => {
  const failure = { ...failureOf('a crash'), ...members } as Failure;
  expect(describeFailure(failure)).toBe(`Server \`s\` ${sentence}`);
});

test.each([
  ['pattern', 'textMatches', 'was not judged within 500 ms.'],
  ['pattern', 'matchesOutputSchema', 'of `matchesOutputSchema` was'],
  ['size', 'matchesSchema', '`matchesSchema` cannot be judged: its schema refers to'],
  ['size', 'capture', 'The value at `$` is too large'],
  ['nodes', 'jsonPath', '`$` leads to more than 500 values.'],
  ['iteration', null, 'The iteration did not end within 0.5 s'],
] as const)('the limit %s of %s', (which, of, sentence) => {
  const path = which === 'nodes' ? '$' : null;
  const limit = failureOf('the limit, nothing waited for');
  const failure = { ...limit, which, of, value: 500, path } as Failure;
  expect(describeFailure(failure)).toContain(sentence);
});

test.each([
  [{ message: 'no', file: 'a.test.ts', line: 3 }, 'no (a.test.ts:3)'],
  [{ message: 'No.\nMore.', file: 'a.test.ts' }, 'No. More (a.test.ts).'],
  [{ message: 'no', line: 3 }, 'no'],
  [{ message: '' }, 'The file gives no reason.'],
])('a test with %j', (data, sentence) => {
  const failure = { ...failureOf('a test'), ...data } as Failure;
  expect(describeFailure(failure)).toBe(sentence);
});

test('foreign text is cut and stays in its line', () => {
  const message = `a\nb ${'x'.repeat(1_000)}`;
  const text = describeFailure({ ...failureOf('a tool error'), message } as Failure);
  expect(text).toMatch(/: a b x{200,}…$/);
  expect(text.length).toBeLessThan(400);
});

test.each([
  ['a tool error', 'Server `s` returned an error for tool `t`: no (line 7)'],
  ['a missing tool', 'Server `s` has no tool `get` (line 7).'],
  ['arguments of a call', /got "x" \(line 7\)\.$/],
  ['a crash', 'Server `s` crashed at its start (exit code 1) (line 7).'],
  ['a model: empty', 'Model `m` of `p` gave an empty answer (line 7).'],
  ['the limit, waiting for a model', /, waiting for a model \(line 7\)\.$/],
  ['a cancelled job', 'The run was stopped.'],
])('%s has a line, unless no step has one', (title, sentence) => {
  expect(describeFailure({ ...failureOf(title), line: 7 } as Failure)).toMatch(sentence);
});

test.each([
  ['stub/one', 404, 'Model `stub/one` refused the request (HTTP 404).'],
  ['one', 400, 'Model `one` of `stub` refused the request (HTTP 400).'],
])('model %s, %i', (model, status, sentence) => {
  const failure = { ...failureOf('a model: refused'), provider: 'stub', model, status } as Failure;
  expect(describeFailure(failure)).toBe(sentence);
});

test.each([
  ['the service: no answer', 'The eval service did not answer: no.'],
  ['a cancelled job', 'The upload was stopped.'],
])('a warning of %s says what it means', (title, start) => {
  expect(describeWarning(failureOf(title))).toBe(
    `${start} The results were not sent, or not all of them. The verdict does not change.`,
  );
});
