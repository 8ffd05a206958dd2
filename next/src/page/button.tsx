import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';

export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** Copies a text. Where the browser cannot, it shows the text selected. */
export function CopyButton({ name, textOf }: { name: string; textOf: () => string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf());
      setCopied(true);
    } catch {
      // Not in a secure context, or not permitted.
      prompt(name, textOf());
    }
  };
  return (
    <span>
      <Button onClick={copy} onBlur={() => setCopied(false)}>
        {name}
      </Button>
      <span role="status">{isCopied && 'Copied'}</span>
    </span>
  );
}
