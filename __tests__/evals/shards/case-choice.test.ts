import { describe, expect, it } from '@jest/globals';
import { type CaseChoice, chosenCases } from '../../../src/evals/shards/case-choice.ts';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';

const FILE = `name: a
models: [openai/m, openai/n]
tags: [all]
tests:
  - { title: Rests, tags: [old], skip: not yet, steps: [{ kind: toolCall, toolName: t }] }
  - title: asks
    tags: [new]
    steps:
      - { kind: prompt, prompt: hi }
      - { kind: assert, assertion: { type: noToolErrors } }
  - { title: calls, steps: [{ kind: toolCall, toolName: t }] }
`;

async function chosen(asked: Partial<CaseChoice>, file = FILE) {
  const located = await parseSuiteFile('a.yaml', file);
  const { cases, suite } = chosenCases(located, { titles: [], parts: [], tags: [], ...asked });
  return {
    cases: cases.map(({ test }) => test.title),
    sent: suite.tests.map(({ title }) => title),
  };
}

const ASKS = ['asks [openai/m]', 'asks [openai/n]'];

describe('the chosen cases of a suite file', () => {
  it.each<[string, Partial<CaseChoice>, string[], string[]]>([
    ['all where nothing is asked', {}, ['Rests', ...ASKS, 'calls'], [...ASKS, 'calls']],
    ['those of a title, on all models', { titles: ['asks'] }, ASKS, ASKS],
    [
      'that on one model',
      { titles: ['asks [openai/n]'] },
      ['asks [openai/n]'],
      ['asks [openai/n]'],
    ],
    ['those with a text in their title', { parts: ['reST', 'LL'] }, ['Rests', 'calls'], ['calls']],
    ['those with a tag', { tags: ['old', 'new'] }, ['Rests', ...ASKS], ASKS],
    [
      'those for which all of it holds',
      { tags: ['all'], parts: ['/m'] },
      [ASKS[0] ?? ''],
      [ASKS[0] ?? ''],
    ],
  ])('are %s', async (_what, asked, cases, sent) => {
    expect(await chosen(asked)).toEqual({ cases, sent });
  });

  it('are a mistake where there are none, which names those there are', async () => {
    await expect(chosen({ tags: ['nwe'] })).rejects.toThrow(
      /^a\.yaml: has no case with the tag "nwe"\. Its cases: .*"calls"\. Its tags: "all", "old", "new"\./,
    );
    const untagged =
      'name: a\ntests:\n  - { title: b, steps: [{ kind: toolCall, toolName: t }] }\n';
    await expect(chosen({ tags: ['new'] }, untagged)).rejects.toThrow(
      'a.yaml: has no case with the tag "new". Its cases: "b". None of them has a tag.',
    );
  });
});
