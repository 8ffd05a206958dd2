const plainNumber = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const commaThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const pointThousands = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/;
const decimalComma = /^\d+,\d+$/;

/**
 * Milliseconds of a JUnit `time` attribute, which is in seconds in every locale's spelling:
 * `1,234.56` and `1,234` have thousands separators (Surefire writes English), `0,160` and `3,5` a
 * decimal comma. Null for what is absent, negative, beyond all measure or no number, such as `NaN`
 * and `{duration}`.
 */
export function parseSeconds(text: string | undefined): number | null {
  return knownMs(Number(plainSpelling(text?.trim() ?? '')) * 1000);
}

/** Milliseconds as a report states them; null for what is negative, beyond all measure or NaN. */
export function knownMs(milliseconds: number): number | null {
  const known = milliseconds >= 0 && milliseconds <= Number.MAX_SAFE_INTEGER;
  return known ? roundMs(milliseconds) : null;
}

function plainSpelling(text: string): string {
  if (plainNumber.test(text)) return text;
  if (commaThousands.test(text)) return text.replaceAll(',', '');
  if (pointThousands.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (decimalComma.test(text)) return text.replace(',', '.');
  return 'NaN';
}

/** Milliseconds to the nanosecond, without the noise of binary fractions. */
export function roundMs(milliseconds: number): number {
  return Math.round(milliseconds * 1e6) / 1e6;
}
