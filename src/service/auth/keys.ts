import { hash, randomUUID } from 'node:crypto';
import { role } from '../../api/resources/catalogue.ts';
import { notFoundProblem } from '../../api/validation.ts';
import type { ProblemData } from '../../report/problem.ts';
import { saveMember, saveOrganization } from '../catalogue/setup.ts';
import { refusalOf } from '../refusals.ts';
import type { Caller } from '../request.ts';
import { DEFAULT_PROJECT, LOCAL_OWNER, type Settings } from '../settings.ts';
import type { Database, Queries } from '../storage/database.ts';
import { saveRow } from '../storage/rows.ts';

/** Characters of a key that are stored and shown. */
const SHOWN = 9;

/** A key is random, so that a plain hash is safe. */
const hashOf = (key: string) => hash('sha256', key);

/** Stores a key of a user in an organization, by its hash. Resolves to the id of the key. */
export async function createKey(
  queries: Queries,
  key: string,
  owner: { name: string; userId: string; organizationId: string },
  createdAt: number,
): Promise<string> {
  const id = randomUUID();
  const row = { ...owner, id, hash: hashOf(key), shown: key.slice(0, SHOWN), createdAt };
  await queries.insertInto('apiKeys').values(row).execute();
  return id;
}

/**
 * Stores a key. Without a member it creates what is missing: the organization, its project and its
 * local owner.
 *
 * @param email of a member; null: the local owner
 * @param name of the key
 * @returns the id of the key, or why the organization has no such member
 */
export function issueKey(
  database: Database,
  key: string,
  { organization, email, name }: { organization: string; email: string | null; name: string },
  now: number,
): Promise<{ id: string } | { problem: ProblemData }> {
  return database.transaction().execute(async (queries) => {
    if (email === null) await saveLocalOwner(queries, organization, now);
    const members = await queries
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.userId')
      .innerJoin('organizations', 'organizations.id', 'memberships.organizationId')
      .select(['users.email', 'userId', 'organizationId'])
      .where('organizations.name', '=', organization)
      .execute();
    const wanted = email ?? LOCAL_OWNER.email;
    const member = members.find((one) => one.email === wanted);
    if (member === undefined) {
      const known = members.map((one) => one.email);
      return { problem: notFoundProblem('member', wanted, known) };
    }
    const { userId, organizationId } = member;
    return { id: await createKey(queries, key, { name, userId, organizationId }, now) };
  });
}

async function saveLocalOwner(queries: Queries, organization: string, now: number): Promise<void> {
  const organizationId = await saveOrganization(queries, organization);
  await saveMember({ queries, organizationId, now }, LOCAL_OWNER);
  await saveRow(queries, 'projects', { organizationId, name: DEFAULT_PROJECT }, now);
}

/** Revokes a key. Resolves to whether it was active. */
export async function revokeKey(database: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('apiKeys')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lists all keys, without the keys themselves. */
export function listKeys(database: Database) {
  return database
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.id', 'apiKeys.userId')
    .leftJoin('organizations', 'organizations.id', 'apiKeys.organizationId')
    .select([
      'apiKeys.id',
      'apiKeys.name',
      'apiKeys.shown',
      'apiKeys.createdAt',
      'apiKeys.revokedAt',
      'users.email',
      'organizations.name as organization',
    ])
    .orderBy('apiKeys.seq')
    .execute();
}

/**
 * Makes what tells who sends a request, by its header `Authorization`. It checks keys in this order:
 * header, key, revoked, rate, user, organization, role. So a revoked key costs no token, and an
 * orphaned one does. Throws a Refusal.
 *
 * @param clock monotonic milliseconds
 */
export function authenticator(database: Database, settings: Settings, clock: () => number) {
  const takeToken = tokenBuckets(settings, clock);
  return async (header: string | undefined): Promise<Caller> => {
    const [, key] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? [];
    if (key === undefined) throw refusalOf('UNAUTHORIZED', { reason: 'no-key' });
    const row = await database
      .selectFrom('apiKeys')
      .leftJoin('memberships', (join) =>
        join
          .onRef('memberships.userId', '=', 'apiKeys.userId')
          .onRef('memberships.organizationId', '=', 'apiKeys.organizationId'),
      )
      .select(['apiKeys.id', 'apiKeys.userId', 'revokedAt', 'memberships.organizationId', 'role'])
      .where('hash', '=', hashOf(key))
      .executeTakeFirst();
    if (row === undefined) throw refusalOf('UNAUTHORIZED', { reason: 'key' });
    if (row.revokedAt !== null) throw refusalOf('UNAUTHORIZED', { reason: 'revoked-key' });
    takeToken(row.id);
    const { userId, organizationId } = row;
    if (organizationId === null) {
      const details = { reason: 'ORPHANED_KEY' };
      throw refusalOf('UNAUTHORIZED', { reason: 'orphaned-key' }, details);
    }
    const known = role.parse(row.role);
    if (known === 'guest') throw refusalOf('UNAUTHORIZED', { reason: 'guest' });
    return { userId, organizationId, role: known };
  };
}

/** Takes a token of a key that the database has. Refuses if its bucket is empty. */
function tokenBuckets({ burst, ratePerSecond }: Settings, clock: () => number) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key: string): void => {
    const now = clock();
    const bucket = buckets.get(key) ?? { tokens: burst, at: now };
    const refilled = bucket.tokens + ((now - bucket.at) / 1_000) * ratePerSecond;
    const tokens = Math.min(burst, refilled);
    if (tokens < 1) {
      const seconds = Math.max(1, Math.ceil((1 - tokens) / ratePerSecond));
      throw refusalOf('RATE_LIMITED', { reason: 'rate', seconds });
    }
    buckets.set(key, { tokens: tokens - 1, at: now });
  };
}
