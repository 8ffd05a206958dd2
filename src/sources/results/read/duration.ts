const plainNumber = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const commaThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const decimalComma = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+),\d+$/;

/**
 * Milliseconds of seconds in the spelling of any locale: `1,234.56` and `1,234` have separators of
 * thousands (Surefire writes English), `0,160` and `3,5` a decimal comma. Null: no time.
 */
export function parseSeconds(text: string | undefined): number | null {
  return knownMs(Number(plainSpelling(text?.trim() ?? '')) * 1000);
}

/** Milliseconds, to the nanosecond. Null for a negative number, NaN, and more than a number holds. */
export function knownMs(milliseconds: number): number | null {
  const isKnown = milliseconds >= 0 && milliseconds <= Number.MAX_SAFE_INTEGER;
  // Without the noise of binary fractions, such as 0.30000000000000004.
  return isKnown ? Math.round(milliseconds * 1e6) / 1e6 : null;
}

function plainSpelling(text: string): string {
  if (plainNumber.test(text)) return text;
  if (commaThousands.test(text)) return text.replaceAll(',', '');
  if (decimalComma.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return 'NaN';
}
