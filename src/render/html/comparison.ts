import { countOf, formatCount } from '../../model/quantity.ts';
import type { Verdict } from '../../model/verdict.ts';
import type { Section } from '../markdown/document.ts';
import { COMPARED_COLUMNS, COMPARED_SIGNS } from '../sections/gate/comparison.ts';
import { originFact } from '../words/baseline-words.ts';
import {
  CHANCE_LEGEND,
  COMPARED_WORDS,
  comparedCount,
  comparedRows,
  comparisonSentences,
  countsWords,
  nameOf,
  namingSentence,
  type ToldCases,
  toldCases,
} from '../words/comparison-words.ts';
import { grid, omission, section, text } from './markup.ts';
import { factValue } from './page-sections.ts';

const SENTENCE_LENGTH = 2_000;
/** More names than these are folded. */
const NAMES_UNFOLDED = 10;

/** What differs from the baseline, the worst first; empty where nothing was compared. */
export function comparisonSection(verdict: Verdict): Section {
  const { comparison } = verdict;
  const draw = (limit: number) => {
    if (comparison === undefined) return '';
    const rows = comparedRows(comparison).slice(0, limit);
    const legend = rows.some(({ tellsChance }) => tellsChance) ? [CHANCE_LEGEND] : [];
    const cells = rows.map(({ state, name, baseline, head, remark }) => [
      `${COMPARED_SIGNS[state]} ${COMPARED_WORDS[state]}`,
      ...[text(name), text(baseline), text(head), text(remark)],
    ]);
    const more = comparedCount(comparison) - rows.length;
    const items = [
      ...comparisonSentences(verdict).map((sentence) => text(sentence, SENTENCE_LENGTH)),
      ...toldCases(verdict).map((told) => namesMarkup(told, limit)),
    ];
    const footer = [`Baseline: ${factValue(originFact(comparison.origin))}`, ...legend];
    const parts = [
      `<p>${countsWords(comparison)}</p>`,
      ...(cells.length === 0 ? [] : [grid(COMPARED_COLUMNS, cells)]),
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
