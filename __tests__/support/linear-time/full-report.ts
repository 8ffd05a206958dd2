import type { IterationReport, RunReport } from '../../../src/model/run-report.ts';
import { iteration, runFacts, runReport } from '../render/sample-reports.ts';

/** Half of it twice, with something between that it has not: what looks for that looks for long. */
export function almost(text: string): string {
  const half = text.slice(0, text.length / 4);
  return `${half}\u00fe${half}`;
}

/** A report with the text wherever it has one. */
export function reportFullOf(text: string): RunReport {
  const call = { toolName: text, arguments: { [text]: text, list: [text] } };
  const evidence: Partial<IterationReport> = {
    id: text,
    error: almost(text),
    errorDetails: text,
    model: text,
    provider: text,
    expectedToolCalls: [call],
    actualToolCalls: [call],
    analysis: {
      missing: [call],
      unexpected: [call],
      argumentMismatches: [{ expected: call, actual: call, mismatchedArguments: [text] }],
    },
    assertions: [
      { label: text, passed: false, reason: text },
      { label: text, passed: false, reason: null, expected: text, observed: text },
    ],
    conversation: {
      messages: [
        { role: text, text, reasoning: text, calls: [{ ...call, server: text, result: { text } }] },
      ],
      timeline: [{ kind: 'call', label: text, startMs: 0, endMs: 1 }],
    },
  };
  const iterations = [
    iteration({ ...evidence, outcome: 'failed' }),
    iteration({ ...evidence, outcome: 'error', number: 2, error: text, analysis: null }),
    iteration({ ...evidence, number: 3, flaky: true, attempts: 2 }),
    iteration({ ...evidence, number: 4, outcome: 'skipped' }),
  ];
  const location = { file: text, line: 1 };
  const variant = { title: text, model: text, provider: text };
  const marks = { variant, tags: [text, text] };
  return runReport([{ id: text, title: text, location, iterations, ...marks }], {
    suite: { id: text, name: text },
    project: { id: text, name: text },
    run: runFacts({ id: text, status: text, notes: text, execution: executionFullOf(text) }),
    servers: [{ id: text, name: text, tools: [text] }],
    problems: [{ kind: 'network', message: text, location }],
    warnings: [text],
    notice: text,
    artifacts: [{ file: text, id: text }],
    legs: [{ index: 1, total: 2, attempt: 1, runId: text, cases: 1 }],
  });
}

const executionFullOf = (text: string) => ({
  ...{ isolation: text, concurrency: 1, starts: 1, wallMs: 1, workMs: 1, startupMs: 1 },
  servers: [{ name: text, protocolVersion: text }],
});
