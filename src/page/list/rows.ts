import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { moveBy, type Place } from '../state/rows.ts';

/**
 * Rows of a table body. Arrow keys move within.
 *
 * @param opened whether what a row is about is open
 * @param columns in which something can have the focus
 */
export function useRows(opened: readonly boolean[], columns: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [place, setPlace] = useState<Place>({ at: 0, column: 0 });
  const at = Math.min(place.at, opened.length - 1);
  const column = Math.min(place.column, columns - 1);
  // A case can be in several rows.
  const isHere = opened[at] === true;
  const current = isHere ? at : opened.indexOf(true);
  const active = () => body.current?.querySelector<HTMLElement>('[tabindex="0"]');
  const hadFocus = body.current?.contains(document.activeElement);

  useLayoutEffect(() => {
    if (current >= 0) setPlace((old) => ({ at: current, column: old.column }));
  }, [current]);
  useEffect(() => {
    const row = isHere && active()?.getBoundingClientRect();
    const pane = body.current?.closest('section');
    if (!row || !pane) return;
    const { top, bottom } = pane.getBoundingClientRect();
    // In Chromium, Tab goes on from what `scrollIntoView` shows. Parts of pixels do not scroll.
    pane.scrollBy(0, Math.min(0, row.top - top) || Math.ceil(Math.max(0, row.bottom - bottom)));
  }, [isHere, current]);
  useLayoutEffect(() => {
    // It moves, or its row is replaced.
    if (hadFocus && active() !== document.activeElement) active()?.focus();
  });

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const to = hasModifier ? null : moveBy(event.key, { at, column }, opened.length, columns);
    if (to === null) return;
    event.preventDefault();
    setPlace(to);
  };
  return {
    body: { ref: body, onKeyDown },
    /** Attributes of what can have the focus. */
    focusOf: (row: number, cell: number) => ({
      tabIndex: row === at && cell === column ? 0 : -1,
      onFocus: () => setPlace({ at: row, column: cell }),
    }),
  };
}
