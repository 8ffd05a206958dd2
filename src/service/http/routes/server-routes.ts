import { Hono } from 'hono';
import { replyWithCatalogue } from '../paging.ts';
import { presentServer } from '../representations.ts';
import type { RequestEnvironment, ServiceContext } from '../service-context.ts';

/** The saved servers of a project. */
export function serverRoutes({ store, cursors }: ServiceContext) {
  return new Hono<RequestEnvironment>().get('/servers', (c) =>
    replyWithCatalogue(
      c,
      cursors,
      (slice) => store.servers.list(c.get('project').id, slice),
      presentServer,
    ),
  );
}
