import { useLayoutEffect, useRef } from 'preact/hooks';

/** What single keys do, wherever the reader is but where text is typed. */
export interface KeyActions {
  search(): void;
  /** To the next failure, or the one before. */
  step(by: 1 | -1): void;
  /** Out of where the reader is. */
  leave(from: Element): void;
}

export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Escape' && target instanceof Element) return latest.current.leave(target);
      if (target instanceof Element && target.matches('input, textarea, select')) return;
      if (key === '/') latest.current.search();
      else if (key === 'j') latest.current.step(1);
      else if (key === 'k') latest.current.step(-1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
