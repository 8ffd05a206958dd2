import { EVERYTHING, FILTERS, type Selection, SORTS } from './selection.ts';

/** What the address of the page tells behind its `#`: what is shown, and which case is open. */
export interface Place {
  selection: Selection;
  /** Key of a case. */
  key: string | null;
  /** Number of one of its iterations. */
  iteration: number | null;
}

/** What is shown at first. */
export const NOWHERE: Place = { selection: EVERYTHING, key: null, iteration: null };

/** Null where it is an anchor within the page, or nothing at all. */
export function parseAddress(hash: string): Place | null {
  const text = hash.replace(/^#/, '');
  if (!text.includes('=')) return null;
  const parameters = new URLSearchParams(text);
  const filters = FILTERS.flatMap((filter) => {
    const values = parameters.getAll(filter);
    return values.length === 0 ? [] : [[filter, values] as const];
  });
  const sort = SORTS.find((one) => one === parameters.get('sort')) ?? EVERYTHING.sort;
  const iteration = Number(parameters.get('iteration'));
  return {
    selection: { query: parameters.get('q') ?? '', filters: Object.fromEntries(filters), sort },
    key: parameters.get('case'),
    iteration: Number.isInteger(iteration) && iteration > 0 ? iteration : null,
  };
}

/** The same as text, empty for what is shown at first. */
export function formatAddress({ selection, key, iteration }: Place): string {
  const { query, filters, sort } = selection;
  const parameters = new URLSearchParams();
  if (query.trim() !== '') parameters.set('q', query);
  for (const filter of FILTERS) {
    for (const value of filters[filter] ?? []) parameters.append(filter, value);
  }
  if (sort !== EVERYTHING.sort) parameters.set('sort', sort);
  if (key !== null) {
    parameters.set('case', key);
    if (iteration !== null) parameters.set('iteration', String(iteration));
  }
  return parameters.toString();
}

/** Whether something else is looked for in the second, as by a filter; a search is one however far it is typed. */
export function isTurn(one: Place, other: Place): boolean {
  return lookedFor(one) !== lookedFor(other);
}

function lookedFor({ selection }: Place): string {
  const query = selection.query.trim() === '' ? '' : 'any';
  return formatAddress({ ...NOWHERE, selection: { ...selection, query } });
}
