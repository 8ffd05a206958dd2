import type { CaseRow, CaseState, PageData } from '../../render/page-data.ts';
import type { State } from './address.ts';
import { matrixOf } from './matrix.ts';

/** Cases of a cause that show at first. */
const FIRST = 10;

/** A row of the list: a case, a cause with its number of cases, or how many more it has. */
export interface Item {
  what: 'case' | 'cause' | 'more';
  /** Place of the case or the cause. */
  at: number;
  count: number;
}

/** Newly failing cases are failing ones, too. */
export const isOf = (state: CaseState, filter: CaseState) =>
  state === filter || (state === 'newly-failing' && filter === 'failing');

/** Places of the cases that the view has and a reader asks for, in the order of the data. */
export function findCases(data: PageData, { view, search, filter, onlyDifferent }: State) {
  const words = wordsOf(search);
  const differs = onlyDifferent ? differenceFinder(data) : () => true;
  const isFound = (one: CaseRow, at: number) =>
    (view !== 'flaky' || one.state === 'flaky') &&
    (view !== 'causes' || one.cause !== null) &&
    (filter === null || isOf(one.state, filter)) &&
    (words.length === 0 || hasWords(textOf(one, data), words)) &&
    differs(one, at);
  return data.cases.flatMap((one, at) => (isFound(one, at) ? [at] : []));
}

/** Rows of the view. A cause without cases is of the whole run: only a search leaves it out. */
export function itemsOf(
  data: PageData,
  { view, search, filter, onlyDifferent }: State,
  found: readonly number[],
  opened: readonly number[],
): Item[] {
  const itemOf = (at: number): Item => ({ what: 'case', at, count: 1 });
  if (view === 'matrix') {
    const rows = matrixOf(data);
    const groups = Map.groupBy(found, (at) => rows[at]).values();
    return [...groups].flatMap(([first]) => (first === undefined ? [] : itemOf(first)));
  }
  if (view !== 'causes') return found.map(itemOf);
  const isFound = new Set(found);
  const words = wordsOf(search);
  return data.causes.flatMap(({ cases: own, sentence }, at): Item[] => {
    const rows = own.filter((row) => isFound.has(row));
    const isOfRun = own.length === 0 && (filter ?? 'failing') === 'failing' && !onlyDifferent;
    if (rows.length === 0 && !(isOfRun && hasWords(sentence.toLowerCase(), words))) return [];
    const shown = opened.includes(at) ? rows : rows.slice(0, FIRST);
    const cause: Item = { what: 'cause', at, count: rows.length };
    const count = rows.length - shown.length;
    const more: Item[] = count === 0 ? [] : [{ what: 'more', at, count }];
    return [cause, ...shown.map(itemOf), ...more];
  });
}

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);
const hasWords = (text: string, words: readonly string[]) =>
  words.every((word) => text.includes(word));

/** Each part on a line, so that no word is found across two. */
const textOf = ({ title, tags, place, tools, cause }: CaseRow, { causes }: PageData) =>
  [title, place, causes[cause ?? -1]?.sentence ?? '', ...tags, ...tools].join('\n').toLowerCase();

/** Whether it passes at another rate than in the baseline, or with one model than with another. */
function differenceFinder(data: PageData) {
  const hasBaseline = data.cases.some(({ before }) => before !== null);
  const rows = matrixOf(data);
  return ({ before, strip }: CaseRow, at: number) => {
    const tallies = rows[at]?.cases.map((row, side) => data.cases[row]?.tallies[side]) ?? [];
    const rates = tallies.flatMap((one) => (one ? one.passed / one.total : []));
    const isChanged = hasBaseline && (before === null || rateOf(before) !== rateOf(strip));
    return isChanged || new Set(rates).size > 1;
  };
}

/** Iterations of a strip that passed. */
export const passedIn = (strip: string) => strip.replaceAll(/[^p]/g, '').length;

/** Of no iterations: null. */
const rateOf = (strip: string) => (strip === '' ? null : passedIn(strip) / strip.length);
