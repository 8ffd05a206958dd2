import { type SelectQueryBuilder, sql } from 'kysely';
import type { Slice, SliceResult } from '../../records.ts';
import type { Tables } from '../../tables.ts';

/** Values a statement takes at most: SQLite's bound, which is below that of PostgreSQL. */
const MAX_PARAMETERS = 32_766;

/** Parts of a list that fit into a statement each, where an item is so many values. */
export function inStatements<Item>(items: readonly Item[], valuesEach: number): Item[][] {
  // Some values are left for what is the same for all items.
  const size = Math.floor((MAX_PARAMETERS - 10) / valuesEach);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Reads a slice of the rows of a listed resource, in the order in which they were made. */
export async function readSlice<Table extends keyof Tables, Row, Item>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  slice: Slice,
  read: (row: Row) => Item,
): Promise<SliceResult<Item>> {
  const seq = sql.ref<number>('seq');
  const found = await rows
    .where(sql<boolean>`${seq} > ${slice.after ?? 0}`)
    .orderBy(seq)
    .limit(slice.limit + 1)
    .execute();
  return cutSlice(found.map(read), slice);
}

/** Cuts rows that were read with one more than asked for. */
export function cutSlice<Item>(rows: Item[], { limit }: Slice): SliceResult<Item> {
  return { items: rows.slice(0, limit), more: rows.length > limit };
}

/** How many rows a statement changed. */
export const changedRows = ({ numUpdatedRows }: { numUpdatedRows: bigint }): number =>
  Number(numUpdatedRows);

export const optionalJson = (value: unknown): string | null =>
  value === null ? null : JSON.stringify(value);
