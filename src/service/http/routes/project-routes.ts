import { Hono } from 'hono';
import { replyWithCatalogue } from '../paging.ts';
import { presentProject } from '../representations.ts';
import type { RequestEnvironment, ServiceContext } from '../service-context.ts';

/** The projects of the key's organisation; of another one, a key sees none. */
export function projectRoutes({ store, cursors }: ServiceContext) {
  return new Hono<RequestEnvironment>().get('/projects', (c) => {
    const { organizationId } = c.get('caller');
    const wanted = c.req.query('organizationId') ?? organizationId;
    return replyWithCatalogue(
      c,
      cursors,
      async (slice) =>
        wanted === organizationId
          ? store.projects.list(organizationId, slice)
          : { items: [], more: false },
      presentProject,
    );
  });
}
