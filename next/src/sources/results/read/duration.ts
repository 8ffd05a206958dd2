// Stub of the branch of JSON: the file of the same name of the branch of JUnit takes its place.
/** Milliseconds, to the nanosecond. Null for a negative number, NaN, and more than a number holds. */
export function knownMs(milliseconds: number): number | null {
  const isKnown = milliseconds >= 0 && milliseconds <= Number.MAX_SAFE_INTEGER;
  return isKnown ? Math.round(milliseconds * 1e6) / 1e6 : null;
}
