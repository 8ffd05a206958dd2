import { pathOf } from './json-path.ts';
import { isUnsafeInteger } from './json-values.ts';

/** Whether an integer beyond 2^53 has more digits than all doubles hold, so that others may be read as it. */
export const isRounded = (value: unknown): boolean =>
  isUnsafeInteger(value) && value !== Number(Number(value).toPrecision(15));

interface Spot {
  value: unknown;
  /** Of the value in its parent. */
  key: string | number;
  parent: Spot | null;
}

/** Finds an integer beyond 2^53, which `JSON.parse` has rounded. Returns its JSON path, or null. */
export function findUnsafeInteger(value: unknown): string | null {
  const path = unsafeIntegerPath(value);
  return path === null ? null : pathOf(path);
}

/** Finds an integer beyond 2^53. Returns the keys that lead to it; null if there is none. */
export function unsafeIntegerPath(value: unknown, isMeant = isUnsafeInteger) {
  // No recursion: foreign values may be deep.
  const left: Spot[] = [{ value, key: '', parent: null }];
  for (let spot = left.pop(); spot !== undefined; spot = left.pop()) {
    const item = spot.value;
    if (isMeant(item)) return keysOf(spot);
    if (typeof item !== 'object' || item === null) continue;
    const isList = Array.isArray(item);
    for (const [key, member] of Object.entries(item)) {
      if (typeof member === 'string') continue;
      left.push({ value: member, key: isList ? Number(key) : key, parent: spot });
    }
  }
  return null;
}

function keysOf(spot: Spot): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let at = spot; at.parent !== null; at = at.parent) keys.push(at.key);
  return keys.reverse();
}
