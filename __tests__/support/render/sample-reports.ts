import { gate } from '../../../src/gate/gate.ts';
import { incompleteVerdict, invalidVerdict } from '../../../src/gate/without-report.ts';
import { identityOfTitle } from '../../../src/identity/case-identity.ts';
import type {
  CaseReport,
  EarlierRun,
  IterationReport,
  Outcome,
  RunFacts,
  RunReport,
} from '../../../src/model/run-report.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { LONDON, LONDON_CONVERSATION } from './sample-conversation.ts';

export function iteration(changes: Partial<IterationReport> = {}): IterationReport {
  return {
    id: `it-${changes.number ?? 1}`,
    number: 1,
    outcome: 'passed',
    startedAtMs: 1_700_000_000_000,
    durationMs: 1234,
    tokens: { input: 1000, output: 234, total: 1234 },
    model: 'claude-sonnet-4-5',
    provider: 'anthropic',
    error: null,
    errorDetails: null,
    expectedToolCalls: [],
    actualToolCalls: [],
    analysis: null,
    assertions: [],
    flaky: false,
    attempts: 1,
    ...changes,
  };
}

/** A case whose iterations ended so, in this order. */
export function caseOf(title: string, outcomes: readonly Outcome[]): CaseReport {
  const id = `case-${title}`;
  return {
    ...{ id, identity: identityOfTitle(id), title, location: null },
    iterations: outcomes.map((outcome, index) =>
      iteration({ id: `${title}-${index + 1}`, outcome, number: index + 1 }),
    ),
  };
}

export function runFacts(changes: Partial<RunFacts> = {}): RunFacts {
  return {
    id: 'run_7f3a',
    number: 42,
    status: 'completed',
    result: 'passed',
    createdAtMs: 1_700_000_000_000,
    completedAtMs: 1_700_000_060_000,
    notes: null,
    declared: null,
    ...changes,
  };
}

/** A completed run of the cases, judged by the service as its iterations say. */
export function runReport(
  cases: readonly CaseReport[],
  changes: Partial<RunReport> = {},
): RunReport {
  const iterations = cases.flatMap((testCase) => testCase.iterations);
  const passed = iterations.every(({ outcome }) => outcome === 'passed');
  return {
    source: 'run',
    suite: { id: 'suite_1', name: 'Weather server' },
    project: { id: 'proj_1', name: 'Forecasts' },
    run: runFacts({ result: passed ? 'passed' : 'failed' }),
    servers: [
      { id: 'srv_1', name: 'weather' },
      { id: 'srv_2', name: 'maps' },
    ],
    cases: [...cases],
    problems: [],
    warnings: [],
    notice: null,
    ...changes,
  };
}

export function viewOf(report: RunReport, minPassRate: number | null = null): ReportView {
  return {
    report,
    verdict: gate(report, { minPassRate }),
    links: {
      report: 'https://github.com/octo/weather/actions/runs/1/artifacts/2',
      source: 'https://github.com/octo/weather/blob/0a1b2c3/',
      hasPage: true,
    },
    environment: [
      { label: 'Service', value: 'embedded, version 0.1.0' },
      { label: 'Commit', value: '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567' },
    ],
  };
}

const PARIS = { toolName: 'get_forecast', arguments: { city: 'Paris', days: 3, units: 'metric' } };

/** It asked for the weather of another city. */
export const mismatch = iteration({
  number: 3,
  outcome: 'failed',
  error: 'toolCalledWith: get_forecast was called with city "London", not "Paris"',
  expectedToolCalls: [PARIS, { toolName: 'list_alerts', arguments: { region: 'IDF' } }],
  actualToolCalls: [LONDON, { toolName: 'delete_cache', arguments: {} }],
  analysis: {
    missing: [{ toolName: 'list_alerts', arguments: { region: 'IDF' } }],
    unexpected: [{ toolName: 'delete_cache', arguments: {} }],
    argumentMismatches: [
      { expected: PARIS, actual: LONDON, mismatchedArguments: ['city', 'units', 'lang'] },
    ],
  },
  assertions: [
    {
      label: 'toolCalledWith get_forecast',
      passed: false,
      reason: 'get_forecast was called with city "London", not "Paris"',
    },
    { label: 'noToolErrors', passed: true, reason: null },
    { label: 'responseContains "°C"', passed: true, reason: null },
  ],
  conversation: LONDON_CONVERSATION,
});

const oneFailed = runReport([
  caseOf('Greets the user', ['passed', 'passed', 'passed', 'passed']),
  {
    ...caseOf('Forecast for a city', ['passed', 'passed', 'failed', 'passed']),
    iterations: [
      iteration({ number: 1 }),
      iteration({ number: 2, durationMs: 2410, model: 'gpt-5-mini', provider: 'openai' }),
      mismatch,
      iteration({ number: 4, durationMs: 980 }),
    ],
  },
  caseOf('Lists alerts by region', ['passed', 'passed', 'passed', 'passed']),
]);

const manyFailed = runReport(
  Array.from({ length: 40 }, (_, index) => {
    const bad = index % 3 === 0;
    const testCase = caseOf(`Scenario ${index + 1}: plan a trip`, [
      'passed',
      bad ? 'failed' : 'passed',
      index % 9 === 0 ? 'error' : 'passed',
    ]);
    if (bad) testCase.iterations[1] = { ...mismatch, number: 2, id: `m-${index}` };
    return testCase;
  }),
);

const STACK = `Error: MCP server "weather" closed its connection
    at StdioConnection.onClose (src/connection.ts:88:13)
    at ChildProcess.emit (node:events:519:28)`;

const crashed = runReport([
  {
    ...caseOf('Survives a large answer', []),
    location: { file: 'evals/weather.suite.yaml', line: 27 },
    iterations: [1, 2, 3].map((number) =>
      iteration({
        number,
        outcome: 'error',
        error: 'The server "weather" ended with exit code 137 while the tool "dump" ran.',
        errorDetails: STACK,
        tokens: { input: null, output: null, total: null },
      }),
    ),
  },
  caseOf('Greets the user', ['passed', 'passed', 'passed']),
]);

const cancelled = runReport(
  [caseOf('Greets the user', ['passed', 'passed']), caseOf('Slow case', ['passed', 'unfinished'])],
  {
    run: runFacts({ status: 'cancelled', result: null }),
    problems: [{ kind: 'timeout', message: 'The run did not end within 20 minutes.' }],
  },
);

export const HOSTILE_NAME = '</details><img src=x onerror=alert(1)> @org/team ::error::boom';

/** Texts that would break out of where they are put, link, ping, or fool the eye. */
export const HOSTILE_TEXTS = [
  HOSTILE_NAME,
  '```\n</code></pre><script>alert(1)</script>\n```````',
  '| a | b |\n|---|---|\n| c | d |',
  '<!-- mcp-eval-gate:marker -->',
  '[click](javascript:alert(1)) ![x](https://evil.example/p.png) <https://evil.example>',
  'see https://evil.example www.evil.example _www.evil.example a@evil.example mailto:b@evil.example #1 GH-2 o/r#3',
  '\u001b[31mred\u001b[0m \u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007',
  'abc\u202egnp.exe\u202c zero\u200bwidth \ufeff \u0000 \ud800 \u{e0041}',
  '# heading\n- item\n1. one\n> quote\n---\n=== \n    code',
  '**bold** __b__ ~~s~~ `c` $x$ $$y$$ :tada: [^1] - [x] task \\ &lt;b&gt; &#60;',
  '> [!CAUTION]\n> fake',
  '<details open><summary>x</summary>',
];

const hostile = runReport(
  HOSTILE_TEXTS.map((text, index) => ({
    ...caseOf(text, ['passed']),
    id: `hostile-${index}`,
    iterations: [
      iteration({
        outcome: index % 2 === 0 ? 'failed' : 'passed',
        error: text,
        model: text,
        expectedToolCalls: [{ toolName: text, arguments: { [text]: text } }],
        assertions: [{ label: text, passed: false, reason: text }],
        conversation: { messages: [{ role: text, text }], timeline: [] },
      }),
    ],
  })),
  { suite: { id: null, name: HOSTILE_NAME }, warnings: HOSTILE_TEXTS, notice: HOSTILE_NAME },
);

const flaky = runReport(
  [
    caseOf('Steady', ['passed']),
    { ...caseOf('Shaky', []), iterations: [iteration({ flaky: true, attempts: 3 })] },
    {
      ...caseOf('Not today', []),
      iterations: [testResult({ outcome: 'skipped', durationMs: null })],
    },
  ],
  { source: 'ingest', run: null, suite: { id: null, name: 'unit tests' }, project: null },
);

const huge = runReport(
  Array.from({ length: 5000 }, (_, index) =>
    caseOf(`Case ${index + 1} of a very large suite`, [
      'passed',
      index % 50 === 0 ? 'failed' : 'passed',
    ]),
  ),
);

/** Pass rates of the runs before, in percent. */
function historyOf(ratesPercent: readonly number[]): EarlierRun[] {
  return ratesPercent.map((percent, index) => ({
    runNumber: 42 - ratesPercent.length + index,
    passRate: percent / 100,
    createdAtMs: 1_699_000_000_000 + index * 86_400_000,
  }));
}

const regression: RunReport = {
  ...oneFailed,
  history: historyOf([75, 83.3, 83.3, 91.6, 91.6, 100, 91.6, 100, 100, 100, 100]),
};

const JEST_STACK = `Error: expect(received).toBe(expected)

Expected: 240
Received: 24
    at Object.<anonymous> (src/fees/late-fee.test.ts:31:27)
    at processTicksAndRejections (node:internal/process/task_queues:105:5)`;

/** What result files know of a test: no model and no tokens. */
function testResult(changes: Partial<IterationReport>): IterationReport {
  const tokens = { input: null, output: null, total: null };
  return iteration({ tokens, model: null, provider: null, ...changes });
}

const resultFiles = runReport(
  [
    {
      ...caseOf('late fee › counts twelve days', []),
      location: { file: 'src/fees/late-fee.test.ts', line: 31 },
      iterations: [
        testResult({
          outcome: 'failed',
          durationMs: 18,
          error: 'expect(received).toBe(expected)\n\nExpected: 240\nReceived: 24',
          errorDetails: JEST_STACK,
        }),
      ],
    },
    ...['no fee on the day', 'one day', 'over a weekend'].map((title) => ({
      ...caseOf(`late fee › ${title}`, []),
      location: { file: 'src/fees/late-fee.test.ts', line: 12 },
      iterations: [testResult({ durationMs: 4 })],
    })),
    {
      ...caseOf('reminders › are sent once', []),
      iterations: [testResult({ outcome: 'skipped', durationMs: null })],
    },
  ],
  {
    source: 'ingest',
    run: null,
    suite: { id: null, name: 'library' },
    project: null,
    servers: [],
    warnings: ['reports/junit.xml declares 6 tests, 5 were counted'],
  },
);

const NOTICE = 'The models of this run were emulated; their answers say nothing about real models.';

/** One view of every kind, by name. */
export const SAMPLE_VIEWS: Readonly<Record<string, ReportView>> = {
  'all-passed': viewOf(
    runReport(
      [
        caseOf('Greets the user', ['passed', 'passed', 'passed', 'passed']),
        caseOf('Forecast for a city', ['passed', 'passed', 'passed', 'passed']),
        caseOf('Lists alerts by region', ['passed', 'passed', 'passed', 'passed']),
      ],
      { notice: NOTICE },
    ),
    0.9,
  ),
  'one-failed': viewOf(oneFailed, 0.95),
  'many-failed': viewOf(manyFailed, 0.9),
  crashed: viewOf(crashed),
  incomplete: viewOf(cancelled, 0.9),
  'no-report': {
    report: null,
    verdict: incompleteVerdict('The service at https://evals.example could not be reached.'),
    environment: [],
  },
  invalid: {
    report: null,
    verdict: invalidVerdict([
      'min-pass-rate: "high" is not a number. Example: 90',
      'suite: no suite is named "Wether server". Did you mean "Weather server"?',
      'evals/weather.suite.yaml:12: tests[0].steps[2].kind: unknown kind "asert"',
    ]),
    environment: [],
  },
  regression: viewOf(regression, 0.95),
  'result-files': viewOf(resultFiles),
  hostile: viewOf(hostile, 0.9),
  flaky: viewOf(flaky),
  huge: viewOf(huge, 0.99),
};
