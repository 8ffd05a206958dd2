import { describe, expect, it } from '@jest/globals';
import type { IterationReport } from '../../src/model/run-report.ts';
import { annotationsOf } from '../../src/render/annotations.ts';
import { renderCheckOutput } from '../../src/render/check-output.ts';
import { renderComment } from '../../src/render/comment.ts';
import { renderHtmlReport } from '../../src/render/html-report.ts';
import { renderReportMarkdown } from '../../src/render/report-markdown.ts';
import { renderSummary } from '../../src/render/summary.ts';
import type { ReportView } from '../../src/render/view.ts';
import { caseOf, iteration, runReport, viewOf } from '../support/render/sample-reports.ts';

/** Longer than a function takes arguments, and than can be compared each with each. */
const VIEWS: Readonly<Record<string, ReportView>> = {
  'a stack of 200,000 lines': failedWith({
    errorDetails: `Error: broke\n${'  at somewhere\n'.repeat(200_000)}`,
  }),
  'a trace of 500,000 runs of backticks': failedWith({
    conversation: {
      messages: Array.from({ length: 50 }, () => ({
        role: 'tool',
        text: `${'` '.repeat(250)}\n`.repeat(40),
      })),
      timeline: [],
    },
  }),
  'an error of 1,000,000 lines beside 10,000 assertions': failedWith({
    error: 'broke: so\n'.repeat(1_000_000),
    assertions: Array.from({ length: 10_000 }, (_, index) => ({
      label: `assertion ${index}`,
      passed: false,
      reason: `reason ${index}`,
    })),
  }),
  'a case of 200,000 flaky iterations': viewOf(
    runReport([
      {
        ...caseOf('Shaky', []),
        iterations: Array.from({ length: 200_000 }, (_, index) =>
          iteration({ number: index + 1, flaky: true, attempts: 2 }),
        ),
      },
    ]),
  ),
};

function failedWith(evidence: Partial<IterationReport>): ReportView {
  const failed = iteration({ outcome: 'failed', error: 'It broke.', ...evidence });
  return viewOf(runReport([{ ...caseOf('Long', []), iterations: [failed] }]));
}

const SURFACES: readonly [name: string, render: (view: ReportView) => string][] = [
  ['summary', (view) => renderSummary(view, { unit: 'bytes', limit: 1_000_000 })],
  ['comment', (view) => renderComment(view, { unit: 'characters', limit: 65_536 })],
  ['check', (view) => renderCheckOutput(view).text],
  ['annotations', ({ report, verdict }) => JSON.stringify(annotationsOf(report, verdict))],
  ['Markdown', (view) => renderReportMarkdown(view)],
  ['HTML', (view) => renderHtmlReport(view)],
];

describe.each(Object.entries(VIEWS))('%s', (_what, view) => {
  it.each(SURFACES)('is shown by the %s', (_surface, render) => {
    expect(render(view)).toMatch(/Long|Shaky/);
  });
});
