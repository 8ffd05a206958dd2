import type { Ref } from 'preact';
import { useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageCase } from '../../render/html/data/page-data.ts';
import type { Place } from '../state/address.ts';
import type { Cases } from '../state/cases.ts';
import { rowsIn } from '../state/rows.ts';
import { CaseRow } from './case-row.tsx';

export interface CaseListHandle {
  /** Brings a case into view, and the focus to it. */
  reveal(key: string): void;
}

interface CaseListProps {
  handle: Ref<CaseListHandle>;
  cases: Cases;
  shown: readonly PageCase[];
  open: ReadonlySet<string>;
  place: Pick<Place, 'key' | 'iteration'>;
  /** Then all of them are drawn, and all of each that failed. */
  isOnPaper: boolean;
  onToggle(key: string, isOpen: boolean): void;
  onIteration(key: string, iteration: number): void;
}

/** So many rows are drawn all at once, so that the browser's own search finds them. */
const DRAWN_WHOLE = 200;
/** Taken for the height of a row until one was seen. */
const ROW_HEIGHT_PX = 46;

/** The cases below each other, of which only those in view are drawn. */
export function CaseList({
  handle,
  cases,
  shown,
  open,
  place,
  isOnPaper,
  ...handlers
}: CaseListProps) {
  const element = useRef<HTMLOListElement>(null);
  const heights = useRef(new Map<string, number>());
  const wanted = useRef<string | null>(null);
  const [, redraw] = useState(0);
  const [view, setView] = useState({ top: 0, height: 1_000 });
  const again = useCallback(() => redraw((count) => count + 1), []);

  const rows = rowsIn(shown, {
    heightOf: ({ key }) => (open.has(key) ? heights.current.get(key) : undefined),
    rowHeight: heights.current.get('') ?? ROW_HEIGHT_PX,
    ...(isOnPaper || shown.length <= DRAWN_WHOLE
      ? { from: 0, to: Number.POSITIVE_INFINITY }
      : bounds(view)),
  });

  useLayoutEffect(() => {
    const look = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setView((old) => {
        const next = { top: Math.round(-top), height: window.innerHeight };
        return old.top === next.top && old.height === next.height ? old : next;
      });
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);

  useLayoutEffect(() => {
    let changed = false;
    let isMeasured = false;
    for (const row of element.current?.children ?? []) {
      if (!(row instanceof HTMLElement)) continue;
      const isClosed = row.dataset['open'] === undefined;
      // One stands for all that are closed: were they not alike, each would undo what another says.
      if (isClosed && isMeasured) continue;
      isMeasured ||= isClosed;
      const key = isClosed ? '' : (row.dataset['key'] ?? '');
      const height = row.offsetHeight + GAP_PX;
      if (heights.current.get(key) === height) continue;
      heights.current.set(key, height);
      changed = true;
    }
    if (changed && shown.length > DRAWN_WHOLE) again();
  });

  useLayoutEffect(() => {
    const key = wanted.current;
    if (key === null) return;
    const row = [...(element.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset['key'] === key,
    );
    if (row === undefined) return;
    wanted.current = null;
    // How far below the header is said by the styles.
    row.scrollIntoView({ block: 'start' });
    row.querySelector('button')?.focus({ preventScroll: true });
  });

  useImperativeHandle(
    handle,
    () => ({
      reveal(key) {
        const top = element.current?.getBoundingClientRect().top ?? 0;
        wanted.current = key;
        const offset = rows.offsetOf(key);
        // Near enough for it to be drawn, if it is not.
        if (offset !== null && shown.length > DRAWN_WHOLE) window.scrollBy({ top: top + offset });
        again();
      },
    }),
    [rows, shown, again],
  );

  return (
    <ol
      class="cases"
      ref={element}
      style={
        rows.drawn.length === shown.length
          ? undefined
          : { paddingTop: `${rows.above}px`, paddingBottom: `${rows.below}px` }
      }
    >
      {rows.drawn.map(({ one, at }) => (
        <CaseRow
          key={one.key}
          {...{ cases, one, at, of: shown.length, isOnPaper, ...handlers }}
          isOpen={open.has(one.key)}
          iteration={place.key === one.key ? place.iteration : null}
        />
      ))}
    </ol>
  );
}

/** Between two rows, as the styles have it. */
const GAP_PX = 6;

/** What is drawn: a screen more on both sides than is seen. */
const bounds = ({ top, height }: { top: number; height: number }) => ({
  from: top - height,
  // The first of them also where the list is further down than that, for who jumps there.
  to: Math.max(0, top) + 2 * height,
});
