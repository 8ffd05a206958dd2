import { COLUMN_TYPES, createListedTable, createTable, type Migration } from '../schema.ts';

/** What the configuration of the service says of projects and their members, and chats. */
export const chats: Migration = async (db, kind) => {
  const { integer } = COLUMN_TYPES[kind];

  await db.schema.alterTable('projects').addColumn('description', 'text').execute();
  await db.schema.alterTable('projects').addColumn('icon', 'text').execute();
  await db.schema
    .alterTable('projects')
    .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('organization'))
    .execute();
  await db.schema
    .alterTable('memberships')
    .addColumn('configured', integer, (column) => column.notNull().defaultTo(0))
    .execute();

  await createTable(db, kind, 'projectMembers')
    .addColumn('projectId', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('projectMembersByIds', ['projectId', 'userId'])
    .execute();

  await createListedTable(db, kind, 'chatboxes')
    .addColumn('projectId', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addUniqueConstraint('chatboxesByName', ['projectId', 'name'])
    .execute();

  await createListedTable(db, kind, 'chatSessions')
    .addColumn('projectId', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('ownerId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('isPinned', integer, (column) => column.notNull())
    .addColumn('isUnread', integer, (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('lastActivityAt', integer, (column) => column.notNull())
    .addUniqueConstraint('chatSessionsByTitle', ['projectId', 'title'])
    .execute();
};
