import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { noRoute, replyToThrown, replyWithError } from './error-reply.ts';
import { createIngestApp } from './ingest-app.ts';
import { keepOut, limitBody, logRequests, requireKey, requireProject } from './middleware.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { projectRoutes } from './routes/project-routes.ts';
import { runRoutes } from './routes/run-routes.ts';
import { serverRoutes } from './routes/server-routes.ts';
import { suiteRoutes } from './routes/suite-routes.ts';
import { UPLOADS_PATH, uploadRoutes } from './routes/upload-routes.ts';
import type { RequestEnvironment, ServiceContext } from './service-context.ts';
import { readOffRefusedBody } from './unread-body.ts';

/** Path all routes are below; it carries the version of the API. */
export const API_PATH = '/api/v1';

/** Path of the reporters up to version 1.14.0, which know no projects (wire reference, 9.2). */
const OLD_REPORTER_PATH = '/sdk/v1';

/** The whole HTTP surface: one router a resource, behind one key check. */
export function createApp(context: ServiceContext) {
  const { strangers, uploads } = context;
  const app = new Hono<RequestEnvironment>();
  if (strangers !== null) app.use(keepOut(strangers, context));
  app.use(requestId());
  app.use(logRequests(context));
  app.use(readOffRefusedBody());
  app.onError((error, c) => replyToThrown(c, error, context.log));
  app.notFound((c) => replyWithError(c, noRoute(c)));
  const uploadsPath = `${API_PATH}${UPLOADS_PATH}`;
  const ingestApp = createIngestApp(context, { uploadsPath });
  if (uploads !== null) app.route(uploadsPath, uploadRoutes(uploads, context));
  app.route(`${API_PATH}/projects/:projectId/eval-ingest`, ingestApp);
  app.route(`${OLD_REPORTER_PATH}/evals`, ingestApp);
  app.get(`${OLD_REPORTER_PATH}/info`, (c) => c.json({ capabilities: { evalsHostConfig: 1 } }));
  return app.route(API_PATH, createApi(context));
}

function createApi(context: ServiceContext) {
  const api = new Hono<RequestEnvironment>();
  api.use(requireKey(context), limitBody);
  api.use('/projects/:projectId/*', requireProject(context));
  api.route('/', accountRoutes());
  api.route('/', projectRoutes(context));
  for (const routes of [serverRoutes(context), suiteRoutes(context), runRoutes(context)]) {
    api.route('/projects/:projectId', routes);
  }
  return api;
}
