/** Looks into the database of a service. */
import { DatabaseSync } from 'node:sqlite';

// biome-ignore lint/suspicious/noExplicitAny: tests look into rows of all shapes
type Rows = any[];

/** Rows of a query, with the JSON in them read. */
export function readRows(file: string, sql: string, ...values: string[]): Rows {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(sql).all(...values);
  database.close();
  const isJson = (value: unknown) => typeof value === 'string' && /^[[{]/.test(value);
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        return [name, isJson(value) ? JSON.parse(String(value)) : value];
      }),
    ),
  );
}
