import type { Context } from 'hono';
import type { PagedReply, PageLimits } from '../../../contract/routes/route.ts';
import type { Slice, SliceResult } from '../../storage/records.ts';
import type { CursorCodec } from './cursor.ts';

/** Where the items of a collection come from, in the shape they are shown in. */
export type PageSource<Shown> = (
  slice: Slice,
) => Promise<SliceResult<{ seq: number; shown: Shown }>>;

/** Pages of what is stored, each item shown by `present`. */
export function pagesOf<Item extends { seq: number }, Shown>(
  read: (slice: Slice) => Promise<SliceResult<Item>>,
  present: (item: Item) => Shown | Promise<Shown>,
): PageSource<Shown> {
  return async (slice) => {
    const { items, more } = await read(slice);
    const shown = items.map(async (item) => ({ seq: item.seq, shown: await present(item) }));
    return { items: await Promise.all(shown), more };
  };
}

/** A list of everything: no query takes a limit that it could reach. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER - 1;

/** Answers a GET list: reads `cursor` and `limit`, and shows the items of that page. */
export async function replyWithPage(
  c: Context,
  cursors: CursorCodec,
  { pages, wholeByDefault, takesBefore }: PagedReply,
  source: PageSource<unknown>,
) {
  // The path names the list and the resource it belongs to.
  const list = c.req.path;
  const cursor = c.req.query('cursor') || (takesBefore && cursorBefore(c)) || undefined;
  const limit = c.req.query('limit');
  const isWhole = wholeByDefault === true && isAbsent(cursor) && isAbsent(limit);
  const { items, more } = await source({
    after: isAbsent(cursor) ? null : cursors.decode(list, cursor),
    limit: isWhole ? NO_LIMIT : readLimit(limit, pages),
  });
  const last = items.at(-1);
  return c.json({
    items: items.map(({ shown }) => shown),
    ...(more && last !== undefined ? { nextCursor: cursors.encode(list, last.seq) } : {}),
  });
}

/** Sixteen digits are beyond any time; a cursor is longer. */
const TIME = /^\d{1,16}$/;

/** The time in `before`, where that holds one and no `cursor` stands beside it. */
export function timeBefore(req: Pick<Context['req'], 'query'>): number | null {
  const before = req.query('before') ?? '';
  return req.query('cursor') || !TIME.test(before) ? null : Number(before);
}

function cursorBefore(c: Context): string | undefined {
  const before = c.req.query('before');
  return before === undefined || TIME.test(before) ? undefined : before;
}

const isAbsent = (text: string | undefined): text is '' | undefined =>
  text === undefined || text === '';

/** Numbers out of range are clamped; what is no number is as good as absent. */
function readLimit(text: string | undefined, limits: PageLimits): number {
  const limit = text === undefined || text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  if (Number.isNaN(limit)) return limits.default;
  return Math.min(limits.max, Math.max(1, limit));
}
