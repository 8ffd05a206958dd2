import { randomUUID } from 'node:crypto';
import { secretsOfServer } from '../../api/servers-file.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { DEFAULT_PROJECT, emptyProject, LOCAL_OWNER } from '../settings.ts';
import type { Database, Queries } from '../storage/database.ts';
import { saveRow } from '../storage/rows.ts';
import type { OrganizationSetup, ProjectSetup } from './config-file.ts';

/** A change of an organization. */
interface Change {
  queries: Queries;
  organizationId: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Brings a configuration into the database. What has the same name keeps its id. What left the
 * configuration stays where runs refer to it: a server disabled, a project without members and chats,
 * an organization without members and with such projects. Each organization has the project `Default`.
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
      const organizationId = await saveOrganization(queries, name);
      const change = { queries, organizationId, now };
      const users = await applyMembers(change, members);
      const others = await emptiedProjects(change, projects);
      for (const project of [...projects, ...others]) await applyProject(change, project, users);
    }
  });
}

/** Teaches the redactor the secrets of the servers in the database. */
export async function addStoredSecrets(database: Database, redactor: Redactor): Promise<void> {
  const rows = await database.selectFrom('servers').select(['name', 'entry']).execute();
  for (const { name, entry } of rows) redactor.add(name, secretsOfServer(JSON.parse(entry)));
}

/** Finds an organization by name, or creates it. Resolves to its id. */
export async function saveOrganization(queries: Queries, name: string): Promise<string> {
  const { id } = await queries
    .insertInto('organizations')
    .values({ id: randomUUID(), name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a user, who is known by email, a member of an organization. Resolves to the id of the user. */
export async function saveMember(
  { queries, organizationId, now }: Change,
  { email, name, role }: OrganizationSetup['members'][number],
): Promise<string> {
  const userId = await saveRow(queries, 'users', { name, email }, now);
  await queries
    .insertInto('memberships')
    .values({ organizationId, userId, role })
    .onConflict((conflict) => conflict.doUpdateSet({ role }))
    .execute();
  return userId;
}

/** Ids of members by email. */
type Users = ReadonlyMap<string, string>;

async function applyMembers(change: Change, members: OrganizationSetup['members']): Promise<Users> {
  const { queries, organizationId } = change;
  const kept = [LOCAL_OWNER.email, ...members.map(({ email }) => email)];
  await queries
    .deleteFrom('memberships')
    .where('organizationId', '=', organizationId)
    .where('userId', 'not in', queries.selectFrom('users').select('id').where('email', 'in', kept))
    .execute();
  const users = new Map<string, string>();
  for (const member of members) users.set(member.email, await saveMember(change, member));
  return users;
}

/** The projects of an organization that left its configuration, without members. */
async function emptiedProjects(
  { queries, organizationId }: Change,
  projects: readonly ProjectSetup[],
): Promise<ProjectSetup[]> {
  const kept = [DEFAULT_PROJECT, ...projects.map(({ name }) => name)];
  const others = await queries
    .selectFrom('projects')
    .select(['name', 'description'])
    .where('organizationId', '=', organizationId)
    .where('name', 'not in', kept)
    .execute();
  const emptied = others.map((other) => ({ ...emptyProject(''), ...other, members: [] }));
  const hasDefault = projects.some(({ name }) => name === DEFAULT_PROJECT);
  return hasDefault ? emptied : [emptyProject(DEFAULT_PROJECT), ...emptied];
}

async function applyProject(change: Change, setup: ProjectSetup, users: Users): Promise<void> {
  const { queries, organizationId, now } = change;
  const { name, description, members } = setup;
  const isPrivate = members === null ? 0 : 1;
  const row = { organizationId, name, description, isPrivate };
  const projectId = await saveRow(queries, 'projects', row, now);
  await queries.deleteFrom('projectMembers').where('projectId', '=', projectId).execute();
  for (const userId of new Set((members ?? []).flatMap((email) => users.get(email) ?? []))) {
    await queries.insertInto('projectMembers').values({ projectId, userId }).execute();
  }
  await applyServers(change, projectId, setup);
  await applyChatboxes(change, projectId, setup);
  await applyChatSessions(queries, projectId, setup, users);
}

async function applyServers({ queries, now }: Change, projectId: string, setup: ProjectSetup) {
  const names = setup.servers.map(({ name }) => name);
  const others = queries
    .updateTable('servers')
    .set({ isEnabled: 0 })
    .where('name', 'not in', names);
  await others.where('projectId', '=', projectId).execute();
  for (const server of setup.servers) {
    const entry = JSON.stringify(server);
    const row = { projectId, name: server.name, entry, isEnabled: 1 };
    await saveRow(queries, 'servers', row, now);
  }
}

async function applyChatboxes({ queries, now }: Change, projectId: string, setup: ProjectSetup) {
  const names = setup.chatboxes.map(({ name }) => name);
  const others = queries.deleteFrom('chatboxes').where('name', 'not in', names);
  await others.where('projectId', '=', projectId).execute();
  for (const chatbox of setup.chatboxes) {
    const row = { projectId, name: chatbox.name, settings: JSON.stringify(chatbox) };
    await saveRow(queries, 'chatboxes', row, now);
  }
}

async function applyChatSessions(
  queries: Queries,
  projectId: string,
  { chatSessions }: ProjectSetup,
  users: Users,
): Promise<void> {
  const titles = chatSessions.map(({ title }) => title);
  const others = queries.deleteFrom('chatSessions').where('title', 'not in', titles);
  await others.where('projectId', '=', projectId).execute();
  for (const { title, owner, isPinned, isUnread, ...rest } of chatSessions) {
    const ownerId = users.get(owner ?? '') ?? null;
    const changed = { ...rest, ownerId, isPinned: Number(isPinned), isUnread: Number(isUnread) };
    await queries
      .insertInto('chatSessions')
      .values({ id: randomUUID(), projectId, title, ...changed })
      .onConflict((conflict) => conflict.columns(['projectId', 'title']).doUpdateSet(changed))
      .execute();
  }
}
