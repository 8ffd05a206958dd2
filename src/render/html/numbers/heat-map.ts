import { passRate } from '../../../model/counts.ts';
import { countOf, formatCount } from '../../../model/quantity.ts';
import { iterationStrip } from '../../charts/iteration-strip.ts';
import { caseAddress, caseKeys } from '../../facts/case-address.ts';
import type { CaseFacts, Facts } from '../../facts/facts.ts';
import { caseName } from '../../text/case-name.ts';
import { box, inner, text } from '../markup.ts';

const STRIPS_SHOWN = 50;
const TITLE_LENGTH = 120;

/** The worst cases, iteration by iteration; empty where each ran once. */
export function heatMapBox(facts: Facts): string {
  const { rows, more } = worstCases(facts, STRIPS_SHOWN);
  if (rows.length === 0) return '';
  const keys = caseKeys(facts.report.cases);
  const lines = rows.map(({ testCase, counts: { passed, total } }) => {
    const name = text(caseName(testCase), TITLE_LENGTH);
    const title = inner(name, caseAddress(keys, testCase));
    const strip = iterationStrip(testCase.iterations, (one) => caseAddress(keys, testCase, one));
    const share = `${formatCount(passed)}/${formatCount(total)}`;
    return `<li>${title}${strip}<span>${share}</span></li>`;
  });
  const rest =
    more > 0 ? `<p class="soft">${countOf(more, 'more case')} passed as often or more.</p>` : '';
  return box('Case × iteration', `<ol class="strips">${lines.join('\n')}</ol>${rest}`, true);
}

/** Rows of a heat map, and how many cases it has no room for. */
export interface WorstCases {
  rows: readonly CaseFacts[];
  more: number;
}

/** The cases with the lowest pass rates, told one by one; none where no case ran more than once. */
export function worstCases({ cases, repeats }: Facts, limit: number): WorstCases {
  const told = repeats ? cases.filter(({ testCase }) => testCase.iterations.length > 0) : [];
  const rated = told
    .map((facts) => ({ facts, rate: passRate(facts.counts) ?? 2 }))
    .sort((one, other) => one.rate - other.rate);
  const rows = rated.slice(0, limit).map(({ facts }) => facts);
  return { rows, more: told.length - rows.length };
}
