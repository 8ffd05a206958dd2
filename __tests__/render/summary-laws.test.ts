import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RunReport } from '../../src/model/run-report.ts';
import { measure } from '../../src/render/document.ts';
import { renderSummary, SMALLEST_BUDGET } from '../../src/render/summary.ts';
import { hostileReport } from './arbitrary-report.ts';
import { allNodes, elements, githubTrees, linkableTexts } from './github-tree.ts';
import { caseOf, runReport, viewOf } from './sample-reports.ts';

/** Elements the renderer writes itself. */
const OURS = new Set(
  'h2 h3 p strong code span a details summary table thead tbody tr th td pre ul li blockquote sub'.split(
    ' ',
  ),
);

const budget = fc.record({
  unit: fc.constantFrom('bytes' as const, 'characters' as const),
  limit: fc.oneof(
    fc.integer({ min: SMALLEST_BUDGET, max: 6000 }),
    fc.integer({ min: SMALLEST_BUDGET, max: 100_000 }),
  ),
});

function failingCases(report: RunReport): number {
  return report.cases.filter(({ iterations }) =>
    iterations.some(({ outcome }) => outcome === 'failed' || outcome === 'error'),
  ).length;
}

describe('any report within any budget', () => {
  it('fits, balanced, with nothing of the input but text, and true counts', () => {
    fc.assert(
      fc.property(hostileReport, budget, (report, room) => {
        const view = viewOf(report, 0.9);
        const markdown = renderSummary(view, room);
        expect(measure(markdown, room.unit)).toBeLessThanOrEqual(room.limit);
        expect(markdown).not.toMatch(/\p{Cs}/u);
        expect(markdown).not.toContain('<!--');

        const { raw, sanitized } = githubTrees(markdown);
        for (const { tag } of allNodes(raw)) if (tag !== null) expect(OURS).toContain(tag);
        expect(sanitized.text).toBe(raw.text);
        const opened = markdown.match(/^<details( open)?>$/gm)?.length ?? 0;
        expect(markdown.match(/^<\/details>$/gm)?.length ?? 0).toBe(opened);
        expect(elements(raw, 'details').length).toBe(opened);
        // An element left open would swallow what follows it instead of standing beside it.
        expect(elements(raw, 'details').flatMap((fold) => elements(fold, 'h3'))).toEqual([]);

        for (const { properties } of elements(raw, 'a')) {
          expect(properties['href']).toMatch(/^https:\/\/(evals\.example|github\.com)\//);
        }
        for (const text of linkableTexts(raw)) expect(text).not.toMatch(/@\w|#\d/);

        const failing = failingCases(report);
        if (failing > 0) expect(raw.text).toContain(`Failing cases (${failing})`);
        const outcomes = report.cases.flatMap(({ iterations }) => iterations.map((i) => i.outcome));
        const passed = outcomes.filter((outcome) => outcome === 'passed').length;
        expect(elements(raw, 'h2').length).toBe(1);
        if (passed > 0) expect(raw.text).toMatch(new RegExp(`\\b${passed} (of \\d+ \\w+ )?passed`));
      }),
      { numRuns: 100 },
    );
  }, 120_000);
});

describe('a very large report', () => {
  const cases = Array.from({ length: 3000 }, (_, index) =>
    caseOf(`${index} ${'@org #1 | <b> `'.repeat(30)}`, ['passed', index % 2 ? 'failed' : 'error']),
  );
  for (const testCase of cases) {
    for (const [index, iteration] of testCase.iterations.entries()) {
      iteration.error = `${index} ${'```\n<script>'.repeat(2000)}`;
    }
  }
  const view = viewOf(runReport(cases), 0.9);

  it.each([
    { unit: 'bytes', limit: 1_000_000 },
    { unit: 'characters', limit: 65_536 },
    { unit: 'bytes', limit: 65_535 },
    { unit: 'bytes', limit: SMALLEST_BUDGET },
  ] as const)('fits into $limit $unit', (room) => {
    const markdown = renderSummary(view, room);
    expect(measure(markdown, room.unit)).toBeLessThanOrEqual(room.limit);
    expect(markdown).toContain('### Failing cases (3,000)');
    const shown = markdown.match(/^(<summary>|- )❌ /gm)?.length ?? 0;
    const [, more = ''] = /([\d,]+) more failing cases: see the report/.exec(markdown) ?? [];
    expect(shown + Number(more.replaceAll(',', ''))).toBe(3000);
    expect(markdown.match(/^<details/gm)?.length).toBe(markdown.match(/^<\/details>/gm)?.length);
  });
});
