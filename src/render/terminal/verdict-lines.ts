import type { RunReport } from '../../model/run-report.ts';
import type { Check, Verdict, VerdictValue } from '../../model/verdict.ts';
import { cleanLine, cleanLines } from '../../text/clean-text.ts';
import { byWeight } from '../sections/gate/gate-table.ts';
import { checkWords, OUTCOME_NAMES } from '../words/check-words.ts';
import { describeQuarantine } from '../words/quarantine-words.ts';
import { headlineOf } from '../words/verdict-words.ts';
import { hung, type Page, searchable, type Tone } from './paint.ts';
import { storyLines } from './story-lines.ts';

const TONE_OF: Readonly<Record<VerdictValue, Tone>> = {
  passed: 'good',
  failed: 'bad',
  invalid: 'bad',
  incomplete: 'doubtful',
};

const CHECK_GLYPHS: Readonly<Record<Check['outcome'], [glyph: string, tone: Tone]>> = {
  passed: ['✓', 'good'],
  failed: ['✗', 'bad'],
  undecided: ['?', 'doubtful'],
  notApplicable: ['-', 'quiet'],
};

/** Of a text that others wrote: people write as much as they like, and the report has all of it. */
const MAX_LINES = 12;
const MOST_NOTES = 20;

/** What changed and why cases failed, what kept the evidence from being whole, what was checked, and the verdict as the last line. */
export function verdictLines(
  { report, verdict }: { report: RunReport | null; verdict: Verdict },
  page: Page,
): string[] {
  const story = storyLines({ report, verdict }, page);
  const wide = searchable(page);
  const above = [
    ...(story.length === 0 ? [] : [...story, '']),
    ...problemLines(report, wide),
    ...checkLines(verdict, wide),
    ...noteLines(verdict, wide),
  ];
  const troubles = verdict.value === 'invalid' ? verdict.troubles : [];
  const [only] = troubles;
  return [
    ...(above.length === 0 ? [] : ['', ...above]),
    '',
    ...closingLines(verdict, wide),
    // One alone stands in the headline.
    ...(only === undefined || troubles.length === 1
      ? []
      : troubles.flatMap((text) => hung({ glyph: '-', tone: 'quiet' }, told(text), wide))),
  ];
}

/** The verdict's word, and what it means beside it. */
function closingLines(verdict: Verdict, page: Page): string[] {
  const word = `${verdict.value.toUpperCase()} `;
  const tone = TONE_OF[verdict.value];
  return cleanLines(headlineOf(verdict), { lines: MAX_LINES, width: 1000 }).flatMap((line, at) =>
    hung({ glyph: at === 0 ? word : ' '.repeat(word.length), tone }, line, page),
  );
}

function problemLines(report: RunReport | null, page: Page): string[] {
  const problems = (report?.problems ?? []).map(({ message }) => message);
  const all = [
    ...problems.map((text) => hung({ glyph: '!', tone: 'bad' }, told(text), page)),
    ...(report?.warnings ?? []).map((text) =>
      hung({ glyph: '!', tone: 'doubtful' }, told(text), page),
    ),
  ];
  return all.length <= MOST_NOTES
    ? all.flat()
    : [
        ...all.slice(0, MOST_NOTES).flat(),
        `… ${all.length - MOST_NOTES} more, all of them in the report`,
      ];
}

/** What was checked, what decided first. */
export function checkLines({ checks }: Pick<Verdict, 'checks'>, page: Page): string[] {
  return byWeight(checks).flatMap((check) => linesOf(check, page));
}

function linesOf(check: Check, page: Page): string[] {
  const { title, expected, actual } = checkWords(check);
  const [glyph, tone] = CHECK_GLYPHS[check.outcome];
  const role = check.gates ? '' : ', which only informs';
  // What nobody asked for and nothing was held against is no line worth.
  if (check.outcome === 'notApplicable' && !check.gates) return [];
  const line = `${title}: ${OUTCOME_NAMES[check.outcome]}${role} (expected ${expected}; found ${actual})`;
  return hung({ glyph, tone: check.gates ? tone : 'quiet' }, told(line), page);
}

function noteLines({ quarantine = [] }: Verdict, page: Page): string[] {
  return quarantine.flatMap((note) =>
    hung({ glyph: 'Quarantine:', tone: 'quiet' }, told(describeQuarantine(note)), page),
  );
}

const told = (text: string) => cleanLine(text, 1000);
