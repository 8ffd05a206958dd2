/** A service with two organizations, a private project, and users of all roles. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Role } from '../../src/api/resources/catalogue.ts';
import { createKey } from '../../src/service/auth/keys.ts';
import { newKey } from '../../src/service/auth/new-key.ts';
import { emptyProject } from '../../src/service/catalogue/setup.ts';
import { openDatabase } from '../../src/service/storage/database.ts';
import { organizationOf, request, startTestService } from './service.ts';

const url = 'https://user:pass@mcp.example.test/s3cretpath/mcp?key=x#y';
const local = { name: 'local', command: 'node', args: [], env: {}, cwd: null, unset: [] };
const servers = [{ name: 'remote', url, headers: {}, unset: [] }, local];
const user = (name: string, role: Role) => ({ email: `${name}@example.test`, name, role });
/** The private project names `insider`. `rival` owns the other organization. */
const acme = organizationOf({ servers }, { name: 'Private', members: ['insider@example.test'] });
acme.members.push(user('member', 'member'), user('insider', 'member'), user('guest', 'guest'));
const rivals = {
  name: 'Rivals',
  members: [user('rival', 'owner')],
  projects: [{ ...emptyProject('Rival'), servers }],
};

/** Starts the service on a file, and opens that file a second time. */
export async function startTenants() {
  const folder = await mkdtemp(join(tmpdir(), 'tenants-'));
  const databaseFile = join(folder, 'service.db');
  const service = await startTestService([acme, rivals], { databaseFile });
  service.redactor.add('PATH_SECRET', ['s3cretpath']);
  const database = openDatabase(databaseFile);
  const members = await database
    .selectFrom('memberships')
    .select(['userId', 'organizationId'])
    .innerJoin('users', 'users.id', 'userId')
    .select('email')
    .execute();
  const keys = new Map<string, string>();
  for (const { email, ...member } of members) {
    const key = newKey();
    await createKey(database, key, { name: 'test', ...member }, 1);
    keys.set(email, key);
  }
  return {
    database,
    /** Id of the first row of a name in a table. */
    idOf: async (table: 'projects' | 'users' | 'servers', name: string) => {
      const { id } = await database
        .selectFrom(table)
        .select('id')
        .where('name', '=', name)
        .orderBy('seq')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** Sends a request as a user. */
    send: (
      name: string,
      path: string,
      body?: unknown,
      method = body === undefined ? 'GET' : 'POST',
    ) =>
      request(`${service.origin}/api/v1${path}`, keys.get(`${name}@example.test`) ?? '', body, {
        method,
      }),
    close: async () => {
      await database.destroy();
      await service.close();
      await rm(folder, { recursive: true });
      expect(service.bugs).toEqual([]);
    },
  };
}
