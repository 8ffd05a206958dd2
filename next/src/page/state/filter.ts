import type { CaseRow, CaseState, PageData } from '../../render/page-data.ts';
import type { State } from './address.ts';

/** How many cases a counter counts. */
export function countStates({ cases }: PageData): Record<CaseState, number> {
  const counts = { failing: 0, 'newly-failing': 0, flaky: 0, missing: 0, passed: 0, skipped: 0 };
  for (const { state } of cases) counts[state] += 1;
  counts.failing += counts['newly-failing'];
  return counts;
}

/** Finds cases in the order of the data. What is searched is made once, at the first search. */
export function caseFinder(data: PageData): (asked: State) => number[] {
  const { cases } = data;
  const all = cases.map((_, at) => at);
  let texts: string[] | null = null;
  let different: Set<number> | null = null;
  return ({ search, filter, onlyDifferent }) => {
    const words = wordsOf(search);
    if (words.length > 0) texts ??= cases.map((one) => textOf(one, data));
    if (onlyDifferent) different ??= differentCases(cases);
    return all.filter((at) => {
      const state = cases[at]?.state;
      const isOfState =
        filter === null || state === filter || (filter === 'failing' && state === 'newly-failing');
      const isWanted = isOfState && (!onlyDifferent || different?.has(at));
      return isWanted && hasWords(texts?.[at] ?? '', words);
    });
  };
}

/** A cause at a place in `PageData.causes`, with places of its cases. */
export interface FoundCause {
  at: number;
  rows: number[];
}

/** Causes with those of their cases that were found. One without cases answers to the search only. */
export function findCauses(data: PageData, found: readonly number[], asked: State): FoundCause[] {
  const cases = new Set(found);
  const { search, filter, onlyDifferent } = asked;
  const isOpenToAll = (filter === null || filter === 'failing') && !onlyDifferent;
  return data.causes.flatMap((cause, at) => {
    const rows = cause.cases.filter((row) => cases.has(row));
    const isOfRun = cause.cases.length === 0 && isOpenToAll;
    const isFound =
      rows.length > 0 || (isOfRun && hasWords(cause.sentence.toLowerCase(), wordsOf(search)));
    return isFound ? [{ at, rows }] : [];
  });
}

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);
const hasWords = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(word));

/** A line for each, so that no word is found across two of them. */
function textOf({ title, tags, place, tools, cause }: CaseRow, { causes }: PageData): string {
  const sentence = cause === null ? '' : (causes[cause]?.sentence ?? '');
  return [title, place, sentence, ...tags, ...tools].join('\n').toLowerCase();
}

/** Cases that pass at another rate than in the baseline, or with one model than with another. */
function differentCases(cases: readonly CaseRow[]): Set<number> {
  const hasBaseline = cases.some(({ before }) => before !== null);
  const different = new Set<number>();
  for (const [at, { strip, before, byModel }] of cases.entries()) {
    const rates = new Set(byModel.flatMap((one) => (one === null ? [] : [one.passed / one.total])));
    const isOther = hasBaseline && (before === null || rateOf(before) !== rateOf(strip));
    if (isOther || rates.size > 1) different.add(at);
  }
  return different;
}

/** Iterations of a strip that passed. */
export const passedIn = (strip: string) => strip.replaceAll(/[^p]/g, '').length;

/** Null: there are none. */
const rateOf = (strip: string) => (strip === '' ? null : passedIn(strip) / strip.length);
