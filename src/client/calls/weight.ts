import { getHeapStatistics } from 'node:v8';

const MIB = 1024 * 1024;

/** What is collected of one kind may weigh so much: a share of the memory that this process has. */
export const MEMORY_SHARE = Math.min(
  1024 * MIB,
  Math.floor(getHeapStatistics().heap_size_limit / 4),
);

/** A value, and what is made of it later, takes about as much memory as so many characters. */
const VALUE_WEIGHT = 128;
/** Characters beyond those of Latin take two bytes each, and whole texts with them. */
const BEYOND_LATIN = /[^\0-\xff]/;

/** What a value weighs in characters, by a walk that nests no deeper for one that does. */
export function weigh(root: unknown): number {
  let weight = 0;
  const rest = [root];
  while (rest.length > 0) {
    const value = rest.pop();
    weight += VALUE_WEIGHT + (typeof value === 'string' ? lengthOf(value) : 0);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value)) {
      weight += key.length;
      rest.push(item);
    }
  }
  return weight;
}

function lengthOf(text: string): number {
  return BEYOND_LATIN.test(text) ? 2 * text.length : text.length;
}
