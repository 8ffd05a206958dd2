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

/** What a list may say about its rows. */
interface ListOptions {
  size?: PageSize;
  /** Columns that order them: together unique, and no new row shifts others. */
  order?: readonly string[];
  isNewestFirst?: boolean;
}

const SIGNATURE_BYTES = 16;
/** A page with more ends early: readers bound what they parse. Its first row is in it in any case. */
const MAX_CHARACTERS = 1_000_000;

export type ListPage = ReturnType<typeof pagesOf>;

/** Pages of lists. Cursors are signed, so that none can be invented or used for another list. */
export function pagesOf(secret: string) {
  const sign = (path: string, position: string): Buffer => {
    const hmac = createHmac('sha256', secret).update(`${path}\n${position}`);
    return hmac.digest().subarray(0, SIGNATURE_BYTES);
  };
  /** The position that a cursor stands for. Refuses one that is not of this list. */
  const decode = (path: string, cursor: string): unknown[] => {
    const bytes = Buffer.from(cursor, 'base64url');
    const signature = bytes.subarray(0, SIGNATURE_BYTES);
    const position = bytes.subarray(SIGNATURE_BYTES).toString();
    const isWhole = signature.length === SIGNATURE_BYTES;
    if (isWhole && timingSafeEqual(signature, sign(path, position))) return JSON.parse(position);
    throw refusalOf('VALIDATION_ERROR', { reason: 'cursor' });
  };
  /** Answers a request with a page of the rows of a query. */
  return async <DB, Table extends keyof DB, Row, Item>(
    { path, query }: { path: string; query: { cursor?: string; limit?: string } },
    rows: SelectQueryBuilder<DB, Table, Row>,
    show: (row: Row) => Item | Promise<Item>,
    { size = CATALOGUE_PAGE, order = ['seq'], isNewestFirst = false }: ListOptions = {},
  ) => {
    const { cursor = '', limit = '' } = query;
    const isWhole = size.isWhole === true && cursor === '' && limit === '';
    const count = isWhole ? Number.MAX_SAFE_INTEGER - 1 : readLimit(limit, size);
    const columns = order.map((column) => sql.ref(column));
    const comparison = sql.raw(isNewestFirst ? '<' : '>');
    const after = cursor === '' ? null : sql.join(decode(path, cursor));
    const isAfter = sql<boolean>`(${sql.join(columns)}) ${comparison} (${after})`;
    const left = after === null ? rows : rows.where(isAfter);
    const direction = isNewestFirst ? 'desc' : 'asc';
    const ordered = columns.reduce((all, column) => all.orderBy(column, direction), left);
    const found = await ordered.limit(count + 1).execute();
    const shown = isWhole ? found : firstRows(found, count);
    const items = await Promise.all(shown.map(show));
    const last = shown.at(-1);
    if (shown.length === found.length || last === undefined) return { items };
    const position = JSON.stringify(order.map((column) => Object(last)[column]));
    const signed = Buffer.concat([sign(path, position), Buffer.from(position)]);
    return { items, nextCursor: signed.toString('base64url') };
  };
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
