/** What people paste, convert and half remember: what is told of each, and where. */
import { describe, expect, it } from '@jest/globals';
import { WRONG_STEP } from '../../support/evals/step-mistakes.ts';
import { NO_SUITE, NOT_YAML, type Row, WRONG_MEMBER } from '../../support/evals/suite-mistakes.ts';
import { parseSuiteText, problemsOf } from '../../support/evals/suite-text.ts';

const CALL = '{ kind: toolCall, toolName: t, arguments: { days: 3 } }';
const PROMPTED =
  '[{ kind: prompt, prompt: hi }, { kind: assert, assertion: { type: noToolErrors } }]';
/** A suite with this in line 2. */
const suiteWith = (line: string) =>
  `name: s\n${line}\ntests:\n  - { title: t, steps: [${CALL}] }\n`;
/** A suite of one test, whose first step is in line 5. */
const steps = (...written: string[]) =>
  `name: s\ntests:\n  - title: t\n    steps:\n${written.map((one) => `      - ${one}\n`).join('')}`;
const asserting = (assertion: string) => steps(CALL, `{ kind: assert, assertion: ${assertion} }`);
/** A suite that prompts this model, which line 2 names. */
const prompting = (line: string) =>
  `name: s\n${line}\ntests:\n  - { title: t, steps: ${PROMPTED} }\n`;

describe('a mistake in a suite file is told once, at its line, with what to write', () => {
  it.each<Row>([
    [
      'servers as in .mcp.json',
      suiteWith('servers: { library: { command: node } }'),
      2,
      'servers: must be names, not what starts a server. What starts a server stands in `.mcp.json`',
    ],
    [
      'servers with their commands, as a list',
      suiteWith('servers: [{ name: library, command: node }]'),
      2,
      'servers[0]: must be names, not what starts a server.',
    ],
    [
      'the key of .mcp.json',
      suiteWith('mcpServers: { library: { command: node } }'),
      2,
      'mcpServers: is not a field of a suite. What starts a server stands in `.mcp.json`',
    ],
    [
      'braces without quotes',
      steps(CALL.replace('3', '{{x}}')),
      5,
      'a name is a text, not an object or a list. Put a text that begins with a brace',
    ],
    [
      'a merge of YAML 1.1',
      steps(`&b ${CALL}`, '{ <<: *b, toolName: u }'),
      6,
      '`<<` merges nothing here: write the members out.',
    ],
    [
      'no-break spaces from a web page',
      'name: s\ntests:\n\u00A0\u00A0- title: t\n',
      3,
      'this line is indented by a sign that only looks like a space',
    ],
    [
      'a merge conflict',
      'name: s\n<<<<<<< HEAD\nmodel: a\n=======\nmodel: b\n>>>>>>> other\ntests: []\n',
      2,
      'this is left of a merge conflict.',
    ],
    [
      'a comment of JavaScript',
      '// mine\n{ "name": "s", "tests": [] }\n',
      1,
      'a comment begins with `#`',
    ],
    [
      'a comment of JavaScript within',
      '{\n  // mine\n  "name": "s", "tests": []\n}\n',
      2,
      'a comment begins with `#`',
    ],
    [
      'arguments as a text of JSON',
      steps(`{ kind: toolCall, toolName: t, arguments: '{"days": 3}' }`),
      5,
      'not the text "{\\"days\\": 3}". Leave the quotes around it out.',
    ],
    [
      'an assertion as a text',
      steps(CALL.replace(' }', ' }, expect: fee')),
      5,
      'expect: must be a list, not the text "fee".',
    ],
    [
      'seconds where milliseconds are wanted',
      asserting('{ type: latencyUnder, ms: 2s }'),
      6,
      'must be a number, not the text "2s". Write the number alone: 2000.',
    ],
    [
      'seconds in place of milliseconds',
      asserting('{ type: latencyUnder, seconds: 2 }'),
      6,
      'seconds: is not a field of an assertion. Did you mean `ms`?',
    ],
    [
      'thousands',
      asserting('{ type: tokenBudgetUnder, tokens: 10k }'),
      6,
      'Write the number alone: 10000.',
    ],
    [
      'milliseconds where seconds are wanted',
      suiteWith('toolTimeout: 30000'),
      2,
      'must be a number of seconds from 0.1 to 3600, not 30000. Write 30.',
    ],
    ['a unit', suiteWith('toolTimeout: 5m'), 2, 'from 0.1 to 3600. Write 300.'],
    ['a number in quotes', suiteWith('toolTimeout: "30"'), 2, 'from 0.1 to 3600. Write 30.'],
    ['a time below zero', suiteWith('connectTimeout: -1'), 2, 'from 0.1 to 3600, not -1.'],
    [
      'a group as Python names it',
      asserting('{ type: responseMatches, pattern: "(?P<fee>x)" }'),
      6,
      'for a group with a name `(?<name>…)`.',
    ],
    [
      'flags beside a pattern',
      asserting('{ type: responseMatches, pattern: fee, flags: i }'),
      6,
      'flags: is not a field of an assertion. To ignore case write `(?i:…)`',
    ],
    [
      'a provider before a colon',
      prompting('model: openai:gpt-5-mini'),
      2,
      'model: names no provider: write it with a slash, `openai/gpt-5-mini`.',
    ],
    [
      'a provider and how it is talked to',
      prompting('model: anthropic:messages:claude-haiku-4.5'),
      2,
      'write it with a slash, `anthropic/claude-haiku-4.5`.',
    ],
    [
      'a variable of a workflow',
      prompting(`model: openai/\${{ vars.MODEL }}`),
      2,
      'model: has an expression of a workflow',
    ],
    [
      'a model in parts',
      prompting('model: { provider: openai, name: gpt-5 }'),
      2,
      'model: must be a text, not an object.',
    ],
    ...[NOT_YAML, NO_SUITE, WRONG_MEMBER, WRONG_STEP].flat(),
  ])('%s', async (_mistake, text, line, told) => {
    const problems = await problemsOf(parseSuiteText(text));
    const found = problems.filter((problem) => problem.includes(told));
    expect({ problems, found: found.length }).toEqual({ problems, found: 1 });
    expect(found[0]).toMatch(new RegExp(`^evals/a\\.yaml:${line}:\\d+ `));
    expect(problems.join('\n')).not.toMatch(/Invalid|Too (?:small|big)|received/);
  });

  it('takes what only looks like such a mistake', async () => {
    const text = [
      'name: "<< s"',
      'description: |',
      '  <<<<<<< left',
      '  // right',
      '  \u00A0indented',
      'model: ollama/llama3:8b',
      `tests: [{ title: t, steps: [${CALL.replace('3', '"{{x}}"')}] }]`,
    ].join('\n');
    expect(await problemsOf(parseSuiteText(text))).toEqual([]);
  });
});
