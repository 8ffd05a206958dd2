/** Renders a report of 10,000 iterations once on every Markdown surface; prints time and memory. */
import { gate } from '../../../src/gate/gate.ts';
import { annotationsOf } from '../../../src/render/annotations.ts';
import { renderCheckOutput } from '../../../src/render/check-output.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderReportMarkdown } from '../../../src/render/report-markdown.ts';
import { renderSummary } from '../../../src/render/summary.ts';
import { largeReport } from './large-report.ts';

const CASES = 2_500;
const ITERATIONS = 4;
const report = largeReport(CASES, ITERATIONS);
const view = { report, verdict: gate(report, { minPassRate: 0.9 }), environment: [] };
const surfaces: Readonly<Record<string, () => void>> = {
  summary: () => renderSummary(view, { unit: 'bytes', limit: 1_000_000 }),
  comment: () => renderComment(view, { unit: 'characters', limit: 65_536 }),
  check: () => renderCheckOutput(view),
  annotations: () => annotationsOf(report, view.verdict),
  markdown: () => renderReportMarkdown(view),
  html: () => renderHtmlReport(view),
};
const surfaceMs: Record<string, number> = {};
const start = performance.now();
for (const [name, render] of Object.entries(surfaces)) {
  const begin = performance.now();
  render();
  surfaceMs[name] = Math.round(performance.now() - begin);
}
const elapsedMs = performance.now() - start;
// Of the kernel's own count: in kilobytes.
const peakRssMb = process.resourceUsage().maxRSS / 1000;
console.log(JSON.stringify({ elapsedMs, peakRssMb, surfaceMs }));
