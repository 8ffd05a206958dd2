import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const STEPS = new Map<string, 'previousElementSibling' | 'nextElementSibling'>([
  ['ArrowUp', 'previousElementSibling'],
  ['ArrowDown', 'nextElementSibling'],
]);

/** Arrow keys lead to the same column of the row above or below. */
export function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  const cell = document.activeElement?.closest<HTMLTableCellElement>('th, td');
  const step = STEPS.get(event.key);
  const cells = (step && cell?.parentElement?.[step])?.children;
  const to = cells?.[cell?.cellIndex ?? 0] ?? cells?.[0];
  const target = to?.querySelector<HTMLElement>('a[href], button');
  if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  target.focus();
}

/** Keeps what is open in view. @param opened what is open, as a text */
export function useCurrentRow(opened: string) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const row = body.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const pane = body.current?.closest('section');
    if (!row || !pane) return;
    const { top, bottom } = pane.getBoundingClientRect();
    // In Chromium, Tab goes on from what `scrollIntoView` shows. Parts of pixels do not scroll.
    pane.scrollBy(0, Math.min(0, row.top - top) || Math.ceil(Math.max(0, row.bottom - bottom)));
  }, [opened]);
  return body;
}
