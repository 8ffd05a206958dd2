import { gate } from '../../../../src/gate/gate.ts';
import type { Policy } from '../../../../src/model/policy.ts';
import type { CaseReport, RunReport } from '../../../../src/model/run-report.ts';
import type { ReportView } from '../../../../src/render/view.ts';
import { GATED_VIEWS } from '../gated-views.ts';
import { caseOf, iteration, mismatch, runReport, SAMPLE_VIEWS, viewOf } from '../sample-reports.ts';
import { SERVER_VIEWS } from '../server-views.ts';
import { SURFACE_VIEWS } from '../surface-views.ts';

function judged(report: RunReport, policy: Partial<Policy>): ReportView {
  return { ...viewOf(report), verdict: gate(report, { minPassRate: null, ...policy }) };
}

const PRICES = new Map([['anthropic/claude-sonnet-4-5', { input: 3, output: 15 }]]);

/** All passed, and it took too many tokens. */
const overBudget = judged(
  runReport([
    caseOf('Greets the user', ['passed', 'passed', 'passed']),
    caseOf('Forecast for a city', ['passed', 'passed', 'passed']),
  ]),
  {
    minPassRate: 0.9,
    budgets: {
      maxTotalTokens: { kind: 'absolute', limit: 5_000 },
      maxP95LatencyMs: { kind: 'absolute', limit: 4_000 },
      maxCost: { kind: 'absolute', limit: 0.5 },
      prices: PRICES,
    },
  },
);

const DEAD = 'The MCP server "weather" did not start: spawn python ENOENT';

/** One server that does not start, and many cases that needed it. */
const serverDead = viewOf(
  runReport(
    Array.from({ length: 14 }, (_, index) => ({
      ...caseOf(`Scenario ${index + 1}: plan a trip`, []),
      location: { file: 'evals/weather.suite.yaml', line: 12 + index },
      iterations: [1, 2, 3].map((number) =>
        iteration({ number, outcome: 'error', error: DEAD, durationMs: null }),
      ),
    })),
  ),
  0.9,
);

const MODELS = [
  ['anthropic', 'claude-sonnet-4-5', 0],
  ['openai', 'gpt-5-mini', 1],
  ['google', 'gemini-2.5-flash', 3],
] as const;

/** Each test on each model. */
const models = viewOf(
  runReport(
    ['Forecast for a city', 'Packs for a trip', 'Warns of a storm', 'Converts units'].flatMap(
      (title, at) =>
        MODELS.map(
          ([provider, model, weakness]): CaseReport => ({
            ...caseOf(`${title} [${model}]`, []),
            variant: { title, model, provider },
            iterations: Array.from({ length: 5 }, (_, index) => {
              const changes = { number: index + 1, model, provider };
              return index < weakness + at - 2
                ? { ...mismatch, ...changes }
                : iteration({ ...changes, durationMs: 700 + 300 * weakness + 90 * index });
            }),
          }),
        ),
    ),
  ),
  0.8,
);

const WORDS = 'Plans a journey through seven cities with a stop for each meal of the day and ';
const LONG = [
  WORDS.repeat(6),
  'get_forecast_for_'.repeat(20),
  `evals/${'weather/'.repeat(24)}suite.yaml`,
];

const longTitles = viewOf(
  runReport(
    LONG.map((title, at) => ({
      ...caseOf(title, []),
      location: { file: LONG[2] ?? '', line: at + 1 },
      iterations: [
        iteration(),
        { ...mismatch, number: 2, error: title.repeat(3), model: LONG[1] ?? null },
      ],
    })),
    { suite: { id: null, name: LONG[0] ?? '' }, warnings: LONG },
  ),
  0.9,
);

const RIGHT_TO_LEFT = [
  'تحية المستخدم بلغته',
  'תחזית לעיר ריקה, ואז "Paris"',
  'mixed: مرحبا 3 of 5 שלום',
];

const rightToLeft = viewOf(
  runReport(
    RIGHT_TO_LEFT.map((title) => ({
      ...caseOf(title, []),
      iterations: [iteration(), { ...mismatch, number: 2, error: title }],
    })),
    { suite: { id: null, name: 'خادم الطقس' } },
  ),
  0.9,
);

/** Of no small size in Chromium: drawn, and left out where each state is looked through. */
export const LARGE_STATE = 'ten-thousand';

/** Every state a report may be in, by name. */
export const STATES: Readonly<Record<string, ReportView>> = {
  ...GATED_VIEWS,
  ...SAMPLE_VIEWS,
  ...SERVER_VIEWS,
  ...SURFACE_VIEWS,
  budget: overBudget,
  'server-dead': serverDead,
  models,
  'long-titles': longTitles,
  'right-to-left': rightToLeft,
  'nothing-measured': viewOf(
    runReport([{ ...caseOf('Never ran', ['skipped', 'unfinished']) }]),
    0.9,
  ),
  [LARGE_STATE]: viewOf(
    runReport(
      Array.from({ length: 10_000 }, (_, index) =>
        caseOf(`Case ${index + 1} of a very large suite`, [index % 50 === 0 ? 'failed' : 'passed']),
      ),
    ),
    0.99,
  ),
};
