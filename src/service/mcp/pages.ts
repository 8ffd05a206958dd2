import { MAX_MESSAGE_BYTES } from '../../lib/limits.ts';
import { type ListName, MAX_ITEMS } from './shapes.ts';

const MAX_PAGES = 1_000;

export type Sent = Record<string, unknown>;

/** One page of a list. The last one has no cursor. */
export interface ListPage {
  items: Sent[];
  nextCursor: string | null;
}

/** The page in an answer that the gate has checked. */
export function pageOf(list: ListName, answer: Sent): ListPage {
  const { [list]: items, nextCursor } = answer as Record<ListName, Sent[]> & Sent;
  // Some servers write the end of a list as an empty cursor.
  const next = typeof nextCursor === 'string' && nextCursor !== '' ? nextCursor : null;
  return { items, nextCursor: next };
}

/**
 * Reads all pages of a list.
 *
 * @param read reads one page, the first one without a cursor
 * @param limitMs for all pages together
 * @returns all items, or what is wrong with the list
 */
export async function readAll(
  read: (cursor: string | null) => Promise<ListPage>,
  limitMs: number,
): Promise<{ items: Sent[] } | { mistake: string }> {
  const endsAt = performance.now() + limitMs;
  const all: Sent[] = [];
  const cursors = new Set<string | null>([null]);
  /** UTF-16 units of JSON. */
  let length = 0;
  for (const cursor of cursors) {
    const { items, nextCursor } = await read(cursor);
    // One by one: arguments of a call are on the stack.
    for (const item of items) all.push(item);
    length += JSON.stringify(items).length;
    if (all.length > MAX_ITEMS) return { mistake: `has more than ${MAX_ITEMS} items` };
    if (length > MAX_MESSAGE_BYTES) return { mistake: 'is larger than 10 MiB' };
    if (nextCursor === null) break;
    if (cursors.has(nextCursor)) return { mistake: `repeats the cursor ${nextCursor}` };
    const isEndless = cursors.size >= MAX_PAGES || performance.now() > endsAt;
    if (isEndless) return { mistake: `does not end after ${cursors.size} pages` };
    cursors.add(nextCursor);
  }
  return { items: all };
}
