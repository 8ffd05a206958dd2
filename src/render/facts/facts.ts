import { isOfRuns } from '../../model/choices/report-source.ts';
import {
  allIterations,
  type Counts,
  caseDurationMs,
  countCase,
  sumCounts,
  sumKnown,
  totalTokens,
} from '../../model/counts.ts';
import type {
  CaseReport,
  IterationReport,
  RunReport,
  TokenCounts,
} from '../../model/run-report.ts';
import { caseName } from '../text/case-name.ts';
import { sortedDurationsMs } from '../text/durations.ts';
import { inline } from '../text/escape.ts';
import { oncePer } from '../text/once-per.ts';
import { type ModelFacts, modelFacts } from './model-facts.ts';

export const CASE_STATES = ['failing', 'unfinished', 'flaky', 'passed', 'skipped'] as const;
/** `failing`: some iteration failed or was an error. The order is that of showing. */
export type CaseState = (typeof CASE_STATES)[number];

export const STATE_ICONS: Readonly<Record<CaseState, string>> = {
  failing: '❌',
  unfinished: '⏳',
  flaky: '🔁',
  passed: '✅',
  skipped: '⏭️',
};

export const STATE_WORDS: Readonly<Record<CaseState, string>> = {
  failing: 'Failing',
  unfinished: 'Unfinished',
  flaky: 'Flaky',
  passed: 'Passed',
  skipped: 'Skipped',
};

/** Code points of a case's title. */
const TITLE_LENGTH = 160;

export interface CaseFacts {
  testCase: CaseReport;
  /** As Markdown. */
  title: string;
  counts: Counts;
  state: CaseState;
  /** Iterations that failed or could not be carried out. */
  bad: readonly IterationReport[];
  /** Sum of the durations that are known. */
  durationMs: number | null;
  /** Sum of the tokens that are known. */
  tokens: number | null;
  /** Each once. */
  models: readonly string[];
}

/** What the surfaces share, counted once. */
export interface Facts {
  report: RunReport;
  /** Worst first, else in the order of the report. */
  cases: readonly CaseFacts[];
  counts: Counts;
  /** Iterations of outcome `error`, which `counts.failed` includes. */
  errors: number;
  /** Some case has more than one iteration. */
  repeats: boolean;
  tokens: TokenCounts;
  /** Sum of the durations that are known, folded iterations included. */
  totalDurationMs: number | null;
  /** From the begin of the run to its end, however much went on at once. */
  wallMs: number | null;
  /** Known durations of the iterations that count, ascending. Folded ones are not among them. */
  durationsMs: Float64Array;
  /** Figures by model, the weakest first. */
  models: readonly ModelFacts[];
  /** Word for one of what is counted. */
  noun: 'iteration' | 'test';
}

/** Facts of a report, counted for the first surface that asks. */
export const factsOf: (report: RunReport) => Facts = /* @__PURE__ */ oncePer(gatherFacts);

function gatherFacts(report: RunReport): Facts {
  const iterations = allIterations(report);
  const cases = report.cases.map(caseFacts);
  return {
    report,
    cases: CASE_STATES.flatMap((state) => cases.filter((facts) => facts.state === state)),
    counts: sumCounts(cases.map(({ counts }) => counts)),
    errors: countErrors(iterations),
    repeats: report.cases.some((testCase) => testCase.iterations.length > 1),
    tokens: totalTokens(iterations),
    totalDurationMs: sumKnown(cases, ({ durationMs }) => durationMs),
    wallMs: wallTimeMs(report),
    durationsMs: sortedDurationsMs(iterations),
    models: modelFacts(iterations),
    noun: isOfRuns(report) ? 'iteration' : 'test',
  };
}

function wallTimeMs({ run }: RunReport): number | null {
  if (run === null) return null;
  const { execution, createdAtMs, completedAtMs } = run;
  if (execution !== undefined) return execution.wallMs;
  return createdAtMs === null || completedAtMs === null ? null : completedAtMs - createdAtMs;
}

function countErrors(iterations: readonly IterationReport[]): number {
  return iterations.reduce((count, { outcome }) => (outcome === 'error' ? count + 1 : count), 0);
}

/** What is to be said of a case. */
export function caseFacts(testCase: CaseReport): CaseFacts {
  const { iterations } = testCase;
  const counts = countCase(testCase);
  return {
    testCase,
    title: inline(caseName(testCase), TITLE_LENGTH),
    counts,
    state: stateOf(counts, testCase.planned ?? 0),
    bad: iterations.filter(({ outcome }) => outcome === 'failed' || outcome === 'error'),
    durationMs: caseDurationMs(testCase),
    tokens: sumKnown(iterations, ({ tokens }) => tokens.total),
    models: [...new Set(iterations.map(({ model }) => model))].filter((model) => model !== null),
  };
}

function stateOf({ total, failed, unfinished, flaky }: Counts, planned: number): CaseState {
  if (failed > 0) return 'failing';
  if (unfinished > 0 || total < planned) return 'unfinished';
  if (total === 0) return 'skipped';
  return flaky > 0 ? 'flaky' : 'passed';
}

export function casesIn(facts: Facts, state: CaseState): CaseFacts[] {
  return facts.cases.filter((caseFacts) => caseFacts.state === state);
}
