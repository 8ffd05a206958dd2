import { pathOf } from './json-path.ts';
import { isUnsafeInteger } from './json-values.ts';

/**
 * Finds an integer beyond 2^53, which `JSON.parse` has rounded.
 *
 * @returns its JSON path, such as `$.items[0].id`; null if there is none
 */
export function findUnsafeInteger(value: unknown): string | null {
  // No recursion: foreign values may be deep.
  const left: [value: unknown, path: string][] = [[value, '$']];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [item, path] = next;
    if (isUnsafeInteger(item)) return path;
    if (typeof item !== 'object' || item === null) continue;
    const isList = Array.isArray(item);
    for (const [key, member] of Object.entries(item)) {
      if (typeof member === 'string') continue;
      left.push([member, `${path}${pathOf([isList ? Number(key) : key]).slice(1)}`]);
    }
  }
  return null;
}
