import { describe, expect, it } from '@jest/globals';
import { emulator, prompt, startModelsBeforeAll } from '../../../support/service/engine/prompts.ts';
import type { StepBody } from '../../../support/service/engine/runs.ts';

startModelsBeforeAll();

type Assertion = Extract<StepBody, { assert: unknown }>['assert'];

/** How the model ends each of these prompts. */
const ENDS: Readonly<Record<string, object>> = {
  'Say nothing': { content: '' },
  'Say what is forbidden': { content: 'I', finishReason: 'content_filter' },
  'Say far too much': { content: 'Once upon a', finishReason: 'length' },
  'Go on': { toolCalls: [{ name: 'pid', arguments: '{}' }] },
};
const REASONS: Readonly<Record<string, RegExp>> = {
  'Say nothing': /its answer was empty/,
  'Say what is forbidden': /withheld the answer \(content_filter\)/,
  'Say far too much': /cut off at a limit of length \(length\)/,
  'Go on': /it had used up its 3 turns/,
};

async function outcomeOf(text: string, assertions: Assertion[], more: object = {}) {
  emulator.on({ userMessage: text }, ENDS[text] as { content: string });
  const bodies = [{ prompt: text }, ...assertions.map((assert) => ({ assert }))];
  return prompt(bodies, { maxTurns: 3, more });
}

const NEVER: Assertion = { type: 'toolNeverCalled', toolName: 'echo' };

describe('a model that gives no answer', () => {
  it.each(Object.keys(ENDS))('proves nothing of what is not there: %s', async (text) => {
    const outcome = await outcomeOf(text, [NEVER]);
    expect(outcome).toMatchObject({
      status: 'failed',
      result: null,
      error: expect.stringMatching(REASONS[text] ?? /never/),
    });
    expect(outcome.error).toMatch(/proves nothing that this holds: toolNeverCalled\.$/);
    expect(outcome.trace?.prompts).toMatchObject([{ passed: false }]);
  });

  it.each<[string, Assertion[], object]>([
    ['noToolErrors', [{ type: 'noToolErrors' }], {}],
    ['turnCountUnder', [{ type: 'turnCountUnder', turns: 3 }], {}],
    ['a negative pattern', [{ type: 'responseMatches', pattern: '^(?!.*secret)' }], {}],
    ['a negative test', [], { isNegativeTest: true }],
    ['a limit of calls', [], { matchOptions: { maxExtraToolCalls: 1 } }],
    ['a predicate', [], { predicates: { mode: 'extend', list: [NEVER] } }],
    ['a call beside it', [{ type: 'noToolErrors' }, NEVER], { predicates: undefined }],
  ])('is no evidence for %s', async (_what, assertions, more) => {
    const outcome = await outcomeOf('Say nothing', assertions, more);
    expect(outcome).toMatchObject({ status: 'failed', result: null });
  });

  it.each<[string, string, Assertion[]]>([
    ['a call that was not to be', 'Go on', [{ type: 'toolNeverCalled', toolName: 'pid' }]],
    ['too many turns', 'Go on', [{ type: 'turnCountUnder', turns: 2 }]],
    ['an answer that is wanted', 'Say nothing', [{ type: 'finalAssistantMessageNonEmpty' }]],
    [
      'a text that is wanted',
      'Say far too much',
      [{ type: 'responseContains', needle: 'end' }, NEVER],
    ],
  ])('fails for %s all the same', async (_what, text, assertions) => {
    expect(await outcomeOf(text, assertions)).toMatchObject({
      status: 'completed',
      result: 'failed',
    });
  });

  it('may have done before that what was asked', async () => {
    const called: Assertion = { type: 'toolCalledAtLeastOnce', toolName: 'pid' };
    expect(await outcomeOf('Go on', [called])).toMatchObject({
      status: 'completed',
      result: 'passed',
      error: null,
    });
  });

  it('is told by its prompt, where others were answered', async () => {
    emulator.on({ userMessage: 'Say nothing' }, { content: '' });
    const outcome = await prompt([
      { prompt: 'Say hello' },
      { assert: NEVER },
      { prompt: 'Say nothing' },
      { assert: { type: 'noToolErrors' } },
    ]);
    expect(outcome).toMatchObject({
      result: null,
      error: expect.stringMatching(/^The model gave no answer to prompt 2: .*: noToolErrors\.$/),
    });
  });
});
