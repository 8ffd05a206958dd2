/** What the page finds out about an iteration: failing steps, advice, differences, long texts. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Entry } from '../../src/page/detail/entries.ts';
import {
  adviceOf,
  argumentsOf,
  CODE,
  chooseIteration,
  describeStep,
  failedStepsOf,
  firstDifference,
  foldOf,
  isCode,
  prettyOf,
  spansOf,
} from '../../src/page/detail/entries.ts';
import { CODE as CODE_OF_COMMENTS } from '../../src/render/escape.ts';
import type { IterationDetail } from '../../src/render/page-data.ts';
import type { TraceCall } from '../../src/report/trace.ts';

const call = (members: Partial<TraceCall> = {}): TraceCall => ({
  ...{ what: 'call', server: 's', tool: 't', arguments: '{"a":1}', answer: 'ok', images: [] },
  ...{ isError: false, startMs: 0, durationMs: 1, step: 'one', line: 3 },
  ...members,
});
const say = (text: string): Entry => ({ what: 'answer', text });
const FAILED = { sentence: 'It failed.', advice: '', line: null as number | null };
const failure = (step: string | null, more: Partial<typeof FAILED> = {}) => {
  return { ...FAILED, place: '', link: null, step, evidence: null, ...more };
};
const iteration = (members: Partial<IterationDetail> = {}): IterationDetail => ({
  ...{ number: 1, outcome: 'passed', durationMs: null, tokens: null, model: null },
  ...{ failures: [], trace: null },
  ...members,
});

test.each([
  ['p', null, 1],
  ['pff', null, 2],
  ['p?f', null, 3],
  ['p?', null, 2],
  ['pff', 2, 3],
  ['pff', 0, 1],
  ['pff', 9, 2],
  ['', null, undefined],
])('the iteration of %j that shows, asked for %j', (outcomes, asked, expected) => {
  const names = { p: 'passed', f: 'failed', '?': 'incomplete' } as const;
  const letters = [...outcomes] as (keyof typeof names)[];
  const all = letters.map((one, at) => iteration({ number: at + 1, outcome: names[one] }));
  expect(chooseIteration(all, asked)?.number).toBe(expected);
});

test('a failing step has its failures and its calls', () => {
  const first = call({ step: 'step-1' });
  const entries = [call({ step: 'login' }), call(), say('x'), first, call({ isError: true })];
  const ids = ['one', null, 'one', 'step-1-expect-2', 'step-1', 'step-12-never-1'];
  const failures = ids.map((id) => failure(id));
  const steps = failedStepsOf(iteration({ failures, trace: { entries, more: 0 } }));
  const found = steps.map((one) => {
    return `${one.failures[0]?.step} ${one.failures.length} ${one.calls.length}`;
  });
  expect(found).toEqual(['one 2 2', 'null 1 1', 'step-1-expect-2 2 1', 'step-12-never-1 1 0']);
  // An assertion with an id of its own is about what came last before its line.
  const calls = [call({ step: 'one', line: 3 }), call({ step: 'two', line: 5 })];
  const later = [7, 4, 2].map((line) => failure('check', { line }));
  const joined = failedStepsOf(iteration({ failures: later, trace: { entries: calls, more: 0 } }));
  expect(joined.map((one) => one.calls[0]?.step)).toEqual(['two', 'one', undefined]);
  expect(failedStepsOf(iteration({ failures }))).toHaveLength(4);
});

test.each([
  ['step-1', '1'],
  ['step-12-expect-3', '12, expectation 3'],
  ['step-2-first', '2, first'],
  ['check-expect-1', 'check-expect-1'],
])('the step %s is step %s', (id, expected) => expect(describeStep(id)).toBe(expected));

const cause = (sentence: string, advice: string) => ({
  ...{ sentence, advice, isDeciding: true, newly: 0, evidence: null, cases: [] },
});
const A = failure(null, { sentence: 'A.', advice: 'Do.' });
const B = { ...A, sentence: 'B.' };
test.each([
  [[A, B], undefined, ['Do.']],
  [[A], cause('Renamed.', 'Accept.'), ['Renamed.', 'Accept.']],
  [[A], cause('A.', 'Accept.'), ['Accept.']],
  [[A], cause('A.', ''), ['Do.']],
  [[], cause('Renamed.', 'Accept.'), []],
])('advice %#', (failures, known, expected) => {
  expect(adviceOf(iteration({ failures }), known)).toEqual(expected);
});

test.each<[Entry[], Entry[], number | null]>([
  [[], [], null],
  [[say('a'), call()], [say('a'), call({ startMs: 9, durationMs: null, step: 'x' })], null],
  [[call({ arguments: '{"a":1,"b":2}' })], [call({ arguments: '{ "b": 2, "a": 1 }' })], null],
  [[say('a'), call()], [say('a'), call({ answer: null })], 1],
  [[say('a'), call()], [say('a')], 1],
  [[], [say('')], 0],
  [[call()], [call({ isError: true })], 0],
  [[call({ arguments: '{' })], [call({ arguments: '[' })], 0],
])('the first difference %#', (a, b, expected) => {
  expect([firstDifference(a, b), firstDifference(b, a)]).toEqual([expected, expected]);
});

test.each([
  ['{"city":"Paris","days":3}', { city: '"Paris"', days: '3' }],
  ['{"text":"a\\nb","o":{"x":1}}', { text: 'a\nb', o: '{\n  "x": 1\n}' }],
  ['{}', {}],
  ['[1]', null],
  ['"x"', null],
  ['{"cut', null],
  [null, null],
  ['{"id":12345678901234567890}', null],
])('arguments %j', (text, expected) => {
  const found = argumentsOf(call({ arguments: text }));
  expect(found && Object.fromEntries(found)).toEqual(expected);
});

test('JSON that nests deeply or has large integers stays as it is', () => {
  const deep = '['.repeat(9_000) + ']'.repeat(9_000);
  for (const text of [deep, '[12345678901234567]', 'plain', 'null', '{"cut'])
    expect(prettyOf(text)).toBe(text);
  expect(prettyOf('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
});

test.each([
  ['{\n  "a": [\n    1\n  ]\n}', true],
  ['Error: no\n    at load (a.js:1)', true],
  ['-   "a": 1\n+   "a": 2', true],
  ['if (x) {\n  y();', true],
  ['- Paris\n  - 14 °C, "rain"', false],
  ['"a text"', false],
  ['[a link](x)', false],
])('%j is code: %s', (text, expected) => expect(isCode(text)).toBe(expected));

test('a fold shows the start, within its limits, and how much there is', () => {
  expect(foldOf('a\nb', 20)).toEqual({ shown: 'a\nb', all: null });
  expect(foldOf('a\nb\nc', 2)).toEqual({ shown: 'a\nb\n…', all: '3 lines' });
  const long = 'x'.repeat(200);
  expect(foldOf(`${long}y`, 2)).toEqual({ shown: `${long}\n…`, all: '201 characters' });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), fc.nat(4), (text, most) => {
      const { shown, all } = foldOf(text, most + 1);
      expect(shown.isWellFormed() && (all !== null || shown === text)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['a b c d e f', 'a b c d X f', '…|d|e|…'],
  ['a b c d e f', 'a b c d e X', '…|e|f'],
  ['a b c d e f', 'a X c d e f', 'a|b|…'],
  ['a b c d e', 'a b c d e f', '…|d|e'],
  ['a b', 'a b c', 'a|b'],
])('the fold of %j shows where %j differs', (text, other, expected) => {
  const lines = (words: string) => words.replaceAll(' ', '\n');
  const { shown } = foldOf(lines(text), 2, lines(other));
  expect(shown.replaceAll('\n', '|')).toBe(expected);
  const start = 'y'.repeat(900);
  expect(foldOf(`${start}ab`, 2, `${start}b`).shown).toBe(`…\n${'y'.repeat(100)}ab`);
});

test('names between backticks are found as in a comment', () => {
  expect(CODE).toEqual(CODE_OF_COMMENTS);
  expect('of `x`: "a`c" and `d`e`'.split(CODE)).toEqual(['of ', 'x', ': "a`c" and ', 'd`e', '']);
});

test('a timeline has what has a time', () => {
  const turn = { what: 'answer' as const, text: '', startMs: 1, durationMs: 2 };
  const entries = [say('a'), turn, call(), call({ isError: true }), call({ startMs: null })];
  expect(spansOf(entries).map(({ lane }) => lane)).toEqual(['answer', 'call', 'failed']);
});
