/** Renders a report of 10,000 iterations once on every Markdown surface; prints time and memory. */
import { gate } from '../../../src/gate/gate.ts';
import type { CaseReport, IterationReport, RunReport } from '../../../src/model/run-report.ts';
import { annotationsOf } from '../../../src/render/annotations.ts';
import { renderCheckOutput } from '../../../src/render/check-output.ts';
import { renderComment } from '../../../src/render/comment.ts';
import { renderHtmlReport } from '../../../src/render/html-report.ts';
import { renderReportMarkdown } from '../../../src/render/report-markdown.ts';
import { renderSummary } from '../../../src/render/summary.ts';

const CASES = 2_500;
const ITERATIONS = 4;
/** One case in so many has a failing iteration. */
const FAILING_ONE_IN = 5;

function iteration(caseIndex: number, index: number): IterationReport {
  const failed = index === 1 && caseIndex % FAILING_ONE_IN === 0;
  const call = { toolName: 'get_forecast', arguments: { city: `City ${caseIndex}`, days: 3 } };
  const wrong = { ...call, arguments: { city: 'London', days: 3 } };
  return {
    id: `iteration-${caseIndex}-${index}`,
    number: index + 1,
    outcome: failed ? 'failed' : 'passed',
    startedAtMs: 1_700_000_000_000,
    durationMs: 500 + ((caseIndex * 7 + index) % 900),
    tokens: { input: 900, output: 120, total: 1020 },
    model: index % 2 === 0 ? 'claude-sonnet-4-5' : 'gpt-5-mini',
    provider: index % 2 === 0 ? 'anthropic' : 'openai',
    error: failed ? `get_forecast was called with other arguments in case ${caseIndex}` : null,
    errorDetails: failed ? 'at check (src/check.ts:10:3)\n'.repeat(10) : null,
    expectedToolCalls: [call],
    actualToolCalls: [failed ? wrong : call],
    analysis: failed
      ? {
          missing: [],
          unexpected: [],
          argumentMismatches: [{ expected: call, actual: wrong, mismatchedArguments: ['city'] }],
        }
      : null,
    assertions: [],
    ...(failed && {
      conversation: {
        messages: [{ role: 'user', text: `What is the weather in City ${caseIndex}?` }],
        timeline: [],
      },
    }),
    flaky: false,
    attempts: 1,
  };
}

const cases = Array.from(
  { length: CASES },
  (_, caseIndex): CaseReport => ({
    id: `case-${caseIndex}`,
    title: `Forecast for city ${caseIndex} | asked by @someone`,
    location: null,
    iterations: Array.from({ length: ITERATIONS }, (__, index) => iteration(caseIndex, index)),
  }),
);
const report: RunReport = {
  source: 'run',
  suite: { id: 'suite_1', name: 'Weather server' },
  project: null,
  run: null,
  servers: [],
  cases,
  problems: [],
  warnings: [],
  notice: null,
};
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
