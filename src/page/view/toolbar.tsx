import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { formatCount } from '../../model/quantity.ts';
import { CASE_STATES, STATE_WORDS } from '../../render/facts/facts.ts';
import { FACETS } from '../../render/html/data/page-data.ts';
import { capitalize } from '../../render/text/format.ts';
import { CHANGE_KINDS, KIND_WORDS } from '../../render/words/story/change-words.ts';
import { type Cases, countOfCases } from '../state/cases.ts';
import { type Filter, type Selection, SORTS, type Sort, valuesOf } from '../state/selection.ts';
import { FacetMenu } from './facet-menu.tsx';

interface ToolbarProps {
  cases: Cases;
  selection: Selection;
  search: RefObject<HTMLInputElement | null>;
  /** How many cases can be opened at once, and whether these are all. */
  expandable: number;
  isWhole: boolean;
  onChange(selection: Selection): void;
  onExpand(): void;
  onCollapse(): void;
  /** To the next failure, or the one before; null where there is none. */
  onStep: ((by: 1 | -1) => void) | null;
}

const SORT_WORDS: Readonly<Record<Sort, string>> = {
  worst: 'worst first',
  title: 'by title',
  slowest: 'slowest first',
  tokens: 'most tokens first',
  rate: 'least passed first',
};

/** Tells the styles how high it is, for what is gone to is not to lie below it. */
function tellHeight(toolbar: HTMLElement | null): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    document.documentElement.style.setProperty('--toolbar', `${Math.ceil(height)}px`);
  });
  if (toolbar !== null) observer.observe(toolbar);
  return () => observer.disconnect();
}

/** What finds cases: a search, filters, an order. */
export function Toolbar({
  cases,
  selection,
  search,
  expandable,
  isWhole,
  onChange,
  ...on
}: ToolbarProps) {
  const { query, filters, sort } = selection;
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => tellHeight(element.current), []);
  const states = useMemo(() => statesOf(cases), [cases]);
  const changes = useMemo(() => changesIn(cases), [cases]);
  const facets = useMemo(() => facetsOf(cases), [cases]);
  const isFiltered = query !== '' || Object.values(filters).some((values) => values.length > 0);
  const setFilter = (filter: Filter, values: readonly string[]) =>
    onChange({ ...selection, filters: { ...filters, [filter]: values } });
  const toggle = (filter: Filter, value: string) => {
    const values = filters[filter] ?? [];
    const others = values.filter((other) => other !== value);
    setFilter(filter, others.length < values.length ? others : [...values, value]);
  };
  return (
    <search class="toolbar" aria-label="Cases" ref={element}>
      <input
        type="search"
        ref={search}
        aria-label="Search in the cases"
        aria-keyshortcuts="/"
        placeholder={'Search titles first, "a phrase", tool:name  ( / )'}
        autocomplete="off"
        spellcheck={false}
        value={query}
        onInput={({ currentTarget }) => onChange({ ...selection, query: currentTarget.value })}
      />
      <div class="pills">
        {states.map(({ state, count }) => (
          <button
            key={state}
            type="button"
            class="pill"
            aria-pressed={filters.state?.includes(state) ?? false}
            onClick={() => toggle('state', state)}
          >
            {STATE_WORDS[state]} {formatCount(count)}
          </button>
        ))}
        {changes.map(({ change, count }) => (
          <button
            key={change}
            type="button"
            class="pill"
            aria-pressed={filters.change?.includes(change) ?? false}
            onClick={() => toggle('change', change)}
          >
            {capitalize(KIND_WORDS[change])} {formatCount(count)}
          </button>
        ))}
        {facets.map(({ facet, values }) => (
          <FacetMenu
            key={facet}
            {...{ facet, values }}
            wanted={filters[facet] ?? []}
            onToggle={(value) => toggle(facet, value)}
          />
        ))}
        <select
          aria-label="Order"
          value={sort}
          onChange={({ currentTarget }) =>
            onChange({ ...selection, sort: SORTS[currentTarget.selectedIndex] ?? 'worst' })
          }
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {SORT_WORDS[one]}
            </option>
          ))}
        </select>
        <button type="button" onClick={on.onExpand}>
          {isWhole ? 'Expand all' : `Expand first ${formatCount(expandable)}`}
        </button>
        <button type="button" onClick={on.onCollapse}>
          Collapse all
        </button>
        {on.onStep && (
          <>
            <button type="button" aria-keyshortcuts="j" onClick={() => on.onStep?.(1)}>
              Next failure <kbd>j</kbd>
            </button>
            <button type="button" aria-keyshortcuts="k" onClick={() => on.onStep?.(-1)}>
              Previous <kbd>k</kbd>
            </button>
          </>
        )}
        {isFiltered && (
          <button type="button" onClick={() => onChange({ ...selection, query: '', filters: {} })}>
            Show all
          </button>
        )}
      </div>
    </search>
  );
}

function statesOf(cases: Cases) {
  return CASE_STATES.flatMap((state) => {
    const count = countOfCases(cases.all.filter((one) => one.state === state));
    return count === 0 ? [] : [{ state, count }];
  });
}

function changesIn(cases: Cases) {
  return CHANGE_KINDS.flatMap((change) => {
    const count = countOfCases(cases.all.filter((one) => one.change === change));
    return count === 0 ? [] : [{ change, count }];
  });
}

/** More names would make a list that nobody reads: the search finds them all. */
const MOST_NAMES = 200;

/** The names that tell some cases from others, the most frequent first. */
function facetsOf(cases: Cases) {
  return FACETS.flatMap((facet) => {
    const counts = new Map<string, number>();
    for (const one of cases.all) {
      for (const value of valuesOf(one, facet, cases)) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    const values = [...counts].map(([value, count]) => ({ value, count }));
    const tells = values.some(({ count }) => count < cases.all.length);
    return tells
      ? [{ facet, values: values.sort((a, b) => b.count - a.count).slice(0, MOST_NAMES) }]
      : [];
  });
}
