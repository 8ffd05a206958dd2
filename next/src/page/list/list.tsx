import { useMemo, useState } from 'preact/hooks';
import type { PageData } from '../../render/page-data.ts';
import { countOf, numberOf } from '../detail/format.ts';
import { formatAddress, type State, VIEWS } from '../state/address.ts';
import { caseFinder, itemsOf } from '../state/filter.ts';
import { Table } from './table.tsx';

interface ListProps {
  data: PageData;
  state: State;
  onState: (state: State, replaces?: boolean) => void;
  /** Opens a case at an iteration of a model, if there is one. */
  onCell: (row: number, model: string) => void;
}

const NOTHING = { causes: 'Nothing failed.', cases: '', matrix: '', flaky: 'Nothing is flaky.' };

/** The left pane: search, the ways to see cases, and one of them. */
export function List({ data, state, onState, onCell }: ListProps) {
  const { view, search, filter, onlyDifferent } = state;
  const { cases, models, noun } = data;
  const [opened, setOpened] = useState<readonly number[]>([]);
  const find = useMemo(() => caseFinder(data), [data]);
  const found = useMemo(() => find(state), [find, search, filter, onlyDifferent]);
  const items = useMemo(() => itemsOf(data, state, found, opened), [found, view, opened]);
  const isCompared = models.length > 1 || cases.some(({ before }) => before !== null);
  const isAsked = search.trim() !== '' || filter !== null || onlyDifferent;
  const nothing = isAsked ? 'Nothing matches.' : NOTHING[view];
  return (
    <>
      <search>
        <input
          type="search"
          aria-label={`Search ${noun}s by title, tag, place or tool`}
          placeholder="Search title, tag, place, tool"
          value={search}
          onInput={({ currentTarget }) => onState({ ...state, search: currentTarget.value }, true)}
        />
        {isCompared && (
          <button
            type="button"
            aria-pressed={onlyDifferent}
            onClick={() => onState({ ...state, onlyDifferent: !onlyDifferent })}
          >
            Only what differs
          </button>
        )}
      </search>
      <nav class="segments" aria-label="Views">
        {VIEWS.map((one) => (
          <a href={formatAddress({ ...state, view: one })} aria-current={one === view || undefined}>
            {one}
          </a>
        ))}
      </nav>
      <div class="found">
        <p role="status">
          {isAsked && `${numberOf(found.length)} of ${countOf(cases.length, noun)}. `}
          {items.length === 0 && (cases.length === 0 ? `No ${noun} ran.` : nothing)}
        </p>
        {isAsked && (
          <button
            type="button"
            onClick={() => onState({ ...state, search: '', filter: null, onlyDifferent: false })}
          >
            Clear search and filters
          </button>
        )}
      </div>
      {items.length > 0 && (
        <Table
          key={view}
          data={data}
          state={state}
          items={items}
          onMore={(cause) => setOpened([...opened, cause])}
          onCell={onCell}
        />
      )}
    </>
  );
}
