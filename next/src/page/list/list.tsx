import { useMemo } from 'preact/hooks';
import { countOf, numberOf } from '../detail/format.ts';
import { formatAddress, type State, VIEWS } from '../state/address.ts';
import { findCauses } from '../state/filter.ts';
import { Cases, type ListProps } from './cases.tsx';
import { Causes } from './causes.tsx';
import { Matrix } from './matrix.tsx';

interface Props extends ListProps {
  onState: (state: State, replaces?: boolean) => void;
  /** Opens a case at an iteration of a model, if there is one. */
  onCell: (row: number, model: string | null) => void;
}

/** The left pane: search, the ways to see cases, and one of them. */
export function List({ data, state, found, onState, onCell }: Props) {
  const { view, search, filter, onlyDifferent } = state;
  const flaky = useMemo(() => found.filter((row) => data.cases[row]?.state === 'flaky'), [found]);
  const causes = useMemo(() => findCauses(data, found, state), [found]);
  const cases = data.noun === 'test' ? 'Tests' : 'Cases';
  const names = { causes: 'Causes', cases, matrix: 'Matrix', flaky: 'Flaky' };
  const counts = { causes: causes.length, cases: found.length, matrix: 0, flaky: flaky.length };
  const isCompared = data.models.length > 1 || data.cases.some(({ before }) => before !== null);
  const isAsked = search.trim() !== '' || filter !== null || onlyDifferent;
  const total = countOf(data.cases.length, data.noun);
  const nothing = {
    causes: `No ${data.noun} failed.`,
    cases: `No ${data.noun} ran.`,
    matrix: '',
    flaky: `No ${data.noun} is flaky.`,
  };
  const rows = { causes, cases: found, matrix: found, flaky }[view];
  const props = { data, state, found: view === 'flaky' ? flaky : found };
  const clear = () => onState({ ...state, search: '', filter: null, onlyDifferent: false });
  return (
    <>
      <search>
        <input
          type="search"
          aria-label={`Search ${data.noun}s by title, tag, place or tool`}
          placeholder="Search title, tag, place, tool"
          value={search}
          onInput={({ currentTarget }) => onState({ ...state, search: currentTarget.value }, true)}
        />
        {isCompared && (
          <button
            type="button"
            class="chip"
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
            {names[one]} <small>{one !== 'matrix' && numberOf(counts[one])}</small>
          </a>
        ))}
      </nav>
      <div class="found">
        <p role="status">
          {isAsked && `${numberOf(found.length)} of ${total}`}
          {isAsked && rows.length === 0 && '. Nothing here matches.'}
          {!isAsked &&
            rows.length === 0 &&
            (data.cases.length === 0 ? nothing.cases : nothing[view])}
        </p>
        {isAsked && (
          <button type="button" class="clear" onClick={clear}>
            Clear search and filters
          </button>
        )}
      </div>
      {rows.length > 0 && view === 'causes' && <Causes {...props} causes={causes} />}
      {rows.length > 0 && view === 'matrix' && <Matrix {...props} onCell={onCell} />}
      {rows.length > 0 && (view === 'cases' || view === 'flaky') && <Cases {...props} />}
    </>
  );
}
