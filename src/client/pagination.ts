import type { Page } from '../contract/envelope.ts';
import { PaginationError } from './api-error.ts';

/** A collection with more pages than this is taken to have no end. */
const MAX_PAGES = 1_000;

/**
 * Items of all pages of a collection, fetched as they are asked for. An empty cursor ends it like
 * a missing one.
 * @param what names the collection in errors: `GET /projects`.
 * @throws PaginationError on a cursor that is repeated or no text, or a collection without end.
 */
export async function* paginate<Item>(
  what: string,
  fetchPage: (cursor: string | undefined) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  while (seen.size < MAX_PAGES) {
    const page = await fetchPage(cursor);
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
