import type { CaseReport, IterationReport, RunReport } from '../../../src/model/run-report.ts';

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

/** A report of many cases, some of which fail. */
export function largeReport(cases: number, iterations: number): RunReport {
  return {
    source: 'run',
    suite: { id: 'suite_1', name: 'Weather server' },
    project: null,
    run: null,
    servers: [],
    cases: Array.from(
      { length: cases },
      (_, caseIndex): CaseReport => ({
        id: `case-${caseIndex}`,
        title: `Forecast for city ${caseIndex} | asked by @someone`,
        location: null,
        iterations: Array.from({ length: iterations }, (__, index) => iteration(caseIndex, index)),
      }),
    ),
    problems: [],
    warnings: [],
    notice: null,
  };
}
