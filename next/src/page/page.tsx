import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageData } from '../render/page-data.ts';
import { CopyButton } from './copy-button.tsx';
import { CauseDetail } from './detail/cause-detail.tsx';
import { Detail } from './detail/detail.tsx';
import { numberOf } from './detail/format.ts';
import { Sentence } from './detail/text.tsx';
import { List } from './list/list.tsx';
import { SIGNS } from './list/signs.tsx';
import {
  filterBy,
  firstOpen,
  formatAddress,
  openIn,
  parseAddress,
  STATES,
  type State,
  TABS,
} from './state/address.ts';
import { detailOf } from './state/details.ts';
import { isOf } from './state/filter.ts';
import { Tab } from './tabs/tab.tsx';

/** The whole page: the news, a list on the left, what is open on the right. */
export function Page({ data }: { data: PageData }) {
  const [state, setState] = useState(() => parseAddress(location.hash, data));
  useEffect(() => {
    // The page lasts as long as the document.
    addEventListener('hashchange', () => setState(parseAddress(location.hash, data)));
  }, []);
  const go = (next: State, replaces = false) => {
    setState(next);
    if (replaces) location.replace(formatAddress(next));
    else location.hash = formatAddress(next);
  };
  const list = useRef<HTMLElement>(null);
  const pane = useRef<HTMLElement>(null);
  const isOpen = state.tab !== null || state.row !== null || state.cause !== null;
  const wasOpen = useRef(isOpen);
  // On wide screens something is always open.
  const shown = isOpen ? state : firstOpen(state, data);
  const { tab, row, cause, iteration } = shown;
  useLayoutEffect(() => {
    pane.current?.scrollTo(0, 0);
    // On narrow screens the list and what is open hide each other, and the focus with it.
    const isHidden = (isOpen ? list : pane).current?.offsetParent === null;
    if (isHidden && isOpen) {
      scrollTo(0, 0);
      pane.current?.focus();
    } else if (isHidden && wasOpen.current)
      list.current?.querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, tab, row, cause]);

  const onCell = (at: number, model: string) => {
    const own = detailOf(at)?.iterations.filter((one) => one.model === model) ?? [];
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
        <section ref={list} class="list" aria-label="Cases">
          <List data={data} state={shown} onState={go} onCell={onCell} />
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
            <CauseDetail
              key={cause}
              data={data}
              cause={cause}
              onCase={(at) => go(openIn(state, { row: at }))}
            />
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
  const counters = STATES.map((one) => ({
    one,
    count: data.cases.filter((each) => isOf(each.state, one)).length,
    isPressed: state.filter === one,
  }));
  return (
    <header class={`is-${data.value}`}>
      <h1>
        <span aria-hidden="true">{data.sign}</span> <Sentence text={data.headline} />
      </h1>
      {[data.suite, data.facts, data.compared, data.leftOut].map(
        (text) =>
          text !== '' && (
            <p>
              <Sentence text={text} />
            </p>
          ),
      )}
      {data.problems.length > 0 && (
        <ul>
          {data.problems.map((problem) => (
            <li>
              <Sentence text={problem} />
            </li>
          ))}
        </ul>
      )}
      <fieldset aria-label="Filters">
        {counters.map(
          ({ one, count, isPressed }) =>
            (count > 0 || isPressed) && (
              <button
                type="button"
                aria-pressed={isPressed}
                onClick={() => onState(filterBy(state, isPressed ? null : one))}
              >
                <b class={one}>{numberOf(count)}</b> {SIGNS[one].label}
              </button>
            ),
        )}
      </fieldset>
      <nav aria-label="About the run">
        {TABS.map((one) => (
          <a
            href={formatAddress(openIn(state, { tab: one }))}
            aria-current={state.tab === one || undefined}
          >
            {one}
          </a>
        ))}
      </nav>
    </header>
  );
}
