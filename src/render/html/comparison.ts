import { countOf, formatCount } from '../../model/quantity.ts';
import type { Verdict } from '../../model/verdict.ts';
import { changesOf } from '../facts/story/changes.ts';
import type { Section } from '../markdown/document.ts';
import { capitalize } from '../text/format.ts';
import { originFact } from '../words/baseline-words.ts';
import {
  CHANCE_LEGEND,
  comparisonSentences,
  countsWords,
  nameOf,
  namingSentence,
  remarkOn,
  type ToldCases,
  toldCases,
} from '../words/comparison-words.ts';
import { tallyWords } from '../words/regression-words.ts';
import { CHANGE_SIGNS, CHANGE_WORDS, COMPARED_KINDS } from '../words/story/change-words.ts';
import { grid, omission, section, text } from './markup.ts';
import { factValue } from './page-sections.ts';

const COLUMNS = [
  { title: 'Change', align: 'left' },
  { title: 'Case', align: 'left' },
  { title: 'Baseline', align: 'right' },
  { title: 'Here', align: 'right' },
  { title: 'Remark', align: 'left' },
] as const;

const SENTENCE_LENGTH = 2_000;
/** More names than these are folded. */
const NAMES_UNFOLDED = 10;

/** What differs from the baseline, the worst first; empty where nothing was compared. */
export function comparisonSection(verdict: Verdict): Section {
  const { comparison } = verdict;
  const changes = changesOf(verdict);
  const draw = (limit: number) => {
    if (comparison === undefined || changes === null) return '';
    const rows = changes.compared
      .slice(0, limit)
      .map((one) => ({ ...one, ...remarkOn(one.found) }));
    const legend = rows.some(({ tellsChance }) => tellsChance) ? [CHANCE_LEGEND] : [];
    const cells = rows.map(({ kind, found, remark }) => [
      `${CHANGE_SIGNS[kind]} ${capitalize(CHANGE_WORDS[kind])}`,
      text(nameOf(found)),
      ...[tallyWords(found.baseline), tallyWords(found.head), remark].map((one) => text(one)),
    ]);
    const count = COMPARED_KINDS.reduce((sum, kind) => sum + changes.counts[kind], 0);
    const more = count - rows.length;
    const items = [
      ...comparisonSentences(verdict).map((sentence) => text(sentence, SENTENCE_LENGTH)),
      ...toldCases(verdict).map((told) => namesMarkup(told, limit)),
    ];
    const footer = [`Baseline: ${factValue(originFact(comparison.origin))}`, ...legend];
    const parts = [
      `<p>${countsWords(comparison, changes.counts)}</p>`,
      ...(cells.length === 0 ? [] : [grid(COLUMNS, cells)]),
      ...(more > 0 ? [omission(`${countOf(more, 'more case')} left out`)] : []),
      `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
      `<p class="soft">${footer.join(' · ')}</p>`,
    ];
    return section('Against the baseline', parts.join('\n'));
  };
  return {
    title: 'comparison with the baseline',
    levels: [
      { keep: 60, render: () => draw(1_000) },
      { keep: 61, render: () => draw(20) },
    ],
  };
}

function namesMarkup(told: ToldCases, limit: number): string {
  const { count, named } = told.cases;
  if (count <= NAMES_UNFOLDED) return text(namingSentence(told), SENTENCE_LENGTH);
  const names = named.slice(0, limit).map((one) => text(nameOf(one)));
  const more = count - names.length;
  const listed = [...names, ...(more > 0 ? [`and ${formatCount(more)} more`] : [])].join(', ');
  return `<details><summary>${text(told.told)}</summary>${listed}</details>`;
}
