import { countOf } from '../../../model/quantity.ts';
import type { ChangeClass, SurfaceChange } from '../../../model/regression/surface-change.ts';
import type { RunReport } from '../../../model/run-report.ts';
import type { SurfaceVerdict, Verdict } from '../../../model/verdict.ts';
import { cleanLine } from '../../../text/clean-text.ts';
import type { Section } from '../../markdown/document.ts';
import { fold, table } from '../../markdown/table.ts';
import { code, codePath, fence, inline } from '../../text/escape.ts';
import { originFact } from '../../words/baseline-words.ts';
import {
  CLASS_WORDS,
  DIRECTION_WORDS,
  kindWords,
  placeWords,
  sidesMarkup,
  silentWords,
  subjectWords,
  surfaceCounts,
  untoldWords,
  weightWords,
} from '../../words/surface/surface-words.ts';
import { valueCell } from '../environment.ts';

/** Markup; the sign and its word stay on one line. */
export const CLASS_SIGNS: Readonly<Record<ChangeClass, string>> = {
  ...{ breaking: '❌', unclear: '❔', wording: '✏️', compatible: '➕' },
};

/** Two, since more of them do not fit the width of a telephone. */
export const SURFACE_COLUMNS = [
  { title: 'Change', align: 'left' },
  { title: 'Where', align: 'left' },
] as const;

/** Changes that stand unfolded, the gravest first. */
const ROWS_UNFOLDED = 20;
const ROWS_FOLDED = 480;
const VALUE_LENGTH = 160;
const PLACE_LENGTH = 400;
const DIFFS_SHOWN = 20;
const WEIGHTS_SHOWN = 20;
const SILENT_SHOWN = 20;
const LINE_LENGTH = 400;

/**
 * What changed of what servers offer, breaking changes first; null where nobody asked what they offer.
 * @param limit changes that are folded at most.
 */
export function surfaceSection(
  { source, surface: found }: Pick<RunReport, 'source' | 'surface'>,
  { surface }: Verdict,
  limit = ROWS_FOLDED,
): Section | null {
  // Evals have it with them for whoever compares later.
  if (found === undefined || source !== 'diff') return null;
  const silent = silentWords(found.silent, SILENT_SHOWN).map((words) => `- ${inline(words, 600)}`);
  const draw = (unfolded: number, folded: number, diffs: number) =>
    joined([
      '### What the servers offer',
      silent.join('\n'),
      ...(surface === undefined ? [] : changesOf(surface, { unfolded, folded, diffs })),
    ]);
  const isEmpty = silent.length === 0 && surface === undefined;
  if (isEmpty) return null;
  return {
    title: 'changes of what the servers offer',
    levels: [
      { keep: 38, render: () => draw(ROWS_UNFOLDED, limit, DIFFS_SHOWN) },
      { keep: 39, render: () => draw(ROWS_UNFOLDED, Math.min(limit, 50), 5) },
      { keep: 40, render: () => draw(10, 0, 0) },
      { keep: 41, render: () => draw(3, 0, 0) },
    ],
  };
}

/** What changed of the tools of a run's servers, folded, since it decides nothing. */
export function changedToolsSection(
  { source }: Pick<RunReport, 'source'>,
  { surface }: Verdict,
): Section | null {
  if (source !== 'run' || surface === undefined) return null;
  const title = '### Tools of the servers';
  const words = `${CLASS_SIGNS[surface.changes[0]?.class ?? 'compatible']} ${surfaceCounts(surface)}`;
  const [, ...body] = changesOf(surface, { unfolded: ROWS_UNFOLDED, folded: 0, diffs: 5 });
  return {
    title: 'changes of tools',
    levels: [
      { keep: 30, render: () => joined([title, fold(words, joined(body))]) },
      { keep: 56, render: () => joined([title, words]) },
    ],
  };
}

interface Extent {
  unfolded: number;
  folded: number;
  /** Of descriptions. */
  diffs: number;
}

function changesOf(surface: SurfaceVerdict, { unfolded, folded, diffs }: Extent): string[] {
  const { changes, counts, weights, origin } = surface;
  const [first, others] = [changes.slice(0, unfolded), changes.slice(unfolded, unfolded + folded)];
  const all = counts.breaking + counts.unclear + counts.wording + counts.compatible;
  const more = all - first.length - others.length;
  const words = surfaceCounts(surface);
  const worded = changes.filter(({ diff }) => diff !== undefined).slice(0, diffs);
  return [
    words === '' ? 'Nothing changed.' : `${words}.`,
    first.length === 0 ? '' : changeTable(first),
    others.length === 0 ? '' : fold(countOf(others.length, 'more change'), changeTable(others)),
    more > 0 ? `${countOf(more, 'more change')}: see the report.` : '',
    worded.length === 0 ? '' : fold(diffSummary(worded), joined(worded.map(diffOf))),
    [
      ...weights
        .slice(0, WEIGHTS_SHOWN)
        .map((weight) => `- List of tools of ${code(weight.server)}: ${weightWords(weight)}`),
      ...untoldWords(surface).map((untold) => `- ${inline(untold, 600)}`),
    ].join('\n'),
    `<sub>Compared with: ${valueCell(originFact(origin, null, true))}</sub>`,
  ];
}

const diffSummary = (changes: readonly SurfaceChange[]) =>
  `${countOf(changes.length, 'text')} that models and people read`;

function changeTable(changes: readonly SurfaceChange[]): string {
  const rows = changes.map((change) => [
    lines([
      `${CLASS_SIGNS[change.class]}&nbsp;**${CLASS_WORDS[change.class]}**`,
      kindWords(change),
      DIRECTION_WORDS[change.direction],
    ]),
    lines([
      codePath(subjectWords(change), VALUE_LENGTH),
      change.place === '' ? '' : codePath(change.place, PLACE_LENGTH),
      sidesMarkup(change, (text) => code(text, VALUE_LENGTH)),
    ]),
  ]);
  return table(SURFACE_COLUMNS, rows);
}

const lines = (texts: readonly string[]) => texts.filter((text) => text !== '').join('<br>');

const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' } as const;

/** The lines of a changed text, each behind its sign. Cleaned, not escaped. */
export function diffLines({ diff = [] }: SurfaceChange): string[] {
  return diff.map(({ sign, text }) => `${DIFF_SIGNS[sign]} ${cleanLine(text, LINE_LENGTH)}`);
}

function diffOf(change: SurfaceChange): string {
  return `${code(placeWords(change), VALUE_LENGTH)}\n\n${fence(diffLines(change), 'diff')}`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
