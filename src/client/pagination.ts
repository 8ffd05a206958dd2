import type { Page } from '../contract/envelope.ts';
import { PaginationError } from './api-error.ts';

/** A collection with more pages than this is taken to have no end. */
const MAX_PAGES = 1_000;

/** Characters and values of all pages together: many would fill the memory that one does not. */
const MAX_WEIGHT = 256 * 1024 * 1024;
/** A value takes about as much memory as so many characters. */
const VALUE_WEIGHT = 16;

/** What a value weighs, by a walk that nests no deeper for one that does. */
function weigh(root: unknown): number {
  let weight = 0;
  const rest = [root];
  while (rest.length > 0) {
    const value = rest.pop();
    weight += typeof value === 'string' ? value.length : VALUE_WEIGHT;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value)) {
      weight += key.length;
      rest.push(item);
    }
  }
  return weight;
}

/**
 * Items of all pages of a collection, fetched as they are asked for. An empty cursor ends it like
 * a missing one.
 * @param what names the collection in errors: `GET /projects`.
 * @throws PaginationError on a cursor that is repeated or no text, or a collection without end or
 * too large to be held.
 */
export async function* paginate<Item>(
  what: string,
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  let weight = 0;
  while (seen.size < MAX_PAGES) {
    const page = await fetchPage(cursor);
    weight += weigh(page);
    if (weight > MAX_WEIGHT) {
      throw new PaginationError(
        `${what} is larger than ${MAX_WEIGHT / 1024 / 1024} MiB in all, which is more than is read.`,
      );
    }
    yield* page.items;
    const { nextCursor } = page;
    if (nextCursor === undefined || nextCursor === null || nextCursor === '') return;
    if (typeof nextCursor !== 'string') {
      throw new PaginationError(
        `${what} gives a cursor that is no text, so that the pages after it cannot be read. This is a fault of the service.`,
      );
    }
    cursor = nextCursor;
    if (seen.has(cursor)) {
      throw new PaginationError(
        `${what} gives the same cursor twice, so its pages would never end. This is a fault of the service.`,
      );
    }
    seen.add(cursor);
  }
  throw new PaginationError(`${what} has more than ${MAX_PAGES} pages.`);
}
