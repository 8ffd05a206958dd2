/** Suite files that would cost more time or memory than a runner has. */
import { describe, expect, it } from '@jest/globals';
import { parseSuiteText, problemsOf } from '../support/evals/suite-text.ts';
import { withinCpuLimit } from '../support/linear-time/cpu-limit.ts';

describe('parseSuiteFile', () => {
  it.each<[name: string, unit: (index: number) => string, problem: RegExp]>([
    ['keys', (index) => `key${index}: 1\n`, /is not a field|has \d+ more problems/],
    ['keys given twice', () => 'a: 1\n', /is given twice|has \d+ more problems/],
    ['anchors and aliases', (index) => `- &a${index} x\n- *a${index}\n`, /2000 anchors and al/],
    ['mistakes', () => '"a" ', /is not expected here|has \d+ more problems/],
  ])('is done with very many %s, and tells the first problems', async (_, unit, problem) => {
    const text = Array.from({ length: 100_000 }, (_item, index) => unit(index)).join('');
    const problems = await withinCpuLimit(() => problemsOf(parseSuiteText(text)));
    expect(problems.length).toBeLessThan(105);
    expect(problems.at(-1)).toMatch(problem);
  });

  // Each of them took gigabytes to read.
  it.each<[name: string, text: string, problem: RegExp]>([
    [
      'more signs than a suite can have',
      '[1,'.repeat(10) + '1,'.repeat(1_000_000),
      /:1:1 .*2000000/,
    ],
    ['brackets in brackets', '['.repeat(4_000_000), /:1:1 This nests too deep/],
    ['lists in lists', '\n'.repeat(4) + '- '.repeat(2_000_000), /:5:1 This nests too deep/],
  ])('is done early with %s', async (_, text, problem) => {
    expect(await problemsOf(parseSuiteText(text))).toEqual([expect.stringMatching(problem)]);
  });

  it('reads the largest suite there may be', async () => {
    const step = `{ kind: toolCall, serverName: s, toolName: t, arguments: { a: [1, 2, { b: c }] } }`;
    const steps = `      - ${step}\n`.repeat(200);
    const tests = Array.from(
      { length: 100 },
      (_, index) => `  - title: t${index}\n    steps:\n${steps}`,
    );
    const { suite } = await parseSuiteText(`name: large\ntests:\n${tests.join('')}`);
    expect(suite.tests.flatMap((test) => test.steps)).toHaveLength(20_000);
  });

  it('places every row of a list that an alias repeats', async () => {
    const count = 4_999;
    const rows = Array.from({ length: count }, (_, n) => `      - { n: ${n} }\n`).join('');
    const filling = `filling: [${'0,'.repeat(100_000)}]`;
    const step = `{ kind: toolCall, serverName: s, toolName: t, arguments: { n: "{{row.n}}" } }`;
    const text = [
      'name: large',
      'tests:',
      `  - title: one {{row.n}}\n    each: &rows\n${rows}    steps: [${step}]`,
      `  - title: two {{row.n}}\n    each: *rows\n    steps: [${step}]`,
      '  - title: three',
      `    steps: [{ kind: toolCall, serverName: s, toolName: t, arguments: { ${filling} } }]`,
    ].join('\n');
    const { cases } = await withinCpuLimit(() => parseSuiteText(text));
    const [first, again] = [cases[count - 1], cases[2 * count - 1]];
    expect([first?.line, again?.line]).toEqual([count + 4, count + 4]);
    expect(again?.test.title).toBe(`two ${count - 1}`);
  });

  it('quotes no name at length', async () => {
    const [problem] = await problemsOf(parseSuiteText(`name: *${'a'.repeat(1_000_000)}`));
    expect(problem?.length).toBeLessThan(1_000);
  });

  it('does not let aliases blow up', async () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const below =
        level === 0
          ? 'x'
          : Array(9)
              .fill(`*l${level - 1}`)
              .join(', ');
      return `l${level}: &l${level} [${below}]`;
    });
    const [problem] = await problemsOf(parseSuiteText(levels.join('\n')));
    expect(problem).toMatch(/^evals\/a\.yaml:1:1 .*alias/i);
  });

  it.each([
    ['brackets', '['.repeat(100_000)],
    ['dashes', `${'- '.repeat(100_000)}x`],
    [
      'indentation',
      Array.from({ length: 3_000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    ],
  ])('tells once that %s nest too deep', async (_name, text) => {
    expect(await problemsOf(parseSuiteText(text))).toEqual([
      expect.stringMatching(/^evals\/a\.yaml:\d+:\d+ This nests too deep to be read\.$/),
    ]);
  });
});
