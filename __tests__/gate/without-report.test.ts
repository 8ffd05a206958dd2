import { describe, expect, it } from '@jest/globals';
import { isRed } from '../../src/gate/gate.ts';
import { incompleteVerdict, invalidVerdict } from '../../src/gate/without-report.ts';
import { DEFAULT_FAIL_ON, VERDICTS } from '../../src/model/verdict.ts';
import { headlineOf } from '../../src/render/words/verdict-words.ts';

describe('invalidVerdict', () => {
  it('says a single problem in its headline', () => {
    expect(headlineOf(invalidVerdict(['suite: missing']))).toBe(
      'The configuration is wrong: suite: missing',
    );
  });

  it('counts several and keeps each', () => {
    const verdict = invalidVerdict(['suite: missing', 'fail-on: unknown\r\n  value\n']);
    expect(headlineOf(verdict)).toBe('The configuration is wrong in 2 places.');
    expect(verdict.troubles).toEqual(['suite: missing', 'fail-on: unknown value']);
  });
});

describe('incompleteVerdict', () => {
  it('is one line', () => {
    const verdict = incompleteVerdict('No answer.\r\nTry again.');
    expect(verdict).toMatchObject({ value: 'incomplete', checks: [], judged: null });
    expect(headlineOf(verdict)).toBe('Undecided: No answer. Try again.');
  });
});

describe('isRed', () => {
  it.each(VERDICTS)('%s by default', (value) => {
    const verdict = { value, checks: [], judged: null, troubles: [] };
    expect(isRed(verdict, DEFAULT_FAIL_ON)).toBe(value !== 'passed');
    expect(isRed(verdict, [])).toBe(false);
    expect(isRed(verdict, [value])).toBe(true);
  });
});
