import { LIMITS } from '../limits.ts';
import { projectSchema } from '../resources/catalogue.ts';
import { route } from './route.ts';

export const projectRoutes = {
  'projects.list': route({
    method: 'GET',
    path: '/projects',
    summary: 'The projects that the key can reach.',
    access: 'key',
    repeatable: true,
    query: { organizationId: 'Only those of this organization.' },
    reply: {
      status: 200,
      items: projectSchema,
      pages: LIMITS.cataloguePage,
      wholeByDefault: true,
    },
    errors: [],
  }),
};
