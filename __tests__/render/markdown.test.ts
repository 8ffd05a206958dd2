import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Findings, findNews } from '../../src/render/findings.ts';
import { type Layout, renderMarkdown } from '../../src/render/markdown.ts';
import { caseWith, causeWith, findingsWith } from '../support/findings.ts';
import type { Shown } from '../support/markdown-pipeline.ts';
import { elementsIn, expectHarmless, githubTrees } from '../support/markdown-pipeline.ts';
import { invalidRun, passedRun, redRuns } from '../support/red-runs.ts';

const ORIGIN = 'https://github.com/owner/weather/';
const LAYOUT: Layout = {
  limit: 65_280,
  unit: 'units',
  links: {
    run: `${ORIGIN}actions/runs/5`,
    report: `${ORIGIN}actions/runs/5/artifacts/7`,
    file: (file, line) => `${ORIGIN}blob/a/${encodeURI(file)}#L${line}`,
  },
  commit: null,
  before: '',
};

const render = (members: Partial<Findings>, layout: Partial<Layout> = {}) =>
  renderMarkdown(findingsWith(members), { ...LAYOUT, ...layout });

/** What readers see, as elements. */
const treeOf = (markdown: string) => githubTrees(markdown).sanitized;
const cellsOf = (row: Shown) => row.children.filter(({ tag }) => /^t[hd]$/.test(tag));
const rowsOf = (tree: Shown) => elementsIn(tree, 'tr').map(cellsOf);
const open = (tree: Shown) => elementsIn(tree, 'details').filter((one) => one.properties['open']);

test.each(redRuns().map((run) => ({ ...run, findings: findNews(run.report, run.verdict) })))(
  '$name: the news, a table of causes, a cause or the gate open, all else folded',
  ({ findings }) => {
    const tree = expectHarmless(renderMarkdown(findings, LAYOUT), ORIGIN);
    const blocks = tree.children.filter(({ tag }) => tag !== '').map(({ tag }) => tag);
    expect(blocks.join(' ')).toMatch(/^h3 p table (?:p )?(?:details )+p$/);
    expect(elementsIn(tree, 'h3')[0]?.text).toMatch(/^❌ (?:Weather|Stations)/);
    const [heads, ...rows] = rowsOf(tree);
    expect(rows).toHaveLength(Math.min(5, findings.causes.length));
    expect(heads).toHaveLength(findings.causes.some(({ advice }) => advice !== '') ? 3 : 2);
    expect(open(tree)).toHaveLength(1);
    const news = elementsIn(tree, 'strong').length;
    expect(news).toBe(findings.causes.slice(0, 5).filter(({ isNew }) => isNew).length);
  },
);

test('a passed run is one line, even if it was compared and judged', () => {
  const { report, verdict } = passedRun();
  const findings = findNews(report, verdict);
  expect(renderMarkdown(findings, LAYOUT)).toMatch(/^### ✅ .*\n$/);
  const more = { commit: '03411cd4f', before: 'was 3' };
  const foot = /^.*\n\n<sub>at (?:<span>)?03411c.* · was 3</;
  expect(renderMarkdown(findings, { ...LAYOUT, ...more })).toMatch(foot);
});

test('a passed run with news has its details and links', () => {
  const sections = [{ id: 'tools' as const, title: 'Tools', lines: ['one'] }];
  const tree = treeOf(render({ value: 'passed', sections }));
  expect(elementsIn(tree, 'details')).toHaveLength(1);
  expect(elementsIn(tree, 'a')).toHaveLength(2);
});

test('an invalid configuration lists its problems', () => {
  const { report, verdict } = invalidRun();
  const tree = treeOf(renderMarkdown(findNews(report, verdict), LAYOUT));
  expect(elementsIn(tree, 'li')).toHaveLength(3);
  expect(elementsIn(tree, 'table')).toEqual([]);
});

test('a table: most causes are counted, tests are called so, what is not measured is a dash', () => {
  const causes = Array.from({ length: 20 }, (_, at) =>
    causeWith({ cases: at === 0 ? [] : [caseWith({ title: `c${at}` }), caseWith({ title: 'd' })] }),
  );
  const markdown = render({ causes, source: 'results' });
  const [heads, first, second] = rowsOf(treeOf(markdown));
  expect(heads?.map(({ text }) => text)).toEqual(['Why it fails', 'Tests']);
  expect([first?.at(1)?.text, second?.at(1)?.text]).toEqual(['–', '2']);
  expect(markdown).toContain('\n15 more causes, 16 tests\n');
});

test('titles that begin alike are cut in front, and causes that are left out are counted', () => {
  const causes = Array.from({ length: 300 }, (_, at) =>
    causeWith({ cases: [caseWith({ title: `${'suite › '.repeat(9)}${at}` })] }),
  );
  const markdown = render({ causes });
  expect(rowsOf(treeOf(markdown))[3]?.[0]?.text).toMatch(/…e › suite .* 2$/);
  expect(markdown).toContain('<summary>The first 100 of 299 other causes</summary>');
  expect(markdown).not.toContain('Left out');
});

test('a cause: its place is a link, its iterations stand in the order of time', () => {
  const cases = Array.from({ length: 51 }, (_, at) => caseWith({ title: `case ${at}` }));
  const evidence = { language: 'diff' as const, text: '- a\n+ b' };
  const markdown = render({ causes: [causeWith({ cases, evidence })] });
  expect(markdown).toContain('```diff\n- a\n+ b\n```');
  const [cause] = open(treeOf(markdown));
  const items = cause === undefined ? [] : elementsIn(cause, 'li');
  expect(items).toHaveLength(11);
  expect(items[0]?.text).toContain('a.yaml:3 · 🟥🟥🟩');
  expect(items.at(-1)?.text).toBe('41 more');
  expect(elementsIn(treeOf(markdown), 'a')).toHaveLength(12);
});

const sizeOf = (text: string, unit: Layout['unit']) =>
  unit === 'bytes' ? Buffer.byteLength(text) : text.length;

/** Texts that grow when they are escaped, and such that end what they stand in. */
const WORDS = '@a ;<b>;`;```\n;</details>;| x |;$x$ ;😀;ק;word ;\n- '.split(';');
const text = fc
  .tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS), fc.integer({ min: 0, max: 20_000 }))
  .map(([a, b, length]) => (a + b).repeat(length).slice(0, length).toWellFormed());
const someCauses = fc
  .record({
    ...{ sentence: text, advice: text, title: text, file: text, proof: text },
    isNew: fc.boolean(),
  })
  .map(({ title, file, proof, ...members }) =>
    causeWith({
      ...members,
      cases: [caseWith({ title, file }), caseWith({ before: { passed: 1, total: 1 } })],
      evidence: { language: 'text', text: proof },
    }),
  );
const someFindings = fc
  .record({
    ...{ suite: text, headline: text, facts: text, compared: text, line: text },
    causes: fc.array(someCauses, { maxLength: 4 }),
    copies: fc.constantFrom(1, 20, 10_000),
    source: fc.constantFrom('evals' as const, 'results' as const),
  })
  .map(({ causes, copies, line, ...members }) => {
    const lines = Array.from({ length: copies }, () => line);
    const ids = ['gate', 'tools', 'warnings'] as const;
    const sections = ids.map((id) => ({ id, title: id, lines }));
    const all = Array.from({ length: copies }, () => causes).flat();
    return findingsWith({ ...members, sections, problems: lines, causes: all });
  });

test('law: each document fits its limit, is whole, and says what is left out', () => {
  fc.assert(
    fc.property(
      someFindings,
      fc.constantFrom(2_000, 2_500, 5_000, 20_000),
      fc.constantFrom('bytes' as const, 'units' as const),
      text,
      (findings, limit, unit, before) => {
        const markdown = renderMarkdown(findings, { ...LAYOUT, limit, unit, before });
        expect(sizeOf(markdown, unit)).toBeLessThanOrEqual(limit);
        expect(markdown).toMatch(/^### ❌ /);
        expectHarmless(markdown, ORIGIN);
        const size = findings.problems.reduce((sum, { length }) => sum + length, 0);
        if (size > limit) expect(markdown).toMatch(/Left out to fit: .*problems/);
      },
    ),
    {
      numRuns: 15,
      endOnFailure: true,
      reporter: ({ failed, errorInstance }) => {
        if (failed) throw errorInstance;
      },
    },
  );
});

test('a headline that just fits stands', () => {
  for (let length = 0; length < 40; length += 1) {
    const headline = `${'$'.repeat(86)}${'x'.repeat(length)}`;
    expect(render({ headline }, { limit: 2_000 })).toMatch(/^### ❌ /);
  }
});

test('the least value is left out first, and the count of failures never', () => {
  const evidence = { language: 'text' as const, text: 'x'.repeat(900) };
  const causes = Array.from({ length: 9 }, () => causeWith({ evidence }));
  const lines = ['y'.repeat(400)];
  const sections = (['tools', 'others'] as const).map((id) => ({ id, title: id, lines }));
  const namesAt = (limit: number) => {
    const markdown = render({ causes, sections }, { limit });
    expect(markdown).toMatch(/^### ❌ Suite: 7 of 9 cases failed\n/);
    return /Left out to fit: (.*?)\./.exec(markdown)?.[1]?.split(', ') ?? [];
  };
  const names = [20_000, 10_000, 3_000, 2_500, 2_000].map(namesAt);
  expect(names[0]).toEqual([]);
  expect(names.at(-1)?.length).toBeGreaterThan(2);
  for (const [at, fewer] of names.slice(0, -1).entries())
    expect(names[at + 1]).toEqual(expect.arrayContaining(fewer));
  expect(names[1]).toEqual(['evidence of other causes']);
});
