import { newId } from '../../identifiers.ts';
import type { ApiKeyStore } from '../../store.ts';
import type { Access } from '../../tables.ts';
import { changedRows } from '../statements/rows.ts';

export function createApiKeys(access: Access): ApiKeyStore {
  const keys = () =>
    access.db
      .selectFrom('apiKeys')
      .leftJoin('organizations', 'organizations.id', 'apiKeys.organizationId')
      .select([
        'apiKeys.id',
        'apiKeys.name',
        'apiKeys.visiblePrefix',
        'apiKeys.organizationId',
        'organizations.name as organizationName',
        'apiKeys.userId',
        'apiKeys.createdAt',
        'apiKeys.revokedAt',
      ]);

  return {
    findByHash: (hash) => keys().where('apiKeys.hash', '=', hash).executeTakeFirst(),
    list: () => keys().orderBy('apiKeys.seq').execute(),
    async add(key) {
      const id = newId('apiKey');
      await access.db
        .insertInto('apiKeys')
        .values({ ...key, id, createdAt: access.now() })
        .execute();
      return id;
    },
    async revoke(id) {
      const result = await access.db
        .updateTable('apiKeys')
        .set(({ fn, ref, val }) => ({
          revokedAt: fn.coalesce(ref('revokedAt'), val(access.now())),
        }))
        .where('id', '=', id)
        .executeTakeFirst();
      return changedRows(result) > 0;
    },
  };
}
