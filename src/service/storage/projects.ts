import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { newId } from './identifiers.ts';
import { cutSlice, prepareCommand, prepareQuery, type Slice, type SliceResult } from './query.ts';

const projectRow = z.object({
  seq: z.number(),
  id: z.string(),
  organizationId: z.string(),
  name: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type ProjectRecord = z.infer<typeof projectRow>;

export function createProjects(database: DatabaseSync, now: () => number) {
  const byName = prepareQuery(
    database,
    projectRow,
    'SELECT * FROM projects WHERE organizationId = :organizationId AND name = :name',
  );
  const byId = prepareQuery(
    database,
    projectRow,
    'SELECT * FROM projects WHERE organizationId = :organizationId AND id = :id',
  );
  const ofOrganization = prepareQuery(
    database,
    projectRow,
    `SELECT * FROM projects WHERE organizationId = :organizationId AND seq > :after
     ORDER BY seq LIMIT :count`,
  );
  const insert = prepareCommand(
    database,
    `INSERT INTO projects (id, organizationId, name, createdAt, updatedAt)
     VALUES (:id, :organizationId, :name, :createdAt, :createdAt)`,
  );
  const touch = prepareCommand(
    database,
    'UPDATE projects SET updatedAt = :updatedAt WHERE id = :id',
  );

  return {
    /** The project of that name, made where there is none. Returns its id. */
    ensure(organizationId: string, name: string): string {
      const found = byName.one({ organizationId, name });
      if (found !== undefined) return found.id;
      const id = newId('project');
      insert({ id, organizationId, name, createdAt: now() });
      return id;
    },
    find: (organizationId: string, id: string): ProjectRecord | undefined =>
      byId.one({ organizationId, id }),
    list(organizationId: string, { after, limit }: Slice): SliceResult<ProjectRecord> {
      return cutSlice(
        ofOrganization.all({ organizationId, after: after ?? 0, count: limit + 1 }),
        limit,
      );
    },
    /** Notes that something in the project changed. */
    touch(id: string): void {
      touch({ id, updatedAt: now() });
    },
  };
}
