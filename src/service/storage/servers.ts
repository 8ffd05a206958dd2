import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { newId } from './identifiers.ts';
import {
  booleanColumn,
  cutSlice,
  prepareCommand,
  prepareQuery,
  type Slice,
  type SliceResult,
} from './query.ts';

const serverRow = z.object({
  seq: z.number(),
  id: z.string(),
  projectId: z.string(),
  name: z.string(),
  enabled: booleanColumn,
  transportType: z.string(),
  url: z.string().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
/** What is public of a server. How to connect to it is kept in memory only: it holds secrets. */
export type ServerRecord = z.infer<typeof serverRow>;

export function createServers(database: DatabaseSync, now: () => number) {
  const byId = prepareQuery(
    database,
    serverRow,
    'SELECT * FROM servers WHERE projectId = :projectId AND id = :id',
  );
  const byName = prepareQuery(
    database,
    serverRow,
    'SELECT * FROM servers WHERE projectId = :projectId AND name = :name',
  );
  const ofProject = prepareQuery(
    database,
    serverRow,
    'SELECT * FROM servers WHERE projectId = :projectId AND seq > :after ORDER BY seq LIMIT :count',
  );
  const ofSuite = prepareQuery(
    database,
    serverRow,
    `SELECT servers.* FROM servers JOIN suiteServers ON suiteServers.serverId = servers.id
     WHERE suiteServers.suiteId = :suiteId ORDER BY suiteServers.position`,
  );
  const upsert = prepareCommand(
    database,
    `INSERT INTO servers (id, projectId, name, enabled, transportType, url, createdAt, updatedAt)
     VALUES (:id, :projectId, :name, :enabled, :transportType, :url, :time, :time)
     ON CONFLICT (projectId, name) DO UPDATE SET
       enabled = excluded.enabled, transportType = excluded.transportType,
       url = excluded.url, updatedAt = excluded.updatedAt`,
  );
  const disableAll = prepareCommand(
    database,
    'UPDATE servers SET enabled = 0 WHERE projectId = :projectId',
  );

  return {
    findAll: (projectId: string, ids: readonly string[]): ServerRecord[] =>
      ids.flatMap((id) => byId.one({ projectId, id }) ?? []),
    list(projectId: string, { after, limit }: Slice): SliceResult<ServerRecord> {
      return cutSlice(ofProject.all({ projectId, after: after ?? 0, count: limit + 1 }), limit);
    },
    /** The saved server selection of a suite, in its order. */
    ofSuite: (suiteId: string): ServerRecord[] => ofSuite.all({ suiteId }),
    disableAll(projectId: string): void {
      disableAll({ projectId });
    },
    /** Adds the server or updates the one of that name. Returns its id, which stays the same. */
    upsert(
      projectId: string,
      server: { name: string; enabled: boolean; transportType: string; url: string | null },
    ): string {
      const id = byName.one({ projectId, name: server.name })?.id ?? newId('server');
      upsert({ ...server, id, projectId, enabled: server.enabled ? 1 : 0, time: now() });
      return id;
    },
  };
}
