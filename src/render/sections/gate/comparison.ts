import type { Comparison } from '../../../model/regression/comparison.ts';
import type { Verdict } from '../../../model/verdict.ts';
import type { Section } from '../../markdown/document.ts';
import { fold, table } from '../../markdown/table.ts';
import { inline } from '../../text/escape.ts';
import { originFact } from '../../words/baseline-words.ts';
import {
  CHANCE_LEGEND,
  COMPARED_WORDS,
  type ComparedRow,
  type ComparedState,
  comparedRows,
  comparisonSentences,
  countsWords,
  moreWords,
  nameOf,
  namingSentence,
  toldCases,
} from '../../words/comparison-words.ts';
import { valueCell } from '../environment.ts';

/** Markup; the sign and its word stay on one line. */
export const COMPARED_SIGNS: Readonly<Record<ComparedState, string>> = {
  regressed: '❌',
  flaky: '🔁',
  fell: '🔻',
  fixed: '✅',
};

export const COMPARED_COLUMNS = [
  { title: 'Change', align: 'left' },
  { title: 'Case', align: 'left' },
  { title: 'Baseline', align: 'right' },
  { title: 'Here', align: 'right' },
  { title: 'Remark', align: 'left' },
] as const;

/** Cases that came out otherwise and stand unfolded, the worst first. */
const WORST_ROWS = 5;
const SENTENCE_LENGTH = 600;

/**
 * What differs from the baseline: counts, the worst cases, what was found of all together; the rest is
 * folded. Null where nothing was compared.
 * @param limit rows that are folded at most.
 */
export function comparisonSection(verdict: Verdict, limit = 100): Section | null {
  const { comparison } = verdict;
  if (comparison === undefined) return null;
  const rows = comparedRows(comparison);
  const sentences = comparisonSentences(verdict);
  const begin = `### Against the baseline\n\n${countsWords(comparison)}`;
  const lists = listOf(toldCases(verdict).map(namingSentence));
  const draw = (folded: number, namesShown: number) =>
    joined([
      begin,
      caseTable(rows.slice(0, WORST_ROWS)),
      moreRows(comparison, rows.slice(0, WORST_ROWS + folded), namesShown),
      listOf(sentences),
      lists === '' ? '' : fold('Which cases were compared, and which were not', lists),
      footer(comparison, rows),
    ]);
  return {
    title: 'comparison with the baseline',
    levels: [
      { keep: 38, render: () => draw(limit, Number.POSITIVE_INFINITY) },
      { keep: 39, render: () => draw(Math.min(limit, 10), 100) },
      {
        keep: 40,
        render: () => joined([begin, caseTable(rows.slice(0, 3)), listOf(sentences.slice(0, 3))]),
      },
      { keep: 41, render: () => begin },
    ],
  };
}

function footer({ origin }: Comparison, rows: readonly ComparedRow[]): string {
  const legend = rows.some(({ tellsChance }) => tellsChance) ? [CHANCE_LEGEND] : [];
  return `<sub>${[`Baseline: ${valueCell(originFact(origin))}`, ...legend].join(' · ')}</sub>`;
}

/** What is behind the first rows; those that regressed by name at least. */
function moreRows(
  comparison: Comparison,
  shown: readonly ComparedRow[],
  namesShown: number,
): string {
  const more = moreWords(comparison, shown.slice(0, WORST_ROWS));
  if (more === null) return '';
  const rest = moreWords(comparison, shown);
  const names = comparison.regressed.named
    .slice(shown.length)
    .slice(0, namesShown)
    .map((one) => inline(nameOf(one), 160));
  return fold(
    `More rows: ${more}`,
    joined([
      caseTable(shown.slice(WORST_ROWS)),
      names.length === 0 ? '' : `Regressed as well: ${names.join(', ')}.`,
      rest === null ? '' : `Without a row here: ${rest}. See the report.`,
    ]),
  );
}

function caseTable(rows: readonly ComparedRow[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map(({ state, name, baseline, head, remark }) => [
    `${COMPARED_SIGNS[state]}&nbsp;${COMPARED_WORDS[state].replaceAll(' ', '&nbsp;')}`,
    ...[inline(name, 160), inline(baseline), inline(head), inline(remark)],
  ]);
  return table(COMPARED_COLUMNS, cells);
}

function listOf(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${inline(sentence, SENTENCE_LENGTH)}`).join('\n');
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
