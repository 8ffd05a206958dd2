import { LIMITS } from '../limits.ts';
import { organizationSchema } from '../resources/catalogue.ts';
import { route } from './route.ts';

export const organizationRoutes = {
  'organizations.list': route({
    method: 'GET',
    path: '/organizations',
    summary: 'The organizations that the key can reach.',
    notes: 'A key acts in one organization, which this service shows alone.',
    access: 'key',
    repeatable: true,
    reply: {
      status: 200,
      items: organizationSchema,
      pages: LIMITS.cataloguePage,
      wholeByDefault: true,
    },
    errors: [],
  }),
};
