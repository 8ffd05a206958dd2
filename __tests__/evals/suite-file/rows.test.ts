import { describe, expect, it } from '@jest/globals';
import { parseSuiteFile } from '../../../src/evals/suite-file/suite-file.ts';
import { ConfigurationError } from '../../../src/trouble/errors.ts';

const parse = (lines: readonly string[]) =>
  parseSuiteFile('a.yaml', ['name: a', 'tests:', ...lines].join('\n'));

/** What is wrong with a file, each problem on a line. */
async function problemsOf(lines: readonly string[]): Promise<string[]> {
  const error = await parse(lines).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return [];
  if (!(error instanceof ConfigurationError)) throw error;
  return error.problems.map(({ where, message }) => `${where} ${message}`);
}

const CALL = 'kind: toolCall, serverName: s, toolName: t';

describe('a test with rows', () => {
  it('makes a case of each, at the place of its row', async () => {
    const { suite, cases } = await parse([
      '  - title: forecast of {{row.city}}',
      '    each:',
      '      - { city: Oslo, days: 3, at: { lat: 59.9 } }',
      '      - { city: "{{row.days}}", days: 5, at: { lat: 0 } }',
      '    runs: "{{row.days}}"',
      '    steps:',
      `      - { ${CALL}, arguments: { city: "{{ row.city }}", days: "{{row.days}}", at: "{{row.at}}" } }`,
      '      - kind: assert',
      '        assertion: { type: responseContains, needle: "{{row.at.lat}} in {{row.city}}: {{row.at}}" }',
      `  - { title: other, steps: [{ ${CALL} }] }`,
    ]);
    expect(suite.tests).toMatchObject([
      {
        title: 'forecast of Oslo',
        runs: 3,
        steps: [
          { id: 'step-1', arguments: { city: 'Oslo', days: 3, at: { lat: 59.9 } } },
          { assertion: { needle: '59.9 in Oslo: {"lat":59.9}' } },
        ],
      },
      // What a row says is not read again.
      { title: 'forecast of {{row.days}}', runs: 5, steps: [{}, {}] },
      { title: 'other', steps: [{ arguments: {} }] },
    ]);
    expect(suite.tests[0]).not.toHaveProperty('each');
    expect(cases.map(({ line, column }) => [line, column])).toEqual([
      [5, 9],
      [6, 9],
      [12, 5],
    ]);
  });

  it('gives titles that do not differ the number of their row', async () => {
    const { suite, notEmbedded } = await parse([
      '  - title: "{{row.n}}"',
      '    each: [{ n: 1 }, { n: 2 }, { n: 1 }]',
      `    steps: [{ ${CALL}, arguments: { n: "{{row.n}}" } }]`,
    ]);
    expect(suite.tests.map(({ title }) => title)).toEqual(['1 [1]', '2', '1 [3]']);
    expect(notEmbedded).toEqual([]);
  });

  it('keeps the type of values wherever they are the own ones of the user', async () => {
    const { suite } = await parse([
      '  - title: t',
      '    each: [{ n: 1 }]',
      '    steps:',
      '      - kind: toolCall',
      '        serverName: s',
      '        toolName: t',
      '        arguments: { text: "{{row.n}}" }',
      '        expect:',
      '          - { type: jsonPath, path: $, equals: { text: "{{row.n}}" } }',
      '          - { type: matchesSnapshot, snapshot: { text: "{{row.n}}" } }',
      '          - { type: matchesSchema, schema: { const: { title: "{{row.n}}" } } }',
      '          - { type: textContains, needle: "{{row.n}}" }',
    ]);
    expect(suite.tests[0]?.steps).toMatchObject([
      {
        arguments: { text: 1 },
        expect: [
          { equals: { text: 1 } },
          { snapshot: { text: 1 } },
          { schema: { const: { title: 1 } } },
          { needle: '1' },
        ],
      },
    ]);
  });

  it('makes texts of values where there can be but texts', async () => {
    const { suite } = await parse([
      '  - title: t',
      '    each: [{ n: 1 }]',
      '    steps:',
      `      - { ${CALL}, expectError: { contains: "{{row.n}}", matches: "{{row.n}}" } }`,
      '      - { kind: promptGet, serverName: s, promptName: p, arguments: { days: "{{row.n}}" } }',
    ]);
    expect(suite.tests[0]?.steps).toMatchObject([
      { expectError: { contains: '1', matches: '1' } },
      { arguments: { days: '1' } },
    ]);
  });

  it('leaves what is no value of a row as it stands', async () => {
    const { suite } = await parse([
      '  - title: t',
      '    each: [{ a: 1 }]',
      `    steps: [{ ${CALL}, arguments: { x: "{{a}} \\\\{{row.a}} {row.a} {{captures.row}}", "{{row.a}}": 1 } }]`,
      `  - { title: u, steps: [{ ${CALL}, arguments: { x: '\\{{row.a}}' } }] }`,
    ]);
    expect(suite.tests).toMatchObject([
      {
        steps: [{ arguments: { x: '{{a}} {{row.a}} {row.a} {{captures.row}}', '{{row.a}}': 1 } }],
      },
      { steps: [{ arguments: { x: '{{row.a}}' } }] },
    ]);
  });

  it('tells names that a row has not, and what is no name, each at its place', async () => {
    const found = await problemsOf([
      '  - title: "{{row.a}}"',
      '    each:',
      '      - { a: 1, b: { c: 1 } }',
      '      - { b: { c: 1 } }',
      '      - { a: 1, b: 7 }',
      '    steps:',
      `      - { ${CALL}, arguments: { c: "{{row.b.c}}", d: "{{row.my city}} {{row.}}" } }`,
      `  - { title: "{{row.x}}", steps: [{ ${CALL} }] }`,
    ]);
    expect(found).toEqual([
      'a.yaml:9:86 tests[0].steps[0].arguments.d: has a `{{row.` without a name and `}}` behind it, as in `{{row.city}}`.',
      'a.yaml:6:9 tests[0].each[1]: has no `a`, which title of the test asks for.',
      'a.yaml:7:9 tests[0].each[2]: has no `b.c`, which steps[0].arguments.c of the test asks for.',
      'a.yaml:10:7 tests[1].title: has {{row.x}}, but the test has no rows: give it `each`, or write \\{{row.x}} for the text itself.',
    ]);
  });

  it('tells a mistake of the test once, and that of a row with its number', async () => {
    const found = await problemsOf([
      '  - title: "{{row.n}}"',
      '    each: [{ n: 1 }, { n: x }, { n: 2 }]',
      '    runs: "{{row.n}}"',
      '    color: red',
      `    steps: [{ ${CALL} }]`,
    ]);
    expect(found).toEqual([
      'a.yaml:5:5 tests[0].runs: must be a number, not the text "x". (row 2)',
      'a.yaml:6:5 tests[0].color: is not a field of a test. (row 1)',
    ]);
  });

  it('tells once what a service would refuse of all its cases, and of how many', async () => {
    const rows = Array.from({ length: 150 }, (_, n) => `{ n: ${n} }`);
    const located = await parse([
      '  - title: "{{row.n}}"',
      `    each: [${rows}]`,
      `    steps: [{ ${CALL} }, { kind: assert, assertion: { type: isError, value: false } }]`,
      '  - title: idle {{row.n}}',
      `    each: [${rows}]`,
      `    steps: [{ kind: assert, assertion: { type: toolNeverCalled, toolName: "{{row.n}}" } }]`,
    ]);
    const { withoutEvidence, notHosted } = located;
    expect(notHosted).toEqual([
      expect.objectContaining({ message: expect.stringContaining('one case too many') }),
      {
        where: 'a.yaml:5:77',
        message:
          'case "0" (and 149 more cases of that test) uses the assertion isError, which only the embedded service knows.',
      },
    ]);
    expect(withoutEvidence).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^case "idle 0" \(and 149 more/) }),
    ]);
  });

  it.each<[name: string, each: string, problem: RegExp]>([
    ['no rows', '[]', /^a\.yaml:4:5 tests\[0\]\.each: /],
    ['rows that are no maps', '[1, { n: 1 }]', /^a\.yaml:4:12 tests\[0\]\.each\[0\]: /],
    ['more rows than a suite has cases', `[${'{},'.repeat(10_001)}]`, /there are 10001 cases/],
    [
      'rows that come to more than a request holds',
      `[{ n: &long ${'x'.repeat(400_000)} }, ${'{ n: *long },'.repeat(90)}]`,
      /come to more than 32 MiB/,
    ],
  ])('is refused with %s', async (_name, each, problem) => {
    const found = await problemsOf([
      '  - title: t',
      `    each: ${each}`,
      `    steps: [{ ${CALL}, arguments: { n: "{{row.n}}" } }]`,
    ]);
    expect(found[0]).toMatch(problem);
  });
});
