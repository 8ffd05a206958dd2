const SECONDS = /^\d+(\.\d+)?$/;

/** The three date forms of HTTP (RFC 9110, 5.6.7); all of them mean GMT. */
const IMF_FIXDATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_850 = /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

function parseHttpDate(text: string): number {
  if (IMF_FIXDATE.test(text) || RFC_850.test(text)) return Date.parse(text);
  if (ASCTIME.test(text)) return Date.parse(`${text} GMT`);
  return Number.NaN;
}

/**
 * Milliseconds a `Retry-After` header asks to wait from `nowMs` on: seconds or an HTTP date, 0 if
 * that moment is past. Undefined for no header or one that cannot be read.
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Math.ceil(Number(text) * 1000);
  const atMs = parseHttpDate(text);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
