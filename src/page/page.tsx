import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageData } from '../render/page-data.ts';
import { CauseDetail, Detail } from './detail/detail.tsx';
import { Header } from './list/header.tsx';
import { List } from './list/list.tsx';
import { Button, Copy } from './parts.tsx';
import { addressOf, firstOpen, formatAddress, parseAddress, type State } from './state/address.ts';
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
  const left = useRef<Element | null>(null);
  // The address of a downloaded file opens for its owner only.
  const runLink = location.protocol === 'file:' ? data.run : null;
  // On wide screens something is always open.
  const shown = isOpen ? state : firstOpen(state, data);
  const { tab, row, cause } = shown;
  const title = data.cases[row ?? -1]?.title.replaceAll("'", "'\\''");
  const { start = '', failed = '' } = data.rerun ?? {};
  const again = start && title !== undefined ? `${start} '--case=${title}'` : failed;
  const rowOf = () => list.current?.querySelector<HTMLElement>('tbody [aria-current], tbody a');
  const leftRow = () => (left.current instanceof HTMLAnchorElement ? left.current : rowOf());
  useLayoutEffect(() => {
    pane.current?.scrollTo(0, 0);
    // On narrow screens the list and what is open hide each other, and the focus with it.
    const isHidden = (isOpen ? list : pane).current?.offsetParent === null;
    if (isHidden && isOpen) {
      left.current = document.activeElement;
      scrollTo(0, 0);
      pane.current?.focus();
    } else if (isHidden && wasOpen.current) leftRow()?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, tab, row, cause]);
  const skip = () => (pane.current?.offsetParent === null ? rowOf() : pane.current)?.focus();
  return (
    <div class={isOpen ? 'page is-open' : 'page'}>
      <Button class="skip" onClick={skip}>
        Skip to the details
      </Button>
      <Header data={data} state={state} onState={go} />
      <main>
        <section ref={list} class="list" aria-label="Cases">
          <List data={data} state={state} shown={shown} onState={go} />
        </section>
        <section ref={pane} class="open" aria-label="Details" tabIndex={-1}>
          <div class="bar">
            <a class="back" href={addressOf(state, {})}>
              ← Back
            </a>
            <Copy
              key={`link ${tab} ${row} ${cause}`}
              name={runLink === null ? 'Copy link' : 'Copy link to the run'}
              textOf={() => runLink ?? location.href}
            />
            {again !== '' && <Copy key={row} name="Copy rerun command" textOf={() => again} />}
          </div>
          {tab !== null && <Tab data={data} name={tab} />}
          {cause !== null && <CauseDetail key={cause} data={data} cause={cause} />}
          {row !== null && <Detail key={row} data={data} state={state} onState={go} />}
        </section>
      </main>
    </div>
  );
}
