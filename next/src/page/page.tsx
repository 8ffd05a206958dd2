import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PageData } from '../render/page-data.ts';
import { CopyButton } from './copy-button.tsx';
import { CauseDetail } from './detail/cause-detail.tsx';
import { Detail } from './detail/detail.tsx';
import { List } from './list/list.tsx';
import { Sentence } from './detail/text.tsx';
import { SIGNS } from './list/signs.tsx';
import { detailOf } from './state/details.ts';
import { formatAddress, openIn, parseAddress, STATES, type State, TABS } from './state/address.ts';
import { caseFinder, countStates } from './state/filter.ts';
import { Tab } from './tabs/tab.tsx';

const TAB_NAMES = {
  gate: 'Gate',
  tools: 'Tool changes',
  numbers: 'Numbers',
  environment: 'Environment',
};

/** The state in the address. */
function useAddress({ cases, causes }: PageData) {
  const read = () =>
    parseAddress(location.hash, { cases: cases.length, causes: causes.length });
  const [state, setState] = useState(read);
  useEffect(() => {
    const onChange = () => setState(read());
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  const go = (next: State, replaces = false) => {
    setState(next);
    if (replaces) location.replace(formatAddress(next));
    else location.hash = formatAddress(next);
  };
  return [state, go] as const;
}

/** The whole page: the news, a list on the left, what is open on the right. */
export function Page({ data }: { data: PageData }) {
  const [state, go] = useAddress(data);
  const find = useMemo(() => caseFinder(data), [data]);
  const found = useMemo(
    () => find(state),
    [find, state.search, state.filter, state.onlyDifferent],
  );
  const list = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const isOpen = state.tab !== null || state.row !== null || state.cause !== null;
  const first = data.causes.length > 0 ? { cause: 0 } : { tab: TABS[0] };
  // On wide screens something is always open.
  const shown = isOpen ? state : openIn(state, first);
  const { tab, row, cause } = shown;
  const before = useRef(isOpen);
  useLayoutEffect(() => {
    if (main.current !== null) main.current.scrollTop = 0;
    // On narrow screens one hides the other, and the focus with it.
    const isNarrow = list.current?.offsetParent === null || main.current?.offsetParent === null;
    if (isNarrow && isOpen) {
      main.current?.focus();
      scrollTo(0, 0);
    } else if (isNarrow && before.current) {
      list.current?.querySelector<HTMLElement>('.rows [tabindex="0"]')?.focus();
    }
    before.current = isOpen;
  }, [isOpen, tab, row, cause]);

  const onCell = (at: number, model: string | null) => {
    const own = (detailOf(at)?.iterations ?? []).filter((one) => model !== null && one.model === model);
    const worst = own.find(({ outcome }) => outcome !== 'passed') ?? own[0];
    go(openIn(state, { row: at, iteration: worst?.number ?? null }));
  };
  return (
    <div class={isOpen ? 'page is-open' : 'page'}>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to the details
      </a>
      <Header data={data} state={state} onState={go} />
      <aside ref={list} aria-label={data.noun === 'test' ? 'Tests' : 'Cases'}>
        <List data={data} state={shown} found={found} onState={go} onCell={onCell} />
      </aside>
      <main ref={main} id="main" tabIndex={-1}>
        <p class="bar">
          <a class="back" href={formatAddress(openIn(state, {}))}>
            ← Back
          </a>
          <CopyButton name="Copy link" textOf={() => location.href} />
          {data.rerun !== '' && <CopyButton name="Copy rerun command" textOf={() => data.rerun} />}
        </p>
        {tab !== null && <Tab data={data} name={tab} />}
        {cause !== null && <CauseDetail key={cause} data={data} cause={cause} onCase={openCase} />}
        {row !== null && (
          <Detail
            key={row}
            data={data}
            detail={detailOf(row)}
            row={row}
            iteration={iteration}
            onIteration={(number) => go(openIn(state, { row, iteration: number }), true)}
          />
        )}
      </main>
    </div>
  );
}

interface HeaderProps {
  data: PageData;
  state: State;
  onState: (state: State) => void;
}

/** The news, counters that are filters, and tabs of the run. */
function Header({ data, state, onState }: HeaderProps) {
  const counts = useMemo(() => countStates(data), [data]);
  const toggle = (filter: CaseState) => {
    const next = { ...state, filter: state.filter === filter ? null : filter };
    const hasCauses = next.filter === null || data.causes.some(({ cases }) => cases.some((row) => isOf(data.cases[row], filter)));
    onState(next);
  };
  return (
    <header>
      <div class="news">
        <h1>
          {data.sign} <Sentence text={data.headline} />
        </h1>
        <p>{[data.suite, data.facts, data.compared]}</p>
      </div>
    </header>
  );
}
