/** A service with two organizations, one key of each kind, and something in each list. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Role } from '../../../src/api/resources/catalogue.ts';
import { createKey, revokeKey } from '../../../src/service/auth/keys.ts';
import type {
  ChatboxSetup,
  ChatSessionSetup,
  OrganizationSetup,
} from '../../../src/service/catalogue/config-file.ts';
import { emptyProject, newKey, type Settings } from '../../../src/service/settings.ts';
import { type Database, openDatabase } from '../../../src/service/storage/database.ts';
import { SETTINGS, startTestService } from '../service.ts';

/** A key of each kind; `other` is the owner of the second organization. */
export type Keys = Record<'owner' | 'member' | 'guest' | 'revoked' | 'orphaned' | 'other', string>;

/** A service that is tested, wherever it runs. */
export interface Target {
  origin: string;
  keys: Keys;
  /** Sends requests while tables are missing. */
  whileBroken: (tables: readonly string[], send: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

/** The configuration of the service. */
export interface TargetSetup {
  databaseFile: string;
  artifactFolder: string;
  organizations: OrganizationSetup[];
}

/** Starts what the configuration says. */
export type Start = (
  setup: TargetSetup,
  settings: Partial<Settings>,
) => Promise<{ origin: string; close: () => Promise<void> }>;

/** Starts the service in this process. */
export const startHere: Start = async (setup, settings) => {
  const { databaseFile, artifactFolder, organizations } = setup;
  const all = { ...SETTINGS, maxConcurrentRuns: 10, artifactFolder, ...settings };
  return startTestService(organizations, { databaseFile, settings: all });
};

/** Starts a service with all that the conformance test needs. */
export async function openTarget(start: Start, settings: Partial<Settings>): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const databaseFile = join(folder, 'service.db');
  const guarded = createServer((_, response) => {
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  });
  const closed = createServer();
  const [guardedUrl, closedUrl] = await Promise.all([guarded, closed].map(listen));
  closed.close();
  const organizations = organizationsOf(guardedUrl ?? '', closedUrl ?? '');
  const setup = { databaseFile, artifactFolder: join(folder, 'artifacts'), organizations };
  const service = await start(setup, settings);
  const database = openDatabase(databaseFile);
  const keys = await makeKeys(database);
  return {
    origin: service.origin,
    keys,
    whileBroken: async (tables, send) => {
      const rename = async (from: string, to: string) => {
        for (const table of tables) {
          await sql.raw(`ALTER TABLE ${from}${table} RENAME TO ${to}${table}`).execute(database);
        }
      };
      await rename('', 'broken_');
      await send();
      await rename('broken_', '');
    },
    close: async () => {
      await service.close();
      await database.destroy();
      guarded.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}

function organizationsOf(guardedUrl: string, closedUrl: string): OrganizationSetup[] {
  const local = (name: string) => ({
    name,
    command: process.execPath,
    args: [join(import.meta.dirname, 'mcp-server.ts')],
    env: { MODE: name, NODE_NO_WARNINGS: '1' },
    cwd: null,
    unset: [],
  });
  const remote = (name: string, url: string) => ({ name, url, headers: {}, unset: [] });
  const person = (name: string, role: Role) => ({ email: `${name}@example.test`, name, role });
  const session = (title: string, at: number): ChatSessionSetup => ({
    title,
    status: 'active',
    owner: null,
    isPinned: false,
    isUnread: false,
    createdAt: at,
    lastActivityAt: at,
  });
  const chatbox = (name: string): ChatboxSetup => ({
    name,
    description: null,
    mode: 'project_members',
    host: null,
    hostStyle: null,
    modelId: 'a/b',
    systemPrompt: null,
    temperature: null,
    requireToolApproval: null,
    servers: ['tools'],
    link: null,
  });
  const servers = [...['tools', 'bare', 'hanging'].map(local), remote('guarded', guardedUrl)];
  const first = {
    ...emptyProject('Default'),
    servers: [...servers, remote('closed', closedUrl)],
    chatboxes: [chatbox('Demo'), chatbox('Help')],
    chatSessions: [session('First', 1_000), session('Second', 2_000)],
  };
  const secret = { ...emptyProject('Private'), members: ['owner@example.test'] };
  const owners = (names: readonly string[]) => names.map((name) => person(name, 'owner'));
  const others = [person('member', 'member'), person('guest', 'guest')];
  const second = { ...emptyProject('Default'), servers: [local('tools')] };
  return [
    {
      name: 'First',
      members: [...owners(['owner', 'revoked', 'orphaned']), ...others],
      projects: [first, secret],
    },
    { name: 'Second', members: owners(['other']), projects: [second] },
  ];
}

async function makeKeys(database: Database): Promise<Keys> {
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
  // Each kind has a member of its name.
  return Object.fromEntries(entries.map(({ name, key }) => [name, key])) as Keys;
}
