import { describe, expect, it } from '@jest/globals';
import { ITERATION_FOLDER } from '../../../src/contract/cases/execution-settings.ts';
import { requireSoundSuite } from '../../../src/evals/suite-file/suite-file.ts';
import { parseSuiteText, problemsOf, TOOL_CALL } from '../../support/evals/suite-text.ts';

describe('parseSuiteFile', () => {
  it('reads YAML and fills the ids of steps that have none', async () => {
    const { suite } = await parseSuiteText(`
name: smoke
servers: [weather]
model: anthropic/claude-haiku-4.5
runs: 3
passCriteria: { minimumPassRate: 90 }
tests:
  - title: tells the weather
    steps:
      - { id: step-2, kind: prompt, prompt: Is it raining? }
      - { kind: assert, assertion: { type: noToolErrors } }
      - { kind: assert, assertion: { type: responseContains, needle: rain } }
`);
    expect(suite).toMatchObject({ name: 'smoke', servers: ['weather'], runs: 3 });
    expect(suite.tests[0]?.steps.map(({ id }) => id)).toEqual(['step-2', 'step-2-2', 'step-3']);
  });

  it('reads JSON', async () => {
    const text = JSON.stringify({
      name: 'a',
      tests: [{ title: 't', steps: [{ kind: 'assert', assertion: { type: 'noToolErrors' } }] }],
    });
    expect((await parseSuiteText(text)).suite.tests).toHaveLength(1);
  });

  it('refuses texts with half a character, which would be another text to the service', async () => {
    const text = [
      '{"name": "a", "tests": [',
      '{"title": "a \\ud83d", "steps": [',
      '{"kind": "toolCall", "serverName": "s", "toolName": "t", "arguments": {"\\udfff": 1, "b": "\\ud83d\\ude00"}}',
      ']}]}',
    ].join('\n');
    expect(await problemsOf(parseSuiteText(text))).toEqual([
      expect.stringMatching(/^evals\/a\.yaml:2:11 this text has one half of a surrogate pair/),
      expect.stringMatching(/^evals\/a\.yaml:3:72 this text has one half of a surrogate pair/),
    ]);
  });

  it('tells every mistake at once, each with its line and column', async () => {
    const text = [
      'name: ""',
      'colour: red',
      'runs: 1001',
      'tests:',
      '  - title: first',
      '    steps:',
      '      - { kind: dance }',
      '      - kind: assert',
      '        assertion: { type: toolNeverCalled }',
      '  - steps: []',
      '    tittle: second',
    ].join('\n');
    const problems = await problemsOf(parseSuiteText(text));
    expect(problems.map((problem) => problem.split(': ')[0]).sort()).toEqual([
      'evals/a.yaml:10:5 tests[1].steps',
      'evals/a.yaml:11:5 tests[1].tittle',
      'evals/a.yaml:1:1 name',
      'evals/a.yaml:2:1 colour',
      'evals/a.yaml:3:1 runs',
      'evals/a.yaml:7:11 tests[0].steps[0].kind',
      'evals/a.yaml:9:9 tests[0].steps[1].assertion.toolName',
    ]);
  });

  it.each<[name: string, text: string, problem: RegExp]>([
    ['broken YAML', 'name: a\ntests: [', /^evals\/a\.yaml:2:8 this bracket or brace is not closed/],
    [
      'a key given twice',
      'name: a\nname: b\ntests: []',
      /^evals\/a\.yaml:2:1 this name is given twice/,
    ],
    ['an alias to nothing', 'name: *a', /a\.yaml:1:7 no anchor/],
    ['a custom tag', 'name: !!js/function a', /a\.yaml:1:7 /],
    ['nothing at all', '', /^evals\/a\.yaml:1:1 /],
    ['a list', '- a', /^evals\/a\.yaml:1:1 /],
    [
      'an expected error that is none',
      'name: a\ntests:\n  - title: t\n    steps: [{ kind: toolList, expectError: denied }]',
      /a\.yaml:4:31 tests\[0\]\.steps\[0\]\.expectError: must be true, or an object of `contains`/,
    ],
    [
      'a captured value of no name',
      'name: a\ntests:\n  - title: t\n    steps: [{ kind: toolList, capture: { a-b: $ } }]',
      /a\.yaml:4:42 tests\[0\]\.steps\[0\]\.capture\.a-b: is no name: write letters/,
    ],
    [
      'a prompt without a model',
      'name: a\ntests:\n  - title: t\n    steps: [{ kind: prompt, prompt: hi }]',
      /a\.yaml:3:5 tests\[0\]: has a prompt but no model/,
    ],
    [
      'a model without a provider',
      `name: a\nmodel: gpt-x\ntests:\n  - title: t\n    steps: [${TOOL_CALL}]`,
      /a\.yaml:2:1 model: names no provider; write `openai\/gpt-x`/,
    ],
    [
      'a fraction for a percentage',
      `name: a\npassCriteria:\n  minimumPassRate: 0.9\ntests:\n  - title: t\n    steps: [${TOOL_CALL}]`,
      /a\.yaml:3:3 passCriteria\.minimumPassRate: is in percent: 90, not 0\.9\./,
    ],
  ])('refuses %s', async (_name, text, problem) => {
    expect((await problemsOf(parseSuiteText(text)))[0]).toMatch(problem);
  });

  it('tells what proves nothing apart, since another service may see it otherwise', async () => {
    const { withoutEvidence, notEmbedded, cases } = await parseSuiteText(
      [
        'name: a',
        'tests:',
        '  - title: idle',
        '    steps: [{ kind: assert, assertion: { type: noToolErrors } }]',
        '  - title: fine',
        '    advancedConfig: { seed: 7 }',
        `    steps: [${TOOL_CALL}]`,
        `  - { title: fine, steps: [${TOOL_CALL}] }`,
      ].join('\n'),
    );
    expect(withoutEvidence).toEqual([
      { where: 'evals/a.yaml:4:5', message: expect.stringMatching(/^case "idle" runs nothing/) },
    ]);
    expect(notEmbedded).toEqual([
      {
        where: 'evals/a.yaml:6:23',
        message: expect.stringMatching(/^case "fine" has a setting "seed" that/),
      },
      {
        where: 'evals/a.yaml:8:7',
        message: expect.stringMatching(/is the title of the test in line 5 too/),
      },
    ]);
    expect(cases.map(({ test, line, column }) => [test.title, line, column])).toEqual([
      ['idle', 3, 5],
      ['fine', 5, 5],
      ['fine', 8, 5],
    ]);
  });

  it('tells by name what is beyond the limits of a hosted service', async () => {
    const cases = Array.from(
      { length: 102 },
      (_, i) => `  - { title: t${i}, steps: [${TOOL_CALL}] }`,
    );
    const { notHosted } = await parseSuiteText(
      [
        'name: a',
        'runs: 11',
        'tests:',
        `  - { title: t, runs: 1000, steps: [${TOOL_CALL}] }`,
        ...cases,
      ].join('\n'),
    );
    const tooOften = 'is more than the 10 iterations of a case that a hosted service takes.';
    expect(notHosted).toEqual([
      {
        where: 'evals/a.yaml:104:5',
        message:
          'tests[100]: is one case too many: a hosted service takes 100 a suite, and there are 103.',
      },
      { where: 'evals/a.yaml:2:1', message: `runs: ${tooOften}` },
      { where: 'evals/a.yaml:4:17', message: `tests[0].runs: ${tooOften}` },
    ]);
  });

  it('is refused for what the service would not take, the first problems told', async () => {
    const text = [
      'name: a',
      'tests:',
      ...Array(150).fill(`  - { title: t, steps: [${TOOL_CALL}] }`),
    ];
    const located = await parseSuiteText(text.join('\n'));
    const refusal = async (embedded: boolean) => requireSoundSuite(located, embedded);
    const embedded = await problemsOf(refusal(true));
    expect([embedded.length, embedded[0], embedded.at(-1)]).toEqual([
      101,
      expect.stringMatching(/^evals\/a\.yaml:4:7 tests\[1\]\.title: /),
      'evals/a.yaml has 49 more problems.',
    ]);
    expect(await problemsOf(refusal(false))).toEqual([expect.stringContaining('100 a suite')]);
  });

  it('places what a hosted service does not know', async () => {
    const { notHosted, notEmbedded } = await parseSuiteText(
      [
        'name: a',
        'tests:',
        '  - title: own',
        '    steps:',
        `      - ${TOOL_CALL}`,
        '      - kind: toolCall',
        '        serverName: s',
        '        toolName: t',
        '        arguments: {}',
        '        expectError: true',
        '      - { kind: toolList, serverName: s, expect: [{ type: sizeUnder, bytes: 9 }] }',
        '      - { kind: assert, assertion: { type: isError, value: false } }',
        '      - { kind: assert, assertion: { type: noToolErrors } }',
        `      - { kind: toolCall, serverName: s, toolName: t, arguments: { f: "${ITERATION_FOLDER}/a" } }`,
        '    predicates:',
        '      mode: extend',
        `      list: [{ type: responseContains, needle: "${ITERATION_FOLDER}" }]`,
      ].join('\n'),
    );
    const only = 'which only the embedded service knows.';
    expect(notHosted).toEqual([
      {
        where: 'evals/a.yaml:10:9',
        message: `case "own" uses expectError of the step toolCall, ${only}`,
      },
      { where: 'evals/a.yaml:11:9', message: `case "own" uses the step toolList, ${only}` },
      { where: 'evals/a.yaml:12:25', message: `case "own" uses the assertion isError, ${only}` },
      { where: 'evals/a.yaml:14:55', message: `case "own" uses ${ITERATION_FOLDER}, ${only}` },
      { where: 'evals/a.yaml:17:7', message: `case "own" uses ${ITERATION_FOLDER}, ${only}` },
    ]);
    expect(notEmbedded).toEqual([]);
  });

  it('places references to what is not captured', async () => {
    const { notEmbedded } = await parseSuiteText(
      [
        'name: a',
        'tests:',
        '  - title: refers',
        '    steps:',
        '      - { kind: toolList, serverName: s, capture: { id: $.id } }',
        '      - { kind: resourceRead, serverName: s, uri: "x://{{id}}/{{ other }}/\\\\{{raw}}" }',
      ].join('\n'),
    );
    expect(notEmbedded).toEqual([
      {
        where: 'evals/a.yaml:6:9',
        message: expect.stringMatching(/^case "refers" refers to \{\{other\}\}, which no step/),
      },
    ]);
  });

  it.each([
    ['[\\s\\S]*', 1],
    ['(.|[^]|\\s|\\w|\\W)*Z', 0],
    // Matches whatever is short, and takes years for the rest.
    ['^(?:[^]{0,2}|(?:.|[^]|\\s|\\w|\\W)*Z)$', 0],
  ])('finds in good time whether %s can fail', async (pattern, unproven) => {
    const { withoutEvidence } = await parseSuiteText(
      [
        'name: a',
        'model: anthropic/m',
        'tests:',
        '  - title: t',
        '    steps:',
        '      - { kind: prompt, prompt: hi }',
        `      - { kind: assert, assertion: { type: responseMatches, pattern: '${pattern}' } }`,
      ].join('\n'),
    );
    expect(withoutEvidence).toHaveLength(unproven);
  });

  it.each([
    ['9007199254740993', 'rounded'],
    ['0x20000000000001', 'rounded'],
    ['123456789012345678901234567890', 'rounded'],
    ['9007199254740993.0', 'rounded'],
    ['1e400', 'no place in JSON'],
    ['.nan', 'no place in JSON'],
  ])('refuses the number %s, of which another would become', async (number, why) => {
    const step = TOOL_CALL.replace('arguments: {}', `arguments: { n: [${number}] }`);
    const text = `name: a\ntests:\n  - title: t\n    steps: [${step}]`;
    expect((await problemsOf(parseSuiteText(text)))[0]).toMatch(
      new RegExp(`^evals/a\\.yaml:4:\\d+ the number .*${why}`),
    );
  });

  it.each(['9007199254740991', '1e21', '0.1', '"9007199254740993"'])(
    'takes %s as it is',
    async (number) => {
      const step = TOOL_CALL.replace('arguments: {}', `arguments: { n: ${number} }`);
      const text = `name: a\ntests:\n  - title: t\n    steps: [${step}]`;
      expect(await problemsOf(parseSuiteText(text))).toEqual([]);
    },
  );

  it('takes an alias for what it stands for, when it places a mistake', async () => {
    const text = [
      'name: a',
      'tests:',
      `  - { title: t, steps: &s [${TOOL_CALL}] }`,
      '  - { title: u, steps: *s, runs: 0 }',
    ].join('\n');
    expect(await problemsOf(parseSuiteText(text))).toEqual([
      expect.stringMatching(/^evals\/a\.yaml:4:28 tests\[1\]\.runs: /),
    ]);
  });
});
