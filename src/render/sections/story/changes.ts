import type { Comparison } from '../../../model/regression/comparison.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { type CaseChange, type Changes, changesOf } from '../../facts/story/changes.ts';
import type { Section } from '../../markdown/document.ts';
import { type Column, fold, table } from '../../markdown/table.ts';
import { inline } from '../../text/escape.ts';
import { squares } from '../../text/format.ts';
import { originFact } from '../../words/baseline-words.ts';
import {
  CHANCE_LEGEND,
  countsWords,
  effectSentences,
  moreWords,
  nameOf,
  namingSentence,
  remarkOn,
  remarkSentences,
  toldCases,
} from '../../words/comparison-words.ts';
import { tallyWords } from '../../words/regression-words.ts';
import { CHANGE_SIGNS, CHANGE_WORDS } from '../../words/story/change-words.ts';
import { valueCell } from '../environment.ts';

/** Cases that came out otherwise and stand unfolded, what matters most first. */
const WORST_ROWS = 5;
const SENTENCE_LENGTH = 600;
const BRANCH_LENGTH = 30;
/** As many as a telephone has room for beside a title. */
const SQUARES_SHOWN = 5;

/**
 * What differs from the baseline: counts, the worst cases, what is to be said of them; the rest is
 * folded. Null where nothing was compared.
 * @param limit rows that are folded at most.
 */
export function changesSection(verdict: Verdict, limit = 100): Section | null {
  const { comparison } = verdict;
  const changes = changesOf(verdict);
  if (comparison === undefined || changes === null) return null;
  const rows = changes.compared;
  const sentences = remarkSentences(verdict, comparison);
  const begin = `### Against the baseline\n\n${countsWords(comparison, changes.counts)}`;
  const how = listOf([...effectSentences(comparison), ...toldCases(verdict).map(namingSentence)]);
  const drawRows = (shown: readonly CaseChange[]) => changeTable(shown, comparison);
  const draw = (folded: number, namesShown: number) =>
    joined([
      begin,
      drawRows(rows.slice(0, WORST_ROWS)),
      moreRows(changes, { shown: WORST_ROWS + folded, namesShown, drawRows }),
      listOf(sentences),
      how === '' ? '' : fold('How they were compared', how),
      footer(comparison, rows),
    ]);
  return {
    title: 'comparison with the baseline',
    levels: [
      { keep: 38, render: () => draw(limit, Number.POSITIVE_INFINITY) },
      { keep: 39, render: () => draw(Math.min(limit, 10), 100) },
      {
        keep: 57,
        render: () => joined([begin, drawRows(rows.slice(0, 3)), listOf(sentences.slice(0, 3))]),
      },
      { keep: 58, render: () => begin },
    ],
  };
}

function footer({ origin }: Comparison, rows: readonly CaseChange[]): string {
  const legend = rows.some(({ found }) => remarkOn(found).tellsChance) ? [CHANCE_LEGEND] : [];
  return `<sub>${[`Baseline: ${valueCell(originFact(origin))}`, ...legend].join(' · ')}</sub>`;
}

interface MoreRows {
  /** Rows in all. */
  shown: number;
  namesShown: number;
  drawRows(rows: readonly CaseChange[]): string;
}

/** What is behind the first rows; those that newly fail by name at least. */
function moreRows(
  { counts, compared }: Changes,
  { shown, namesShown, drawRows }: MoreRows,
): string {
  const beside = (rows: readonly CaseChange[]) => {
    const listed = Map.groupBy(rows, ({ kind }) => kind);
    return moreWords(
      counts,
      Object.fromEntries([...listed].map(([kind, of]) => [kind, of.length])),
    );
  };
  const more = beside(compared.slice(0, WORST_ROWS));
  if (more === null) return '';
  const rest = beside(compared.slice(0, shown));
  const names = compared
    .slice(shown)
    .filter(({ kind }) => kind === 'new')
    .slice(0, namesShown)
    .map(({ found }) => inline(nameOf(found), 160));
  return fold(
    `More rows: ${more}`,
    joined([
      drawRows(compared.slice(WORST_ROWS, shown)),
      names.length === 0 ? '' : `Newly failing as well: ${names.join(', ')}.`,
      rest === null ? '' : `Without a row here: ${rest}. See the report.`,
    ]),
  );
}

function changeTable(rows: readonly CaseChange[], { origin }: Comparison): string {
  if (rows.length === 0) return '';
  const there = inline(origin.branch ?? '', BRANCH_LENGTH) || 'Baseline';
  const columns: Column[] = [
    { title: 'Change', align: 'left' },
    { title: 'Case', align: 'left' },
    { title: `${there} → now`, align: 'left' },
  ];
  const cells = rows.map(({ kind, found }) => {
    const { baseline, head } = found;
    const { remark } = remarkOn(found);
    const counts = { passed: head.passed, failed: Math.max(0, head.total - head.passed) };
    const word = CHANGE_WORDS[kind];
    // What is kept together keeps the squares above it in one line, however narrow the column.
    const tallies = `${tallyWords(baseline)} → ${tallyWords(head)}`.replaceAll(' ', '&nbsp;');
    return [
      `${CHANGE_SIGNS[kind]}&nbsp;${kind === 'new' ? `<strong>${word}</strong>` : word}`,
      lines([inline(nameOf(found), 160), remark === '' ? '' : `<sub>${inline(remark)}</sub>`]),
      lines([squares(counts, SQUARES_SHOWN), tallies]),
    ];
  });
  return table(columns, cells);
}

const lines = (parts: readonly string[]) => parts.filter((part) => part !== '').join('<br>');

function listOf(sentences: readonly string[]): string {
  return sentences.map((sentence) => `- ${inline(sentence, SENTENCE_LENGTH)}`).join('\n');
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
