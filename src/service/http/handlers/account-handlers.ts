import type { accountRoutes } from '../../../contract/routes/account.ts';
import type { organizationRoutes } from '../../../contract/routes/organizations.ts';
import { presentAccount } from '../representations.ts';
import type { Handlers } from '../router.ts';
import type { ServiceContext } from '../service-context.ts';

/** The account behind the key, and the organization that it acts in. */
export function accountHandlers({
  store,
}: Pick<ServiceContext, 'store'>): Handlers<typeof accountRoutes & typeof organizationRoutes> {
  return {
    'account.get': async ({ caller }) => presentAccount(caller.user),
    'organizations.list':
      async ({ caller: { organizationId, role } }) =>
      async ({ after }) => {
        const found = after === null ? await store.accounts.findOrganization(organizationId) : null;
        if (!found) return { items: [], more: false };
        const { id, name, createdAt } = found;
        const shown = { id, name, isCreator: role === 'owner', myRole: role, createdAt };
        return { items: [{ seq: 1, shown: { ...shown, plan: null, logoUrl: null } }], more: false };
      },
  };
}
