import { nearestName } from '../../lib/nearest-name.ts';
import type { ProblemData } from '../../report/problem.ts';
import {
  ensureDefaultProject,
  findOrCreateOrganization,
  findOrCreateUser,
  LOCAL_USER,
} from '../catalogue/setup.ts';
import type { Database, Queries } from '../storage/database.ts';
import { createKey } from './keys.ts';

/** Whose key it is. */
interface KeyOwner {
  organization: string;
  /** Email of a member; null: the local owner. */
  email: string | null;
  /** Name of the key. */
  name: string;
}

/**
 * Stores a key. Without a member it creates what is missing: the organization, its project and its
 * local owner.
 *
 * @returns the id of the key, or why the organization has no such member
 */
export function issueKey(
  database: Database,
  key: string,
  { organization, email, name }: KeyOwner,
  now: number,
): Promise<{ id: string } | { problem: ProblemData }> {
  return database.transaction().execute(async (queries) => {
    if (email === null) await ensureLocalOwner(queries, organization, now);
    const members = await queries
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.userId')
      .innerJoin('organizations', 'organizations.id', 'memberships.organizationId')
      .select(['users.email', 'userId', 'organizationId'])
      .where('organizations.name', '=', organization)
      .execute();
    const wanted = email ?? LOCAL_USER;
    const member = members.find((one) => one.email === wanted);
    if (member === undefined) {
      const known = members.map((one) => one.email);
      const nearest = nearestName(wanted, known) ?? null;
      return { problem: { code: 'not-found', what: 'member', name: wanted, nearest, known } };
    }
    const { userId, organizationId } = member;
    return { id: await createKey(queries, key, { name, userId, organizationId }, now) };
  });
}

async function ensureLocalOwner(
  queries: Queries,
  organization: string,
  now: number,
): Promise<void> {
  const { id: organizationId } = await findOrCreateOrganization(queries, organization);
  await ensureDefaultProject(queries, organizationId, now);
  const userId = await findOrCreateUser(queries, LOCAL_USER, LOCAL_USER, now);
  await queries
    .insertInto('memberships')
    .values({ organizationId, userId, role: 'owner' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
