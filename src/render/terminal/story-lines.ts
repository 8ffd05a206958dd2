import { countOf, formatCount } from '../../model/quantity.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { casesIn, factsOf } from '../facts/facts.ts';
import { type Cause, causesOf } from '../facts/story/causes.ts';
import { type CaseChange, changesOf } from '../facts/story/changes.ts';
import { caseName } from '../text/case-name.ts';
import { moreWords, nameOf } from '../words/comparison-words.ts';
import { tallyWords } from '../words/regression-words.ts';
import { CHANGE_WORDS, type ComparedKind } from '../words/story/change-words.ts';
import { surfaceCounts } from '../words/surface/surface-words.ts';
import { hung, type Mark, type Page, type Tone, wrapped } from './paint.ts';

/** Told apart by their shape too, since colours may be missing. */
const GLYPHS: Readonly<Record<ComparedKind, [glyph: string, tone: Tone]>> = {
  new: ['✗', 'bad'],
  less: ['▾', 'doubtful'],
  flaky: ['~', 'doubtful'],
  still: ['✗', 'quiet'],
  fixed: ['✓', 'good'],
};

const INDENT = '  ';
const MOST_ROWS = 10;
const PIECES = 4;

/**
 * What came out otherwise than in the baseline, and why cases failed where several did for one cause:
 * what the lines of the cases above do not say. Empty where they say it all.
 */
export function storyLines(
  { report, verdict }: { report: RunReport | null; verdict: Verdict },
  page: Page,
): string[] {
  return [
    ...changeLines(verdict, page),
    ...(report === null ? [] : toolLines(report, verdict, page)),
    ...(report === null ? [] : causeLines(report, verdict, page)),
  ];
}

function changeLines(verdict: Verdict, page: Page): string[] {
  const changes = changesOf(verdict);
  const words = changes && moreWords(changes.counts);
  if (changes === null || words === null) return [];
  const shown = changes.compared.slice(0, MOST_ROWS);
  const more = changes.compared.length - shown.length;
  return [
    ...wrapped(`Against the baseline: ${words}`, page.width, PIECES),
    ...shown.flatMap((change) => changeLine(change, page)),
    ...(more > 0 ? [`${INDENT}… ${countOf(more, 'more case')}`] : []),
  ];
}

/** One line: what it is in full, the report tells. */
function toolLines({ source }: RunReport, { surface }: Verdict, page: Page): string[] {
  if (source !== 'run' || surface === undefined) return [];
  return wrapped(`Tools of the servers: ${surfaceCounts(surface)}`, page.width, PIECES);
}

function changeLine({ kind, found }: CaseChange, page: Page): string[] {
  const [glyph, tone] = GLYPHS[kind];
  const tallies = `${tallyWords(found.baseline)} → ${tallyWords(found.head)}`;
  const text = `${CHANGE_WORDS[kind]}: ${cleanLine(nameOf(found), 160)} (${tallies})`;
  return hung({ glyph, tone, indent: INDENT }, text, page, PIECES);
}

function causeLines(report: RunReport, verdict: Verdict, page: Page): string[] {
  const facts = factsOf(report);
  const failing = casesIn(facts, 'failing').length;
  const causes = causesOf(facts, verdict);
  // Each case has told its own cause.
  if (causes.length >= failing) return [];
  const shown = causes.slice(0, MOST_ROWS);
  const more = causes.length - shown.length;
  return [
    `${countOf(failing, 'case')} failed, for ${countOf(causes.length, 'cause')}:`,
    ...shown.flatMap((cause) => hung(causeMark(cause), causeText(cause), page, PIECES)),
    ...(more > 0 ? [`${INDENT}… ${countOf(more, 'more cause')}`] : []),
  ];
}

function causeMark({ isAside }: Cause): Mark {
  return { glyph: '✗', tone: isAside ? 'quiet' : 'bad', indent: INDENT };
}

function causeText({ cases, iterations, reason, isNew, isAside }: Cause): string {
  const [{ item }, ...others] = cases;
  const who =
    others.length === 0 ? cleanLine(caseName(item.testCase), 160) : countOf(cases.length, 'case');
  const times = iterations > cases.length ? `, ${formatCount(iterations)} ×` : '';
  const marks = `${isNew ? ' (new)' : ''}${isAside ? ' (in quarantine)' : ''}`;
  return `${who}${times}: ${reason}${marks}`;
}
