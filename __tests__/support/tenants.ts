/** Two organizations with a private project, users of all roles, and a key of each user. */
import { join } from 'node:path';
import type { Role } from '../../src/api/resources/catalogue.ts';
import { createKey, revokeKey } from '../../src/service/auth/keys.ts';
import type {
  ChatboxSetup,
  ChatSessionSetup,
  OrganizationSetup,
  ProjectSetup,
} from '../../src/service/catalogue/config-file.ts';
import { emptyProject, newKey } from '../../src/service/settings.ts';
import { type Database, openDatabase } from '../../src/service/storage/database.ts';
import { folderWith } from './folder.ts';
import { localServer, organizationOf, remoteServer, request, startTestService } from './service.ts';

/** The private project names `insider`. `rival` owns the other organization. */
const ROLES = {
  owner: 'owner',
  member: 'member',
  insider: 'member',
  guest: 'guest',
  revoked: 'owner',
  orphaned: 'owner',
  rival: 'owner',
} as const;
/** A key of each user. Those of `revoked` and `orphaned` are. */
export type Keys = Record<keyof typeof ROLES, string>;

/** The two organizations. The first project of each has these servers, and the first one the rest. */
export function organizationsOf(project: Partial<ProjectSetup>): OrganizationSetup[] {
  const members = Object.entries(ROLES).map(([name, role]: [string, Role]) => {
    return { email: `${name}@example.test`, name, role };
  });
  const acme = organizationOf(project, { name: 'Private', members: ['insider@example.test'] });
  const rival = { ...emptyProject('Rival'), servers: project.servers ?? [] };
  return [
    { ...acme, members: members.slice(0, -1) },
    { name: 'Rivals', members: members.slice(-1), projects: [rival] },
  ];
}

export const chatboxOf = (name: string, members: Partial<ChatboxSetup> = {}): ChatboxSetup => ({
  name,
  description: null,
  mode: 'project_members',
  host: null,
  hostStyle: null,
  modelId: null,
  systemPrompt: null,
  temperature: null,
  requireToolApproval: null,
  servers: [],
  link: null,
  ...members,
});

export const chatSessionOf = (
  title: string,
  at: number,
  members: Partial<ChatSessionSetup> = {},
): ChatSessionSetup => {
  const marks = { status: 'active', isPinned: false, isUnread: false } as const;
  return { title, owner: null, ...marks, createdAt: at, lastActivityAt: at, ...members };
};

/** Makes a key of each user. */
export async function makeKeys(database: Database): Promise<Keys> {
  const members = await database
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.name', 'userId', 'organizationId'])
    .execute();
  const entries = members.map((member) => ({ ...member, key: newKey() }));
  for (const { key, ...member } of entries) {
    const id = await createKey(database, key, member, 0);
    if (member.name === 'revoked') await revokeKey(database, id, 0);
    if (member.name === 'orphaned') {
      await database.deleteFrom('memberships').where('userId', '=', member.userId).execute();
    }
  }
  // Each user has a name of the table.
  return Object.fromEntries(entries.map(({ name, key }) => [name, key])) as Keys;
}

export type Tenants = Awaited<ReturnType<typeof startTenants>>;

/** Starts the service on a file, and opens that file a second time. */
export async function startTenants() {
  const databaseFile = join(folderWith(), 'service.db');
  const remote = remoteServer(
    'remote',
    'https://user:pass@mcp.example.test/s3cretpath/mcp?key=x#y',
  );
  const organizations = organizationsOf({ servers: [remote, localServer('local')] });
  const service = await startTestService(organizations, { databaseFile });
  service.redactor.add('PATH_SECRET', ['s3cretpath']);
  const database = openDatabase(databaseFile);
  const ids: Record<string, string> = {};
  for (const table of ['servers', 'projects', 'users'] as const) {
    const rows = await database.selectFrom(table).select(['id', 'name']).execute();
    for (const { id, name } of rows) ids[name] ??= id;
  }
  const keys: Record<string, string> = await makeKeys(database);
  return {
    database,
    /** Id of the first server, project or user of this name. */
    idOf: (name: string) => ids[name] ?? '',
    /** Sends a request as a user. */
    send: (who: string, path: string, body?: unknown, method = body ? 'POST' : 'GET') =>
      request(`${service.origin}/api/v1${path}`, keys[who] ?? '', body, { method }),
    close: async () => {
      await database.destroy();
      await service.close();
    },
  };
}
