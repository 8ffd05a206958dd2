import type { Assertion } from '../api/cases/assertions.ts';

const HOLD_ANYWAY = ['toolNeverCalled', 'noToolErrors', 'tokenBudgetUnder', 'turnCountUnder'];
/** Texts of which a pattern that can fail misses one. */
const TEXTS = ['', ' ', '\n', 'x', '0', 'Two words,\nand a second line.'];

/**
 * Whether an assertion that holds would do so if nothing had come. Then a missing answer of the model
 * makes the iteration incomplete, unless something else fails.
 */
export const holdsWithoutAnswer = (assertion: Assertion): boolean =>
  HOLD_ANYWAY.includes(assertion.type ?? '') ||
  (assertion.type === 'responseMatches' && new RegExp(assertion.pattern).test(''));

/** Parts of patterns that say what must not be in a text, which the texts above may not have. */
const EXCLUDES = /\(\?<?!|\[\^/;

/** Whether a pattern matches all texts that a model may write. */
export const matchesAnyText = (pattern: string): boolean =>
  !EXCLUDES.test(pattern) && TEXTS.every((text) => new RegExp(pattern).test(text));
