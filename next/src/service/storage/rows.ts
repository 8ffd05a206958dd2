import { type Selectable, sql } from 'kysely';
import { notFound } from '../refusals.ts';
import type { Queries } from './database.ts';
import type { Schema } from './schema.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
const NAMES = {
  servers: 'server',
  suites: 'suite',
  runs: 'run',
  hosts: 'host',
  chatboxes: 'chatbox',
};

/** Finds a row of a project. All others answer like an unknown id. */
export async function findRow<Table extends keyof typeof NAMES>(
  queries: Queries,
  table: Table,
  projectId: string,
  id: string,
): Promise<Row<Table>> {
  const { rows } = await sql<Row<Table>>`
    select * from ${sql.table(table)} where id = ${id} and projectId = ${projectId}
  `.execute(queries);
  const [row] = rows;
  if (row === undefined) throw notFound(NAMES[table], id);
  return row;
}

/** Notes a change in a project: clients pick the project that changed last. */
export async function touchProject(queries: Queries, id: string, now: number): Promise<void> {
  await queries.updateTable('projects').set({ updatedAt: now }).where('id', '=', id).execute();
}
