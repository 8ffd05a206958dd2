import { type SelectQueryBuilder, sql } from 'kysely';
import { digestOf } from '../../report/identity.ts';
import { refusalOf } from '../refusals.ts';

export interface PageSize {
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
  /** The column that orders them: a unique number, and no new row shifts others. */
  order?: string;
  isNewestFirst?: boolean;
}

/** A page with more ends early: readers bound what they parse. Its first row is in it in any case. */
const MAX_CHARACTERS = 1_000_000;

/** Answers a request with a page of the rows of a query. */
export async function listPage<DB, Table extends keyof DB, Row, Item>(
  { path, query }: { path: string; query: { cursor?: string; limit?: string } },
  rows: SelectQueryBuilder<DB, Table, Row>,
  show: (row: Row) => Item | Promise<Item>,
  { size = CATALOGUE_PAGE, order = 'seq', isNewestFirst = false }: ListOptions = {},
) {
  const { cursor = '', limit = '' } = query;
  const isWhole = size.isWhole === true && cursor === '' && limit === '';
  const count = isWhole ? Number.MAX_SAFE_INTEGER - 1 : readLimit(limit, size);
  const column = sql.ref<number>(order);
  const comparison = isNewestFirst ? '<' : '>';
  const left = cursor === '' ? rows : rows.where(column, comparison, positionOf(cursor, path));
  const ordered = left.orderBy(column, isNewestFirst ? 'desc' : 'asc');
  const found = await ordered.limit(count + 1).execute();
  const shown = isWhole ? found : firstRows(found, count);
  const items = await Promise.all(shown.map(show));
  const last = shown.at(-1);
  if (shown.length === found.length || last === undefined) return { items };
  return { items, nextCursor: cursorAt(Object(last)[order], path) };
}

/** A cursor is good for one list: it has the digest of its path. */
const cursorAt = (position: number, path: string): string =>
  Buffer.from(`${position}.${digestOf(path, `${position}`)}`).toString('base64url');

function positionOf(cursor: string, path: string): number {
  const position = Number.parseInt(Buffer.from(cursor, 'base64url').toString(), 10);
  if (cursor === cursorAt(position, path)) return position;
  throw refusalOf('VALIDATION_ERROR', { reason: 'cursor' });
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
