import { DEFAULT_PROJECT_NAME } from '../catalogue/project-setup.ts';
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

/** Makes a key; its organisation is made too, with a default project, where it is new. */
export function issueKey(
  store: Store,
  {
    name,
    organization = DEFAULT_ORGANIZATION,
  }: { name: string; organization?: string | undefined },
): Promise<IssuedKey> {
  const key = generateKey();
  return store.transaction(async (tx) => {
    const { id: organizationId } = await tx.accounts.ensureOrganization(organization);
    await tx.projects.ensure(organizationId, DEFAULT_PROJECT_NAME);
    const { id: userId } = await tx.accounts.ensureUser(LOCAL_USER);
    const isMember = await tx.accounts.roleOf(organizationId, userId);
    if (isMember === undefined) await tx.accounts.setRole(organizationId, userId, 'owner');
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
