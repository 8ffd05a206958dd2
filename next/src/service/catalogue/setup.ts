import { sql } from 'kysely';
import { secretsOfServer } from '../../api/servers-file.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { DEFAULT_PROJECT } from '../auth/access.ts';
import type { OrganizationSetup, ProjectSetup } from '../settings.ts';
import { type Database, newId, type Queries } from '../storage/database.ts';

/** The user that keys of the terminal belong to. No configuration removes it. */
export const LOCAL_USER = 'local';

/**
 * Brings a configuration into the database. What has the same name keeps its id. What left the
 * configuration stays where runs refer to it: a server disabled, a project without members and chats,
 * an organization without members and with such projects.
 */
export async function applySetup(
  database: Database,
  organizations: readonly OrganizationSetup[],
  now: number,
): Promise<void> {
  await database.transaction().execute(async (queries) => {
    const names = organizations.map(({ name }) => name);
    const left = await queries
      .selectFrom('organizations')
      .select('name')
      .where('name', 'not in', names)
      .execute();
    const gone = left.map(({ name }): OrganizationSetup => ({ name, members: [], projects: [] }));
    for (const { name, members, projects } of [...organizations, ...gone]) {
      const { id: organizationId } = await findOrCreateOrganization(queries, name);
      const users = await applyMembers(queries, organizationId, members, now);
      await hideOtherProjects(queries, organizationId, projects);
      for (const project of withDefault(projects)) {
        await applyProject(queries, organizationId, project, users, now);
      }
    }
  });
}

/** Resolves to the ids of the members by email. */
async function applyMembers(
  queries: Queries,
  organizationId: string,
  members: OrganizationSetup['members'],
  now: number,
): Promise<Map<string, string>> {
  const kept = [LOCAL_USER, ...members.map(({ email }) => email)];
  await queries
    .deleteFrom('memberships')
    .where('organizationId', '=', organizationId)
    .where('userId', 'not in', queries.selectFrom('users').select('id').where('email', 'in', kept))
    .execute();
  const users = new Map<string, string>();
  for (const { email, name, role } of members) {
    const userId = await findOrCreateUser(queries, email, name, now);
    users.set(email, userId);
    await queries.updateTable('users').set({ name }).where('id', '=', userId).execute();
    await queries
      .insertInto('memberships')
      .values({ organizationId, userId, role })
      .onConflict((conflict) => conflict.doUpdateSet({ role }))
      .execute();
  }
  return users;
}

/** Teaches the redactor the secrets of the servers in the database. */
export async function addStoredSecrets(database: Database, redactor: Redactor): Promise<void> {
  const rows = await database.selectFrom('servers').select(['name', 'entry']).execute();
  for (const { name, entry } of rows) redactor.add(name, secretsOfServer(JSON.parse(entry)));
}

/** Each organization has the project `Default`. */
function withDefault(projects: readonly ProjectSetup[]): readonly ProjectSetup[] {
  if (projects.some(({ name }) => name === DEFAULT_PROJECT)) return projects;
  return [...projects, emptyProject(DEFAULT_PROJECT)];
}

/** A project with nothing in it, for all of the organization. */
export function emptyProject(name: string): ProjectSetup {
  return { name, description: null, members: null, servers: [], chatboxes: [], chatSessions: [] };
}

/** Creates the project that each organization has, unless it is there. */
export async function ensureDefaultProject(
  queries: Queries,
  organizationId: string,
  now: number,
): Promise<void> {
  const row = { id: newId('project'), organizationId, name: DEFAULT_PROJECT };
  await queries
    .insertInto('projects')
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finds an organization by name, or creates it. */
export async function findOrCreateOrganization(queries: Queries, name: string) {
  const found = await queries
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  if (found !== undefined) return found;
  const id = newId('organization');
  await queries.insertInto('organizations').values({ id, name }).execute();
  return { id };
}

/** Finds a user by email, or creates it. Resolves to the id. */
export async function findOrCreateUser(
  queries: Queries,
  email: string,
  name: string,
  createdAt: number,
): Promise<string> {
  const found = await queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (found !== undefined) return found.id;
  const id = newId('user');
  await queries.insertInto('users').values({ id, name, email, createdAt }).execute();
  return id;
}

async function hideOtherProjects(
  queries: Queries,
  organizationId: string,
  projects: readonly ProjectSetup[],
): Promise<void> {
  const kept = [DEFAULT_PROJECT, ...projects.map(({ name }) => name)];
  const others = await queries
    .selectFrom('projects')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('name', 'not in', kept)
    .execute();
  for (const { id } of others) {
    await queries.updateTable('projects').set({ isPrivate: 1 }).where('id', '=', id).execute();
    for (const table of ['projectMembers', 'chatboxes', 'chatSessions'] as const) {
      await queries.deleteFrom(table).where('projectId', '=', id).execute();
    }
    await applyServers(queries, id, [], 0);
  }
}

async function applyProject(
  queries: Queries,
  organizationId: string,
  setup: ProjectSetup,
  users: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const { name, description, members } = setup;
  const isPrivate = members === null ? 0 : 1;
  const { id: projectId } = await queries
    .insertInto('projects')
    .values({
      id: newId('project'),
      organizationId,
      name,
      description,
      isPrivate,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'name']).doUpdateSet({ description, isPrivate }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await queries.deleteFrom('projectMembers').where('projectId', '=', projectId).execute();
  for (const email of members ?? []) {
    const userId = users.get(email);
    if (userId === undefined) continue;
    await queries
      .insertInto('projectMembers')
      .values({ projectId, userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await applyServers(queries, projectId, setup.servers, now);
  await applyChatboxes(queries, projectId, setup.chatboxes, now);
  await applyChatSessions(queries, projectId, setup.chatSessions, users);
}

async function applyServers(
  queries: Queries,
  projectId: string,
  servers: ProjectSetup['servers'],
  now: number,
): Promise<void> {
  await queries
    .updateTable('servers')
    .set({ isEnabled: 0 })
    .where('projectId', '=', projectId)
    .execute();
  for (const server of servers) {
    const { name } = server;
    const entry = JSON.stringify(server);
    const row = { id: newId('server'), projectId, name, entry, isEnabled: 1 };
    await queries
      .insertInto('servers')
      .values({ ...row, createdAt: now, updatedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['projectId', 'name']).doUpdateSet({
          isEnabled: 1,
          entry,
          updatedAt: sql`iif(entry = ${entry}, updatedAt, ${now})`,
        }),
      )
      .execute();
  }
}

async function applyChatboxes(
  queries: Queries,
  projectId: string,
  chatboxes: ProjectSetup['chatboxes'],
  now: number,
): Promise<void> {
  const names = chatboxes.map(({ name }) => name);
  await queries
    .deleteFrom('chatboxes')
    .where('projectId', '=', projectId)
    .where('name', 'not in', names)
    .execute();
  for (const chatbox of chatboxes) {
    const { name } = chatbox;
    const settings = JSON.stringify(chatbox);
    const row = { id: newId('chatbox'), projectId, name, settings };
    await queries
      .insertInto('chatboxes')
      .values({ ...row, createdAt: now, updatedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['projectId', 'name']).doUpdateSet({
          settings,
          updatedAt: sql`iif(settings = ${settings}, updatedAt, ${now})`,
        }),
      )
      .execute();
  }
}

async function applyChatSessions(
  queries: Queries,
  projectId: string,
  sessions: ProjectSetup['chatSessions'],
  users: ReadonlyMap<string, string>,
): Promise<void> {
  const titles = sessions.map(({ title }) => title);
  await queries
    .deleteFrom('chatSessions')
    .where('projectId', '=', projectId)
    .where('title', 'not in', titles)
    .execute();
  for (const { title, owner, isPinned, isUnread, ...times } of sessions) {
    const told = {
      status: times.status,
      ownerId: owner === null ? null : (users.get(owner) ?? null),
      isPinned: Number(isPinned),
      isUnread: Number(isUnread),
      createdAt: times.createdAt,
      lastActivityAt: times.lastActivityAt,
    };
    await queries
      .insertInto('chatSessions')
      .values({ id: newId('chat'), projectId, title, ...told })
      .onConflict((conflict) => conflict.columns(['projectId', 'title']).doUpdateSet(told))
      .execute();
  }
}
