import type { TargetedFocusEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Copies a text. Where the browser cannot, it shows the text selected. */
export function CopyButton({ name, textOf }: { name: string; textOf: () => string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf());
      setState('copied');
    } catch {
      // Not in a secure context, or not permitted.
      setState('shown');
    }
  };
  const leave = ({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setState('idle');
  };
  return (
    <span class="copy" onFocusOut={leave}>
      <button type="button" onClick={copy}>
        {name}
      </button>
      <span role="status">{state === 'copied' && 'Copied'}</span>
      {state === 'shown' && <input ref={field} readOnly aria-label={name} value={textOf()} />}
    </span>
  );
}
