import { pathOf } from './json-path.ts';
import { isUnsafeInteger } from './json-values.ts';

/** Whether an integer beyond 2^53 has more digits than all doubles hold, so that others may be read as it. */
export const isRounded = (value: unknown): boolean =>
  isUnsafeInteger(value) && value !== Number(Number(value).toPrecision(15));

/** Finds an integer beyond 2^53, which `JSON.parse` has rounded. Returns its JSON path, or null. */
export function findUnsafeInteger(value: unknown): string | null {
  const path = unsafeIntegerPath(value);
  return path === null ? null : pathOf(path);
}

/**
 * Finds an integer beyond 2^53. Returns the keys that lead to it; null if there is none. Values nest
 * at most as deep as a message.
 */
export function unsafeIntegerPath(
  value: unknown,
  isMeant = isUnsafeInteger,
): (string | number)[] | null {
  if (isMeant(value)) return [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const path = unsafeIntegerPath(member, isMeant);
    if (path !== null) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return null;
}
