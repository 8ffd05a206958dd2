import type { Redactor } from '../../redaction/redactor.ts';
import type { ConfiguredOrganization, ConfiguredProject } from '../config/service-config.ts';
import type { Store } from '../storage/store.ts';
import { DEFAULT_PROJECT_NAME, type ServerConnections, setUpServers } from './project-setup.ts';

/** A slice of everything. */
const ALL = { after: null, limit: Number.MAX_SAFE_INTEGER - 1 };

/**
 * Makes organizations what the configuration says of them. All in them is known by name and keeps
 * its id. Projects that are not in the configuration any more stay, as private as they were and with
 * the results they have, but without members and chats, and with servers that are disabled; so do all
 * of an organization that is not in it.
 */
export async function setUpOrganizations(
  store: Store,
  organizations: readonly ConfiguredOrganization[],
  redactor: Redactor,
): Promise<ServerConnections> {
  const connections: ServerConnections[] = [];
  const names = new Set(organizations.map(({ name }) => name));
  const untold = (await store.accounts.organizations())
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => ({ name, members: [], projects: [] }));
  for (const organization of [...organizations, ...untold]) {
    const { id } = await store.accounts.ensureOrganization(organization.name);
    const userIds = await setUpMembers(store, id, organization);
    await store.projects.ensure(id, DEFAULT_PROJECT_NAME);
    const told = new Map<string, ConfiguredProject>();
    for (const project of organization.projects) {
      told.set(await store.projects.ensure(id, project.name), project);
    }
    const { items } = await store.projects.list({ organizationId: id, memberId: null }, ALL);
    for (const stored of items) {
      const { id: projectId } = stored;
      const project = told.get(projectId) ?? { ...stored, ...NOT_CONFIGURED };
      connections.push(
        await store.transaction(async (tx) => {
          await setUpChats(tx, projectId, project, userIds);
          return setUpServers(tx, projectId, project.servers ?? [], redactor);
        }),
      );
    }
  }
  return new Map(connections.flatMap((ofProject) => [...ofProject]));
}

const NOT_CONFIGURED = { servers: null, members: [], chatboxes: [], chatSessions: [] };

/** The ids of the members by their addresses. */
async function setUpMembers(
  { accounts }: Pick<Store, 'accounts'>,
  organizationId: string,
  { members }: ConfiguredOrganization,
): Promise<ReadonlyMap<string, string>> {
  const userIds = new Map<string, string>();
  const configured = [];
  for (const { email, name, role } of members) {
    const user = await accounts.ensureUser({ email, name: name ?? email });
    const { id: userId } = user;
    if (name !== undefined && name !== user.name) await accounts.renameUser(userId, name);
    userIds.set(email, userId);
    configured.push({ userId, role });
  }
  await accounts.configureMembers(organizationId, configured);
  return userIds;
}

type Chats = Pick<ConfiguredProject, 'visibility' | 'members' | 'chatboxes' | 'chatSessions'> & {
  description?: string | null | undefined;
  icon?: string | null | undefined;
};

async function setUpChats(
  store: Store,
  projectId: string,
  project: Chats,
  userIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { description = null, icon = null, visibility, members } = project;
  const memberIds = members.flatMap((email) => userIds.get(email) ?? []);
  await store.projects.configure(projectId, { description, icon, visibility, memberIds });
  await store.chatboxes.configure(
    projectId,
    project.chatboxes.map(({ name, ...settings }) => ({ name, settings })),
  );
  await store.chatSessions.configure(
    projectId,
    project.chatSessions.map(({ owner, createdAt, lastActivityAt, ...session }) => ({
      ...session,
      ownerId: (owner && userIds.get(owner)) ?? null,
      createdAt: Date.parse(createdAt),
      lastActivityAt: Date.parse(lastActivityAt),
    })),
  );
}
