import { countOf, formatCount } from '../../model/quantity.ts';
import type { CaseReport, Digest } from '../../model/run-report.ts';
import type { Verdict } from '../../model/verdict.ts';
import { iterationStrip } from '../charts/iteration-strip.ts';
import { caseKeys } from '../facts/case-address.ts';
import type { Facts } from '../facts/facts.ts';
import { type CaseChange, changesOf } from '../facts/story/changes.ts';
import type { Section } from '../markdown/document.ts';
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
import { CHANGE_WORDS, COMPARED_KINDS, type ComparedKind } from '../words/story/change-words.ts';
import { inner, omission, section, text } from './markup.ts';
import { factValue } from './page-sections.ts';

const TAGS: Readonly<Record<ComparedKind, string>> = {
  new: 't-bad',
  less: 't-warn',
  flaky: 't-warn',
  still: 't-soft',
  fixed: 't-good',
};

/** Rows that stand unfolded. */
const ROWS_UNFOLDED = 10;
const SENTENCE_LENGTH = 2_000;
/** More names than these are folded. */
const NAMES_UNFOLDED = 10;

/** What differs from the baseline, the worst first; empty where nothing was compared. */
export function comparisonSection(verdict: Verdict, { report }: Facts): Section {
  const { comparison } = verdict;
  const changes = changesOf(verdict);
  const places = placesOf(report.cases);
  const draw = (limit: number) => {
    if (comparison === undefined || changes === null) return '';
    const shown = changes.compared.slice(0, limit);
    const rows = shown.map((change) => changeRow(change, places.get(change.found.identity)));
    const tellsChance = shown.some(({ found }) => remarkOn(found).tellsChance);
    const more = COMPARED_KINDS.reduce((sum, kind) => sum + changes.counts[kind], 0) - shown.length;
    const sentences = [
      ...comparisonSentences(verdict).map((sentence) => text(sentence, SENTENCE_LENGTH)),
      ...toldCases(verdict).map((told) => namesMarkup(told, limit)),
    ];
    const origin = `Baseline: ${factValue(originFact(comparison.origin))}`;
    return section(
      'Against the baseline',
      [
        `<p>${countsWords(comparison, changes.counts)}</p>`,
        listOf(rows.slice(0, ROWS_UNFOLDED)),
        folded(
          `${countOf(rows.length - ROWS_UNFOLDED, 'more case')}`,
          listOf(rows.slice(ROWS_UNFOLDED)),
        ),
        more > 0 ? omission(`${countOf(more, 'more case')} left out`) : '',
        folded(
          'How they were compared',
          `<ul>${sentences.map((one) => `<li>${one}</li>`).join('')}</ul>`,
        ),
        `<p class="soft">${[origin, ...(tellsChance ? [CHANCE_LEGEND] : [])].join(' · ')}</p>`,
      ].join('\n'),
    );
  };
  return {
    title: 'comparison with the baseline',
    levels: [
      { keep: 60, render: () => draw(1_000) },
      { keep: 61, render: () => draw(20) },
    ],
  };
}

/** Where a case stands on the page. */
interface CasePlace {
  testCase: CaseReport;
  key: string;
}

function placesOf(cases: readonly CaseReport[]): Map<Digest | undefined, CasePlace> {
  const keys = [...caseKeys(cases)];
  return new Map(keys.map(([testCase, key]) => [testCase.identity, { testCase, key }]));
}

function changeRow({ kind, found }: CaseChange, place: CasePlace | undefined): string {
  const { baseline, head } = found;
  const { remark } = remarkOn(found);
  const name = text(nameOf(found));
  const title = place === undefined ? name : inner(name, `#case=${place.key}`);
  const iterations = place?.testCase.iterations ?? [];
  const strip = iterations.length > 1 ? ` ${iterationStrip(iterations)}` : '';
  const tallies = `${tallyWords(baseline)} → ${tallyWords(head)}`;
  const figures = [tallies, ...(remark === '' ? [] : [remark])].join(' · ');
  return `<li><span class="tag ${TAGS[kind]}">${CHANGE_WORDS[kind]}</span><span>${title}${strip}</span><span class="soft">${text(figures)}</span></li>`;
}

const listOf = (rows: readonly string[]) =>
  rows.length === 0 ? '' : `<ul class="changes">${rows.join('\n')}</ul>`;

const folded = (title: string, body: string) =>
  body === '' ? '' : `<details><summary>${title}</summary>${body}</details>`;

function namesMarkup(told: ToldCases, limit: number): string {
  const { count, named } = told.cases;
  if (count <= NAMES_UNFOLDED) return text(namingSentence(told), SENTENCE_LENGTH);
  const names = named.slice(0, limit).map((one) => text(nameOf(one)));
  const more = count - names.length;
  const listed = [...names, ...(more > 0 ? [`and ${formatCount(more)} more`] : [])].join(', ');
  return `<details><summary>${text(told.told)}</summary>${listed}</details>`;
}
