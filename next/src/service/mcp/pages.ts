import { isObject } from '../../lib/json-values.ts';
import { MAX_MESSAGE_BYTES } from '../../lib/limits.ts';
import { type ListName, MAX_ITEMS } from './shapes.ts';

const MAX_PAGES = 1_000;

/** An object of JSON as a server sent it. */
export type Sent = Record<string, unknown>;

/** One page of a list. The last one has no cursor. */
export interface ListPage {
  items: Sent[];
  nextCursor: string | null;
}

/** The page in an answer that the gate has checked. */
export function pageOf(list: ListName, answer: Sent): ListPage {
  const { [list]: items, nextCursor } = answer as Record<ListName, unknown[]> & Sent;
  // Some servers write the end of a list as an empty cursor.
  const next = typeof nextCursor === 'string' && nextCursor !== '' ? nextCursor : null;
  return { items: items.filter(isObject), nextCursor: next };
}

/** The items of all pages of a list. */
export class PagedList {
  readonly items: Sent[] = [];
  /** UTF-16 units of JSON. */
  #length = 0;
  readonly #cursors = new Set<string>();
  readonly #endsAt: number;

  /** @param limitMs for all pages together */
  constructor(limitMs: number) {
    this.#endsAt = performance.now() + limitMs;
  }

  /** Adds a page. Returns what is wrong with the list; null if it may go on. */
  add({ items, nextCursor }: ListPage): string | null {
    // One by one: arguments of a call are on the stack.
    for (const item of items) this.items.push(item);
    this.#length += JSON.stringify(items).length;
    if (this.items.length > MAX_ITEMS) return `has more than ${MAX_ITEMS} items`;
    if (this.#length > MAX_MESSAGE_BYTES) return 'is larger than 10 MiB';
    if (nextCursor === null) return null;
    if (this.#cursors.has(nextCursor)) return `repeats the cursor ${nextCursor}`;
    this.#cursors.add(nextCursor);
    const { size } = this.#cursors;
    const isEndless = size >= MAX_PAGES || performance.now() > this.#endsAt;
    return isEndless ? `does not end after ${size} pages` : null;
  }
}
