import { expect, test } from '@jest/globals';
import { type TranscriptAssertion, transcriptAssertion } from '../../src/api/cases/assertions.ts';
import { matchRulesOf } from '../../src/api/cases/cases.ts';
import { judge } from '../../src/judge/judge.ts';
import type { TranscriptView } from '../../src/judge/record.ts';
import { ASSERTION_WORDS } from '../../src/words/assertions.ts';
import { call, viewOf } from '../support/transcripts.ts';

type Matching = 'partial' | 'exact' | 'ignore';
type Given = Record<string, unknown>;
const calledWith = (toolName: string, given: Given, minCount = 1, how: Matching = 'partial') => {
  const args = { args: given, argumentMatching: how };
  return { type: 'toolCalledWith' as const, toolName, args, minCount };
};

const echo = viewOf([call('echo', { text: 'hi', n: 1 }), call('add', { a: 1 })]);
const said = viewOf([], 'The answer is 42.');
const none = viewOf([]);
const twice = viewOf([call('e'), call('e', { a: 1, b: 3 })]);
const failed = viewOf([call('e', {}, 'disk full')]);
const refused = viewOf([{ ...call('e', {}, 'refused'), isErrorExpected: true }]);
const step: TranscriptView = { ...none, tokens: 0, turns: 0 };
const rules = matchRulesOf();

test.each<[what: string, TranscriptAssertion, TranscriptView]>([
  ['toolCalledWith', calledWith('echo', { text: 'hi' }), echo],
  ['toolCalledWith a matcher', calledWith('echo', { text: { contains: 'H' } }), echo],
  ['toolCalledWith, exact', calledWith('add', { a: 1 }, 1, 'exact'), echo],
  ['toolCalledWith, ignore', calledWith('add', { a: 9 }, 1, 'ignore'), echo],
  ['toolCalledWith twice', calledWith('e', {}, 2), viewOf([call('e'), call('e')])],
  ['toolCalledAtLeastOnce', { type: 'toolCalledAtLeastOnce', toolName: 'add' }, echo],
  ['toolNeverCalled', { type: 'toolNeverCalled', toolName: 'remove' }, echo],
  ['firstToolWas', { type: 'firstToolWas', toolName: 'echo' }, echo],
  ['responseContains', { type: 'responseContains', needle: 'ANSWER' }, said],
  ['the case', { type: 'responseContains', needle: 'answer', caseSensitive: true }, said],
  ['responseMatches', { type: 'responseMatches', pattern: 'is \\d+\\.$' }, said],
  ['an answer', { type: 'finalAssistantMessageNonEmpty' }, said],
  ['noToolErrors', { type: 'noToolErrors' }, echo],
  ['noToolErrors with an expected one', { type: 'noToolErrors' }, refused],
  ['tokenBudgetUnder', { type: 'tokenBudgetUnder', tokens: 11 }, said],
  ['turnCountUnder', { type: 'turnCountUnder', turns: 2 }, said],
  ['tokens without a prompt', { type: 'tokenBudgetUnder', tokens: 1 }, step],
  ['turns without a prompt', { type: 'turnCountUnder', turns: 1 }, step],
])('%s holds', (_what, assertion, view) => {
  expect(judge({ assertion, result: null, view, rules })).toBeNull();
});

type Miss = [expected: string, observed: string | null, about?: string];
test.each<[TranscriptAssertion, TranscriptView, ...Miss]>([
  [calledWith('sub', { a: 1 }), echo, 'sub {"a":1}', 'echo, add'],
  [calledWith('sub', {}), none, 'sub {}', null],
  [calledWith('sub', {}, 1, 'ignore'), echo, 'sub', 'echo, add'],
  [calledWith('echo', { n: '1' }), echo, 'echo {"n":"1"}', 'echo {"n":1,"text":"hi"}', 'arguments'],
  [calledWith('e', { a: 1, b: 2 }, 2), twice, 'e {"b":2,"a":1}', 'e {"b":3,"a":1}', 'arguments'],
  [calledWith('echo', {}, 2), echo, '2 × echo {}', '1', 'minCount'],
  [{ type: 'toolCalledAtLeastOnce', toolName: 'x' }, echo, 'x', 'echo, add'],
  [{ type: 'toolNeverCalled', toolName: 'add' }, echo, 'add', 'add {"a":1}'],
  [{ type: 'firstToolWas', toolName: 'add' }, echo, 'add', 'echo'],
  [{ type: 'firstToolWas', toolName: 'add' }, none, 'add', null],
  [{ type: 'responseContains', needle: '43' }, said, '43', said.answer],
  [{ type: 'responseContains', needle: 'THE', caseSensitive: true }, said, 'THE', said.answer],
  [{ type: 'responseContains', needle: '43' }, none, '43', null],
  [{ type: 'responseMatches', pattern: '^42' }, said, '^42', said.answer],
  [{ type: 'responseContains', needle: '4' }, none, '4', null],
  [{ type: 'finalAssistantMessageNonEmpty' }, viewOf([], ' \n'), '', null],
  [{ type: 'noToolErrors' }, failed, '', 'e: disk full'],
  [{ type: 'tokenBudgetUnder', tokens: 10 }, said, '10', '10'],
  [{ type: 'tokenBudgetUnder', tokens: 9 }, { ...said, tokens: null }, '9', null, 'unknown'],
  [{ type: 'turnCountUnder', turns: 1 }, said, '1', '1'],
])('%j misses', (assertion, view, expected, observed, ...[condition = null]) => {
  const miss = { condition, expected, observed };
  expect(judge({ assertion, result: null, view, rules })).toMatchObject(miss);
});

test('a pattern does not judge an answer that is too long', () => {
  const view = viewOf([], 'a'.repeat(100_001));
  const assertion: TranscriptAssertion = { type: 'responseMatches', pattern: 'a' };
  expect(judge({ assertion, result: null, view, rules })).toMatchObject({ which: 'size' });
});

test('each type has words', () => {
  const types = transcriptAssertion.options.map(({ shape }) => shape.type.value);
  const described = Object.keys(ASSERTION_WORDS).map((name) => name.split(' ')[0]);
  expect(described).toEqual(expect.arrayContaining(types));
});
