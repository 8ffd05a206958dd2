import { describe, expect, it } from '@jest/globals';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';

const CALL = '{ kind: toolCall, serverName: s, toolName: t }';
const PROMPT = '{ kind: prompt, prompt: hi }, { kind: assert, assertion: { type: noToolErrors } }';

const parse = (lines: readonly string[]) =>
  parseSuiteFile('a.yaml', ['name: a', ...lines].join('\n'));

async function problemsOf(lines: readonly string[]): Promise<string[]> {
  const error = await parse(lines).catch((thrown: unknown) => thrown);
  if (!(error instanceof ConfigurationError)) throw new Error('It was taken.');
  return error.problems.map(({ where, message }) => `${where} ${message}`);
}

describe('models', () => {
  it('make a case each of a test with a prompt, told apart by its title', async () => {
    const { suite, cases } = await parse([
      'models: [openai/small, { model: meta/llama, provider: ollama }]',
      'tests:',
      `  - { title: asks, steps: [${PROMPT}] }`,
      `  - { title: calls, steps: [${CALL}] }`,
      `  - { title: alone, model: openai/large, steps: [${PROMPT}] }`,
      `  - { title: own, models: [openai/large], steps: [${PROMPT}] }`,
    ]);
    expect(suite.tests.map(({ title, model, provider }) => [title, model, provider])).toEqual([
      ['asks [openai/small]', 'openai/small', 'openai'],
      ['asks [ollama/meta/llama]', 'meta/llama', 'ollama'],
      ['calls', 'openai/small', 'openai'],
      ['alone', 'openai/large', undefined],
      ['own [openai/large]', 'openai/large', 'openai'],
    ]);
    expect(suite).not.toHaveProperty('models');
    expect(cases.map(({ variant, line }) => [variant?.title, line])).toEqual([
      ['asks', 4],
      ['asks', 4],
      [undefined, 5],
      [undefined, 6],
      ['own', 7],
    ]);
  });

  it('make cases of rows as well, and may come from them', async () => {
    const { suite } = await parse([
      'provider: ollama',
      'tests:',
      '  - title: asks {{row.n}}',
      '    each: [{ n: 1, m: [a, b] }, { n: 2, m: [a] }]',
      '    models: "{{row.m}}"',
      `    steps: [${PROMPT}]`,
    ]);
    expect(suite.tests.map(({ title }) => title)).toEqual([
      'asks 1 [ollama/a]',
      'asks 1 [ollama/b]',
      'asks 2 [ollama/a]',
    ]);
  });

  it('have the provider of their test, where neither they nor it say another', async () => {
    const { suite } = await parse([
      'provider: openai',
      'models: [small, ollama/large]',
      'tests:',
      `  - { title: own, provider: azure, models: [tiny], steps: [${PROMPT}] }`,
      `  - { title: asks, provider: azure, steps: [${PROMPT}] }`,
    ]);
    expect(suite.tests.map(({ title, provider }) => [title, provider])).toEqual([
      ['own [azure/tiny]', 'azure'],
      ['asks [azure/small]', 'azure'],
      ['asks [ollama/large]', 'ollama'],
    ]);
    const alone = `  - { title: t, provider: azure, models: [tiny], steps: [${PROMPT}] }`;
    expect((await parse(['tests:', alone])).suite.tests).toMatchObject([{ provider: 'azure' }]);
  });

  it.each<[name: string, lines: string[], problem: string]>([
    [
      'beside a model',
      ['model: openai/m', 'models: [openai/n]', 'tests:', `  - { title: t, steps: [${PROMPT}] }`],
      'a.yaml:3:1 models: stands beside `model`; give one of them.',
    ],
    [
      'beside a model of the test',
      ['tests:', `  - { title: t, model: openai/m, models: [openai/n], steps: [${PROMPT}] }`],
      'a.yaml:3:34 tests[0].models: stands beside `model`; give one of them.',
    ],
    [
      'given twice',
      [
        'models: [openai/m, { model: m, provider: openai }]',
        'tests:',
        `  - { title: t, steps: [${PROMPT}] }`,
      ],
      'a.yaml:2:20 models[1]: is in the list already.',
    ],
    [
      'without a provider',
      ['models: [m]', 'tests:', `  - { title: t, steps: [${PROMPT}] }`],
      'a.yaml:2:10 models[0]: names no provider; write `provider/m`, or give a `provider`.',
    ],
    [
      'of a test that prompts none',
      ['tests:', `  - { title: t, models: [openai/m], steps: [${CALL}] }`],
      'a.yaml:3:17 tests[0].models: has no prompt to run on them.',
    ],
    [
      'that make more cases than a suite has',
      [
        `models: [${Array.from({ length: 100 }, (_, index) => `openai/m${index}`)}]`,
        'tests:',
        '  - title: t{{row.n}}',
        `    each: [${Array.from({ length: 101 }, (_, n) => `{ n: ${n} }`)}]`,
        `    steps: [${PROMPT}]`,
      ],
      'a.yaml:3:1 tests: there are 10100 cases, one for each row and model, and a suite has 10000.',
    ],
  ])('are refused %s', async (_name, lines, problem) => {
    expect(await problemsOf(lines)).toEqual([problem]);
  });
});

describe('tags and skip', () => {
  it('stay here: tags of the suite are those of each test, and what is skipped is not sent', async () => {
    const { suite, cases, withoutEvidence, notHosted } = await parse([
      'tags: [all]',
      'tests:',
      `  - { title: runs, tags: [slow, all], steps: [${CALL}] }`,
      '  - title: rests',
      '    skip: the server forgets it',
      '    runs: 1000',
      '    steps: [{ kind: prompt, prompt: hi }]',
    ]);
    expect(suite.tests).toEqual([{ title: 'runs', steps: [expect.anything()] }]);
    expect(suite).not.toHaveProperty('tags');
    expect(cases.map(({ test, tags, skip }) => [test.title, tags, skip])).toEqual([
      ['runs', ['all', 'slow'], null],
      ['rests', ['all'], 'the server forgets it'],
    ]);
    expect([...withoutEvidence, ...notHosted]).toEqual([]);
  });

  it('a skip has a reason', async () => {
    const test = `  - { title: t, skip: true, steps: [${CALL}] }`;
    expect(await problemsOf(['tests:', test])).toEqual([
      expect.stringMatching(/^a\.yaml:3:17 tests\[0\]\.skip: /),
    ]);
  });
});
