import { countIterations } from '../report/counts.ts';
import type { ReportIteration, RunReport } from '../report/report.ts';
import { advise } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import { describeCase, describeOthers, nounOf } from '../words/verdicts.ts';
import { type Cause, checkLines, type Findings, few, headline, SYMBOLS } from './findings.ts';

/** Above this, only cases that did not pass are listed. */
const MAX_LISTED = 50;
/** Of those, and of causes. */
const MAX_LINES = 100;
/** Of a cause. */
const MAX_TITLES = 10;

/** Writes the lines of a terminal or a log: the cases, the causes, and the news last. */
export function renderLines(report: RunReport, findings: Findings): string[] {
  const isListed = report.cases.length <= MAX_LISTED;
  const cases = report.cases.flatMap((one) => {
    const { title, iterations, skipped } = one;
    if (skipped !== null)
      return isListed ? [`- ${title} (skipped${skipped && `: ${skipped}`})`] : [];
    const counts = countIterations([one]);
    if (counts.failed + counts.missing === 0 && !isListed) return [];
    return [describeCase(title, counts, iterations.some(hasBegun))];
  });
  const noun = nounOf(report.source);
  const describeCause = ({ failure, sentence, cases: titles }: Cause) => {
    const named = few(titles, String, `more ${noun}`, MAX_TITLES);
    const about = [advise(failure), ...named].filter((line) => line !== '');
    const lines = [`- ${sentence}`, ...about.map((line) => `  ${line}`)];
    const stderr = failure.kind === 'server' && failure.stderr !== '' ? failure.stderr : null;
    return stderr === null ? lines : [...lines, ...stderr.split('\n').map((line) => `  | ${line}`)];
  };
  return [
    ...few(cases, String, `more ${noun}`, MAX_LINES),
    ...few(findings.causes, describeCause, 'more cause', MAX_LINES),
    ...findings.warnings.map((text) => `! ${text}`),
    ...findings.problems.map((problem) => `- ${describeProblem(problem)}`),
    ...findings.differences.map(({ kind, cases }) => `${kind}: ${cases}`),
    ...findings.notes,
    ...checkLines(findings),
    ...describeOthers(findings.skipped, findings.flaky),
    `${SYMBOLS[findings.value]} ${headline(findings)}`,
  ];
}

/** Whether an iteration began before the run was stopped. */
const hasBegun = ({ durationMs, failures }: ReportIteration) =>
  Boolean(durationMs) || failures.every(({ kind }) => kind !== 'cancelled');
