import { type Counts, countCase, countReport } from '../model/counts.ts';
import { discrepancies, excessOfRun, shortfallOfRun } from '../model/declared-counts.ts';
import { evidenceGaps } from '../model/evidence-gaps.ts';
import { countOf } from '../model/quantity.ts';
import type { KNOWN_RUN_STATUSES, Problem, RunReport } from '../model/run-report.ts';

/** What the gate may build on, and how far. */
export interface Population {
  counts: Counts;
  /** Word for one of what is counted. */
  noun: 'iteration' | 'test';
  /** How many there should be; infinite where unread results may add any number. */
  expectedTotal: number;
  /** Why no check can be decided at all; null where some evidence stands. */
  obstacle: string | null;
  /** Why a check must not pass although what is there would let it; null where nothing is amiss. */
  doubt: string | null;
}

/** Problems of the run itself: what it left behind says nothing about the servers under test. */
const EXECUTION_KINDS: readonly Problem['kind'][] = ['execution', 'cancelled', 'timeout', 'quota'];

type UnfinishedStatus = Exclude<(typeof KNOWN_RUN_STATUSES)[number], 'completed'>;

const UNFINISHED: Readonly<Record<UnfinishedStatus, string>> = {
  cancelled: 'the run was cancelled',
  failed: 'the run failed to execute',
  timed_out: 'the run timed out',
  pending: 'the run never started',
  running: 'the run did not finish',
};
/** A map, since a service may call a status `constructor`. */
const STATUS_WORDS = new Map(Object.entries(UNFINISHED));

/** Why a run of this status, which is not `completed`, has nothing to judge. */
export function describeUnfinished(status: string): string {
  return STATUS_WORDS.get(status) ?? `the run's status is ${status}, not completed`;
}

/** Sizes up the evidence of a report. */
export function assessPopulation(report: RunReport): Population {
  const counts = countReport(report);
  const noun = report.source === 'run' ? 'iteration' : 'test';
  return {
    counts,
    noun,
    expectedTotal: expectedTotal(report),
    obstacle: findObstacle(report, counts, noun),
    doubt: findDoubt(report, counts, noun),
  };
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

function findObstacle(report: RunReport, counts: Counts, noun: string): string | null {
  if (report.source === 'run') {
    const { run } = report;
    if (run === null) return firstProblem(report) ?? 'no run was seen';
    const stopped = report.problems.find(({ kind }) => EXECUTION_KINDS.includes(kind));
    if (stopped) return withoutPeriod(stopped.message);
    if (run.status !== 'completed') {
      return describeUnfinished(run.status);
    }
    const [excess] = discrepancies(run.declared, counts, 'fewer');
    if (excess !== undefined) return excessOfRun(excess);
  }
  if (counts.total === 0) return firstProblem(report) ?? `there is not one ${noun} to judge`;
  return null;
}

function findDoubt(report: RunReport, counts: Counts, noun: string): string | null {
  const problem = firstProblem(report);
  if (problem !== null) return problem;
  const [gap] = evidenceGaps(report);
  if (gap !== undefined) return gap;
  const [short] = discrepancies(report.run?.declared, counts, 'more');
  if (short !== undefined) return shortfallOfRun(short);
  if (counts.unfinished > 0) return `${countOf(counts.unfinished, noun)} did not finish`;
  return null;
}

function firstProblem({ problems }: RunReport): string | null {
  const [first] = problems;
  if (!first) return null;
  const more = problems.length - 1;
  const message = withoutPeriod(first.message);
  return more === 0 ? message : `${message} (and ${countOf(more, 'more problem')})`;
}

/** Messages become part of a sentence of ours. */
function withoutPeriod(message: string): string {
  return message.trim().replace(/\.$/, '');
}
