import type { accountRoutes } from '../../../contract/routes/account.ts';
import { presentAccount } from '../representations.ts';
import type { Handlers } from '../router.ts';

/** The account behind the key. */
export const accountHandlers: Handlers<typeof accountRoutes> = {
  'account.get': async ({ caller }) => presentAccount(caller.user),
};
