import { countIterations } from '../report/counts.ts';
import { countsAs } from '../report/counts-as.ts';
import type { Failure } from '../report/failure.ts';
import type { Problem } from '../report/problem.ts';
import type { Check, Counts, Outcome, RunReport, Verdict } from '../report/report.ts';
import { atPlace, describeFailure, describeWarning } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import { count, describeNews } from '../words/verdicts.ts';

/** One sign for each verdict. */
export const SYMBOLS: Readonly<Record<Outcome, string>> = {
  passed: '✅',
  failed: '❌',
  incomplete: '⚠️',
  invalid: '⛔',
};

/** A failure that several cases have in common. */
export interface Cause {
  /** One of them. It has a place if it is the only one. */
  failure: Failure;
  /** What all of them say but for their places. */
  sentence: string;
  /** Titles and places of the cases that it concerns; empty if it ended the run. */
  cases: string[];
}

/** What readers see first, the same on every surface. */
export interface Findings {
  source: RunReport['source'];
  suite: string;
  value: Outcome;
  counts: Counts;
  /** Cases with an iteration that failed. */
  broken: number;
  total: number;
  /** Cases that did not run because the suite says so. */
  skipped: number;
  /** Titles of cases that passed after a retry. */
  flaky: string[];
  checks: readonly Check[];
  problems: readonly Problem[];
  /** What most cases have in common comes first. */
  causes: Cause[];
  /** What changes no verdict: the first ones, and how many there are more. */
  warnings: string[];
}

const MAX_WARNINGS = 10;

/** Finds the news of a judged report. */
export function findNews(report: RunReport, verdict: Verdict): Findings {
  const found = new Map<string, { failure: Failure; cases: Set<string> }>();
  const note = (failure: Failure, title: string | null) => {
    const plain = withoutPlace(failure);
    // How often a server was tried is no other cause: the last number counts.
    const key = describeFailure(plain.kind === 'server' ? { ...plain, attempts: 1 } : plain);
    const cases = found.get(key)?.cases ?? new Set();
    if (title !== null) cases.add(`${title}${atPlace(failure)}`);
    found.set(key, { failure, cases });
  };
  for (const failure of report.failures) note(failure, null);
  for (const { title, iterations } of report.cases) {
    for (const { failures } of iterations) for (const failure of failures) note(failure, title);
  }
  const rank = ({ failure, cases }: Cause) =>
    (cases.length === 0 || decides(failure, verdict.value) ? 1e6 : 0) + cases.length;
  const skipped = report.cases.filter((one) => one.skipped !== null).length;
  const broken = report.cases.filter((one) => countIterations([one]).failed > 0);
  const causes = [...found.values()].map(({ failure, cases }): Cause => {
    const plain = withoutPlace(failure);
    const sentence = describeFailure(plain);
    return { failure: cases.size > 1 ? plain : failure, sentence, cases: [...cases] };
  });
  const flaky = report.cases.filter(({ iterations }) =>
    iterations.some(({ outcome, attempts }) => outcome === 'passed' && attempts > 1),
  );
  return {
    source: report.source,
    suite: report.suite.name,
    value: verdict.value,
    counts: countIterations(report.cases),
    broken: broken.length,
    total: report.cases.length - skipped,
    skipped,
    flaky: flaky.map(({ title }) => title),
    checks: verdict.checks,
    problems: report.problems,
    causes: causes.sort((a, b) => rank(b) - rank(a)),
    warnings: describeWarnings(report.warnings),
  };
}

function describeWarnings(warnings: readonly Failure[]): string[] {
  const sentences = warnings.slice(0, MAX_WARNINGS).map(describeWarning);
  const more = warnings.length - sentences.length;
  return more === 0 ? sentences : [...sentences, `… ${count(more, 'more warning')}`];
}

/** Whether a failure is why the verdict is this one. */
function decides(failure: Failure, value: Outcome): boolean {
  if (value !== 'incomplete') return countsAs(failure) === value;
  // The gate passes nothing if a server never started.
  const isAtStart = failure.kind === 'server' && failure.phase !== 'call';
  return isAtStart || countsAs(failure) === 'incomplete';
}

function withoutPlace(failure: Failure): Failure {
  if (failure.kind === 'test') return { ...failure, file: null, line: null };
  return 'step' in failure ? { ...failure, line: null } : failure;
}

/** The first line of every surface, without markup. */
export function headline(findings: Findings): string {
  const { source, value, counts, total, broken, problems, causes } = findings;
  const reasons = [
    ...problems.map(describeProblem),
    ...causes.map(({ failure }) => describeFailure(failure)),
  ];
  return describeNews(value, counts, { total, broken }, reasons, source);
}
