import { countIterations } from '../report/counts.ts';
import type { ReportIteration, RunReport } from '../report/report.ts';
import { describeCase, nounOf } from '../words/verdicts.ts';
import { type Cause, type Findings, few, SYMBOLS } from './findings.ts';

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
  const describeCause = ({ failure, sentence, advice, cases: all }: Cause) => {
    const named = few(all, ({ title }) => title, `more ${noun}`, MAX_TITLES);
    const about = [advice, ...named].filter((line) => line !== '');
    const lines = [`- ${sentence}`, ...about.map((line) => `  ${line}`)];
    const stderr = failure.kind === 'server' && failure.stderr !== '' ? failure.stderr : null;
    return stderr === null ? lines : [...lines, ...stderr.split('\n').map((line) => `  | ${line}`)];
  };
  return [
    ...few(cases, String, `more ${noun}`, MAX_LINES),
    ...few(findings.causes, describeCause, 'more cause', MAX_LINES),
    ...findings.problems.map((problem) => `- ${problem}`),
    ...findings.sections.flatMap(({ lines }) => lines),
    `${SYMBOLS[findings.value]} ${findings.headline}`,
  ];
}

/** Whether an iteration began before the run was stopped. */
const hasBegun = ({ durationMs, failures }: ReportIteration) =>
  Boolean(durationMs) || failures.every(({ kind }) => kind !== 'cancelled');
