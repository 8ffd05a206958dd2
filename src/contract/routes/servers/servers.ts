import { LIMITS } from '../../limits.ts';
import { serverSchema } from '../../resources/catalogue.ts';
import { route } from '../route.ts';

export const serverRoutes = {
  'servers.list': route({
    method: 'GET',
    path: '/projects/{projectId}/servers',
    summary: 'The saved MCP servers of a project.',
    notes: 'Commands, arguments, environments and headers are never told.',
    access: 'key',
    repeatable: true,
    reply: {
      status: 200,
      items: serverSchema,
      pages: LIMITS.cataloguePage,
      wholeByDefault: true,
    },
    errors: [],
  }),
};
