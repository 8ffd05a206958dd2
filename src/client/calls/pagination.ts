import type { Page } from '../../contract/wire/envelope.ts';
import { PaginationError } from '../errors/api-error.ts';
import { MEMORY_SHARE, weigh } from './weight.ts';

/** A collection with more pages than this is taken to have no end. */
const MAX_PAGES = 1_000;

/** Pages in a row that hold nothing: a collection that goes on so has no end either. */
const MAX_EMPTY_PAGES = 20;

/** What the reader of a collection keeps of an item, where it lets go of the rest. */
export type KeptOf<Item> = (item: Item) => unknown;

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
  keptOf?: KeptOf<Item>,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  let weight = 0;
  let empty = 0;
  while (seen.size < MAX_PAGES) {
    const page = await fetchPage(cursor);
    weight += weigh(keptOf === undefined ? page : page.items.map(keptOf));
    if (weight > MEMORY_SHARE) {
      const most = `${Math.floor(MEMORY_SHARE / 1024 / 1024)} MiB`;
      throw new PaginationError(
        `${what} takes more memory than the ${most} that it may, a share of what this process has.`,
      );
    }
    empty = page.items.length === 0 ? empty + 1 : 0;
    if (empty > MAX_EMPTY_PAGES) {
      throw new PaginationError(
        `${what} goes on after ${empty} pages in a row without an item. This is a fault of the service.`,
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
