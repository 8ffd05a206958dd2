/** A service with two organizations, a private project, and users of all roles. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Role } from '../../src/api/resources/catalogue.ts';
import { createKey } from '../../src/service/auth/keys.ts';
import { emptyProject, newKey } from '../../src/service/settings.ts';
import { openDatabase } from '../../src/service/storage/database.ts';
import { organizationOf, request, startTestService } from './service.ts';

const url = 'https://user:pass@mcp.example.test/s3cretpath/mcp?key=x#y';
const local = { name: 'local', command: 'node', args: [], env: {}, cwd: null, unset: [] };
const servers = [{ name: 'remote', url, headers: {}, unset: [] }, local];
const user = (email: string, role: Role) => ({ email, name: email, role });
/** The private project names `insider`. `rival` owns the other organization. */
const acme = organizationOf({ servers }, { name: 'Private', members: ['insider'] });
acme.members = [user('owner', 'owner'), user('member', 'member'), user('insider', 'member')];
acme.members.push(user('guest', 'guest'));
const [rival, projects] = [[user('rival', 'owner')], [{ ...emptyProject('Rival'), servers }]];
const rivals = { name: 'Rivals', members: rival, projects };

export type Tenants = Awaited<ReturnType<typeof startTenants>>;

/** Starts the service on a file, and opens that file a second time. */
export async function startTenants() {
  const folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  const databaseFile = join(folder, 'service.db');
  const service = await startTestService([acme, rivals], { databaseFile });
  service.redactor.add('PATH_SECRET', ['s3cretpath']);
  const database = openDatabase(databaseFile);
  const ids: Record<string, string> = {};
  for (const table of ['servers', 'projects', 'users'] as const) {
    const rows = await database.selectFrom(table).select(['id', 'name']).execute();
    for (const { id, name } of rows) ids[name] ??= id;
  }
  const keys = new Map<string, string>();
  const members = await database.selectFrom('memberships').selectAll().execute();
  for (const { userId, organizationId } of members) {
    const key = newKey();
    keys.set(userId, key);
    await createKey(database, key, { name: 'test', userId, organizationId }, 1);
  }
  const idOf = (name: string) => ids[name] ?? '';
  return {
    database,
    /** Id of the first server, project or user of this name. */
    idOf,
    /** Sends a request as a user. */
    send: (who: string, path: string, body?: unknown, method = body ? 'POST' : 'GET') => {
      const key = keys.get(idOf(who)) ?? '';
      return request(`${service.origin}/api/v1${path}`, key, body, { method });
    },
    close: async () => {
      await database.destroy();
      await service.close();
      await rm(folder, { recursive: true });
      expect(service.bugs).toEqual([]);
    },
  };
}
