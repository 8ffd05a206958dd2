import type { FreshResults } from '../../../src/model/baseline.ts';
import type { Confirmation, Tally } from '../../../src/model/regression/confirmation.ts';
import type { CaseReport, Digest, RunReport, ServerReport } from '../../../src/model/run-report.ts';
import type { ReportView } from '../../../src/render/view.ts';
import { type Asked, alike, held, modelCase, plainCase } from '../gate/two-reports.ts';
import { mismatch, runReport, viewOf } from './sample-reports.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 0, 31);

function gatedView(
  baseline: readonly CaseReport[],
  head: readonly CaseReport[],
  asked: Asked,
  servers: Record<'baseline' | 'head', ServerReport[]> = { baseline: [], head: [] },
): ReportView {
  const report = runReport([...head], { servers: servers.head });
  const before = runReport([...baseline], { servers: servers.baseline });
  return { ...viewOf(report), verdict: held(before, report, asked).verdict };
}

/** The same case, of which what failed asked for another city. */
function astray(testCase: CaseReport): CaseReport {
  const iterations = testCase.iterations.map((one) => {
    const { id, number, outcome, model, provider } = one;
    return outcome === 'passed' ? one : { ...mismatch, id, number, model, provider };
  });
  return { ...testCase, iterations };
}

const weather = (tools: string[]): ServerReport[] => [{ id: 'srv_1', name: 'weather', tools }];

const STEADY = alike(4, [5], plainCase, 'Lists alerts of region');

/** Cases that got worse in each way, with every kind of check beside. */
const worse = gatedView(
  [
    plainCase('Greets the user', [5]),
    plainCase('Shares a forecast', [5]),
    plainCase('Forecast for a city', [4, 1]),
    plainCase('Converts units', [5], { definition: '0123456789abcdef' as Digest }),
    plainCase('Is gone', [5]),
    ...STEADY,
    ...alike(8, [5], modelCase, 'Answers question'),
  ],
  [
    plainCase('Greets the user', [3, 2]),
    plainCase('Shares a forecast', [0, 5], { tools: [{ name: 'share', server: 'weather' }] }),
    plainCase('Forecast for a city', [5]),
    plainCase('Converts units', [5], { definition: 'fedcba9876543210' as Digest }),
    plainCase('Is new', [5]),
    ...STEADY,
    ...alike(8, [3, 2], modelCase, 'Answers question'),
  ],
  {
    policy: {
      minPassRate: 0.8,
      minCasePassRate: {
        ...{ others: 0.6, byCase: new Map(), byTag: new Map(), byModel: new Map() },
      },
      budgets: {
        maxToolCalls: { kind: 'absolute', limit: 3 },
        maxTotalTokens: { kind: 'relative', growth: 0.1 },
      },
      quarantine: [
        {
          ...{ case: 'Lists alerts of region 2', reason: 'The feed is down at night' },
          ...{ owner: '@weather-team', expiresAtMs: NOW_MS + 10 * DAY_MS },
        },
        {
          ...{ case: 'Answers question 3', reason: 'Asks for a tide table' },
          ...{ owner: '@weather-team', expiresAtMs: NOW_MS - DAY_MS },
        },
      ],
    },
    origin: {
      ...{ commit: '89abcdef0123456789abcdef0123456789abcdef', isMergeBase: true },
      ...{ createdAtMs: NOW_MS - 2 * DAY_MS },
      address: 'https://github.com/octo/weather/actions/runs/1',
    },
    context: { nowMs: NOW_MS },
  },
  { baseline: weather(['get_forecast', 'share']), head: weather(['get_forecast']) },
);

const withPolicyChanges: ReportView = {
  ...worse,
  verdict: {
    ...worse.verdict,
    policy: {
      digest: '00112233445566aa' as Digest,
      base: '89abcdef0123456789abcdef0123456789abcdef',
      files: ['.github/eval-gate.yml'],
      changes: [
        { kind: 'setting', setting: 'min-pass-rate', about: null, base: '80', head: '50' },
        {
          ...{ kind: 'setting', setting: 'min-case-pass-rate', base: '60', head: null },
          about: { kind: 'case', name: 'Greets the user' },
        },
      ],
    },
  },
};

const FIRST = alike(20, [5], modelCase, 'Answers question');
const DROPPED = alike(20, [3, 2], modelCase, 'Answers question');

function lookedAgain(fresh: { baseline: RunReport | null; head: RunReport }): ReportView {
  const view = gatedView(FIRST, DROPPED, { regression: { confirm: 'auto' }, context: { fresh } });
  return { ...view, verdict: { ...view.verdict, confirmation: confirmationOf(fresh) } };
}

function confirmationOf({ baseline, head }: FreshResults): Confirmation {
  const tally = (report: { cases: readonly CaseReport[] } | null, at: number): Tally | null => {
    const iterations = report?.cases[at]?.iterations;
    if (iterations === undefined) return null;
    const passed = iterations.filter(({ outcome }) => outcome === 'passed').length;
    return { passed, total: iterations.length };
  };
  return {
    cases: head.cases.map(({ title, identity = '0123456789abcdef' as Digest }, at) => ({
      ...{ identity, title },
      first: { baseline: tally({ cases: FIRST }, at), head: tally({ cases: DROPPED }, at) },
      fresh: { baseline: tally(baseline, at), head: tally(head, at) ?? { passed: 0, total: 0 } },
    })),
    ...{ ranBase: baseline !== null, isWholeSuite: false, iterations: 200, tokens: 246_800 },
    ...{ durationMs: 64_000, trouble: null },
  };
}

const again = (passed: number, failed: number) =>
  runReport(alike(20, [passed, failed], modelCase, 'Answers question'));

const BESIDE = ['Small talk needs no tool', 'Lists alerts of a region', 'Units in the answer'];

/** What a pull request broke, the base run beside it: what the README shows. */
const broken = gatedView(
  [
    modelCase('Forecast for a city', [5]),
    modelCase('Packs for a trip', [5]),
    ...BESIDE.map((title) => modelCase(title, [5])),
    modelCase('Converts a temperature', [2, 3]),
    ...alike(10, [5], modelCase, 'Answers question'),
  ],
  [
    astray(modelCase('Forecast for a city', [0, 5])),
    astray(modelCase('Packs for a trip', [2, 3])),
    ...BESIDE.map((title) => modelCase(title, [5])),
    modelCase('Converts a temperature', [5]),
    modelCase('Warns of a storm', [5]),
    ...alike(10, [5], modelCase, 'Answers question'),
  ],
  {
    policy: { minPassRate: 0.9 },
    origin: {
      ...{ kind: 'checkout', branch: 'main', isMergeBase: true },
      commit: '1d90be7f0123456789abcdef0123456789abcdef',
    },
  },
);

/** Views of results that were held against a baseline, by name. */
export const GATED_VIEWS: Readonly<Record<string, ReportView>> = {
  broken,
  worse: withPolicyChanges,
  'suspected-not-confirmed': lookedAgain({ head: again(5, 0), baseline: again(5, 0) }),
  'regression-confirmed': lookedAgain({ head: again(3, 2), baseline: again(5, 0) }),
  'head-alone': lookedAgain({ head: again(3, 2), baseline: null }),
  'no-baseline': withoutBaseline(),
};

function withoutBaseline(): ReportView {
  const report = runReport(alike(3, [5], modelCase, 'Answers question'));
  const message =
    'no run of evals.yml on main that a push, a schedule or a dispatch started has completed before';
  const { verdict } = held(report, report, {
    context: {
      baseline: {
        outcome: 'none',
        message,
        advice: 'Let the workflow run on each push to main too.',
      },
    },
  });
  return { ...viewOf(report), verdict };
}
