import type { CaseReport, IterationReport, RunReport } from '../../../../src/model/run-report.ts';
import { buildReportFile } from '../../../../src/report-file/report-writer.ts';

function iterationOf(text: string, changes: Partial<IterationReport>): IterationReport {
  const call = { toolName: text, arguments: { [text]: text } };
  return {
    id: 'it',
    number: 1,
    outcome: 'failed',
    startedAtMs: null,
    durationMs: 12,
    tokens: { input: 1, output: 1, total: 2 },
    model: text,
    provider: text,
    error: text,
    errorDetails: `${text}\n${text}`,
    expectedToolCalls: [call],
    actualToolCalls: [call],
    analysis: {
      missing: [call],
      unexpected: [call],
      argumentMismatches: [{ expected: call, actual: call, mismatchedArguments: [text] }],
    },
    assertions: [{ label: text, passed: false, reason: text }],
    conversation: {
      messages: [
        {
          ...{ role: text, text, reasoning: text },
          calls: [{ ...call, server: text, result: { text, isError: true } }],
        },
      ],
      timeline: [{ kind: 'call', label: text, startMs: 0, endMs: 1 }],
    },
    flaky: false,
    attempts: 1,
    ...changes,
  };
}

/** Cases of one text: one that fails, and one that passed at its second attempt. */
function casesOf(text: string, index: number): CaseReport[] {
  const location = { file: text, line: index };
  const failing = iterationOf(text, { id: `it-${index}` });
  const flaky = iterationOf(text, {
    id: `fl-${index}`,
    outcome: 'passed',
    flaky: true,
    attempts: 2,
  });
  return [
    { id: `case-${index}`, title: text, location, iterations: [failing] },
    { id: `flaky-${index}`, title: text, location, iterations: [flaky] },
  ];
}

/** A report that has each of the texts wherever a text can be. Two cases a text. */
export function reportOfTexts(texts: readonly string[]): RunReport {
  const [first = ''] = texts;
  return {
    source: 'run',
    suite: { id: first, name: first },
    project: { id: first, name: first },
    run: {
      id: first,
      number: 1,
      status: first,
      result: 'passed',
      createdAtMs: null,
      completedAtMs: null,
      notes: first,
      declared: null,
      foreignCases: [...texts],
    },
    servers: texts.map((text) => ({ id: text, name: text })),
    cases: texts.flatMap(casesOf),
    problems: texts.map((text, line) => ({
      kind: 'evidence',
      message: text,
      location: { file: text, line },
    })),
    warnings: [...texts, ...texts.map((text) => `${text}:1: ${text}`)],
    notice: first,
    artifacts: [{ file: first, id: first }],
  };
}

/** The file that a job in mode `collect` leaves, with a verdict that nobody may believe. */
export function collectedFile(report: RunReport | null): Record<string, unknown> {
  const nothing = { checks: [], judged: null, troubles: [] };
  const verdict = { value: 'passed' as const, headline: 'All is well.', ...nothing };
  const file = buildReportFile({ report, verdict, generatedAtMs: 0, actionVersion: '0.0.0' });
  return JSON.parse(JSON.stringify(file));
}
