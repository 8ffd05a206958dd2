import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { DEFAULT_PROJECT } from '../../contract/limits.ts';
import { DEFAULT_PROJECT_NAME } from '../catalogue/project-setup.ts';
import { notFound } from '../refusals/api-failure.ts';
import { noRoute, replyToThrownOnIngest } from './error-reply.ts';
import { limitBody, requireKey } from './middleware.ts';
import { ingestRoutes } from './routes/ingest-routes.ts';
import type { RequestEnvironment, ServiceContext } from './service-context.ts';

/**
 * The ingestion routes with a key check and errors of their own, so that whatever goes wrong is
 * told in the words that every published reporter reads. Mounted below a path with a `projectId`,
 * or without one for reporters that know no projects.
 */
export function createIngestApp(context: ServiceContext, paths: { uploadsPath: string }) {
  const app = new Hono<RequestEnvironment>();
  app.onError((error, c) => replyToThrownOnIngest(c, error, context.log));
  app.use(requireKey(context), limitBody, requireIngestProject(context));
  app.route('/', ingestRoutes(context, paths));
  // Nothing below this path is left to the other routers, which would count the request again.
  app.all('/*', (c) => {
    throw noRoute(c);
  });
  return app;
}

/** The project of the path; the literal `default` and no project are the organisation's own. */
function requireIngestProject({ store }: ServiceContext) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    const { organizationId } = c.get('caller');
    const named = c.req.param('projectId') ?? DEFAULT_PROJECT;
    const projectId =
      named === DEFAULT_PROJECT
        ? await store.projects.ensure(organizationId, DEFAULT_PROJECT_NAME)
        : named;
    const project = await store.projects.find(organizationId, projectId);
    if (project === undefined) throw notFound('project', named);
    c.set('project', project);
    await next();
  });
}
