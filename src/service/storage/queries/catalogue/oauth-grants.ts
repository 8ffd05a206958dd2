import type { OAuthGrantStore } from '../../oauth-grant-store.ts';
import type { GrantPlace } from '../../records.ts';
import type { Access } from '../../tables.ts';
import { changedRows } from '../statements/rows.ts';

export function createOAuthGrants(access: Access): OAuthGrantStore {
  const living = () => access.db.selectFrom('instances').select('instances.id');
  const update = ({ userId, serverId }: GrantPlace, generation: number) =>
    access.db
      .updateTable('oauthGrants')
      .where('userId', '=', userId)
      .where('serverId', '=', serverId)
      .where('generation', '=', generation);

  return {
    find: ({ userId, serverId }) =>
      access.db
        .selectFrom('oauthGrants')
        .select(['generation', 'keyId', 'sealed'])
        .where('userId', '=', userId)
        .where('serverId', '=', serverId)
        .executeTakeFirst(),
    ofUser: (userId) =>
      access.db
        .selectFrom('oauthGrants')
        .select(['serverId', 'keyId', 'sealed'])
        .where('userId', '=', userId)
        .execute(),
    async put({ userId, serverId }, { keyId, sealed }) {
      const time = access.now();
      const changing = { keyId, sealed, refreshingBy: null, updatedAt: time };
      await access.db
        .insertInto('oauthGrants')
        .values({ ...changing, userId, serverId, generation: 1, createdAt: time })
        .onConflict((conflict) =>
          conflict.columns(['userId', 'serverId']).doUpdateSet((eb) => ({
            ...changing,
            generation: eb('oauthGrants.generation', '+', 1),
          })),
        )
        .execute();
    },
    async claim(place, { generation, instanceId }) {
      const result = await update(place, generation)
        .set({ refreshingBy: instanceId })
        .where(({ eb, or }) =>
          or([
            eb('refreshingBy', 'is', null),
            // Its holder has come to nothing: whoever asks knows so of itself.
            eb('refreshingBy', '=', instanceId),
            eb('refreshingBy', 'not in', living()),
          ]),
        )
        .executeTakeFirst();
      return changedRows(result) > 0;
    },
    async replace(place, generation, { keyId, sealed }) {
      const result = await update(place, generation)
        .set({
          ...{ keyId, sealed, refreshingBy: null },
          ...{ generation: generation + 1, updatedAt: access.now() },
        })
        .executeTakeFirst();
      return changedRows(result) > 0;
    },
    async release(place, { generation, instanceId }) {
      await update(place, generation)
        .set({ refreshingBy: null })
        .where('refreshingBy', '=', instanceId)
        .execute();
    },
  };
}
