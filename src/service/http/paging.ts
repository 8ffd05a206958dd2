import type { Context } from 'hono';
import type { Slice, SliceResult } from '../store/query.ts';
import type { CursorCodec } from './cursor.ts';

/** Page sizes of a list. */
export interface PageLimits {
  default: number;
  max: number;
}

/** Answers a GET list: reads `cursor` and `limit`, and presents the items of that page. */
export function replyWithPage<Item extends { seq: number }>(
  c: Context,
  cursors: CursorCodec,
  limits: PageLimits,
  read: (slice: Slice) => SliceResult<Item>,
  present: (item: Item) => unknown,
) {
  // The path names the list and the resource it belongs to.
  const list = c.req.path;
  const cursor = c.req.query('cursor');
  const { items, more } = read({
    after: cursor === undefined || cursor === '' ? null : cursors.decode(list, cursor),
    limit: readLimit(c.req.query('limit'), limits),
  });
  const last = items.at(-1);
  return c.json({
    items: items.map(present),
    ...(more && last !== undefined ? { nextCursor: cursors.encode(list, last.seq) } : {}),
  });
}

/** Numbers out of range are clamped; what is no number is as good as absent. */
function readLimit(text: string | undefined, limits: PageLimits): number {
  const limit = text === undefined || text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  if (Number.isNaN(limit)) return limits.default;
  return Math.min(limits.max, Math.max(1, limit));
}
