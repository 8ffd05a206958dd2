import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import { notFound } from '../refusals.ts';
import type { Project } from '../request.ts';
import { DEFAULT_PROJECT } from '../settings.ts';
import type { Queries } from './database.ts';
import type { Schema } from './schema.ts';

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
/** Each is named by the plural of what is in it. */
type Owned = 'servers' | 'suites' | 'runs' | 'hosts';

/** Finds a project. `acceptsDefault`: `default` stands for the project `Default`. */
export async function findProject(
  queries: Queries,
  id: string,
  acceptsDefault = false,
): Promise<Project> {
  const isDefault = acceptsDefault && id === 'default';
  const project = await queries
    .selectFrom('projects')
    .select('id')
    .where(isDefault ? 'name' : 'id', '=', isDefault ? DEFAULT_PROJECT : id)
    .executeTakeFirst();
  if (project === undefined) throw notFound('project', id);
  return project;
}

/** Finds a row of a project. All others answer like an unknown id. */
export async function findRow<Table extends Owned>(
  queries: Queries,
  table: Table,
  projectId: string,
  id: string,
): Promise<Row<Table>> {
  const { rows } = await sql<Row<Table>>`
    select * from ${sql.table(table)} where id = ${id} and projectId = ${projectId}
  `.execute(queries);
  const [row] = rows;
  if (row === undefined) throw notFound(table.slice(0, -1), id);
  return row;
}

type Timed = 'projects' | 'servers' | 'testCases';
type NewRow<Table extends Timed> = Omit<
  Insertable<Schema[Table]>,
  'id' | 'createdAt' | 'updatedAt'
>;

/**
 * Stores a row. The one that has its place in a unique index takes its values, and keeps its id; its
 * time changes only with them. Resolves to the id.
 */
export async function saveRow<Table extends Timed>(
  queries: Queries,
  table: Table,
  row: NewRow<Table>,
  now: number,
): Promise<string> {
  const id = randomUUID();
  const columns = (of: string) => sql.join(Object.keys(row).map((name) => sql.ref(of + name)));
  const [known, given] = [columns(''), columns('excluded.')];
  const { rows } = await sql<{ id: string }>`
    INSERT INTO ${sql.table(table)} (id, createdAt, updatedAt, ${known})
    VALUES (${id}, ${now}, ${now}, ${sql.join(Object.values(row))})
    ON CONFLICT DO UPDATE SET (${known}) = (${given}),
      updatedAt = iif((${known}) IS (${given}), updatedAt, ${now})
    RETURNING id
  `.execute(queries);
  return rows[0]?.id ?? id;
}

/** Notes a change in a project: clients pick the project that changed last. */
export async function touchProject(queries: Queries, id: string, now: number): Promise<void> {
  await queries.updateTable('projects').set({ updatedAt: now }).where('id', '=', id).execute();
}
