import { sizeInWords } from '../../../text/size-in-words.ts';
import type { McpServerError } from '../server-error.ts';
import { MESSAGE_LIMIT_BYTES } from '../wire/message-limits.ts';

/** No model is offered anywhere near as many; a list beyond that has no end. */
const ITEMS_LIMIT = 10_000;
const PAGES_LIMIT = 1_000;
/** Of JSON, over all pages: what one page may have, which is far more than a model is shown. */
const LENGTH_LIMIT = MESSAGE_LIMIT_BYTES;

/** One page of a list. */
export interface Page<Item> {
  items: readonly Item[];
  nextCursor: string | undefined;
}

/**
 * All items of a list, over all its pages.
 *
 * @param noun what the list is of, such as `tools`
 * @param refuse makes the error of a list that has no end or is too long to be read
 */
export async function readPages<Item>(
  noun: string,
  requestPage: (cursor: string | undefined) => Promise<Page<Item>>,
  refuse: (what: string) => McpServerError,
): Promise<Item[]> {
  const all: Item[] = [];
  const cursors = new Set<string>();
  let length = 0;
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await requestPage(cursor);
    length += JSON.stringify(items).length;
    if (length > LENGTH_LIMIT) {
      throw refuse(`describes its ${noun} in more than ${sizeInWords(LENGTH_LIMIT)}`);
    }
    // Looked at before it is copied: a page may hold hundreds of thousands.
    if (all.length + items.length > ITEMS_LIMIT) {
      throw refuse(`offers more than ${ITEMS_LIMIT} ${noun}`);
    }
    for (const item of items) all.push(item);
    // Some servers write that there are no more pages as an empty cursor.
    cursor = nextCursor || undefined;
    if (cursor !== undefined && cursors.has(cursor)) {
      throw refuse(`sends the same page of ${noun} again and again`);
    }
    if (cursor !== undefined) cursors.add(cursor);
    if (cursors.size > PAGES_LIMIT) throw refuse(`sends pages of ${noun} without end`);
  } while (cursor !== undefined);
  return all;
}
