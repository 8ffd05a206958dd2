import type { BaselineSearch } from '../../../src/model/baseline.ts';
import type { Budget, MissingBaselineRule, Policy } from '../../../src/model/policy.ts';
import type { CaseReport, Outcome, Problem, RunReport } from '../../../src/model/run-report.ts';
import { runFacts, runReport } from '../render/sample-reports.ts';
import { modelCase, ORIGIN, POLICY, plainCase } from './two-reports.ts';

/** Results, and what is wrong with them. */
export interface Evidence {
  name: string;
  report: RunReport;
  /** The run itself broke off: nothing it left says anything of the servers under test. */
  isBroken: boolean;
}

type Wound = (cases: CaseReport[], source: RunReport['source']) => Partial<RunReport>;

const problem =
  (kind: Problem['kind']): Wound =>
  () => ({ problems: [{ kind, message: `Trouble: ${kind}.` }] });
const status =
  (word: string): Wound =>
  (_, source) =>
    source === 'run' ? { run: runFacts({ status: word, result: null }) } : {};
const outcome =
  (how: Outcome): Wound =>
  ([first, ...others]) => ({
    cases: [
      ...(first === undefined
        ? []
        : [{ ...first, iterations: first.iterations.map((one) => ({ ...one, outcome: how })) }]),
      ...others,
    ],
  });

/** What may be amiss, and whether it breaks a run off. */
const WOUNDS: Readonly<Record<string, { wound: Wound; breaks?: RunReport['source'][] }>> = {
  'nothing amiss': { wound: () => ({}) },
  'network trouble': { wound: problem('network') },
  'a damaged file': { wound: problem('damaged-file') },
  'a run that broke off': { wound: problem('execution'), breaks: ['run'] },
  'a quota used up': { wound: problem('quota'), breaks: ['run'] },
  'a deadline that passed': { wound: problem('timeout'), breaks: ['run'] },
  'a cancelled run': { wound: status('cancelled'), breaks: ['run'] },
  'a status nobody knows': { wound: status('odd'), breaks: ['run'] },
  'an unfinished case': { wound: outcome('unfinished') },
  'a skipped case': { wound: outcome('skipped') },
  'a case that did not run': {
    wound: ([first, ...others]) => ({
      cases: first === undefined ? [] : [{ ...first, iterations: [], planned: 5 }, ...others],
    }),
  },
  'no results': {
    wound: (cases) => ({ cases: cases.map((one) => ({ ...one, iterations: [] })) }),
  },
  'more declared than there is': {
    wound: (_, source) =>
      source === 'run'
        ? { run: runFacts({ declared: { total: 99, passed: null, failed: null } }) }
        : {},
  },
};

/** How the three cases ended, as passed and failed iterations of each. */
const ENDS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'all pass': [
    [5, 0],
    [5, 0],
    [5, 0],
  ],
  'some fail': [
    [5, 0],
    [3, 2],
    [0, 5],
  ],
  'all fail': [
    [0, 5],
    [0, 5],
    [0, 5],
  ],
};

const SOURCES = ['run', 'ingest'] as const;
const KINDS = { 'model cases': modelCase, 'plain cases': plainCase };

/** Every combination of where results come from, of what kind they are, and what is amiss. */
export const EVIDENCE: readonly Evidence[] = SOURCES.flatMap((source) =>
  Object.entries(KINDS).flatMap(([kind, make]) =>
    Object.entries(ENDS).flatMap(([end, ended]) =>
      Object.entries(WOUNDS).map(([wound, { wound: inflict, breaks = [] }]): Evidence => {
        const cases = ended.map((one, place) => make(`case ${place}`, one, { planned: 5 }));
        const whole = runReport(cases, source === 'run' ? {} : { source, run: null });
        return {
          name: `${source}, ${kind}, ${end}, ${wound}`,
          report: { ...whole, ...inflict(cases, source) },
          isBroken: breaks.includes(source),
        };
      }),
    ),
  ),
);

const rates = { byCase: new Map(), byTag: new Map(), byModel: new Map() };
const absolute = (limit: number): Budget => ({ kind: 'absolute', limit });
const asked = (policy: Partial<Policy>): Policy => ({ minPassRate: null, ...policy });
const regression = (mode: typeof POLICY.mode): Policy => asked({ regression: { ...POLICY, mode } });

/** What may be asked of results by themselves. */
export const POLICIES: Readonly<Record<string, Policy>> = {
  nothing: asked({}),
  'a pass rate': asked({ minPassRate: 0.6 }),
  'a pass rate of 0': asked({ minPassRate: 0 }),
  'a lower bound': asked({ minPassRate: 0.6, passRateConfidence: 0.95 }),
  'a rate of unseen cases': asked({
    ...{ minPassRate: 0.3, passRateConfidence: 0.95, inference: 'unseen-cases' },
  }),
  'a rate of each case': asked({ minCasePassRate: { others: 0.6, ...rates } }),
  'a rate of each model': asked({ minPassRateByModel: { others: 0.6, named: new Map() } }),
  'ample budgets': asked({
    budgets: { maxTotalTokens: absolute(1e9), maxP95LatencyMs: absolute(1e9) },
  }),
  'a pass rate within budgets': asked({
    ...{ minPassRate: 0.6, budgets: { maxTotalTokens: absolute(1), maxToolCalls: absolute(9) } },
  }),
};

export const REGRESSIONS: Readonly<Record<string, Policy>> = {
  gate: regression('gate'),
  strict: regression('strict'),
  statistical: regression('statistical'),
  'confirmed ones': asked({ regression: { ...POLICY, confirm: 'auto' } }),
};
export const NOT_GATING: readonly Policy[] = [regression('inform'), regression('off')];

const found = (report: RunReport): BaselineSearch => ({
  outcome: 'found',
  baseline: { report, origin: ORIGIN },
});

const message = 'as it happens';
/** How the look-up of a baseline may end where none is found. */
export const MISSING = {
  'not-asked': { outcome: 'not-asked' },
  none: { outcome: 'none', message },
  unknown: { outcome: 'unknown', message },
  unreadable: { outcome: 'unreadable', message },
} as const satisfies Readonly<Record<string, BaselineSearch>>;

const better = (make: typeof plainCase) =>
  runReport([0, 1, 2].map((place) => make(`case ${place}`, [5, 0], { planned: 5 })));

/** Baselines that may be found. */
export const FOUND: Readonly<Record<string, BaselineSearch>> = {
  'passing model cases': found(better(modelCase)),
  'passing plain cases': found(better(plainCase)),
  'other cases': found(runReport([plainCase('stranger', [5, 0])])),
  'no results': found(runReport([])),
};

export const MISSING_RULES: readonly MissingBaselineRule[] = [
  ...(['not-applicable', 'incomplete', 'pass'] as const),
];
