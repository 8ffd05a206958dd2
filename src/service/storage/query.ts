import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { z } from 'zod';

/** Named parameters of a statement, without the colon. */
export type Parameters = Record<string, SQLInputValue>;

/** Prepares a statement that reads; its rows come out in the shape of `schema`. */
export function prepareQuery<Schema extends z.ZodType>(
  database: DatabaseSync,
  schema: Schema,
  sql: string,
) {
  const statement = database.prepare(sql);
  return {
    /** The first row, or undefined. */
    one(parameters: Parameters = {}): z.output<Schema> | undefined {
      const row = statement.get(parameters);
      return row === undefined ? undefined : schema.parse(row);
    },
    all(parameters: Parameters = {}): z.output<Schema>[] {
      return statement.all(parameters).map((row) => schema.parse(row));
    },
  };
}

/** Prepares a statement that writes; returns how many rows it changed. */
export function prepareCommand(database: DatabaseSync, sql: string) {
  const statement = database.prepare(sql);
  return (parameters: Parameters = {}): number => Number(statement.run(parameters).changes);
}

/** Does all of `work` in one transaction, or nothing of it. */
export async function atomically<Result>(
  database: DatabaseSync,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = await work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk, for one, SQLite has taken everything back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** A column that holds JSON text. */
export function jsonColumn<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);
}

/** A column that holds 0 or 1. */
export const booleanColumn = z.number().transform((value) => value !== 0);

/** A column that holds epoch milliseconds, or nothing yet. */
export const optionalTimeColumn = z.number().nullable();

/** A part of a list, in the order of the list. */
export interface Slice {
  /** `seq` of the last item already seen; null: from the beginning. */
  after: number | null;
  limit: number;
}

/** Items of a slice, and whether more follow. */
export interface SliceResult<Item> {
  items: Item[];
  more: boolean;
}

/** Cuts rows that were read with one more than asked for. */
export function cutSlice<Item>(rows: Item[], limit: number): SliceResult<Item> {
  return { items: rows.slice(0, limit), more: rows.length > limit };
}
