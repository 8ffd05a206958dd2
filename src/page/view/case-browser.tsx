import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { countOf, formatCount } from '../../model/quantity.ts';
import { PAGE_IDS, type PageCase } from '../../render/html/data/page-data.ts';
import { formatAddress, isTurn, NOWHERE, type Place, parseAddress } from '../state/address.ts';
import { type Cases, countOfCases } from '../state/cases.ts';
import { parseQuery } from '../state/query.ts';
import { EVERYTHING, type Selection, select } from '../state/selection.ts';
import { CaseList, type CaseListHandle } from './case-list.tsx';
import { HighlightContext } from './highlight.tsx';
import { useKeys } from './keys.ts';
import { usePrinting } from './printing.ts';
import { Toolbar } from './toolbar.tsx';

/** Cases opened by one press of a button, each of which may be long. */
const MOST_OPENED = 200;

/** The cases of the report with what searches, filters and sorts them. */
export function CaseBrowser({ cases }: { cases: Cases }) {
  const start = useMemo(() => parseAddress(location.hash), []);
  const [selection, setSelection] = useState<Selection>(start?.selection ?? EVERYTHING);
  const [place, setPlace] = useState<Pick<Place, 'key' | 'iteration'>>(start ?? NOWHERE);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst(cases, start));
  const isPrinting = usePrinting();
  // At once, since a key may be pressed again before the page is drawn.
  const at = useRef<string | null>(place.key);
  const told = useRef('');
  const list = useRef<CaseListHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => select(cases, selection), [cases, selection]);
  const terms = useMemo(() => parseQuery(selection.query).terms, [selection.query]);

  useLayoutEffect(() => {
    const next = { ...place, selection };
    const address = formatAddress(next);
    told.current = address;
    const current = parseAddress(location.hash);
    if (address === '' && current === null) return;
    if (current !== null && formatAddress(current) === address) return;
    // The way back leads through what was filtered, not through every letter and every case.
    const write = isTurn(current ?? NOWHERE, next) ? 'pushState' : 'replaceState';
    history[write](null, '', `#${address}`);
  }, [selection, place]);

  const goTo = useCallback((key: string, iteration: number | null) => {
    setOpen((keys) => new Set(keys).add(key));
    at.current = key;
    setPlace({ key, iteration });
    list.current?.reveal(key);
  }, []);

  useLayoutEffect(() => {
    const followAddress = () => {
      const next = location.hash === '' ? NOWHERE : parseAddress(location.hash);
      if (next === null) {
        // A section was gone to: what is filtered stays, and so in the address.
        if (told.current !== '') history.replaceState(null, '', `#${told.current}`);
        return;
      }
      setSelection(next.selection);
      if (next.key !== null) return goTo(next.key, next.iteration);
      setPlace(next);
      // What a chart leads to may be far from it.
      if (next !== NOWHERE) document.getElementById(PAGE_IDS.root)?.scrollIntoView();
    };
    // Of a link to where it is already, the browser tells nothing.
    const followAgain = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      if (link?.getAttribute('href') === location.hash) followAddress();
    };
    if (start?.key) goTo(start.key, start.iteration);
    window.addEventListener('hashchange', followAddress);
    document.addEventListener('click', followAgain);
    return () => {
      window.removeEventListener('hashchange', followAddress);
      document.removeEventListener('click', followAgain);
    };
  }, [goTo, start]);

  const toggle = useCallback((key: string, isOpen: boolean) => {
    setOpen((keys) => {
      const next = new Set(keys);
      if (isOpen) next.add(key);
      else next.delete(key);
      return next;
    });
    at.current = key;
    setPlace({ key: isOpen ? key : null, iteration: null });
  }, []);

  const step = (by: 1 | -1) => {
    const next = failureFrom(shown, at.current, by);
    if (next !== null) goTo(next.key, null);
  };
  useKeys({
    step,
    search: () => search.current?.focus(),
    leave: (from) => {
      const row = from.closest('.case[data-open]');
      if (from === search.current) setSelection((now) => ({ ...now, query: '' }));
      else if (row instanceof HTMLElement && row.dataset['key'] !== undefined) {
        toggle(row.dataset['key'], false);
        row.querySelector('button')?.focus();
      }
    },
  });

  return (
    <HighlightContext.Provider value={terms}>
      <Toolbar
        {...{ cases, selection, search }}
        onChange={setSelection}
        onStep={shown.some(hasFailed) ? step : null}
        expandable={Math.min(shown.length, MOST_OPENED)}
        isWhole={shown.length <= MOST_OPENED}
        onExpand={() => setOpen(new Set(shown.slice(0, MOST_OPENED).map(({ key }) => key)))}
        onCollapse={() => setOpen(new Set())}
      />
      <p class="shown soft" role="status">
        {`Showing ${formatCount(countOfCases(shown))} of ${countOf(countOfCases(cases.all), 'case')}`}
      </p>
      {shown.length === 0 && <NothingFound onReset={() => setSelection(EVERYTHING)} />}
      <CaseList
        handle={list}
        {...{ cases, shown, place }}
        open={isPrinting ? openOnPaper(shown, open) : open}
        isOnPaper={isPrinting}
        onToggle={toggle}
        onIteration={(key, iteration) => setPlace({ key, iteration })}
      />
    </HighlightContext.Provider>
  );
}

function NothingFound({ onReset }: { onReset(): void }) {
  return (
    <p class="nothing">
      No case matches.{' '}
      <button type="button" onClick={onReset}>
        Show all
      </button>
    </p>
  );
}

/** The worst case, unless the address names another. */
function openAtFirst(cases: Cases, start: Place | null): ReadonlySet<string> {
  const [first] = cases.all;
  return new Set(start === null && first?.state === 'failing' ? [first.key] : []);
}

/** What failed is read on paper too. */
function openOnPaper(shown: readonly PageCase[], open: ReadonlySet<string>): ReadonlySet<string> {
  const failing = shown.filter(({ state }) => state === 'failing').slice(0, MOST_OPENED);
  return new Set([...open, ...failing.map(({ key }) => key)]);
}

/** The next case that did not pass, or the one before; the first or last where there is none beyond. */
function failureFrom(shown: readonly PageCase[], key: string | null, by: 1 | -1): PageCase | null {
  const failures = shown.filter(hasFailed);
  const at = failures.findIndex((one) => one.key === key);
  if (at < 0) return failures.at(by > 0 ? 0 : -1) ?? null;
  return failures[at + by] ?? failures[at] ?? null;
}

const hasFailed = ({ state }: PageCase) => state !== 'passed' && state !== 'skipped';
