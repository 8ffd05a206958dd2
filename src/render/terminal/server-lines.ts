import { countOf } from '../../model/quantity.ts';
import type { ChangeClass, SurfaceChange } from '../../model/regression/surface-change.ts';
import type { RunReport } from '../../model/run-report.ts';
import {
  type Diagnosis,
  type DiagnosisCheck,
  type DiagnosisOutcome,
  healthOf,
  troublesOf,
} from '../../model/servers/diagnosis.ts';
import type { SurfaceVerdict, Verdict } from '../../model/verdict.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { formatDuration } from '../text/format.ts';
import { CHECK_NAMES, sentence } from '../words/health/diagnosis-words.ts';
import {
  CLASS_WORDS,
  kindWords,
  placeWords,
  sideWords,
  silentWords,
  surfaceCounts,
  weightWords,
} from '../words/surface/surface-words.ts';
import { hung, type Page, searchable, type Tone, wrapped } from './paint.ts';

const INDENT = '    ';
/** Code points of a text that a server wrote, and the lines that it is broken into at most. */
const MAX_TEXT = 600;
const PIECES = 8;
const MOST_CHANGES = 200;
const MOST_DIFF_LINES = 40;
const MOST_SILENT = 20;

const HEALTH: Readonly<Record<DiagnosisOutcome, [glyph: string, tone: Tone, word: string]>> = {
  passed: ['✓', 'good', 'healthy'],
  failed: ['✗', 'bad', 'ill'],
  incomplete: ['?', 'doubtful', 'unknown'],
  invalid: ['✗', 'bad', 'misconfigured'],
  notApplicable: ['-', 'quiet', 'not looked at'],
};

const CLASSES: Readonly<Record<ChangeClass, [glyph: string, tone: Tone]>> = {
  breaking: ['✗', 'bad'],
  unclear: ['?', 'doubtful'],
  wording: ['~', 'doubtful'],
  compatible: ['+', 'good'],
};

/** What was found of servers, where these themselves were looked at. */
export function serverLines(
  { report, verdict }: { report: RunReport | null; verdict: Verdict },
  page: Page,
): string[] {
  if (report === null) return [];
  return [
    ...(report.diagnoses ?? []).flatMap((one) => diagnosisLines(one, page)),
    ...silentWords(report.surface?.silent ?? [], MOST_SILENT).flatMap((text) =>
      hung({ glyph: '!', tone: 'bad' }, cleanLine(text, MAX_TEXT), searchable(page), PIECES),
    ),
    ...(verdict.surface === undefined || report.source !== 'diff'
      ? []
      : surfaceLines(verdict.surface, page)),
  ];
}

function diagnosisLines(diagnosis: Diagnosis, page: Page): string[] {
  const { server, protocolVersion, durationMs } = diagnosis;
  const [glyph, tone, word] = HEALTH[healthOf(diagnosis)];
  const version = protocolVersion === null ? [] : [`MCP ${cleanLine(protocolVersion, 20)}`];
  const aside = [word, ...version, formatDuration(durationMs)].join(', ');
  return [
    `${page.paint(tone, glyph)} ${cleanLine(server, 60)} ${page.paint('quiet', aside)}`,
    ...troublesOf(diagnosis).flatMap((check) => troubleLines(check, page)),
  ];
}

function troubleLines(check: DiagnosisCheck, page: Page): string[] {
  const what = `${CHECK_NAMES[check.id]}: ${sentence(cleanLine(check.detail, MAX_TEXT))}`;
  const advice = check.advice === undefined ? [] : [`What to do: ${check.advice}`];
  return [what, ...advice].flatMap((text) => below(text, page));
}

function surfaceLines(surface: SurfaceVerdict, page: Page): string[] {
  const { changes, weights } = surface;
  const counts = surfaceCounts(surface);
  const unshown = changes.length - MOST_CHANGES;
  return [
    ...changes.slice(0, MOST_CHANGES).flatMap((change) => changeLines(change, page)),
    ...(unshown > 0 ? [`${countOf(unshown, 'more change')}: see the report.`] : []),
    counts === '' ? 'Nothing changed.' : `${counts}.`,
    ...weights.flatMap((weight) =>
      below(`List of tools of ${cleanLine(weight.server, 60)}: ${weightWords(weight)}`, page, ''),
    ),
  ];
}

const DIFF: Readonly<Record<string, [sign: string, tone: Tone]>> = {
  removed: ['-', 'bad'],
  added: ['+', 'good'],
  same: [' ', 'quiet'],
};

function changeLines(change: SurfaceChange, page: Page): string[] {
  const [glyph, tone] = CLASSES[change.class];
  const place = cleanLine(placeWords(change), MAX_TEXT);
  const [before, now] = sideWords(change).map((text) => cleanLine(text, MAX_TEXT));
  const sides = [...(before ? [`before: ${before}`] : []), ...(now ? [`now: ${now}`] : [])];
  const diff = (change.diff ?? []).slice(0, MOST_DIFF_LINES).map(({ sign, text }) => {
    const [mark, colour] = DIFF[sign] ?? [' ', 'quiet'];
    return `${INDENT}${page.paint(colour, `${mark} ${cleanLine(text, MAX_TEXT)}`)}`;
  });
  const title = `${CLASS_WORDS[change.class].toLowerCase()}, ${kindWords(change)}: ${place}`;
  return [
    ...hung({ glyph, tone }, title, searchable(page), PIECES),
    ...sides.flatMap((text) => below(text, page)),
    ...diff,
  ];
}

function below(text: string, { paint, width }: Page, indent = INDENT): string[] {
  const line = cleanLine(text, MAX_TEXT);
  return wrapped(line, width - indent.length, PIECES).map((one) => indent + paint('quiet', one));
}
