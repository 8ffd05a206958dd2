import type { Context } from 'hono';
import { LIMITS } from '../../contract/limits.ts';
import type { Slice, SliceResult } from '../storage/records.ts';
import type { CursorCodec } from './cursor.ts';

/** Page sizes of a list. */
export interface PageLimits {
  default: number;
  max: number;
}

/** A list of everything: no query takes a limit that it could reach. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER - 1;

/** Answers a GET list: reads `cursor` and `limit`, and presents the items of that page. */
export async function replyWithPage<Item extends { seq: number }>(
  c: Context,
  cursors: CursorCodec,
  limits: PageLimits,
  read: (slice: Slice) => Promise<SliceResult<Item>>,
  present: (item: Item) => unknown,
) {
  // The path names the list and the resource it belongs to.
  const list = c.req.path;
  const cursor = c.req.query('cursor');
  const { items, more } = await read({
    after: isAbsent(cursor) ? null : cursors.decode(list, cursor),
    limit: readLimit(c.req.query('limit'), limits),
  });
  const last = items.at(-1);
  return c.json({
    items: await Promise.all(items.map(present)),
    ...(more && last !== undefined ? { nextCursor: cursors.encode(list, last.seq) } : {}),
  });
}

/**
 * The same for a catalogue, which is answered whole where neither `cursor` nor `limit` is given:
 * the published clients never page one, and look for names in what they get (wire reference, 6.9).
 */
export function replyWithCatalogue<Item extends { seq: number }>(
  c: Context,
  cursors: CursorCodec,
  read: (slice: Slice) => Promise<SliceResult<Item>>,
  present: (item: Item) => unknown,
) {
  const isWhole = isAbsent(c.req.query('cursor')) && isAbsent(c.req.query('limit'));
  const limits = isWhole ? { default: NO_LIMIT, max: NO_LIMIT } : LIMITS.cataloguePage;
  return replyWithPage(c, cursors, limits, read, present);
}

const isAbsent = (text: string | undefined): text is '' | undefined =>
  text === undefined || text === '';

/** Numbers out of range are clamped; what is no number is as good as absent. */
function readLimit(text: string | undefined, limits: PageLimits): number {
  const limit = text === undefined || text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  if (Number.isNaN(limit)) return limits.default;
  return Math.min(limits.max, Math.max(1, limit));
}
