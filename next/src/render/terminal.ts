import { countIterations } from '../report/counts.ts';
import type { ReportIteration, RunReport } from '../report/report.ts';
import { describeCheck } from '../words/checks.ts';
import { advise } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import { describeCase, describeOthers } from '../words/verdicts.ts';
import { type Findings, headline, SYMBOLS, signOf } from './findings.ts';

/** Above this, only cases that did not pass are listed. */
const MAX_LISTED = 50;

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
  const causes = findings.causes.flatMap(({ failure, sentence, cases }) => {
    const about = [advise(failure), ...cases].filter((line) => line !== '');
    const lines = [`- ${sentence}`, ...about.map((line) => `  ${line}`)];
    const stderr = failure.kind === 'server' && failure.stderr !== '' ? failure.stderr : null;
    return stderr === null ? lines : [...lines, ...stderr.split('\n').map((line) => `  | ${line}`)];
  });
  return [
    ...cases,
    ...causes,
    ...findings.warnings.map((text) => `! ${text}`),
    ...findings.problems.map((problem) => `- ${describeProblem(problem)}`),
    ...findings.differences.map(({ kind, cases }) => `${kind}: ${cases}`),
    ...findings.notes,
    ...findings.checks.map((check) => `${signOf(check)} ${describeCheck(check, findings)}`),
    ...describeOthers(findings.skipped, findings.flaky),
    `${SYMBOLS[findings.value]} ${headline(findings)}`,
  ];
}

/** Whether an iteration began before the run was stopped. */
const hasBegun = ({ durationMs, failures }: ReportIteration) =>
  Boolean(durationMs) || failures.every(({ kind }) => kind !== 'cancelled');
