import { isOfRuns } from '../../model/choices/report-source.ts';
import { type Counts, countCase, countReport, passRate } from '../../model/counts.ts';
import { discrepancies } from '../../model/declared-counts.ts';
import { contradictions, shortfalls } from '../../model/evidence-gaps.ts';
import type { Problem, RunReport } from '../../model/run-report.ts';
import type { Counted, Reason, Sample } from '../../model/verdict.ts';
import type { Evidence } from './decision.ts';

/** The evidence of pass rates: how iterations ended, and how many are missing. */
export interface Population extends Evidence {
  counts: Counts;
  sampleOf: Counted;
  /** How many there should be; infinite where unread results may add any number. */
  expectedTotal: number;
  /**
   * Nothing is amiss but that some are missing, and it is known how many: they count both ways, so
   * that a check can be decided whatever became of them.
   */
  isCounted: boolean;
}

type Size = Pick<Population, 'counts' | 'expectedTotal'>;

/** Problems of the run itself: what it left behind says nothing about the servers under test. */
const EXECUTION_KINDS: readonly Problem['kind'][] = ['execution', 'cancelled', 'timeout', 'quota'];

/** Sizes up the evidence of a report. */
export function assessPopulation(report: RunReport): Population {
  const size = { counts: countReport(report), expectedTotal: expectedTotal(report) };
  const wrong = contradictions(report);
  return {
    ...size,
    sampleOf: isOfRuns(report) ? 'iteration' : 'test',
    obstacle: findObstacle(report, size.counts),
    doubt: findDoubt(report, size.counts, wrong),
    isCounted: wrong.length === 0 && isCounted(report, size),
  };
}

/** How many did not run, were not read or did not end. */
export function missingFrom({ counts, expectedTotal }: Size): number {
  return expectedTotal - counts.total + counts.unfinished;
}

/** What there is of a population, and the fraction of it that passed. */
export function sampleFrom({ counts, sampleOf }: Population): Sample {
  return { sampleOf, sampleSize: counts.total, observed: passRate(counts) };
}

function expectedTotal({ run, cases, problems }: RunReport): number {
  const planned = cases.map((testCase) =>
    Math.max(testCase.planned ?? 0, countCase(testCase).total),
  );
  const least = planned.reduce((sum, one) => sum + one, 0);
  const declared = run?.declared?.total ?? null;
  if (declared !== null) return Math.max(declared, least);
  const allPlanned = cases.length > 0 && cases.every((testCase) => testCase.planned !== undefined);
  return problems.length === 0 || allPlanned ? least : Number.POSITIVE_INFINITY;
}

function findObstacle(report: RunReport, counts: Counts): Reason | null {
  if (isOfRuns(report)) {
    const { run } = report;
    if (run === null) return firstProblem(report) ?? { code: 'no-run' };
    const stopped = report.problems.find(({ kind }) => EXECUTION_KINDS.includes(kind));
    if (stopped) return { code: 'problem', message: stopped.message, more: 0 };
    if (run.status !== 'completed') return { code: 'run-unfinished', status: run.status };
    const [excess] = discrepancies(run.declared, counts, 'fewer');
    if (excess !== undefined) return { code: 'more-than-declared', ...excess };
  }
  return counts.total === 0 ? (firstProblem(report) ?? { code: 'nothing-to-judge' }) : null;
}

function findDoubt(report: RunReport, counts: Counts, wrong: readonly string[]): Reason | null {
  const problem = firstProblem(report);
  if (problem !== null) return problem;
  const [gap] = [...shortfalls(report), ...wrong];
  if (gap !== undefined) return { code: 'problem', message: gap, more: 0 };
  const [short] = discrepancies(report.run?.declared, counts, 'more');
  if (short !== undefined) return { code: 'fewer-than-declared', ...short };
  return counts.unfinished > 0 ? { code: 'unfinished', count: counts.unfinished } : null;
}

function isCounted(report: RunReport, size: Size): boolean {
  const missing = missingFrom(size);
  if (!Number.isFinite(missing)) return false;
  // A report from elsewhere may call a problem what it likes.
  const isExplained = ({ isShortfall }: Problem) => isShortfall === true && missing > 0;
  if (!report.problems.every(isExplained)) return false;
  const short = discrepancies(report.run?.declared, size.counts, 'more');
  return short.every(({ declared, counted }) => declared - counted <= missing);
}

function firstProblem({ problems }: RunReport): Reason | null {
  const [first] = problems;
  return first ? { code: 'problem', message: first.message, more: problems.length - 1 } : null;
}
