import { createHmac, timingSafeEqual } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import { refusalOf } from '../refusals.ts';

/** Sizes of the pages of a list. */
export interface PageSize {
  /** Without `limit`. */
  default: number;
  max: number;
  /** Whether a request without `limit` and `cursor` gets all: clients search these lists by name. */
  isWhole?: boolean;
}
export const CATALOGUE_PAGE: PageSize = { default: 100, max: 200, isWhole: true };
export const ITERATIONS_PAGE: PageSize = { default: 50, max: 200 };
export const RUNS_PAGE: PageSize = { default: 25, max: 100 };
export const CHATS_PAGE: PageSize = { default: 50, max: 200 };

interface List<Row, Item, Position> {
  /** The request, by its path. */
  path: string;
  query: { cursor?: string; limit?: string };
  size: PageSize;
  /**
   * Reads rows in order.
   *
   * @param after position of the last row of the previous page; null for the first page
   */
  read: (after: Position | null, limit: number) => Promise<Row[]>;
  /** What orders rows, as JSON. New rows do not shift it. */
  positionOf: (row: Row) => Position;
  show: (row: Row) => Item | Promise<Item>;
}

const SIGNATURE_BYTES = 16;
/** A page with more ends early: readers bound what they parse. Its first row is in it in any case. */
const MAX_CHARACTERS = 1_000_000;

export type Pages = ReturnType<typeof pagesOf>;

/** Pages of lists. Cursors are signed, so that none can be invented or used for another list. */
export function pagesOf(secret: string) {
  const sign = (path: string, position: string): Buffer => {
    const hmac = createHmac('sha256', secret).update(`${path}\n${position}`);
    return hmac.digest().subarray(0, SIGNATURE_BYTES);
  };
  /** The position that a cursor stands for. Refuses one that is not of this list. */
  const decode = (path: string, cursor: string) => {
    const bytes = Buffer.from(cursor, 'base64url');
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    const position = bytes.subarray(SIGNATURE_BYTES).toString();
    const isWhole = signature.length === SIGNATURE_BYTES;
    if (isWhole && timingSafeEqual(signature, sign(path, position))) return JSON.parse(position);
    throw refusalOf('VALIDATION_ERROR', { reason: 'cursor' });
  };
  /** Answers a request for a page. */
  const answer = async <Row, Item, Position = number>(list: List<Row, Item, Position>) => {
    const { path, query, size, read, positionOf, show } = list;
    const { cursor = '', limit = '' } = query;
    const isWhole = size.isWhole === true && cursor === '' && limit === '';
    const count = isWhole ? Number.MAX_SAFE_INTEGER - 1 : readLimit(limit, size);
    const after: Position | null = cursor === '' ? null : decode(path, cursor);
    const rows = await read(after, count + 1);
    const shown = isWhole ? rows : firstRows(rows, count);
    const items = await Promise.all(shown.map(show));
    const last = shown.at(-1);
    if (shown.length === rows.length || last === undefined) return { items };
    const position = JSON.stringify(positionOf(last));
    const signed = Buffer.concat([sign(path, position), Buffer.from(position)]);
    return { items, nextCursor: signed.toString('base64url') };
  };
  /**
   * Answers with the rows of a query in the order of `seq`.
   *
   * @param seq with its table, if the query has several
   */
  const list = <DB, Table extends keyof DB, Row extends { seq: number }, Item>(
    { path, query }: Pick<List<Row, Item, number>, 'path' | 'query'>,
    rows: SelectQueryBuilder<DB, Table, Row>,
    show: List<Row, Item, number>['show'],
    { seq = 'seq', size = CATALOGUE_PAGE } = {},
  ) => {
    const from = (after: number | null) => rows.where(sql.ref<number>(seq), '>', after ?? 0);
    const read = (after: number | null, limit: number) =>
      from(after).orderBy(sql.ref(seq)).limit(limit).execute();
    return answer({ path, query, size, read, positionOf: (row) => row.seq, show });
  };
  return { answer, list };
}

function readLimit(limit: string, size: PageSize): number {
  const number = limit.trim() === '' ? Number.NaN : Math.trunc(Number(limit));
  if (Number.isNaN(number)) return size.default;
  return Math.min(size.max, Math.max(1, number));
}

/** The rows of a page: so many, and no more than readers take at once. */
function firstRows<Row>(rows: readonly Row[], count: number): readonly Row[] {
  let characters = 0;
  const end = rows.findIndex((row, at) => {
    for (const value of Object.values(Object(row))) {
      if (typeof value === 'string') characters += value.length;
    }
    return at === count || (at > 0 && characters > MAX_CHARACTERS);
  });
  return end === -1 ? rows : rows.slice(0, end);
}
