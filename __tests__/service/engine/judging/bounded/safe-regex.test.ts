import { describe, expect, it } from '@jest/globals';
import { matchesAll } from '../../../../../src/service/engine/judging/bounded/safe-regex.ts';

const TEXTS = ['', 'x', 'Two words,\nand a second line.'];

describe('matchesAll', () => {
  it.each([
    ['[\\s\\S]*', true],
    ['^', true],
    ['.+', false],
    ['(.|[^]|\\s|\\w|\\W)*Z', false],
    ['^(?:[^]{0,2}|(?:.|[^]|\\s|\\w|\\W)*Z)$', false],
  ])('tells of %s in good time: %s', (pattern, matches) => {
    expect(matchesAll(pattern, TEXTS)).toBe(matches);
  });
});
