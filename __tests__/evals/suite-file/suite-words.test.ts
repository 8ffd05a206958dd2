/** What suite files say that are wrong: in our words, each with its place. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { samples } from '../../support/effort.ts';
import { parseSuiteText, problemsOf } from '../../support/evals/suite-text.ts';

/** How the libraries that read a suite speak, and JavaScript of values that are not there. */
const FOREIGN =
  /Invalid (?:input|option|discriminator|key|string|value|element|number|escape)|Too (?:small|big)|Unrecognized|expected \w+,|received|discriminator|\bnull\b|undefined|NaN|\[object|[Mm]apping|[Ss]equence|[Ss]calar|[Ii]mplicit|[Ff]low |Nested|[Uu]nresolved|token|indicator|collection/;

const DOUBT =
  'tests[0].steps[0].expect[0].pattern: begins and ends with a slash, which are looked for as they stand. Where they only enclose the pattern, leave them out.';

const problemsIn = (text: string) => problemsOf(parseSuiteText(text));

describe('a suite file that is wrong', () => {
  it.each<[name: string, tests: string, problem: string]>([
    ['no test', 'tests: []', '2:1 tests: must not be empty: a suite needs at least one test.'],
    ['nothing behind tests', 'tests:', '2:1 tests: has no value; it has to be a list.'],
    [
      'a list in place of a suite',
      '',
      '1:1 must be an object with a `name` and a list of `tests`, not a list.',
    ],
  ])('%s', async (name, tests, problem) => {
    const text = name.startsWith('a list') ? '- title: t' : `name: a\n${tests}\n`;
    expect(await problemsIn(text)).toEqual([`evals/a.yaml:${problem}`]);
  });

  it.each<[written: string, problem: string]>([
    [
      '{ toolName: echo }',
      '5:9 tests[0].steps[0].kind: is missing; with `toolName` it may be `toolCall` or `interact`.',
    ],
    ['toolCall: echo', '`assert`. Did you mean `kind: toolCall`?'],
    [
      '{ kind: tool, toolName: echo }',
      '5:11 tests[0].steps[0].kind: "tool" is none of `prompt`, `toolCall`',
    ],
    ['{ kind: calltool, toolName: echo }', 'Did you mean `toolCall`?'],
    [
      '{ kind: toolCall, tool: echo }',
      '5:27 tests[0].steps[0].tool: is not a field of a step. Did you mean `toolName`?',
    ],
    [
      '{ kind: toolCall, toolName: echo, args: {} }',
      '.args: is not a field of a step. Did you mean `arguments`?',
    ],
    [
      '{ kind: toolCall, toolName: echo, arguments: }',
      '.arguments: has no value; it has to be an object (`name: value`). Leave it out, or write `{}`.',
    ],
    [
      '{ kind: assert, assertion: { type: noToolError } }',
      '.type: "noToolError" is none of `noToolErrors`, ',
    ],
    ['{ kind: assert, assertion: { type: contains, needle: x } }', 'Did you mean `textContains`?'],
    [
      '{ kind: assert, assertion: { needle: x } }',
      '.type: is missing; with `needle` it may be `responseContains` or `textContains`.',
    ],
    [
      '{ kind: assert, assertion: { type: responseContains, text: x } }',
      '5:62 tests[0].steps[0].assertion.text: is not a field of an assertion. Did you mean `needle`?',
    ],
    [
      '{ kind: assert, assertion: { type: toolCalledWith, toolName: x, arguments: {} } }',
      '.arguments: is not a field of an assertion. Did you mean `args`?',
    ],
    [
      '{ kind: assert, assertion: { kind: textVisble, toolName: x } }',
      '.kind: "textVisble" is none of `textVisible`',
    ],
    [
      '{ kind: assert, assertion: noToolErrors }',
      '.assertion: must be an object (`name: value`), not the text "noToolErrors".',
    ],
    [
      '{ kind: assert, assertion: { type: textMatches, pattern: "(" } }',
      '.pattern: is no regular expression of JavaScript: a `(` lacks its `)`; the sign itself is `\\(`.',
    ],
    [
      '{ kind: toolCall, toolName: t, expect: [{ type: noToolErrors }] }',
      'It is an assertion on what the model did',
    ],
    [
      '{ kind: toolCall, toolName: t, expect: { type: isError } }',
      '.expect: must be a list, not an object. Begin each item with `- `.',
    ],
    [
      '{ kind: toolCall, toolName: t, skip: no }',
      '.skip: is not a field of a step. It belongs into a test.',
    ],
  ])('a step %s', async (step, problem) => {
    const found = await problemsIn(`name: a\ntests:\n  - title: t\n    steps:\n      - ${step}\n`);
    expect(found).toEqual([expect.stringContaining(problem)]);
  });

  it.each<[written: string, problem: string]>([
    ['iterations: 3', '4:5 tests[0].iterations: is not a field of a test. Did you mean `runs`?'],
    ['runs: "3"', '.runs: must be a number, not the text "3". Leave the quotes out: 3.'],
    ['runs: 1.5', '.runs: must be a whole number, not 1.5.'],
    ['runs: 1001', '.runs: must be at most 1000, not 1001.'],
    ['skip: true', '.skip: must be a text that says why it is not run.'],
    ['tags: slow', '.tags: must be a list, not the text "slow". A list of it is `[slow]`.'],
    ['tags: [5]', '.tags[0]: must be a text, not 5. In quotes it is a text: "5".'],
    [
      'isNegativeTest: "yes"',
      'must be true or false, not the text "yes". Write `true` or `false`, without quotes.',
    ],
    [
      'matchOptions: { toolCallOrder: strictly }',
      'not the text "strictly". Did you mean `strict`?',
    ],
    ['expect: []', '.expect: is not a field of a test. It belongs into a step.'],
    [
      'scenario: { a }',
      '.scenario: must be a text, not an object. Put a text with braces in quotes.',
    ],
  ])('a test with %s', async (member, problem) => {
    const step = '{ kind: toolCall, toolName: t }';
    const text = `name: a\ntests:\n  - title: t\n    ${member}\n    steps: [${step}]\n`;
    const expected = problem.startsWith('4:5') ? `evals/a.yaml:${problem}` : problem;
    expect(await problemsIn(text)).toEqual([expect.stringContaining(expected)]);
  });

  it('takes patterns that only look as if they had flags', async () => {
    const step = (pattern: string) =>
      `{ kind: toolCall, toolName: t, arguments: { pattern: /x/i }, expect: [{ type: textMatches, pattern: ${pattern} }] }`;
    for (const pattern of ['/x/', '/usr/bin', '/a/ss', '[/]x/i']) {
      const steps = `steps: [${step(JSON.stringify(pattern))}]`;
      const text = `name: a\ntests:\n  - title: t\n    ${steps}\n`;
      const { doubts } = await parseSuiteText(text);
      expect(doubts).toEqual(
        pattern === '/x/' ? [{ where: 'evals/a.yaml:4:104', message: DOUBT }] : [],
      );
    }
  });

  it('tells steps of one id, and not the same id in two tests', async () => {
    const steps =
      'steps: [{ id: a, kind: toolList }, { id: b, kind: toolList }, { id: a, kind: toolList }]';
    const text = `name: a\ntests:\n  - title: t\n    ${steps}\n  - { title: u, steps: [{ id: a, kind: toolList }] }\n`;
    expect(await problemsIn(text)).toEqual([
      'evals/a.yaml:4:69 tests[0].steps[2].id: is the id of steps[0] too; each step of a test has one of its own.',
    ]);
  });

  it('never speaks as the libraries do that read it, whatever of a right one is damaged', async () => {
    const right = readFileSync('examples/guide.yaml', 'utf8');
    const junk = fc.constantFrom<unknown>(
      ...[
        null,
        7,
        -1,
        0.5,
        true,
        '',
        'x',
        '(',
        '90%',
        [],
        ['x'],
        [[]],
        {},
        { x: 1 },
        { kind: 'x' },
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(), junk, fc.boolean(), async (at, value, isName) => {
        const text = stringify(damaged(parse(right), { at, value, isName }));
        for (const problem of await problemsIn(text)) {
          expect(problem).toMatch(/^evals\/a\.yaml:\d+:\d+ /);
          // What they repeat of the file is its own.
          expect(problem.replace(/`[^`]*`|"[^"]*"/g, '')).not.toMatch(FOREIGN);
        }
      }),
      samples({ ci: 40, soak: 5_000 }),
    );
  });

  it('nor where signs of it are lost or too many', async () => {
    const right = readFileSync('examples/guide.yaml', 'utf8').slice(0, 3_000);
    const sign = fc.constantFrom(
      '',
      ':',
      ' ',
      '\n',
      '- ',
      '"',
      "'",
      '[',
      '{',
      '}',
      '&',
      '*',
      '!',
      '%',
      '@',
      '\t',
      '#',
      '|',
      '---\n',
      ',',
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(right.length - 1), fc.nat(4), sign, async (at, length, put) => {
        for (const problem of await problemsIn(
          right.slice(0, at) + put + right.slice(at + length),
        )) {
          expect(problem).toMatch(/^evals\/a\.yaml:\d+:\d+ /);
          expect(problem.replace(/`[^`]*`|"[^"]*"/g, '')).not.toMatch(FOREIGN);
        }
      }),
      samples({ ci: 40, soak: 5_000 }),
    );
  });
});

interface Damage {
  at: number;
  value: unknown;
  /** Whether a name is changed, and not what it stands for. */
  isName: boolean;
}

/** A value with another one, or another name, in one of its places. */
function damaged(whole: unknown, { at, value, isName }: Damage): unknown {
  const places: (() => void)[] = [];
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      places.push(() => {
        if (isName && !Array.isArray(part)) {
          Reflect.deleteProperty(part, name);
          Reflect.set(part, `${name.slice(1)}s`, inner);
        } else Reflect.set(part, name, value);
      });
      visit(inner);
    }
  };
  visit(whole);
  places[at % places.length]?.();
  return whole;
}
