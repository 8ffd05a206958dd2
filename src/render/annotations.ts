import { quotedName } from '../model/listed-names.ts';
import { countOf, formatCount } from '../model/quantity.ts';
import type { IterationReport, RunReport, SourceLocation } from '../model/run-report.ts';
import { troublesOf } from '../model/servers/diagnosis.ts';
import type { Verdict } from '../model/verdict.ts';
import { cleanLine, head } from '../text/clean-text.ts';
import { type CaseFacts, type Facts, factsOf } from './facts/facts.ts';
import { type Cause, causesOf } from './facts/story/causes.ts';
import { toolCallDiff } from './facts/tool-call-diff.ts';
import { KIND_WORDS, saysProblem } from './sections/alerts.ts';
import { attemptsText } from './sections/flaky-cases.ts';
import { caseName } from './text/case-name.ts';
import { capitalize, formatNumbers } from './text/format.ts';
import { CHECK_NAMES, sentence } from './words/health/diagnosis-words.ts';
import { CHANGE_WORDS } from './words/story/change-words.ts';
import { kindWords, placeWords, sideWords } from './words/surface/surface-words.ts';
import { headlineOf } from './words/verdict-words.ts';

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
 * of the report. Failing cases of a run that passed its gate are warnings, and so are those that do not
 * count, being in quarantine. Without a report, what
 * is wrong at a place in a file.
 */
export function annotationsOf(report: RunReport | null, verdict: Verdict): ReportAnnotation[] {
  if (report === null) return configurationAnnotations(verdict);
  const failing = verdict.value === 'passed' ? 'warning' : 'error';
  const facts = factsOf(report);
  const annotations = [
    ...problemAnnotations(report, verdict),
    ...diagnosisAnnotations(report),
    ...surfaceAnnotations(report, verdict),
    ...failureAnnotations(facts, verdict, failing),
    ...facts.cases.flatMap(oddityAnnotations),
    ...report.warnings.map((warning) => locatedAnnotation('notice', 'Worth a look', warning)),
  ];
  return annotations.toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
}

/** `file:line: …` or `file:line:column: …`, as problems of files begin. */
const PLACE = /^([^\s:][^:\n]{0,500}):(\d{1,9})(?::\d{1,9})?: /;

/**
 * A text that begins with a place in a file, at that place. It keeps the place in its words too: the
 * log of a job shows an annotation's message, and not where it is.
 */
function locatedAnnotation(
  severity: ReportAnnotation['severity'],
  title: string,
  text: string,
): ReportAnnotation {
  const [, file = '', line = ''] = PLACE.exec(text) ?? [];
  const location = file === '' ? null : { file, line: Number(line) };
  return annotation(severity, title, text, location);
}

function configurationAnnotations({ value, troubles }: Verdict): ReportAnnotation[] {
  if (value !== 'invalid') return [];
  return troubles
    .map((trouble) => locatedAnnotation('error', 'Wrong configuration', trouble))
    .filter(({ location }) => location !== null);
}

/** The place a text begins with, such as `evals/suite.yaml:4:5`, at which `annotationsOf` puts it. */
export function placeOf(text: string): string | null {
  return PLACE.exec(text)?.[0].slice(0, -': '.length) ?? null;
}

const TITLES_TOLD = 20;
const QUARANTINED = ' (in quarantine)';

/**
 * Each cause once, in the order of the story: one that made several cases fail with their titles, all that
 * is of one case alone together.
 */
function failureAnnotations(
  facts: Facts,
  verdict: Verdict,
  failing: 'error' | 'warning',
): ReportAnnotation[] {
  const causes = causesOf(facts, verdict);
  const alone = causes.flatMap((cause) => (isShared(cause) ? [] : cause.cases));
  const partsOf = Map.groupBy(alone, ({ item }) => item);
  return causes.flatMap((cause) => {
    if (isShared(cause)) return [sharedCause(cause, cause.isAside ? 'warning' : failing)];
    return cause.cases.flatMap((one) => {
      const { item, isAside, isNew } = one;
      const parts = partsOf.get(item) ?? [];
      if (parts[0] !== one) return [];
      const bad = parts.flatMap(({ iterations }) => iterations);
      const message = failureMessage({ ...item, bad });
      return [caseRemark(item, isAside ? 'warning' : failing, wordOf(isNew), message)];
    });
  });
}

/** Whether one remark tells it for all of its cases. Those without a reason have none in common. */
function isShared({ cases, kind }: Cause): boolean {
  return cases.length > 1 && kind !== 'unknown';
}

function wordOf(isNew: boolean): string {
  return isNew ? capitalize(CHANGE_WORDS.new) : 'Failing';
}

function sharedCause(cause: Cause, severity: 'error' | 'warning'): ReportAnnotation {
  const { cases } = cause;
  const titles = cases
    .slice(0, TITLES_TOLD)
    .map(
      ({ item, isAside }) =>
        `${caseName(item.testCase)}${isAside && !cause.isAside ? QUARANTINED : ''}`,
    );
  const more = cases.length - titles.length;
  const rest = more > 0 ? ` and ${countOf(more, 'more case')}` : '';
  const fresh = cases.filter(({ isNew }) => isNew).length;
  const areAllNew = fresh === cases.length;
  const newly = fresh > 0 && !areAllNew ? `, ${formatCount(fresh)} newly` : '';
  const title = `${wordOf(areAllNew)} for one cause: ${countOf(cases.length, 'case')}${newly}`;
  const counted = cases.filter(({ isAside }) => cause.isAside || !isAside);
  const places = counted.map(({ item }) => item.testCase.location);
  const location = places.find((place) => place !== null) ?? null;
  return annotation(
    severity,
    title,
    `${commonWords(cause)} · ${titles.join(', ')}${rest}`,
    location,
  );
}

/** All of what was said, where it is the same everywhere; else what is common to it. */
function commonWords({ cases, reason }: Cause): string {
  const errors = new Set(cases.flatMap(({ iterations }) => iterations.map(({ error }) => error)));
  const [only = null] = errors;
  return errors.size === 1 && only !== null ? cleanLine(only, REASON_LENGTH) : reason;
}

/** Without what the headline says already, which is an annotation of its own. */
function problemAnnotations({ problems }: RunReport, verdict: Verdict): ReportAnnotation[] {
  const headline = headlineOf(verdict);
  const severity = verdict.value === 'passed' ? 'warning' : 'error';
  return problems
    .filter((problem) => !saysProblem(headline, problem))
    .map(({ kind, message, location }) =>
      annotation(severity, `Evidence not whole: ${KIND_WORDS[kind]}`, message, location),
    );
}

/** Changes of what servers offer that are told one by one. */
const CHANGES_TOLD = 6;

/** What breaks callers; the servers' configuration says nothing of where that is. */
function surfaceAnnotations(
  { source }: RunReport,
  { value, surface }: Verdict,
): ReportAnnotation[] {
  // Of a run they decide nothing: the cases tell what they break.
  if (surface === undefined || source !== 'diff') return [];
  const severity = value === 'passed' ? 'warning' : 'error';
  const breaking = surface.changes.filter((change) => change.class === 'breaking');
  return breaking.slice(0, CHANGES_TOLD).map((change) => {
    const [before, now] = sideWords(change);
    const sides = [before && `before: ${before}`, now && `now: ${now}`].filter(Boolean);
    const message = [placeWords(change), ...sides].join(' · ');
    return annotation(severity, `Breaking change: ${kindWords(change)}`, message);
  });
}

/** Where a server is configured, what is wrong with it. */
function diagnosisAnnotations({ diagnoses = [] }: RunReport): ReportAnnotation[] {
  return diagnoses.flatMap((diagnosis) =>
    troublesOf(diagnosis).map(({ id, detail, advice, outcome }) => {
      const title = `Server ${diagnosis.server}: ${CHECK_NAMES[id]}`;
      const told = advice === undefined ? detail : `${sentence(detail)} ${advice}`;
      // The log of a job shows no titles.
      const message = `Server ${quotedName(diagnosis.server)}: ${told}`;
      const severity = outcome === 'incomplete' ? 'warning' : 'error';
      return annotation(severity, title, message, diagnosis.location ?? null);
    }),
  );
}

/** What is odd about a case that did not fail. */
function oddityAnnotations(item: CaseFacts): ReportAnnotation[] {
  const { testCase, state, counts } = item;
  if (state === 'flaky') {
    return [caseRemark(item, 'warning', 'Flaky', `${attemptsText(testCase)}.`)];
  }
  if (state !== 'unfinished') return [];
  const planned = Math.max(testCase.planned ?? 0, counts.total);
  const missing = planned - counts.total + counts.unfinished;
  const unfinished = `${formatCount(missing)} of ${countOf(planned, 'iteration')}`;
  return [caseRemark(item, 'warning', 'Unfinished', `${unfinished} did not finish.`)];
}

function caseRemark(
  { testCase }: CaseFacts,
  severity: 'error' | 'warning',
  word: string,
  message: string,
): ReportAnnotation {
  return annotation(severity, `${word}: ${caseName(testCase)}`, message, testCase.location);
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
