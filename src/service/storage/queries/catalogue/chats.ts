import type { Selectable } from 'kysely';
import { newId } from '../../identifiers.ts';
import type { ChatboxRecord, ChatSessionRecord } from '../../records.ts';
import type { ChatboxStore, ChatSessionStore } from '../../store.ts';
import type { Access, Tables } from '../../tables.ts';
import { cutSlice, readSlice } from '../statements/rows.ts';
import { withinReach } from './projects.ts';

const readChatbox = ({ settings, ...row }: Selectable<Tables['chatboxes']>): ChatboxRecord => ({
  ...row,
  settings: JSON.parse(settings),
});

const readSession = (row: Selectable<Tables['chatSessions']>): ChatSessionRecord => ({
  ...row,
  isPinned: row.isPinned !== 0,
  isUnread: row.isUnread !== 0,
});

const asFlag = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

export function createChatboxes(access: Access): ChatboxStore {
  const ofProject = (projectId: string) =>
    access.db.selectFrom('chatboxes').selectAll().where('projectId', '=', projectId);

  return {
    async find(projectId, id) {
      const row = await ofProject(projectId).where('id', '=', id).executeTakeFirst();
      return row && readChatbox(row);
    },
    list: (projectId, slice) => readSlice(ofProject(projectId), slice, readChatbox),
    configure: (projectId, chatboxes) =>
      access.transaction(async ({ db }) => {
        const time = access.now();
        for (const { name, settings: told } of chatboxes) {
          const settings = JSON.stringify(told);
          await db
            .insertInto('chatboxes')
            .values({
              ...{ id: newId('chatbox'), projectId, name, settings },
              ...{ createdAt: time, updatedAt: time },
            })
            .onConflict((conflict) =>
              conflict
                .columns(['projectId', 'name'])
                .doUpdateSet({ settings, updatedAt: time })
                .where('chatboxes.settings', '!=', settings),
            )
            .execute();
        }
        const kept = new Set(chatboxes.map(({ name }) => name));
        const stored = await db
          .selectFrom('chatboxes')
          .select(['id', 'name'])
          .where('projectId', '=', projectId)
          .execute();
        for (const { id, name } of stored) {
          if (!kept.has(name)) await db.deleteFrom('chatboxes').where('id', '=', id).execute();
        }
      }),
  };
}

export function createChatSessions(access: Access): ChatSessionStore {
  return {
    async list({ reach, userId, projectId, status, beforeMs }, slice) {
      const { after, limit } = slice;
      let query = access.db
        .selectFrom('chatSessions')
        .innerJoin('projects', 'projects.id', 'chatSessions.projectId')
        .selectAll('chatSessions')
        .where(withinReach(reach))
        .where('chatSessions.status', '=', status)
        .where((of) =>
          of.or([of('chatSessions.visibility', '=', 'project'), of('ownerId', '=', userId)]),
        );
      if (projectId !== null) query = query.where('chatSessions.projectId', '=', projectId);
      if (beforeMs !== null) query = query.where('lastActivityAt', '<', beforeMs);
      if (after !== null) {
        const last = await access.db
          .selectFrom('chatSessions')
          .select('lastActivityAt')
          .where('seq', '=', after)
          .executeTakeFirst();
        if (last === undefined) return null;
        const { lastActivityAt: time } = last;
        query = query.where((of) =>
          of.or([
            of('lastActivityAt', '<', time),
            of.and([of('lastActivityAt', '=', time), of('chatSessions.seq', '<', after)]),
          ]),
        );
      }
      const rows = await query
        .orderBy('lastActivityAt', 'desc')
        .orderBy('chatSessions.seq', 'desc')
        .limit(limit + 1)
        .execute();
      return cutSlice(rows.map(readSession), slice);
    },
    configure: (projectId, sessions) =>
      access.transaction(async ({ db }) => {
        for (const { title, isPinned, isUnread, ...session } of sessions) {
          const changing = {
            ...session,
            isPinned: asFlag(isPinned),
            isUnread: asFlag(isUnread),
          };
          await db
            .insertInto('chatSessions')
            .values({ ...changing, id: newId('chatSession'), projectId, title })
            .onConflict((conflict) =>
              conflict.columns(['projectId', 'title']).doUpdateSet(changing),
            )
            .execute();
        }
        const kept = new Set(sessions.map(({ title }) => title));
        const stored = await db
          .selectFrom('chatSessions')
          .select(['id', 'title'])
          .where('projectId', '=', projectId)
          .execute();
        for (const { id, title } of stored) {
          if (!kept.has(title)) await db.deleteFrom('chatSessions').where('id', '=', id).execute();
        }
      }),
  };
}
