const plainNumber = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const commaThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const pointThousands = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/;
const decimalComma = /^\d+,\d+$/;

/**
 * Milliseconds of a JUnit `time` attribute, which is in seconds in every locale's spelling:
 * `1,234.56` and `1,234` have thousands separators (Surefire writes English), `0,160` and `3,5` a
 * decimal comma. Null for what is absent, negative or no number, such as `NaN` and `{duration}`.
 */
export function parseSeconds(text: string | undefined): number | null {
  const seconds = Number(plainSpelling(text?.trim() ?? ''));
  return Number.isFinite(seconds) ? roundMs(seconds * 1000) : null;
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
