import { describe, expect, it } from '@jest/globals';
import { createRedactor } from '../../../../src/redaction/redactor.ts';
import { judgeAssertion } from '../../../../src/service/engine/judging/assertions.ts';
import { storeText } from '../../../../src/service/engine/transcript/stored-text.ts';
import type {
  RecordedCall,
  TranscriptView,
} from '../../../../src/service/engine/transcript/transcript.ts';

const redactor = createRedactor([]);

function call(toolName: string, args = {}, error?: 'tool' | 'protocol'): RecordedCall {
  const text = error === 'tool' ? 'disk full' : 'fine';
  const stored = storeText(text, redactor);
  const result = { isError: error === 'tool', parts: [{ type: 'text' as const, text: stored }] };
  return {
    toolCallId: 'c',
    toolName,
    serverId: 'sv',
    arguments: args,
    outcome:
      error === 'protocol'
        ? { kind: 'failure', message: redactor.text('no such tool') }
        : { kind: 'result', result },
  };
}

function view(overrides: Partial<TranscriptView> = {}): TranscriptView {
  const calls = overrides.calls ?? [];
  return { calls, allCalls: calls, finalText: '', turnCount: 1, totalTokens: 10, ...overrides };
}

const echo = view({ calls: [call('echo', { text: 'hi', n: 1 }), call('add', { a: 1 })] });
const said = view({ finalText: 'The answer is 42.' });

const calledWith = (toolName: string, args: object, more: object = {}, minCount?: number) => ({
  type: 'toolCalledWith',
  toolName,
  args: { args, ...more },
  ...(minCount === undefined ? {} : { minCount }),
});

describe('judgeAssertion passes', () => {
  it.each<[string, unknown, TranscriptView]>([
    ['toolCalledWith', calledWith('echo', { text: 'hi' }), echo],
    ['toolCalledWith and a type word', calledWith('echo', { text: 'string' }), echo],
    ['toolCalledWith and no arguments', calledWith('echo', {}), echo],
    ['toolCalledWith exactly', calledWith('add', { a: 1 }, { argumentMatching: 'exact' }), echo],
    ['toolCalledWith ignoring', calledWith('add', { a: 9 }, { argumentMatching: 'ignore' }), echo],
    ['toolCalledWith twice', calledWith('e', {}, {}, 2), view({ calls: [call('e'), call('e')] })],
    ['toolCalledAtLeastOnce', { type: 'toolCalledAtLeastOnce', toolName: 'add' }, echo],
    ['toolNeverCalled', { type: 'toolNeverCalled', toolName: 'remove' }, echo],
    ['firstToolWas', { type: 'firstToolWas', toolName: 'echo' }, echo],
    ['responseContains', { type: 'responseContains', needle: 'ANSWER' }, said],
    [
      'responseContains with case',
      { type: 'responseContains', needle: 'answer', caseSensitive: true },
      said,
    ],
    ['responseMatches', { type: 'responseMatches', pattern: 'is \\d+\\.$' }, said],
    ['noToolErrors', { type: 'noToolErrors' }, echo],
    ['finalAssistantMessageNonEmpty', { type: 'finalAssistantMessageNonEmpty' }, said],
    ['tokenBudgetUnder', { type: 'tokenBudgetUnder', tokens: 11 }, said],
    ['turnCountUnder', { type: 'turnCountUnder', turns: 2 }, said],
  ])('%s', (_what, assertion, transcript) => {
    expect(judgeAssertion(assertion, transcript, 'partial', redactor)).toEqual({
      passed: true,
      reason: null,
    });
  });
});

describe('judgeAssertion fails', () => {
  it.each<[string, unknown, TranscriptView, RegExp]>([
    ['toolCalledWith, other arguments', calledWith('echo', { text: 'ho' }), echo, /"text":"hi"/],
    ['toolCalledWith, never called', calledWith('sub', {}), echo, /called were: echo, add/],
    ['toolCalledWith, nothing called', calledWith('sub', {}), view(), /no tool was called/],
    ['toolCalledWith, too seldom', calledWith('echo', {}, {}, 2), echo, /2 calls.*1 of its 1/],
    [
      'toolCalledWith exactly',
      calledWith('echo', { text: 'hi' }, { argumentMatching: 'exact' }),
      echo,
      /Expected a call of "echo"/,
    ],
    ['toolCalledAtLeastOnce', { type: 'toolCalledAtLeastOnce', toolName: 'x' }, echo, /"x"/],
    ['toolNeverCalled', { type: 'toolNeverCalled', toolName: 'add' }, echo, /there were 1/],
    ['firstToolWas', { type: 'firstToolWas', toolName: 'add' }, echo, /it was "echo"/],
    ['firstToolWas, none', { type: 'firstToolWas', toolName: 'add' }, view(), /no tool/],
    ['responseContains', { type: 'responseContains', needle: '43' }, said, /The answer is 42/],
    [
      'responseContains with case',
      { type: 'responseContains', needle: 'ANSWER', caseSensitive: true },
      said,
      /ANSWER/,
    ],
    ['responseMatches', { type: 'responseMatches', pattern: '^42' }, said, /to match \^42/],
    ['an invalid pattern', { type: 'responseMatches', pattern: '(' }, said, /malformed/],
    [
      'a pattern that runs too long all the same',
      { type: 'responseMatches', pattern: '^(a|a)*(a|a)*(a|a)*c$' },
      view({ finalText: 'a'.repeat(50_000) }),
      /not judged/,
    ],
    [
      'a text too long to match',
      { type: 'responseMatches', pattern: 'a' },
      view({ finalText: 'a'.repeat(100_001) }),
      /longer than 100000/,
    ],
    [
      'noToolErrors, tool',
      { type: 'noToolErrors' },
      view({ calls: [call('e', {}, 'tool')] }),
      /disk/,
    ],
    [
      'noToolErrors, protocol',
      { type: 'noToolErrors' },
      view({ calls: [call('e', {}, 'protocol')] }),
      /no such tool/,
    ],
    [
      'finalAssistantMessageNonEmpty',
      { type: 'finalAssistantMessageNonEmpty' },
      view({ finalText: ' \n' }),
      /empty/,
    ],
    ['tokenBudgetUnder at the budget', { type: 'tokenBudgetUnder', tokens: 10 }, said, /10 were/],
    [
      'tokenBudgetUnder without usage',
      { type: 'tokenBudgetUnder', tokens: 10 },
      view({ totalTokens: null }),
      /no token usage/,
    ],
    ['turnCountUnder', { type: 'turnCountUnder', turns: 1 }, said, /there were 1/],
    ['widgetRendered', { type: 'widgetRendered' }, said, /no widgets/],
    ['widgetRenderLatencyUnder', { type: 'widgetRenderLatencyUnder', ms: 1 }, said, /no widgets/],
    ['widgetNoConsoleErrors', { type: 'widgetNoConsoleErrors' }, said, /no widgets/],
    ['an unknown type', { type: 'seemsNice' }, said, /malformed/],
    ['a malformed assertion', { type: 'responseContains' }, said, /malformed/],
    ['no assertion at all', null, said, /malformed/],
  ])('%s', (_what, assertion, transcript, reason) => {
    const judgement = judgeAssertion(assertion, transcript, 'partial', redactor);
    expect(judgement).toEqual({ passed: false, reason: expect.stringMatching(reason) });
  });

  it('with a reason of at most 600 characters', () => {
    const long = view({ calls: [call('echo', { text: 'x'.repeat(5_000) })] });
    const { reason } = judgeAssertion(
      calledWith('echo', { text: 'hi' }),
      long,
      'partial',
      redactor,
    );
    expect(reason).toHaveLength(600);
  });
});
