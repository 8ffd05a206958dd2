import { ELLIPSIS } from '../lib/text.ts';
import { countIterations } from '../report/counts.ts';
import { countsAs } from '../report/counts-as.ts';
import type { Failure } from '../report/failure.ts';
import type { Problem } from '../report/problem.ts';
import type { Check, Counts, Outcome, RunReport, Verdict } from '../report/report.ts';
import { describeFailure } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import { describeNews } from '../words/verdicts.ts';

/** A failure that several cases have in common. */
export interface Cause {
  /** What they have in common. */
  failure: Failure;
  /** Titles of the cases that it concerns; empty if it ended the run. */
  cases: string[];
}

/** What readers see first, the same on every surface. */
export interface Findings {
  suite: string;
  value: Outcome;
  counts: Counts;
  /** Cases with an iteration that did not pass. */
  broken: number;
  total: number;
  /** Cases that did not run because the suite says so. */
  skipped: number;
  checks: readonly Check[];
  problems: readonly Problem[];
  /** What most cases have in common comes first. */
  causes: Cause[];
}

/** Finds the news of a judged report. */
export function findNews(report: RunReport, verdict: Verdict): Findings {
  const causes = new Map<string, Cause>();
  const note = (failure: Failure, title: string | null) => {
    const key = causeKey(failure);
    const known = causes.get(key);
    const cause = {
      failure: known ? merge(known.failure, failure) : failure,
      cases: known?.cases ?? [],
    };
    // A case notes all its failures one after the other.
    if (title !== null && cause.cases.at(-1) !== title) cause.cases.push(title);
    causes.set(key, cause);
  };
  for (const failure of report.failures) note(failure, null);
  for (const { title, iterations } of report.cases) {
    for (const { failures } of iterations) for (const failure of failures) note(failure, title);
  }
  const rank = ({ failure, cases }: Cause) =>
    (cases.length === 0 || decides(failure, verdict.value) ? 1e6 : 0) + cases.length;
  const skipped = report.cases.filter((one) => one.skipped !== null).length;
  const broken = report.cases.filter(({ iterations }) =>
    iterations.some(({ outcome }) => outcome !== 'passed'),
  );
  return {
    suite: report.suite.name,
    value: verdict.value,
    counts: countIterations(report.cases),
    broken: broken.length,
    total: report.cases.length - skipped,
    skipped,
    checks: verdict.checks,
    problems: report.problems,
    causes: [...causes.values()].sort((a, b) => rank(b) - rank(a)),
  };
}

/** Whether a failure is why the verdict is this one. */
function decides(failure: Failure, value: Outcome): boolean {
  if (value !== 'incomplete') return countsAs(failure) === value;
  // The gate passes nothing if a server never started.
  const isAtStart = failure.kind === 'server' && failure.phase !== 'call';
  return isAtStart || countsAs(failure) === 'incomplete';
}

/** Values that differ within a cause show as an ellipsis. */
function merge(one: Failure, other: Failure): Failure {
  if (one.kind === 'tool-error' && other.kind === 'tool-error') {
    return { ...one, message: one.message === other.message ? one.message : ELLIPSIS };
  }
  if (one.kind === 'server' && other.kind === 'server') {
    return { ...one, attempts: Math.max(one.attempts, other.attempts) };
  }
  if (one.kind !== 'assertion' || other.kind !== 'assertion') return one;
  return {
    ...one,
    expected: one.expected === other.expected ? one.expected : ELLIPSIS,
    observed: one.observed === other.observed ? one.observed : ELLIPSIS,
    line: one.line === other.line ? one.line : null,
  };
}

/** One cause is one kind with one server, tool, assertion and reason. */
const CAUSE = ['kind', 'server', 'tool', 'type', 'path', 'reason', 'phase', 'which', 'code'];

const causeKey = (failure: Failure) => JSON.stringify(failure, CAUSE);

/** The first line of every surface, without markup. */
export function headline({ value, counts, total, broken, problems, causes }: Findings): string {
  const reasons = [
    ...problems.map(describeProblem),
    ...causes.map(({ failure }) => describeFailure(failure)),
  ];
  return describeNews(value, counts, { total, broken }, reasons);
}
