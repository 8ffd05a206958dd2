import { countOf } from '../../model/quantity.ts';
import type { SurfaceChange } from '../../model/regression/surface-change.ts';
import type { RunReport } from '../../model/run-report.ts';
import type { SurfaceVerdict, Verdict } from '../../model/verdict.ts';
import type { Section } from '../markdown/document.ts';
import { CLASS_SIGNS, diffLines, SURFACE_COLUMNS } from '../sections/gate/surface.ts';
import { pathPieces } from '../text/escape.ts';
import { originFact } from '../words/baseline-words.ts';
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
} from '../words/surface/surface-words.ts';
import { escapeLines, grid, omission, section, text } from './markup.ts';
import { factValue } from './page-sections.ts';

const VALUE_LENGTH = 400;

/**
 * What changed of what servers offer, the gravest first; empty where nobody asked for it, and of a run
 * where nothing did.
 */
export function surfaceSection(
  { source, surface: found }: Pick<RunReport, 'source' | 'surface'>,
  { surface }: Verdict,
): Section {
  const draw = (limit: number) => {
    if (source === 'run' && surface !== undefined) {
      // Folded, since it decides nothing.
      const words = `${CLASS_SIGNS[surface.changes[0]?.class ?? 'compatible']} ${surfaceCounts(surface)}`;
      const [, ...body] = changesOf(surface, limit);
      return section(
        'Tools of the servers',
        `<details><summary>${words}</summary>${body.join('\n')}</details>`,
      );
    }
    if (found === undefined || source !== 'diff') return '';
    const silent = silentWords(found.silent, limit).map((words) => text(words, 2_000));
    return section(
      'What the servers offer',
      [...listOf(silent), ...(surface === undefined ? [] : changesOf(surface, limit))].join('\n'),
    );
  };
  return {
    title: 'changes of what the servers offer',
    levels: [
      { keep: 62, render: () => draw(1_000) },
      { keep: 63, render: () => draw(20) },
    ],
  };
}

function changesOf(surface: SurfaceVerdict, limit: number): string[] {
  const { changes, counts, weights, origin } = surface;
  const shown = changes.slice(0, limit);
  const all = counts.breaking + counts.unclear + counts.wording + counts.compatible;
  const more = all - shown.length;
  const words = surfaceCounts(surface);
  const tokens = weights
    .slice(0, limit)
    .map((weight) => `List of tools of ${text(weight.server)}: ${weightWords(weight)}`);
  return [
    `<p>${words === '' ? 'Nothing changed.' : `${words}.`}</p>`,
    ...(shown.length === 0 ? [] : [grid(SURFACE_COLUMNS, shown.map(rowOf))]),
    ...(more > 0 ? [omission(`${countOf(more, 'more change')} left out`)] : []),
    ...shown.filter(({ diff }) => diff !== undefined).map(diffOf),
    ...listOf([...tokens, ...untoldWords(surface).map((untold) => text(untold, 2_000))]),
    `<p class="soft">Compared with: ${factValue(originFact(origin, null, true))}</p>`,
  ];
}

function rowOf(change: SurfaceChange): string[] {
  return [
    lines([
      `${CLASS_SIGNS[change.class]}&nbsp;<strong>${CLASS_WORDS[change.class]}</strong>`,
      kindWords(change),
      DIRECTION_WORDS[change.direction],
    ]),
    lines([
      pathMarkup(subjectWords(change)),
      change.place === '' ? '' : pathMarkup(change.place),
      sidesMarkup(change, (value) => `<code>${text(value, VALUE_LENGTH)}</code>`),
    ]),
  ];
}

const lines = (parts: readonly string[]) => parts.filter((part) => part !== '').join('<br>');

function pathMarkup(path: string): string {
  const pieces = pathPieces(path, VALUE_LENGTH).map((piece) => text(piece, VALUE_LENGTH));
  return `<code>${pieces.join('<wbr>')}</code>`;
}

function diffOf(change: SurfaceChange): string {
  const place = `<code>${text(placeWords(change), VALUE_LENGTH)}</code>`;
  return `<details><summary>${place}</summary><pre>${escapeLines(diffLines(change))}</pre></details>`;
}

function listOf(items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`];
}
