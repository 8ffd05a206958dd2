import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { newId } from './identifiers.ts';
import { cutSlice, prepareCommand, prepareQuery, type Slice, type SliceResult } from './query.ts';

const suiteRow = z.object({
  seq: z.number(),
  id: z.string(),
  projectId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  model: z.string().nullable(),
  provider: z.string().nullable(),
  minimumPassRatePercent: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type SuiteRecord = z.infer<typeof suiteRow>;

/** What a caller gives of a new suite. */
export interface NewSuite {
  projectId: string;
  name: string;
  description: string | null;
  model: string | null;
  provider: string | null;
  minimumPassRatePercent: number | null;
  /** The saved server selection, in order; empty: none is saved. */
  serverIds: readonly string[];
}

export function createSuites(database: DatabaseSync, now: () => number) {
  const byId = prepareQuery(
    database,
    suiteRow,
    'SELECT * FROM suites WHERE projectId = :projectId AND id = :id',
  );
  const ofProject = prepareQuery(
    database,
    suiteRow,
    'SELECT * FROM suites WHERE projectId = :projectId AND seq > :after ORDER BY seq LIMIT :count',
  );
  const oldestByName = prepareQuery(
    database,
    suiteRow,
    'SELECT * FROM suites WHERE projectId = :projectId AND name = :name ORDER BY seq LIMIT 1',
  );
  const insert = prepareCommand(
    database,
    `INSERT INTO suites (id, projectId, name, description, model, provider,
       minimumPassRatePercent, createdAt, updatedAt)
     VALUES (:id, :projectId, :name, :description, :model, :provider,
       :minimumPassRatePercent, :time, :time)`,
  );
  const insertServer = prepareCommand(
    database,
    `INSERT INTO suiteServers (suiteId, serverId, position) VALUES (:suiteId, :serverId, :position)`,
  );
  const touch = prepareCommand(database, 'UPDATE suites SET updatedAt = :updatedAt WHERE id = :id');

  return {
    find: (projectId: string, id: string): SuiteRecord | undefined => byId.one({ projectId, id }),
    /** The oldest suite of exactly that name, so that the answer stays the same. */
    findByName: (projectId: string, name: string): SuiteRecord | undefined =>
      oldestByName.one({ projectId, name }),
    list(projectId: string, { after, limit }: Slice): SliceResult<SuiteRecord> {
      return cutSlice(ofProject.all({ projectId, after: after ?? 0, count: limit + 1 }), limit);
    },
    /** Returns the id of the suite. */
    add({ serverIds, ...suite }: NewSuite): string {
      const id = newId('suite');
      insert({ ...suite, id, time: now() });
      for (const [position, serverId] of serverIds.entries()) {
        insertServer({ suiteId: id, serverId, position });
      }
      return id;
    },
    /** Notes that the suite's cases changed. */
    touch(id: string): void {
      touch({ id, updatedAt: now() });
    },
  };
}
