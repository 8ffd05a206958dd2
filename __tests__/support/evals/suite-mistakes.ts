/** Mistakes in what a suite is as a whole, with what is told of them and in which line. */

export const SUITE = 'evals/suite.yaml';
export const FEE = '{ kind: toolCall, toolName: late_fee, arguments: { days: 3 } }';
export const PROMPT = '{ kind: prompt, prompt: hi }';
export const NO_ERRORS = '{ kind: assert, assertion: { type: noToolErrors } }';

/** A suite of one test, whose first step is in line 5. */
export const steps = (...written: string[]) =>
  [
    'name: s',
    'tests:',
    '  - title: t',
    '    steps:',
    ...written.map((one) => `      - ${one}`),
  ].join('\n');
export const asserting = (assertion: string) =>
  steps(FEE, `{ kind: assert, assertion: ${assertion} }`);
export const expecting = (expected: string) =>
  steps(FEE.replace(' }', ` }, expect: [${expected}]`));
/** A suite with this in line 2. */
const suiteWith = (line: string) => `name: s\n${line}\ntests:\n  - { title: t, steps: [${FEE}] }\n`;
/** A test with this in line 4. */
export const testWith = (line: string) =>
  `name: s\ntests:\n  - title: t\n    ${line}\n    steps: [${FEE}]\n`;
export const prompting = (head: string) => `${head}\n${steps(PROMPT, NO_ERRORS)}`;

/** What is wrong in which line of a suite, and a part of what is told of it. */
export type Row = readonly [mistake: string, suite: string, line: number, told: string];

export const NOT_YAML: readonly Row[] = [
  [
    'a list that is less indented',
    'name: s\ntests:\n- title: t\n steps: []',
    4,
    'this belongs to no item of the list above it',
  ],
  ['a name that is less indented', 'name: s\ntests:\n  - title: t\n   steps: []', 4, 'is'],
  ['a tab', 'name: s\ntests:\n\t- title: t', 3, 'tabs do not indent; use spaces.'],
  [
    'no space behind a colon',
    'name:s\ntests: []',
    1,
    'with a space behind the colon: `name: value`.',
  ],
  [
    'a colon in a text',
    'name: s: smoke\ntests: []',
    1,
    'there is a second `: ` in this line. Put a text that has one in it in quotes',
  ],
  ['a quote that is not closed', 'name: "s\ntests: []', 1, 'this quote is never closed.'],
  [
    'a bracket that is not closed',
    steps('{ kind: toolList').replace('- {', '- ['),
    5,
    'this bracket or brace is not closed',
  ],
  [
    'a text that begins with @',
    steps('kind: prompt\n        prompt: @someone'),
    6,
    'a text cannot begin with this sign. Put it in quotes.',
  ],
  [
    'a text that begins with *',
    'name: *smoke*\ntests: []',
    1,
    'Put a text that begins with `*` in quotes.',
  ],
  [
    'a text that begins with !',
    'name: !smoke\ntests: []',
    1,
    'Put a text that begins with `!` in quotes.',
  ],
  ['a backslash in double quotes', 'name: "a\\d"\ntests: []', 1, 'put the text in single quotes.'],
  [
    'a name given twice',
    'name: s\nname: t\ntests: []',
    2,
    'this name is given twice in one object.',
  ],
  [
    'two documents',
    'name: s\n---\nname: t',
    2,
    'a second document begins here, behind `---`; write one alone.',
  ],
  [
    'JSON without a comma',
    '{ "name": "s" "tests": [] }',
    1,
    'Is a comma, a quote, a bracket or a line break missing before it?',
  ],
];

export const NO_SUITE: readonly Row[] = [
  ['an empty file', '', 1, 'is empty; a suite is an object with a `name` and a list of `tests`.'],
  ['a file of remarks', '# soon', 1, 'is empty; a suite is an object'],
  ['a list', '- title: t', 1, 'must be an object with a `name` and a list of `tests`, not a list.'],
  ['a text', 'hello', 1, 'must be an object with a `name` and a list of `tests`.'],
  ['no name', 'tests: []', 1, 'name: is missing; it has to be a text.'],
  [
    'title in place of name',
    `title: s\ntests: [{ title: t, steps: [${FEE}] }]`,
    1,
    'title: is not a field of a suite. Did you mean `name`?',
  ],
  [
    'cases in place of tests',
    `name: s\ncases: [{ title: t, steps: [${FEE}] }]`,
    2,
    'cases: is not a field of a suite. Did you mean `tests`?',
  ],
  [
    'no test in the list',
    'name: s\ntests: []',
    2,
    'tests: must not be empty: a suite needs at least one test.',
  ],
  ['nothing behind tests', 'name: s\ntests:', 2, 'tests: has no value; it has to be a list.'],
  [
    'a test that is no item',
    'name: s\ntests:\n  title: t\n  steps: []',
    2,
    'tests: must be a list, not an object. Begin each item with `- `.',
  ],
];

export const WRONG_MEMBER: readonly Row[] = [
  [
    'iterations in a test',
    testWith('iterations: 3'),
    4,
    'iterations: is not a field of a test. Did you mean `runs`?',
  ],
  [
    'runs beyond what a case has',
    testWith('runs: 1001'),
    4,
    'runs: must be at most 1000, not 1001.',
  ],
  [
    'runs in quotes',
    testWith('runs: "3"'),
    4,
    'must be a number, not the text "3". Leave the quotes out: 3.',
  ],
  [
    'skip without a reason',
    testWith('skip: true'),
    4,
    'skip: must be a text that says why it is not run.',
  ],
  [
    'a tag alone',
    testWith('tags: slow'),
    4,
    'must be a list, not the text "slow". A list of it is `[slow]`.',
  ],
  [
    'an assertion on a test',
    testWith('expect: []'),
    4,
    'expect: is not a field of a test. It belongs into a step.',
  ],
  ['yes', testWith('isNegativeTest: "yes"'), 4, 'must be true or false, not the text "yes".'],
  [
    'rows that are texts',
    testWith('each: [a]'),
    4,
    'each[0]: must be an object (`name: value`), not the text "a".',
  ],
  [
    'a value that no row has',
    testWith('each: [{ a: 1 }]').replace('title: t', 'title: "{{row.b}}"'),
    4,
    'has no `b`',
  ],
  ['no steps', 'name: s\ntests:\n  - title: t', 3, 'steps: is missing; it has to be a list.'],
  [
    'an empty list of steps',
    'name: s\ntests:\n  - title: t\n    steps: []',
    4,
    'steps: must not be empty: a test needs at least one step.',
  ],
  [
    'name in place of title',
    `name: s\ntests:\n  - name: t\n    steps: [${FEE}]`,
    3,
    'name: is not a field of a test. Did you mean `title`?',
  ],
  [
    'two steps of one id',
    steps(FEE.replace('{', '{ id: a,'), FEE.replace('{', '{ id: a,')),
    6,
    'id: is the id of steps[0] too',
  ],
  [
    'a share of 1',
    suiteWith('passCriteria: { minimumPassRate: 0.9 }'),
    2,
    'minimumPassRate: is in percent: 90, not 0.9.',
  ],
  [
    'a percentage with its sign',
    suiteWith('passCriteria: { minimumPassRate: 90% }'),
    2,
    'must be a number, not the text "90%". Write the number alone: 90.',
  ],
  [
    'a rate beyond 100',
    suiteWith('passCriteria: { minimumPassRate: 101 }'),
    2,
    'must be at most 100, not 101.',
  ],
  [
    'a server alone',
    suiteWith('servers: library'),
    2,
    'must be a list, not the text "library". A list of it is `[library]`.',
  ],
  ['server in place of servers', suiteWith('server: library'), 2, 'Did you mean `servers`?'],
  ['a timeout by another name', suiteWith('timeout: 5'), 2, 'Did you mean `toolTimeout`?'],
  [
    'a timeout with a unit',
    suiteWith('toolTimeout: 5s'),
    2,
    'must be a number of seconds from 0.1 to 3600.',
  ],
  [
    'an isolation there is not',
    suiteWith('isolation: none'),
    2,
    'must be one of `auto`, `lane` or `iteration`, not the text "none".',
  ],
];
