/** From here on JSON is written with an exponent, as nobody writes an id. */
const LEAST_EXPONENT = 1e21;

/**
 * Whether a number may stand for another one than was written: beyond 2^53 several integers are
 * read as the same number, so that two of them which differ would compare equal.
 */
export function isRounded(value: unknown): boolean {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Number.isSafeInteger(value) &&
    Math.abs(value) < LEAST_EXPONENT
  );
}

/** Paths of the numbers in a JSON value that were rounded, or that JSON cannot say at all. */
export function findRoundedNumbers(
  value: unknown,
  path: readonly PropertyKey[] = [],
): PropertyKey[][] {
  if (typeof value === 'number') {
    return isRounded(value) || !Number.isFinite(value) ? [[...path]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, item]) => findRoundedNumbers(item, [...path, key]));
}
