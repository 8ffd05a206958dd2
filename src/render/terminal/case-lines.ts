import { countOf, formatCount } from '../../model/quantity.ts';
import type { AssertionOutcome, CaseReport } from '../../model/run-report.ts';
import { cleanLine, cleanLines } from '../../text/clean-text.ts';
import { type CaseFacts, type CaseState, caseFacts } from '../facts/facts.ts';
import type { FailureDetail } from '../facts/failure-detail.ts';
import { type FailureGroup, failuresOf } from '../facts/failure-groups.ts';
import { caseName } from '../text/case-name.ts';
import { formatDuration } from '../text/format.ts';
import { type Page, type Tone, wrapped } from './paint.ts';

/** Told apart by their shape too, since colours may be missing. */
const GLYPHS: Readonly<Record<CaseState, [glyph: string, tone: Tone]>> = {
  failing: ['✗', 'bad'],
  unfinished: ['?', 'doubtful'],
  flaky: ['~', 'doubtful'],
  passed: ['✓', 'good'],
  skipped: ['-', 'quiet'],
};

const INDENT = '    ';
/** Columns that a title has even on the narrowest terminal. */
const LEAST_TITLE = 20;

/** How a case ended, in a line; and below it why, where it did not pass. */
export function caseLines(testCase: CaseReport, page: Page): string[] {
  if (testCase.folded !== undefined) return [foldedLine(testCase.folded, page)];
  const facts = caseFacts(testCase);
  return [headLine(facts, page), ...reasonLines(facts, page)];
}

function headLine(facts: CaseFacts, { paint, width }: Page): string {
  const { counts, state, durationMs, testCase } = facts;
  const [glyph, tone] = GLYPHS[state];
  const several = counts.total > 1 ? [`${counts.passed} of ${counts.total}`] : [];
  const figures = [...several, ...(durationMs === null ? [] : [formatDuration(durationMs)])];
  const room = Math.max(LEAST_TITLE, width - 4 - figures.join(', ').length);
  const title = cleanLine(caseName(testCase), room);
  const aside = figures.length === 0 ? '' : ` ${paint('quiet', figures.join(', '))}`;
  return `${paint(tone, glyph)} ${title}${aside}`;
}

function foldedLine(
  { cases, skipped = 0 }: NonNullable<CaseReport['folded']>,
  { paint }: Page,
): string {
  const aside = skipped > 0 ? paint('quiet', ` (${formatCount(skipped)} skipped)`) : '';
  return `${paint('good', '✓')} ${countOf(cases, 'more case')}${aside}`;
}

/** Code points of a line that others wrote, and the pieces that it is broken into at most. */
const MAX_LINE = 400;
const PIECES = 6;

const DETAIL: FailureDetail = {
  ...{ groups: 3, diffLines: 12, assertions: 5, messages: 0 },
  error: { lines: 100, width: MAX_LINE },
  stack: { lines: 0, width: 0 },
  message: { lines: 0, width: 0 },
};

function reasonLines(facts: CaseFacts, { paint, width }: Page): string[] {
  const room = Math.max(LEAST_TITLE, width - INDENT.length);
  if (facts.state === 'skipped' || facts.state === 'unfinished') {
    const why = facts.testCase.iterations.find(({ error }) => error !== null)?.error;
    const lines = why == null ? [] : cleanLines(why, { lines: 3, width: MAX_LINE });
    return lines
      .flatMap((line) => wrapped(line, room, 2))
      .map((line) => indented(paint('quiet', line)));
  }
  const { shown, hidden } = failuresOf(facts, DETAIL);
  const several = facts.testCase.iterations.length > 1;
  const more = hidden > 0 ? [`${formatCount(hidden)} failed in other ways`] : [];
  return [...shown.flatMap((group) => groupLines(group, several)), ...more]
    .flatMap((line) => wrapped(line, room, PIECES))
    .map((line) => indented(paint('quiet', line)));
}

function groupLines(
  { title, error, diff, failedAssertions }: FailureGroup,
  several: boolean,
): string[] {
  const unshown = failedAssertions.length - DETAIL.assertions;
  return [
    ...(several ? [`${title}:`] : []),
    ...withoutMiddle(error),
    ...failedAssertions.slice(0, DETAIL.assertions).flatMap(assertionLines),
    ...(unshown > 0 ? [`${countOf(unshown, 'more assertion')} failed`] : []),
    ...diff,
  ];
}

/** Of an error that is longer, so many lines at its head and at its end: stacks end with the reason, or begin with it. */
const HEAD_LINES = 4;
const END_LINES = 6;

function withoutMiddle(lines: readonly string[]): readonly string[] {
  const left = lines.length - HEAD_LINES - END_LINES;
  // Its own line is no shorter than the one that it would stand for.
  if (left <= 1) return lines;
  return [...lines.slice(0, HEAD_LINES), `… ${left} more lines`, ...lines.slice(-END_LINES)];
}

function assertionLines({ label, reason, expected, observed }: AssertionOutcome): string[] {
  const told = reason === null ? label : `${label}: ${reason}`;
  return [
    ...cleanLines(told, { lines: 3, width: MAX_LINE }),
    ...(expected === undefined ? [] : [`expected ${cleanLine(expected, MAX_LINE)}`]),
    ...(observed === undefined ? [] : [`observed ${cleanLine(observed, MAX_LINE)}`]),
  ];
}

const indented = (line: string) => `${INDENT}${line}`;
