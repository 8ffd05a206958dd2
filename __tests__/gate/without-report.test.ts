import { describe, expect, it } from '@jest/globals';
import { isRed } from '../../src/gate/gate.ts';
import { incompleteVerdict, invalidVerdict } from '../../src/gate/without-report.ts';
import { DEFAULT_FAIL_ON, VERDICTS } from '../../src/model/verdict.ts';

describe('invalidVerdict', () => {
  it('says a single problem in its headline', () => {
    expect(invalidVerdict(['suite: missing']).headline).toBe(
      'The configuration is wrong: suite: missing',
    );
  });

  it('counts several and keeps each', () => {
    const verdict = invalidVerdict(['suite: missing', 'fail-on: unknown\r\n  value\n']);
    expect(verdict.headline).toBe('The configuration is wrong in 2 places.');
    expect(verdict.checks.map(({ actual }) => actual)).toEqual([
      'suite: missing',
      'fail-on: unknown value',
    ]);
  });
});

describe('incompleteVerdict', () => {
  it('is one line', () => {
    expect(incompleteVerdict('No answer.\r\nTry again.')).toEqual({
      value: 'incomplete',
      headline: 'Undecided: No answer. Try again.',
      checks: [],
    });
  });
});

describe('isRed', () => {
  it.each(VERDICTS)('%s by default', (value) => {
    const verdict = { value, headline: '', checks: [] };
    expect(isRed(verdict, DEFAULT_FAIL_ON)).toBe(value !== 'passed');
    expect(isRed(verdict, [])).toBe(false);
    expect(isRed(verdict, [value])).toBe(true);
  });
});
