import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { annotationsOf } from '../../src/render/annotations.ts';
import { renderCheckOutput } from '../../src/render/check-output.ts';
import { renderComment } from '../../src/render/comment.ts';
import { measure } from '../../src/render/markdown/document.ts';
import { renderReportMarkdown } from '../../src/render/report-markdown.ts';
import { SMALLEST_BUDGET } from '../../src/render/summary.ts';
import { samples, timeLimitMs } from '../support/effort.ts';
import { hostileReport, judgedViewOf } from '../support/render/arbitrary-report.ts';
import { expectHarmless, expectTrueCounts } from '../support/render/markdown-laws.ts';
import { caseOf, runReport, viewOf } from '../support/render/sample-reports.ts';

describe('any report', () => {
  it(
    'as a comment within any budget',
    () => {
      const limits = fc.integer({ min: SMALLEST_BUDGET, max: 65_536 });
      fc.assert(
        fc.property(hostileReport, limits, (report, limit) => {
          const markdown = renderComment(judgedViewOf(report), { unit: 'characters', limit });
          expect(markdown.length).toBeLessThanOrEqual(limit);
          expectHarmless(markdown);
          expectTrueCounts(markdown, report);
        }),
        samples({ ci: 15, soak: 3_000 }),
      );
    },
    timeLimitMs(120_000),
  );

  it(
    'as the output of a check',
    () => {
      fc.assert(
        fc.property(hostileReport, (report) => {
          const { title, summary, text } = renderCheckOutput(judgedViewOf(report));
          expect(title).not.toMatch(/\n|\p{Cs}/u);
          expect(title.length).toBeLessThanOrEqual(255);
          for (const markdown of [summary, text]) {
            expect(measure(markdown, 'bytes')).toBeLessThanOrEqual(65_535);
            expectHarmless(markdown);
          }
          expectTrueCounts(`${summary}\n\n${text}`, report);
        }),
        samples({ ci: 10, soak: 2_000 }),
      );
    },
    timeLimitMs(120_000),
  );

  it(
    'as the full Markdown',
    () => {
      fc.assert(
        fc.property(hostileReport, (report) => {
          const markdown = renderReportMarkdown(judgedViewOf(report));
          expectHarmless(markdown);
          expectTrueCounts(markdown, report);
          expect(markdown).not.toContain('see the report');
        }),
        samples({ ci: 8, soak: 2_000 }),
      );
    },
    timeLimitMs(120_000),
  );

  it('as annotations, the most severe first', () => {
    const order = ['error', 'warning', 'notice'];
    fc.assert(
      fc.property(hostileReport, (report) => {
        const annotations = annotationsOf(report, judgedViewOf(report).verdict);
        const ranks = annotations.map(({ severity }) => order.indexOf(severity));
        expect(ranks).toEqual([...ranks].sort());
        for (const { title, message } of annotations) {
          expect(title.length).toBeLessThanOrEqual(255);
          expect(message.length).toBeLessThanOrEqual(4096);
          expect(message).not.toBe('');
          expect(`${title}${message}`).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
      }),
      samples({ ci: 30, soak: 5_000 }),
    );
  });
});

describe('a very large report', () => {
  const cases = Array.from({ length: 3000 }, (_, index) =>
    caseOf(`${index} ${'@org #1 | <b> `'.repeat(30)}`, ['passed', index % 2 ? 'failed' : 'error']),
  );
  for (const testCase of cases) {
    for (const iteration of testCase.iterations) iteration.error = '```\n<script>👍'.repeat(2000);
  }
  const report = runReport(cases);
  const view = viewOf(report, 0.9);

  it('fits into a comment and counts what it leaves out', () => {
    const markdown = renderComment(view, { unit: 'characters', limit: 65_536 });
    expect(markdown.length).toBeLessThanOrEqual(65_536);
    expect(markdown).toContain('### Failing cases (3,000)');
    expect(markdown).toContain('<strong>3,000 cases</strong>');
    expect(markdown).toMatch(/2,9\d\d more cases: see the report/);
  });

  it('fits into both fields of a check', () => {
    const { summary, text } = renderCheckOutput(view);
    expect(measure(summary, 'bytes')).toBeLessThanOrEqual(65_535);
    expect(measure(text, 'bytes')).toBeLessThanOrEqual(65_535);
    expect(text).toContain('### Failing cases (3,000)');
  });

  it('has every model in the full Markdown', () => {
    const outcomes = Array.from({ length: 25 }, () => 'passed' as const);
    const compared = caseOf('compared', outcomes);
    for (const [index, iteration] of compared.iterations.entries()) {
      iteration.model = `model-${index}`;
    }
    const markdown = renderReportMarkdown(viewOf(runReport([compared])));
    expect(markdown).toContain('model-24');
    expect(markdown).not.toContain('see the report');
  });

  it('degrades as full Markdown where even that has no room', () => {
    const markdown = renderReportMarkdown(view, 500_000);
    expect(measure(markdown, 'bytes')).toBeLessThanOrEqual(500_000);
    expect(markdown).toContain('### Failing cases (3,000)');
  });
});
