import { DEFAULT_PROJECT } from '../auth/access.ts';
import type { OrganizationSetup, ProjectSetup } from '../settings.ts';
import { type Database, newId, type Queries } from '../storage/database.ts';

/**
 * Brings a configuration into the database. What has the same name keeps its id. What left the
 * configuration stays where runs refer to it: a server disabled, a project without members and chats.
 */
export async function applySetup(
  database: Database,
  organizations: readonly OrganizationSetup[],
  now: number,
): Promise<void> {
  await database.transaction().execute(async (queries) => {
    for (const organization of organizations) {
      const { id: organizationId } = await findOrCreateOrganization(queries, organization.name);
      const users = new Map<string, string>();
      await queries
        .deleteFrom('memberships')
        .where('organizationId', '=', organizationId)
        .where('userId', 'not in', usersOf(queries, organization.members))
        .execute();
      for (const { email, name, role } of organization.members) {
        const userId = await findOrCreateUser(queries, email, name, now);
        users.set(email, userId);
        await queries
          .insertInto('memberships')
          .values({ organizationId, userId, role })
          .onConflict((conflict) => conflict.doUpdateSet({ role }))
          .execute();
      }
      await hideOtherProjects(queries, organizationId, organization.projects);
      for (const project of withDefault(organization.projects)) {
        await applyProject(queries, organizationId, project, users, now);
      }
    }
  });
}

const usersOf = (queries: Queries, members: OrganizationSetup['members']) =>
  queries
    .selectFrom('users')
    .select('id')
    .where(
      'email',
      'in',
      members.map(({ email }) => email),
    );

/** Each organization has the project `Default`. */
function withDefault(projects: readonly ProjectSetup[]): readonly ProjectSetup[] {
  if (projects.some(({ name }) => name === DEFAULT_PROJECT)) return projects;
  return [...projects, emptyProject(DEFAULT_PROJECT)];
}

/** A project with nothing in it, for all of the organization. */
export function emptyProject(name: string): ProjectSetup {
  return { name, description: null, members: null, servers: [], chatboxes: [], chatSessions: [] };
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
    await clearProject(queries, id);
    await queries
      .updateTable('servers')
      .set({ isEnabled: 0 })
      .where('projectId', '=', id)
      .execute();
  }
}

/** Removes what only the configuration says. */
async function clearProject(queries: Queries, projectId: string): Promise<void> {
  for (const table of ['projectMembers', 'chatboxes', 'chatSessions'] as const) {
    await queries.deleteFrom(table).where('projectId', '=', projectId).execute();
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
  for (const email of members ?? []) {
    const userId = users.get(email);
    if (userId === undefined) continue;
    await queries
      .insertInto('projectMembers')
      .values({ projectId, userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await queries
    .updateTable('servers')
    .set({ isEnabled: 0 })
    .where('projectId', '=', projectId)
    .execute();
  for (const server of setup.servers) {
    const entry = JSON.stringify(server);
    await queries
      .insertInto('servers')
      .values({
        id: newId('server'),
        projectId,
        name: server.name,
        entry,
        isEnabled: 1,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['projectId', 'name']).doUpdateSet((row) => ({
          isEnabled: 1,
          entry,
          updatedAt: row
            .case()
            .when('servers.entry', '=', entry)
            .then(row.ref('servers.updatedAt'))
            .else(now)
            .end(),
        })),
      )
      .execute();
  }
}
