import { FACETS, type Facet, type PageCase } from '../../render/html/data/page-data.ts';
import type { Cases } from './cases.ts';
import { parseQuery, rankOf } from './query.ts';

/** What cases are told apart by: what the toolbar offers. */
export const FILTERS = ['state', 'change', ...FACETS] as const;
export type Filter = (typeof FILTERS)[number];

export const SORTS = ['worst', 'title', 'slowest', 'tokens', 'rate'] as const;
export type Sort = (typeof SORTS)[number];

/** What the reader asked to see. */
export interface Selection {
  query: string;
  /** What is wanted of each; none: any. */
  filters: Readonly<Partial<Record<Filter, readonly string[]>>>;
  sort: Sort;
}

export const EVERYTHING: Selection = { query: '', filters: {}, sort: 'worst' };

/** What a case is by a filter. */
export function valuesOf(one: PageCase, filter: Filter, cases: Cases): readonly string[] {
  if (filter === 'state') return [one.state];
  if (filter === 'change') return one.change === undefined ? [] : [one.change];
  return cases.namesOf(one, filter satisfies Facet);
}

/** The cases that were asked for: those that answer best first, or in the order that was chosen. */
export function select(cases: Cases, { query, filters, sort }: Selection): PageCase[] {
  const parsed = parseQuery(query);
  const wanted = FILTERS.flatMap((filter) => {
    const values = filters[filter] ?? [];
    return values.length === 0 ? [] : [{ filter, values: new Set(values) }];
  });
  const found = cases.all.flatMap((one) => {
    const isWanted = wanted.every(({ filter, values }) =>
      valuesOf(one, filter, cases).some((value) => values.has(value)),
    );
    const rank = isWanted ? rankOf(one, parsed, cases) : null;
    return rank === null ? [] : [{ one, rank }];
  });
  const order = ORDERS[sort];
  return found
    .sort((a, b) => (order === null ? b.rank - a.rank : order(a.one, b.one)))
    .map(({ one }) => one);
}

const most = (figure: (one: PageCase) => number) => (a: PageCase, b: PageCase) =>
  figure(b) - figure(a);

/** The order of the report, which is the worst first, needs none. */
const ORDERS: Readonly<Record<Sort, ((a: PageCase, b: PageCase) => number) | null>> = {
  worst: null,
  title: (a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }),
  slowest: most(({ durationMs = -1 }) => durationMs),
  tokens: most(({ tokens = -1 }) => tokens),
  rate: (a, b) => rate(a) - rate(b),
};

/** Above all others where nothing counts. */
const rate = ({ passed, total }: PageCase) => (total === 0 ? 2 : passed / total);
