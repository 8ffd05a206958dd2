import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatCount } from '../../model/quantity.ts';
import type { Facet } from '../../render/html/data/page-data.ts';
import { capitalize } from '../../render/text/format.ts';

interface FacetMenuProps {
  facet: Facet;
  values: readonly { value: string; count: number }[];
  wanted: readonly string[];
  onToggle(value: string): void;
}

/** Unfolds to the names that cases are filtered by, and folds again as soon as the reader is elsewhere. */
export function FacetMenu({ facet, values, wanted, onToggle }: FacetMenuProps) {
  const word = capitalize(facet);
  const menu = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const leave = ({ target }: Event) => {
      const isOutside = target instanceof Node && menu.current?.contains(target) === false;
      if (isOutside && menu.current !== null) menu.current.open = false;
    };
    const kinds = ['pointerdown', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, leave);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, leave);
    };
  }, []);
  const leaveByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || menu.current === null) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details class="facet" ref={menu} onKeyDown={leaveByKey}>
      <summary class="pill">
        {word}
        {wanted.length > 0 && ` (${formatCount(wanted.length)})`}
      </summary>
      <fieldset>
        <legend class="unseen">{word}</legend>
        {values.map(({ value, count }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={wanted.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span class="name" dir="auto">
              {value}
            </span>
            <span class="soft">{formatCount(count)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
