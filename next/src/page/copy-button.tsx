import { useEffect, useRef, useState } from 'preact/hooks';

/** Copies a text. Where the browser cannot, it shows the text selected. */
export function CopyButton({ name, textOf }: { name: string; textOf: () => string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf());
      setState('copied');
    } catch {
      // Not in a secure context, or not permitted.
      setState('shown');
    }
  };
  return (
    <span class="copy" onFocusOut={() => setState('idle')}>
      <button type="button" onClick={copy}>
        {name}
      </button>
      <span role="status">{state === 'copied' && 'Copied'}</span>
      {state === 'shown' && <input ref={field} readOnly aria-label={name} value={textOf()} />}
    </span>
  );
}
