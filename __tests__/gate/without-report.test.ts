import { describe, expect, it } from '@jest/globals';
import { isRed } from '../../src/gate/gate.ts';
import {
  incompleteVerdict,
  invalidVerdict,
  verdictOnTrouble,
} from '../../src/gate/without-report.ts';
import { DEFAULT_FAIL_ON, VERDICTS } from '../../src/model/verdict.ts';
import { configurationSection } from '../../src/render/sections/alerts.ts';
import { headlineOf } from '../../src/render/words/verdict-words.ts';
import { refusal } from '../../src/yaml/written-file.ts';

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

describe('verdictOnTrouble', () => {
  it('does not count what is only counted in the last of its texts', () => {
    const mistakes = (count: number) => {
      const all = Array.from({ length: count }, (_, line) => line + 1);
      const error = refusal('evals/a.yaml', all, (line) => {
        return { where: `evals/a.yaml:${line}`, message: 'is wrong.' };
      });
      const verdict = verdictOnTrouble(error, (text) => text);
      const listed = configurationSection(verdict).levels.map(({ render }) => render());
      return [headlineOf(verdict), ...listed.map((text) => text.split('\n').at(-1))];
    };
    expect(mistakes(100)).toEqual([
      'The configuration is wrong in 100 places.',
      '- evals/a.yaml<span>:</span>100: is wrong.',
      '- 90 more problems',
      '- 97 more problems',
    ]);
    expect(mistakes(150)).toEqual([
      'The configuration is wrong in more than 100 places.',
      '- more problems',
      '- more problems',
      '- more problems',
    ]);
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
