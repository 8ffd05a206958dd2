import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { newId } from './identifiers.ts';
import { optionalTimeColumn, prepareCommand, prepareQuery } from './query.ts';

const apiKeyRow = z.object({
  id: z.string(),
  name: z.string(),
  visiblePrefix: z.string(),
  organizationId: z.string().nullable(),
  organizationName: z.string().nullable(),
  userId: z.string().nullable(),
  createdAt: z.number(),
  revokedAt: optionalTimeColumn,
});
/** A key as it is kept: never the key itself. `organizationId` is null once it is orphaned. */
export type ApiKeyRecord = z.infer<typeof apiKeyRow>;

const SELECT_KEY = `
  SELECT apiKeys.*, organizations.name AS organizationName
  FROM apiKeys LEFT JOIN organizations ON organizations.id = apiKeys.organizationId
`;

export function createApiKeys(database: DatabaseSync, now: () => number) {
  const byHash = prepareQuery(database, apiKeyRow, `${SELECT_KEY} WHERE apiKeys.hash = :hash`);
  const everyKey = prepareQuery(database, apiKeyRow, `${SELECT_KEY} ORDER BY apiKeys.seq`);
  const insert = prepareCommand(
    database,
    `INSERT INTO apiKeys (id, name, hash, visiblePrefix, organizationId, userId, createdAt)
     VALUES (:id, :name, :hash, :visiblePrefix, :organizationId, :userId, :createdAt)`,
  );
  const setRevoked = prepareCommand(
    database,
    'UPDATE apiKeys SET revokedAt = coalesce(revokedAt, :revokedAt) WHERE id = :id',
  );

  return {
    findByHash: (hash: string): ApiKeyRecord | undefined => byHash.one({ hash }),
    list: (): ApiKeyRecord[] => everyKey.all(),
    /** Returns the id of the key. */
    add(key: {
      name: string;
      hash: string;
      visiblePrefix: string;
      organizationId: string;
      userId: string;
    }): string {
      const id = newId('apiKey');
      insert({ ...key, id, createdAt: now() });
      return id;
    },
    /** False: no key has that id. Revoking twice changes nothing. */
    revoke: (id: string): boolean => setRevoked({ id, revokedAt: now() }) > 0,
  };
}
