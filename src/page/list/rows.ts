import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { moveBy, offsetsOf, type Place, rowsDrawn, rowsInView } from '../state/rows.ts';

/**
 * Rows of a table body, of which long ones draw only those in view. Arrow keys move within.
 *
 * @param items the same array until something else is listed
 * @param columns in which something can have the focus
 */
export function useRows<Item>(
  items: readonly Item[],
  heightOf: (item: Item) => number,
  isCurrent: (item: Item) => boolean,
  columns: number,
) {
  const body = useRef<HTMLTableSectionElement>(null);
  const offsets = useMemo(() => offsetsOf(items.map(heightOf)), [items]);
  const [view, setView] = useState(() => rowsInView(offsets, 0, innerHeight));
  const [place, setPlace] = useState<Place>({ at: 0, column: 0 });
  const at = Math.min(place.at, items.length - 1);
  const column = Math.min(place.column, columns - 1);
  // A case can be in several rows.
  const isHere = items.slice(at, at + 1).some(isCurrent);
  const current = isHere ? at : items.findIndex(isCurrent);
  const active = () => body.current?.querySelector<HTMLElement>('[tabindex="0"]');
  const hadFocus = body.current?.contains(document.activeElement);

  useLayoutEffect(() => {
    // The table is in a pane that scrolls, or on narrow screens in the page.
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const { from, end } = rowsInView(offsets, -top, innerHeight);
      setView((old) => (old.from === from && old.end === end ? old : { from, end }));
    };
    look();
    const leaving = new AbortController();
    const options = { capture: true, passive: true, signal: leaving.signal };
    for (const event of ['scroll', 'resize']) addEventListener(event, look, options);
    return () => leaving.abort();
  }, [offsets]);
  useLayoutEffect(() => {
    if (current >= 0) setPlace((old) => ({ at: current, column: old.column }));
  }, [current]);
  useEffect(() => {
    const row = isHere && active()?.getBoundingClientRect();
    const pane = body.current?.closest('section');
    if (!row || !pane) return;
    const { top, bottom } = pane.getBoundingClientRect();
    // In Chromium, Tab goes on from what `scrollIntoView` shows.
    pane.scrollBy(0, Math.min(0, row.top - top) || Math.max(0, row.bottom - bottom));
  }, [isHere, current]);
  useLayoutEffect(() => {
    // It moves, or its row is replaced.
    if (hadFocus && active() !== document.activeElement) active()?.focus();
  });

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const to = hasModifier ? null : moveBy(event.key, { at, column }, items.length, columns);
    if (to === null) return;
    event.preventDefault();
    setPlace(to);
  };
  return {
    ...rowsDrawn(offsets, view, at),
    body: { ref: body, onKeyDown },
    /** Attributes of what can have the focus. */
    focusOf: (row: number, cell: number) => ({
      tabIndex: row === at && cell === column ? 0 : -1,
      onFocus: () => setPlace({ at: row, column: cell }),
    }),
  };
}
