import type { Redactor } from '../../redaction/redactor.ts';
import type { ConfiguredOrganization, ConfiguredProject } from '../config/service-config.ts';
import type { Store } from '../storage/store.ts';
import { DEFAULT_PROJECT_NAME, type ServerConnections, setUpServers } from './project-setup.ts';

/** A slice of everything. */
const ALL = { after: null, limit: Number.MAX_SAFE_INTEGER - 1 };

/**
 * Makes organizations what the configuration says of them. All in them is known by name and keeps
 * its id. Projects that are not in the configuration any more stay, with the results they have, but
 * without members and chats, and with servers that are disabled.
 */
export async function setUpOrganizations(
  store: Store,
  organizations: readonly ConfiguredOrganization[],
  redactor: Redactor,
): Promise<ServerConnections> {
  const connections: ServerConnections[] = [];
  for (const organization of organizations) {
    const { id } = await store.accounts.ensureOrganization(organization.name);
    const userIds = await setUpMembers(store, id, organization);
    await store.projects.ensure(id, DEFAULT_PROJECT_NAME);
    const told = new Map<string, ConfiguredProject>();
    for (const project of organization.projects) {
      told.set(await store.projects.ensure(id, project.name), project);
    }
    const { items } = await store.projects.list({ organizationId: id, memberId: null }, ALL);
    for (const { id: projectId } of items) {
      const project = told.get(projectId) ?? NOT_CONFIGURED;
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

const NOT_CONFIGURED = {
  servers: null,
  visibility: 'organization' as const,
  members: [],
  chatboxes: [],
  chatSessions: [],
};

/** The ids of the members by their addresses. */
async function setUpMembers(
  { accounts }: Pick<Store, 'accounts'>,
  organizationId: string,
  { members }: ConfiguredOrganization,
): Promise<ReadonlyMap<string, string>> {
  const userIds = new Map<string, string>();
  const configured = [];
  for (const { email, name = email, role } of members) {
    const { id: userId } = await accounts.ensureUser({ email, name });
    userIds.set(email, userId);
    configured.push({ userId, role });
  }
  await accounts.configureMembers(organizationId, configured);
  return userIds;
}

type Chats = Pick<ConfiguredProject, 'visibility' | 'members' | 'chatboxes' | 'chatSessions'> &
  Partial<Pick<ConfiguredProject, 'description' | 'icon'>>;

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
