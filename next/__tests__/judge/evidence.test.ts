import { expect, test } from '@jest/globals';
import type { Assertion } from '../../src/api/cases/assertions.ts';
import { matchRulesOf } from '../../src/api/cases/cases.ts';
import { needsAnswer } from '../../src/judge/evidence.ts';

test.each<[boolean, Assertion]>([
  [true, { type: 'toolNeverCalled', toolName: 'a' }],
  [true, { type: 'noToolErrors' }],
  [true, { type: 'tokenBudgetUnder', tokens: 5 }],
  [true, { type: 'turnCountUnder', turns: 5 }],
  [true, { type: 'responseMatches', pattern: '^(?!.*secret)' }],
  [false, { type: 'responseMatches', pattern: 'end' }],
  [false, { type: 'responseContains', needle: 'end' }],
  [false, { type: 'finalAssistantMessageNonEmpty' }],
  [false, { type: 'toolCalledAtLeastOnce', toolName: 'a' }],
  [false, { type: 'textContains', text: 'a' }],
])('%s: %j', (needs, assertion) => {
  const rules = matchRulesOf();
  expect(needsAnswer({ holding: [assertion], rules, isNegativeTest: false })).toBe(needs);
});

test.each([
  [true, true, {}],
  [true, false, { maxExtraToolCalls: 1 }],
  [false, false, { toolCallOrder: 'in-order' as const }],
])('%s: negative %s, %j', (needs, isNegativeTest, options) => {
  const rules = matchRulesOf(options);
  expect(needsAnswer({ holding: [], rules, isNegativeTest })).toBe(needs);
});
