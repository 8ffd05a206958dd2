import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CaseState, PageData } from '../render/page-data.ts';
import { CopyButton } from './copy-button.tsx';
import { CauseDetail } from './detail/cause-detail.tsx';
import { Detail } from './detail/detail.tsx';
import { numberOf } from './detail/format.ts';
import { Sentence } from './detail/text.tsx';
import { List } from './list/list.tsx';
import { SIGNS } from './list/signs.tsx';
import {
  formatAddress,
  openIn,
  parseAddress,
  STATES,
  type State,
  TABS,
  type TabName,
} from './state/address.ts';
import { detailOf } from './state/details.ts';
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
  const read = () => parseAddress(location.hash, { cases: cases.length, causes: causes.length });
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
  const found = useMemo(() => find(state), [find, state.search, state.filter, state.onlyDifferent]);
  const list = useRef<HTMLElement>(null);
  const pane = useRef<HTMLElement>(null);
  const isOpen = state.tab !== null || state.row !== null || state.cause !== null;
  // On wide screens something is always open. The header shows problems.
  const tabAtFirst: TabName = data.problems.length > 0 ? 'environment' : 'gate';
  const first = data.causes.length > 0 ? { cause: 0 } : { tab: tabAtFirst };
  const shown = isOpen ? state : openIn(state, first);
  const { tab, row, cause, iteration } = shown;
  const before = useRef(isOpen);
  useLayoutEffect(() => {
    if (pane.current !== null) pane.current.scrollTop = 0;
    // On narrow screens one hides the other, and the focus with it.
    const isNarrow = list.current?.offsetParent === null || pane.current?.offsetParent === null;
    if (isNarrow && isOpen) {
      pane.current?.focus();
      scrollTo(0, 0);
    } else if (isNarrow && before.current) {
      list.current?.querySelector<HTMLElement>('.rows [tabindex="0"]')?.focus();
    }
    before.current = isOpen;
  }, [isOpen, tab, row, cause]);

  const openCase = (at: number) => go(openIn(state, { row: at }));
  const onCell = (at: number, model: string | null) => {
    const own = (detailOf(at)?.iterations ?? []).filter(
      (one) => model !== null && one.model === model,
    );
    const worst = own.find(({ outcome }) => outcome !== 'passed') ?? own[0];
    go(openIn(state, { row: at, iteration: worst?.number ?? null }));
  };
  return (
    <div class={isOpen ? 'page is-open' : 'page'}>
      <button type="button" class="skip" onClick={() => pane.current?.focus()}>
        Skip to the details
      </button>
      <Header data={data} state={state} onState={go} />
      <main>
        <section ref={list} class="list" aria-label={data.noun === 'test' ? 'Tests' : 'Cases'}>
          <List data={data} state={shown} found={found} onState={go} onCell={onCell} />
        </section>
        <section ref={pane} class="open" aria-label="Details" tabIndex={-1}>
          <p class="bar">
            <a class="back" href={formatAddress(openIn(state, {}))}>
              ← Back
            </a>
            <CopyButton name="Copy link" textOf={() => location.href} />
            {data.rerun !== '' && (
              <CopyButton name="Copy rerun command" textOf={() => data.rerun} />
            )}
          </p>
          {tab !== null && <Tab data={data} name={tab} />}
          {cause !== null && (
            <CauseDetail key={cause} data={data} cause={cause} onCase={openCase} />
          )}
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
        </section>
      </main>
    </div>
  );
}

interface HeaderProps {
  data: PageData;
  state: State;
  onState: (state: State) => void;
}

/** The news, counters that are filters, and tabs about the run. */
function Header({ data, state, onState }: HeaderProps) {
  const counts = useMemo(() => countStates(data), [data]);
  const shown = STATES.filter((one) => counts[one] > 0 || state.filter === one);
  const toggle = (one: CaseState) => {
    const filter = state.filter === one ? null : one;
    // Of other cases the causes have none.
    const isOfCauses = filter === null || filter === 'failing' || filter === 'newly-failing';
    const view = isOfCauses || state.view === 'matrix' ? state.view : 'cases';
    onState({ ...state, filter, view });
  };
  return (
    <header class={data.value}>
      <h1>
        <span aria-hidden="true">{data.sign}</span> <Sentence text={data.headline} />
      </h1>
      <p class="facts">
        {[data.suite, data.facts, data.compared, data.leftOut].map(
          (text) =>
            text !== '' && (
              <span>
                <Sentence text={text} />
              </span>
            ),
        )}
      </p>
      {data.problems.length > 0 && (
        <ul class="problems">
          {data.problems.map((problem) => (
            <li>
              <Sentence text={problem} />
            </li>
          ))}
        </ul>
      )}
      <fieldset class="counters" aria-label="Filters">
        {shown.map((one) => (
          <button
            type="button"
            class={one}
            aria-pressed={state.filter === one}
            onClick={() => toggle(one)}
          >
            <b>{numberOf(counts[one])}</b> {one === 'failing' ? 'broken' : SIGNS[one].label}
          </button>
        ))}
      </fieldset>
      <nav class="tabs" aria-label="About the run">
        {TABS.map((one) => (
          <a
            href={formatAddress(openIn(state, { tab: one }))}
            aria-current={state.tab === one || undefined}
          >
            {TAB_NAMES[one]}
          </a>
        ))}
      </nav>
    </header>
  );
}
