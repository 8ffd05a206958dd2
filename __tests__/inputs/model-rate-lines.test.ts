import { describe, expect, it } from '@jest/globals';
import { ratesByModel } from '../../src/inputs/kinds/plain.ts';

const read = (text: string) => ratesByModel.schema.safeParse(text);

describe('rates by model', () => {
  it.each<[text: string, others: number | null, named: [string, number][]]>([
    ['80', 80, []],
    [
      'openai/m = 90.5\n 80 \nollama/a=b=70',
      80,
      [
        ['openai/m', 90.5],
        ['ollama/a=b', 70],
      ],
    ],
    ['openai/m=0', null, [['openai/m', 0]]],
  ])('are read of %j', (text, others, named) => {
    expect(read(text).data).toEqual({ others, named: new Map(named) });
  });

  it.each<[text: string, problem: RegExp]>([
    ['101', /^of the models that no line names must be a percentage from 0 to 100, not `101`/],
    ['80\nopenai/m=0.9', /^of `openai\/m` is in percent: 90/],
    ['openai/m=90\nopenai/m=80', /`openai\/m` twice/],
    ['80\n90', /that no line names twice/],
    ['=80', /without a model/],
  ])('%j are refused', (text, problem) => {
    expect(read(text).error?.issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(problem),
    ]);
  });
});
