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

/** Pages of lists. Cursors are signed, so that none can be invented or used for another list. */
export class Pages {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Answers a request for a page. Refuses a cursor that is not one of this list. */
  async answer<Row, Item, Position = number>(list: List<Row, Item, Position>) {
    const { path, query, size, read, positionOf, show } = list;
    const { cursor = '', limit = '' } = query;
    const isWhole = size.isWhole === true && cursor === '' && limit === '';
    const count = isWhole ? Number.MAX_SAFE_INTEGER - 1 : readLimit(limit, size);
    const after = cursor === '' ? null : this.decode<Position>(path, cursor);
    const rows = await read(after, count + 1);
    const shown = isWhole ? rows : firstRows(rows, count);
    const items = await Promise.all(shown.map(show));
    const last = shown.at(-1);
    if (shown.length === rows.length || last === undefined) return { items };
    return { items, nextCursor: this.#encode(path, positionOf(last)) };
  }

  /**
   * Answers with the rows of a query in the order of `seq`.
   *
   * @param seq with its table, if the query has several
   */
  list<DB, Table extends keyof DB, Row extends { seq: number }, Item>(
    { path, query }: Pick<List<Row, Item, number>, 'path' | 'query'>,
    rows: SelectQueryBuilder<DB, Table, Row>,
    show: List<Row, Item, number>['show'],
    { seq = 'seq', size = CATALOGUE_PAGE } = {},
  ) {
    const from = (after: number | null) => rows.where(sql.ref<number>(seq), '>', after ?? 0);
    const read = (after: number | null, limit: number) =>
      from(after).orderBy(sql.ref(seq)).limit(limit).execute();
    return this.answer({ path, query, size, read, positionOf: (row) => row.seq, show });
  }

  /** The position that a cursor stands for. Refuses one that is not of this list. */
  decode<Position = number>(path: string, cursor: string): Position {
    const bytes = Buffer.from(cursor, 'base64url');
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    const position = bytes.subarray(SIGNATURE_BYTES).toString();
    const isOurs =
      signature.length === SIGNATURE_BYTES &&
      timingSafeEqual(signature, this.#sign(path, position));
    if (!isOurs) throw refusalOf('VALIDATION_ERROR', { reason: 'cursor' });
    // The signature tells that it is a position of this list.
    return JSON.parse(position);
  }

  #encode(path: string, position: unknown): string {
    const text = JSON.stringify(position);
    return Buffer.concat([this.#sign(path, text), Buffer.from(text)]).toString('base64url');
  }

  #sign(path: string, position: string): Buffer {
    const hmac = createHmac('sha256', this.#secret).update(`${path}\n${position}`);
    return hmac.digest().subarray(0, SIGNATURE_BYTES);
  }
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
