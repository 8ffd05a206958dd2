import type { RunReport } from '../report/report.ts';
import { advise, describeFailure } from '../words/failures.ts';
import { describeProblem } from '../words/problems.ts';
import { describeCheck, describeSkipped, SYMBOLS } from '../words/verdicts.ts';
import { type Findings, headline } from './findings.ts';

/** Above this, only cases that did not pass are listed. */
const MAX_LISTED = 50;

/** Writes the lines of a terminal or a log: the cases, the causes, and the news last. */
export function renderLines(report: RunReport, findings: Findings): string[] {
  const isListed = report.cases.length <= MAX_LISTED;
  const cases = report.cases.flatMap(({ title, planned, iterations, skipped }) => {
    if (skipped !== null) return isListed ? [`- ${title} (skipped: ${skipped})`] : [];
    const passed = iterations.filter(({ outcome }) => outcome === 'passed').length;
    const all = Math.max(planned, iterations.length);
    const mark = passed === all ? '✓' : '✗';
    if (passed === all && !isListed) return [];
    const [first] = iterations.flatMap(({ failures }) => failures);
    const reason = first === undefined ? [] : [`    ${describeFailure(first)}`];
    return [`${mark} ${title} (${passed}/${all})`, ...reason];
  });
  const causes = findings.causes.flatMap(({ failure }) => {
    const lines = [`- ${describeFailure(failure)}`, `  ${advise(failure)}`];
    const stderr = failure.kind === 'server' && failure.stderr !== '' ? failure.stderr : null;
    return stderr === null ? lines : [...lines, ...stderr.split('\n').map((line) => `  | ${line}`)];
  });
  return [
    ...cases,
    ...causes,
    ...findings.problems.map((problem) => `- ${describeProblem(problem)}`),
    ...findings.checks.map(describeCheck),
    ...(findings.skipped === 0 ? [] : [describeSkipped(findings.skipped)]),
    `${SYMBOLS[findings.value]} ${headline(findings)}`,
  ];
}
