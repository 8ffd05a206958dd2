import type { CaseRow, CaseState, PageCause, PageData } from '../../render/page-data.ts';
import type { State } from './address.ts';

/** Cases of a cause that show at first. */
const FIRST = 10;

/** A row of the list: a case, a cause with its number of cases, or how many more it has. */
export interface Item {
  what: 'case' | 'cause' | 'more';
  /** Place of the case or the cause. */
  at: number;
  count: number;
}

/** Causes that show all of their cases: those from before, and where the open case is a later one. */
export function openedBy(row: number, opened: readonly number[], { causes }: PageData) {
  const hides = ({ cases }: PageCause) => cases.indexOf(row) >= FIRST;
  const more = causes.flatMap((one, at) => (!opened.includes(at) && hides(one) ? [at] : []));
  return more.length > 0 ? [...opened, ...more] : opened;
}

/** Newly failing cases are failing ones, too. */
export const isOf = (state: CaseState, filter: CaseState) =>
  state === filter || (state === 'newly-failing' && filter === 'failing');

/** Places of the cases that the view has and a reader asks for, in the order of the data. */
export function findCases(data: PageData, { view, search, filter }: State) {
  const words = wordsOf(search);
  const isFound = (one: CaseRow) =>
    (view !== 'flaky' || one.state === 'flaky') &&
    (view !== 'causes' || one.cause !== null) &&
    (filter === null || isOf(one.state, filter)) &&
    (words.length === 0 || hasWords(textOf(one, data), words));
  return data.cases.flatMap((one, at) => (isFound(one) ? [at] : []));
}

/** Rows of the view. A cause without cases is of the whole run: only a search leaves it out. */
export function itemsOf(data: PageData, state: State, found: number[], opened: readonly number[]) {
  const { view, search, filter } = state;
  const itemOf = (at: number): Item => ({ what: 'case', at, count: 1 });
  if (view === 'matrix') {
    const rows = matrixOf(data);
    const groups = Map.groupBy(found, (at) => rows[at]).values();
    const items = [...groups].flatMap(([first]) => (first === undefined ? [] : itemOf(first)));
    // Cases without a model have nothing to compare, and come last.
    const isEmpty = ({ at }: Item) =>
      rows[at]?.cases.every((row, side) => !data.cases[row]?.tallies[side]);
    return items.sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)));
  }
  if (view !== 'causes') return found.map(itemOf);
  const isFound = new Set(found);
  const words = wordsOf(search);
  return data.causes.flatMap(({ cases: own, sentence }, at): Item[] => {
    const rows = own.filter((row) => isFound.has(row));
    const isOfRun = own.length === 0 && (filter ?? 'failing') === 'failing';
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
const textOf = ({ title, tags, place, tools, texts, cause }: CaseRow, { causes }: PageData) =>
  [title, place, texts, causes[cause ?? -1]?.sentence ?? '', ...tags, ...tools]
    .join('\n')
    .toLowerCase();

/**
 * The row of each case in the matrix: its title, and places of cases by their side, with holes. Cases
 * share one if `models` of a suite made them, so that their titles end with their model in brackets.
 */
export function matrixOf({ cases, sides }: PageData): { title: string; cases: number[] }[] {
  const rows = new Map<string, { title: string; cases: number[] }>();
  return cases.map(({ title: whole }, at) => {
    const side = sides.findIndex((name) => whole.endsWith(` [${name}]`));
    if (side === -1) return { title: whole, cases: sides.map(() => at) };
    const title = whole.slice(0, -` [${sides[side]}]`.length);
    const known = rows.get(title);
    const row = known === undefined || side in known.cases ? { title, cases: [] } : known;
    rows.set(title, row);
    row.cases[side] = at;
    return row;
  });
}

/** Iterations of a strip that passed. */
export const passedIn = (strip: string) => strip.replaceAll(/[^p]/g, '').length;
