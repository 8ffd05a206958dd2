import { useMemo, useState } from 'preact/hooks';
import { Button, countOf } from '../parts.tsx';
import { formatAddress, type State, VIEWS, type ViewProps } from '../state/address.ts';
import { findCases, itemsOf, openedBy } from '../state/filter.ts';
import { Table } from './table.tsx';

const NOTHING = { causes: 'Nothing failed.', cases: '', matrix: '', flaky: 'Nothing is flaky.' };

/** The left pane: search, the ways to see cases, and one of them. */
export function List({ data, state, shown, onState }: ViewProps & { shown: State }) {
  const { view, search, filter } = state;
  const { cases, noun } = data;
  const [kept, setOpened] = useState<readonly number[]>([]);
  const opened = openedBy(state.row ?? -1, kept, data);
  // So that they stay as they are when another case is opened.
  if (opened !== kept) setOpened(opened);
  const found = useMemo(() => findCases(data, state), [data, view, search, filter]);
  const items = useMemo(() => itemsOf(data, state, found, opened), [found, opened]);
  const isAsked = search.trim() !== '' || filter !== null;
  const nothing = isAsked ? 'Nothing matches.' : NOTHING[view];
  const openAll = (cause: number) => setOpened([...opened, cause]);
  const clear = () => onState({ ...state, search: '', filter: null });
  return (
    <>
      <search>
        <input
          type="search"
          aria-label={`Search ${noun}s by title, tag, place, tool, model or error`}
          placeholder="Search title, tool, error …"
          value={search}
          onInput={({ currentTarget }) => onState({ ...state, search: currentTarget.value }, true)}
        />
      </search>
      <nav aria-label="Views">
        {VIEWS.map((one) => (
          <a href={formatAddress({ ...state, view: one })} aria-current={one === view || undefined}>
            {one}
          </a>
        ))}
      </nav>
      <div class="found">
        <p role="status">
          {isAsked && `${countOf(found.length, noun)} found. `}
          {items.length === 0 && (cases.length === 0 ? `No ${noun} ran.` : nothing)}
        </p>
        {isAsked && <Button onClick={clear}>Clear search and filters</Button>}
      </div>
      {items.length > 0 && (
        <section key={view} class="rows" aria-label={`View: ${view}`}>
          <Table data={data} state={shown} items={items} onMore={openAll} />
        </section>
      )}
    </>
  );
}
