import type { RunReport } from '../../model/run-report.ts';
import type { Check, Verdict, VerdictValue } from '../../model/verdict.ts';
import { cleanLine, cleanLines } from '../../text/clean-text.ts';
import { checkWords, OUTCOME_NAMES } from '../words/check-words.ts';
import { describeQuarantine } from '../words/quarantine-words.ts';
import { headlineOf } from '../words/verdict-words.ts';
import type { Page, Tone } from './paint.ts';
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
  const { paint } = page;
  const story = storyLines({ report, verdict }, page);
  const above = [
    ...(story.length === 0 ? [] : [...story, '']),
    ...problemLines(report, page),
    ...verdict.checks.flatMap((check) => checkLines(check, page)),
    ...noteLines(verdict, page),
  ];
  const closing = `${paint(TONE_OF[verdict.value], verdict.value.toUpperCase())} `;
  const troubles = verdict.value === 'invalid' ? verdict.troubles : [];
  const [only] = troubles;
  const headline = cleanLines(headlineOf(verdict), { lines: MAX_LINES, width: 1000 }).join('\n');
  return [
    ...(above.length === 0 ? [] : ['', ...above]),
    '',
    `${closing} ${headline}`,
    // One alone stands in the headline.
    ...(only === undefined || troubles.length === 1 ? [] : troubles.map(listed)),
  ];
}

function problemLines(report: RunReport | null, { paint }: Page): string[] {
  const problems = (report?.problems ?? []).map(({ message }) => message);
  const all = [
    ...problems.map((text) => `${paint('bad', '!')} ${told(text)}`),
    ...(report?.warnings ?? []).map((text) => `${paint('doubtful', '!')} ${told(text)}`),
  ];
  return all.length <= MOST_NOTES
    ? all
    : [...all.slice(0, MOST_NOTES), `… ${all.length - MOST_NOTES} more, all of them in the report`];
}

function checkLines(check: Check, { paint }: Page): string[] {
  const { title, expected, actual } = checkWords(check);
  const [glyph, tone] = CHECK_GLYPHS[check.outcome];
  const role = check.gates ? '' : ', which only informs';
  // What nobody asked for and nothing was held against is no line worth.
  if (check.outcome === 'notApplicable' && !check.gates) return [];
  const line = `${title}: ${OUTCOME_NAMES[check.outcome]}${role} (expected ${expected}; found ${actual})`;
  return [`${paint(check.gates ? tone : 'quiet', glyph)} ${told(line)}`];
}

function noteLines({ quarantine = [] }: Verdict, { paint }: Page): string[] {
  return quarantine.map((note) => paint('quiet', `Quarantine: ${told(describeQuarantine(note))}`));
}

const told = (text: string) => cleanLine(text, 1000);
const listed = (text: string) => `- ${told(text)}`;
