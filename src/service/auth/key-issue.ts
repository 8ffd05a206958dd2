import { DEFAULT_PROJECT_NAME } from '../catalogue/project-setup.ts';
import { StartError } from '../config/start-error.ts';
import type { Store } from '../storage/store.ts';
import { generateKey, hashKey, visiblePrefix } from './key-format.ts';

/** The organisation keys belong to unless another is named. */
export const DEFAULT_ORGANIZATION = 'Default';

/** Keys made on the command line act as this user. */
const LOCAL_USER = { email: 'local@localhost', name: 'Local user' };

export interface IssuedKey {
  id: string;
  /** The key in full; it cannot be read again. */
  key: string;
}

/** What a key is made for. */
export interface KeyRequest {
  name: string;
  organization?: string | undefined;
  /** Address of the member that it acts as; a local user, where there is none. */
  user?: string | undefined;
}

/**
 * Makes a key; its organisation is made too, with a default project, where it is new. Throws
 * StartError where that has no such member.
 */
export function issueKey(
  store: Store,
  { name, organization = DEFAULT_ORGANIZATION, user }: KeyRequest,
): Promise<IssuedKey> {
  const key = generateKey();
  return store.transaction(async (tx) => {
    const { id: organizationId } = await tx.accounts.ensureOrganization(organization);
    await tx.projects.ensure(organizationId, DEFAULT_PROJECT_NAME);
    const userId =
      user === undefined
        ? await ensureLocalMember(tx, organizationId)
        : await requireMember(tx, organizationId, user);
    const id = await tx.apiKeys.add({
      name,
      hash: hashKey(key),
      visiblePrefix: visiblePrefix(key),
      organizationId,
      userId,
    });
    return { id, key };
  });
}

async function ensureLocalMember(
  { accounts }: Pick<Store, 'accounts'>,
  organizationId: string,
): Promise<string> {
  const { id } = await accounts.ensureUser(LOCAL_USER);
  const role = await accounts.roleOf(organizationId, id);
  if (role === undefined) await accounts.setRole(organizationId, id, 'owner');
  return id;
}

async function requireMember(
  { accounts }: Pick<Store, 'accounts'>,
  organizationId: string,
  email: string,
): Promise<string> {
  const user = await accounts.findUserByEmail(email);
  const role = user && (await accounts.roleOf(organizationId, user.id));
  if (user !== undefined && role !== undefined) return user.id;
  throw new StartError(
    `The organization has no member ${JSON.stringify(email)}. Name it in the file of --config, and start the service with that.`,
  );
}
