import { describe, expect, it } from '@jest/globals';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { parseSuiteText, problemsOf, TOOL_CALL } from '../../support/evals/suite-text.ts';

const suiteWith = (ofSuite: string[], ofCase: string[] = []) =>
  [
    'name: a',
    ...ofSuite,
    'tests:',
    '  - title: t',
    ...ofCase.map((line) => `    ${line}`),
    `    steps: [${TOOL_CALL}]`,
  ].join('\n');

describe('settings of a suite file', () => {
  it.each([
    ['concurrency: 0', /^evals\/a\.yaml:2:\d+ concurrency: .*1/],
    ['concurrency: many', /concurrency: /],
    ['isolation: none', /isolation: must be one of `auto`/],
    ['toolTimeout: 0', /toolTimeout: must be a number of seconds from 0\.1 to 3600, not 0\.$/],
    ['toolTimeout: 30000', /from 0\.1 to 3600, not 30000\. Write 30\.$/],
    ['connectTimeout: 5 minutes', /connectTimeout: must be a number of seconds from 0\.1/],
    ['iterationTimeout: -1', /iterationTimeout: must be a number of seconds from 0\.1 to 21600/],
    ['maxTurns: 1000000000', /maxTurns: .*200/],
    ['setup: ""', /^evals\/a\.yaml:2:\d+ setup: /],
    ['teardown: []', /^evals\/a\.yaml:2:\d+ teardown: /],
    ['setup: { run: a }', /^evals\/a\.yaml:2:\d+ setup/],
  ])('refuses %s, in its place', async (line, message) => {
    expect(await problemsOf(parseSuiteText(suiteWith([line])))).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it('has no lanes of a single case', async () => {
    const problems = await problemsOf(parseSuiteText(suiteWith([], ['isolation: lane'])));
    expect(problems).toEqual([expect.stringMatching(/a\.yaml:4:\d+ .*isolation/)]);
  });

  it('tells by name what a hosted service would not know', async () => {
    const text = suiteWith(
      [
        'concurrency: 2',
        'isolation: lane',
        'connectTimeout: 5',
        'setup: "true"',
        'teardown: [a, b]',
      ],
      ['toolTimeout: 5', 'maxTurns: 2'],
    );
    const { notHosted } = await parseSuiteText(text);
    const message = 'is known to the embedded service alone; a hosted one has settings of its own.';
    expect(notHosted).toEqual([
      { where: 'evals/a.yaml:4:1', message: `connectTimeout: ${message}` },
      { where: 'evals/a.yaml:2:1', message: `concurrency: ${message}` },
      { where: 'evals/a.yaml:3:1', message: `isolation: ${message}` },
      { where: 'evals/a.yaml:5:1', message: `setup: ${message}` },
      { where: 'evals/a.yaml:6:1', message: `teardown: ${message}` },
      { where: 'evals/a.yaml:9:5', message: `tests[0].toolTimeout: ${message}` },
      { where: 'evals/a.yaml:10:5', message: `tests[0].maxTurns: ${message}` },
    ]);
  });

  it.each([
    [30, [], undefined, 1],
    [30, ['maxTurns: 40'], undefined, 0],
    [30, ['maxTurns: 20'], 40, 0],
    [30, ['maxTurns: 40'], 20, 1],
  ])(
    'judges whether fewer than %s turns can be missed by the turns there are',
    async (turns, ofCase, maxTurns, unproven) => {
      const text = [
        'name: a',
        'model: anthropic/m',
        'tests:',
        '  - title: t',
        ...ofCase.map((line) => `    ${line}`),
        '    steps:',
        '      - { kind: prompt, prompt: hi }',
        `      - { kind: assert, assertion: { type: turnCountUnder, turns: ${turns} } }`,
      ].join('\n');
      const { withoutEvidence } = await parseSuiteFile('a.yaml', text, { maxTurns });
      expect(withoutEvidence).toHaveLength(unproven);
    },
  );
});
