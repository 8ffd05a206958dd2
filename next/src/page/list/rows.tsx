import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MOST_DRAWN, moveBy, offsetsOf, type Place, rowsDrawn, rowsInView } from '../state/rows.ts';

interface RowsProps<Item> {
  /** The same array until something else is listed. */
  items: readonly Item[];
  /** Of a row, in pixels. */
  heightOf: (item: Item) => number;
  /** Whether a row is what is open. */
  isCurrent: (item: Item) => boolean;
  /** Of a table, each with something to focus; 0: a list. */
  columns?: number;
  children: (item: Item, focus: Focus) => ComponentChildren;
}
export interface Focus {
  /** Attributes of what arrow keys lead to. */
  at(column?: number): { 'data-place': string; tabIndex: number };
  /** To be called before a row replaces what has the focus. */
  keep(): void;
}

/** Rows of a list or a table. Arrow keys move within. Long lists draw only what is in view. */
export function Rows<Item>({ items, heightOf, isCurrent, columns = 0, children }: RowsProps<Item>) {
  const list = useRef<HTMLElement>(null);
  const mustFocus = useRef(false);
  const offsets = useMemo(() => offsetsOf(items.map(heightOf)), [items]);
  const [view, setView] = useState(() => rowsInView(offsets, 0, innerHeight));
  const [place, setPlace] = useState<Place>({ at: 0, column: 0 });
  const active = { at: Math.min(place.at, items.length - 1), column: place.column };
  const activeItem = items[active.at];
  // A case can be in several rows.
  const isActive = activeItem !== undefined && isCurrent(activeItem);
  const current = isActive ? active.at : items.findIndex(isCurrent);
  const focusable = ({ at, column }: Place) =>
    list.current?.querySelector<HTMLElement>(`[data-place="${at}-${column}"]`);

  useLayoutEffect(() => {
    // The list is in a pane that scrolls, or on narrow screens in the page.
    const look = () => {
      const top = -(list.current?.getBoundingClientRect().top ?? 0);
      const [from, end] = rowsInView(offsets, top, innerHeight);
      setView((old) => (old[0] === from && old[1] === end ? old : [from, end]));
    };
    look();
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [offsets]);
  useLayoutEffect(() => {
    if (current >= 0) setPlace(({ column }) => ({ at: current, column }));
  }, [current]);
  useEffect(() => {
    if (isActive) focusable(active)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, current]);
  useLayoutEffect(() => {
    if (mustFocus.current) focusable(active)?.focus();
    mustFocus.current = false;
  });

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const to = moveBy(key, active, items.length, Math.max(1, columns));
    if (to === null) return;
    event.preventDefault();
    mustFocus.current = true;
    setPlace(to);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const text = target instanceof HTMLElement ? target.dataset['place'] : undefined;
    const [at, column] = text?.split('-').map(Number) ?? [];
    if (at !== undefined && column !== undefined) setPlace({ at, column });
  };
  const keep = () => {
    mustFocus.current = true;
  };

  const isLong = items.length > MOST_DRAWN;
  const { drawn, below } = rowsDrawn(
    offsets,
    [view[0], Math.min(view[1], items.length)],
    active.at,
  );
  const isTable = columns > 0;
  const Row = isTable ? 'tr' : 'li';
  const gapOf = (pixels: number) =>
    isLong && pixels > 0 && <Row aria-hidden="true" style={{ height: `${pixels}px` }} />;
  const rows = drawn.map(({ at, gap }) => {
    const item = items[at];
    if (item === undefined) return null;
    const number = isTable ? { 'aria-rowindex': at + 2 } : { 'aria-posinset': at + 1 };
    const focusAt = (column = 0) => ({
      'data-place': `${at}-${column}`,
      tabIndex: at === active.at && column === active.column ? 0 : -1,
    });
    return (
      <Fragment key={at}>
        {gapOf(gap)}
        <Row
          {...number}
          aria-setsize={isTable ? undefined : items.length}
          class={isCurrent(item) ? 'current' : undefined}
          style={isLong ? { height: `${heightOf(item)}px` } : undefined}
        >
          {children(item, { at: focusAt, keep })}
        </Row>
      </Fragment>
    );
  });
  const shared = { ref: list as never, class: 'rows', onKeyDown, onFocusIn };
  return isTable ? (
    <tbody {...shared}>
      {rows}
      {gapOf(below)}
    </tbody>
  ) : (
    <ul {...shared}>
      {rows}
      {gapOf(below)}
    </ul>
  );
}
