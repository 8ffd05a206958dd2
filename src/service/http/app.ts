import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { ApiFailure, notFound } from '../api-failure.ts';
import { replyToThrown, replyWithError } from './error-reply.ts';
import { MAX_BODY_BYTES } from './request-body.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { projectRoutes } from './routes/project-routes.ts';
import { runRoutes } from './routes/run-routes.ts';
import { serverRoutes } from './routes/server-routes.ts';
import { suiteRoutes } from './routes/suite-routes.ts';
import type { RequestEnvironment, ServiceContext } from './service-context.ts';

/** Path all routes are below; it carries the version of the API. */
export const API_PATH = '/api/v1';

/** The whole HTTP surface: one router a resource, behind one key check. */
export function createApp(context: ServiceContext) {
  const app = new Hono<RequestEnvironment>();
  app.use(requestId());
  app.use(logRequests(context));
  app.onError((error, c) => replyToThrown(c, error, context.log));
  app.notFound((c) =>
    replyWithError(
      c,
      new ApiFailure('NOT_FOUND', `There is no route ${c.req.method} ${c.req.path}.`),
    ),
  );
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

function logRequests({ log }: ServiceContext) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    await next();
    log.info(`${c.req.method} ${c.req.path} ${c.res.status} ${c.get('requestId')}`);
  });
}

function requireKey({ authenticate }: ServiceContext) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    c.set('caller', authenticate(c.req.header('Authorization')));
    await next();
  });
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new ApiFailure(
      'VALIDATION_ERROR',
      `The request body is larger than ${MAX_BODY_BYTES} bytes.`,
    );
  },
});

/** A project of another organisation is as unknown as one that does not exist. */
function requireProject({ store }: ServiceContext) {
  return createMiddleware<RequestEnvironment, '/projects/:projectId/*'>(async (c, next) => {
    const projectId = c.req.param('projectId');
    const project = store.projects.find(c.get('caller').organizationId, projectId);
    if (project === undefined) throw notFound('project', projectId);
    c.set('project', project);
    await next();
  });
}
