import { countOf, formatCount } from '../model/quantity.ts';
import type { IterationReport, RunReport, SourceLocation } from '../model/run-report.ts';
import type { Verdict } from '../model/verdict.ts';
import { cleanLine, head } from './clean-text.ts';
import { type CaseFacts, factsOf } from './facts.ts';
import { formatNumbers } from './format.ts';
import { KIND_WORDS, saysProblem } from './sections/alerts.ts';
import { attemptsText } from './sections/flaky-cases.ts';
import { toolCallDiff } from './tool-call-diff.ts';

/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'] as const;

/** A remark on a place in the repository, or on the whole of it. Plain text, not yet escaped. */
export interface ReportAnnotation {
  severity: (typeof SEVERITIES)[number];
  title: string;
  message: string;
  location: SourceLocation | null;
}

/** Characters the runner keeps of a message. */
const MESSAGE_LENGTH = 4_096;
/** Characters GitHub keeps of a title; code points may count double. */
const TITLE_LENGTH = 127;
const REASON_LENGTH = 600;
const DIFF_LINES = 6;

/**
 * What is worth saying about single cases and problems, the most severe first, else in the order
 * of the report. Failing cases of a run that passed its gate are warnings.
 */
export function annotationsOf(report: RunReport | null, verdict: Verdict): ReportAnnotation[] {
  if (report === null) return [];
  const failing = verdict.value === 'passed' ? 'warning' : 'error';
  const annotations = [
    ...problemAnnotations(report, verdict),
    ...factsOf(report).cases.flatMap((item) => caseAnnotations(item, failing)),
    ...report.warnings.map((warning) => annotation('notice', 'Worth a look', warning)),
  ];
  return annotations.toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
}

/** Without what the headline says already, which is an annotation of its own. */
function problemAnnotations({ problems }: RunReport, verdict: Verdict): ReportAnnotation[] {
  return problems
    .filter((problem) => !saysProblem(verdict, problem))
    .map(({ kind, message, location }) =>
      annotation('error', `Evidence not whole: ${KIND_WORDS[kind]}`, message, location),
    );
}

function caseAnnotations(item: CaseFacts, failing: 'error' | 'warning'): ReportAnnotation[] {
  const { testCase, state, counts } = item;
  const remark = (severity: 'error' | 'warning', word: string, message: string) => [
    annotation(severity, `${word}: ${testCase.title}`, message, testCase.location),
  ];
  if (state === 'failing') return remark(failing, 'Failing', failureMessage(item));
  if (state === 'flaky') return remark('warning', 'Flaky', `${attemptsText(testCase)}.`);
  if (state !== 'unfinished') return [];
  const planned = Math.max(testCase.planned ?? 0, counts.total);
  const missing = planned - counts.total + counts.unfinished;
  const unfinished = `${formatCount(missing)} of ${countOf(planned, 'iteration')}`;
  return remark('warning', 'Unfinished', `${unfinished} did not finish.`);
}

function failureMessage({ counts, bad }: CaseFacts): string {
  const [first] = bad;
  const why = first ? reasons(first).join(' · ') : '';
  if (counts.total <= 1) return why;
  const numbers = formatNumbers(bad.map(({ number }) => number));
  const share = `${formatCount(counts.failed)} of ${formatCount(counts.total)}`;
  return `${share} iterations failed (${numbers}). ${why}`;
}

/** Why one iteration failed: its error, and how its tool calls differ. */
function reasons(iteration: IterationReport): string[] {
  const { error, assertions } = iteration;
  const unmet = assertions.find(({ passed }) => !passed);
  const reason = error ?? (unmet ? `${unmet.label}: ${unmet.reason ?? 'not met'}` : null);
  const diff = toolCallDiff(iteration, DIFF_LINES);
  return [
    ...(reason === null ? [] : [cleanLine(reason, REASON_LENGTH)]),
    ...(diff.length === 0 ? [] : [`Tool calls (- expected, + actual): ${diff.join(' / ')}`]),
  ];
}

function annotation(
  severity: ReportAnnotation['severity'],
  title: string,
  message: string,
  location: SourceLocation | null = null,
): ReportAnnotation {
  return {
    severity,
    title: cleanLine(title, TITLE_LENGTH),
    // GitHub takes no annotation without a message.
    message: head(cleanLine(message, MESSAGE_LENGTH), MESSAGE_LENGTH) || 'No reason was given.',
    location,
  };
}
