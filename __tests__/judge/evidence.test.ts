import { expect, test } from '@jest/globals';
import type { Assertion } from '../../src/api/cases/assertions.ts';
import { holdsWithoutAnswer } from '../../src/judge/evidence.ts';

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
  [false, { type: 'textContains', needle: 'a' }],
])('%s: %j', (holds, assertion) => expect(holdsWithoutAnswer(assertion)).toBe(holds));
