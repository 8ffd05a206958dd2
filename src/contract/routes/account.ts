import { accountSchema } from '../resources/catalogue.ts';
import { route } from './route.ts';

export const accountRoutes = {
  'account.get': route({
    method: 'GET',
    path: '/me',
    summary: 'The account behind the key.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, body: accountSchema },
    errors: [],
  }),
};

/** Paths that answer every key with FORBIDDEN, whatever the method: keys do not manage keys. */
export const KEY_SURFACES = ['/keys', '/api-keys'] as const;
