import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { measure } from '../../src/render/markdown/document.ts';
import { renderSummary, SMALLEST_BUDGET } from '../../src/render/summary.ts';
import { samples, timeLimitMs } from '../support/effort.ts';
import { hostileReport, judgedViewOf } from '../support/render/arbitrary-report.ts';
import { expectHarmless, expectTrueCounts } from '../support/render/markdown-laws.ts';
import { caseOf, runReport, viewOf } from '../support/render/sample-reports.ts';

const budget = fc.record({
  unit: fc.constantFrom('bytes' as const, 'characters' as const),
  limit: fc.oneof(
    fc.integer({ min: SMALLEST_BUDGET, max: 6000 }),
    fc.integer({ min: SMALLEST_BUDGET, max: 100_000 }),
  ),
});

describe('any report within any budget', () => {
  it(
    'fits, balanced, with nothing of the input but text, and true counts',
    () => {
      fc.assert(
        fc.property(hostileReport, budget, (report, room) => {
          const view = judgedViewOf(report);
          const markdown = renderSummary(view, room);
          expect(measure(markdown, room.unit)).toBeLessThanOrEqual(room.limit);
          expectHarmless(markdown);
          expectTrueCounts(markdown, report);
          expect(markdown.match(/^## /gm)).toHaveLength(1);
        }),
        samples({ ci: 50, soak: 5_000 }),
      );
    },
    timeLimitMs(120_000),
  );
});

describe('a very large report', () => {
  const cases = Array.from({ length: 3000 }, (_, index) =>
    caseOf(`${index} ${'@org #1 | <b> `'.repeat(30)}`, ['passed', index % 2 ? 'failed' : 'error']),
  );
  for (const [index, testCase] of cases.entries()) {
    const cause = index.toString(2).replaceAll('0', 'o').replaceAll('1', 'i');
    for (const iteration of testCase.iterations) {
      iteration.error = `${cause} ${'```\n<script>'.repeat(2000)}`;
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
    const [, more = ''] = /([\d,]+) more causes: see the report/.exec(markdown) ?? [];
    expect(shown + Number(more.replaceAll(',', ''))).toBe(3000);
    expect(markdown.match(/^<details/gm)?.length).toBe(markdown.match(/^<\/details>/gm)?.length);
  });
});
