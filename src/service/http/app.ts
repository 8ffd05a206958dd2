import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { suiteCreateSchema } from '../../contract/resources/eval-requests.ts';
import { hostCreateSchema, hostUpdateSchema } from '../../contract/resources/host.ts';
import {
  caseUpdateSchema,
  deletionSchema,
  suiteUpdateSchema,
} from '../../contract/resources/suite-changes.ts';
import { KEY_SURFACES } from '../../contract/routes/account.ts';
import { REPORTER_PATHS } from '../../contract/routes/ingest.ts';
import { API_PATH, paramNames, type Route } from '../../contract/routes/route.ts';
import { ROUTES } from '../../contract/routes/table.ts';
import { findUnheededMembers, findUnknownMembers } from '../evals/run-knobs.ts';
import { unheededBy } from '../evals/unheeded-parts.ts';
import { ApiFailure } from '../refusals/api-failure.ts';
import { BODY_LIMITS, bodyLimitsOf } from './bodies/body-limits.ts';
import { readOffRefusedBody } from './bodies/unread-body.ts';
import { noRoute, replyToThrown, replyToThrownOnIngest, replyWithError } from './error-reply.ts';
import { accountHandlers } from './handlers/account-handlers.ts';
import { catalogueHandlers } from './handlers/catalogue-handlers.ts';
import { chatHandlers } from './handlers/chat-handlers.ts';
import { comparisonHandlers } from './handlers/comparison-handlers.ts';
import { hostHandlers } from './handlers/host-handlers.ts';
import { ingestHandlers } from './handlers/ingest-handlers.ts';
import { runHandlers } from './handlers/run-handlers.ts';
import { serverBodyChecks, serverHandlers } from './handlers/server-handlers.ts';
import { serviceHandlers } from './handlers/service-handlers.ts';
import { suiteHandlers } from './handlers/suite-handlers.ts';
import {
  answerReporters,
  keepOut,
  limitBody,
  logRequests,
  requireIngestProject,
  requireKey,
  requireProject,
} from './middleware.ts';
import { type MountedRoute, mountRoutes, pattern } from './router.ts';
import type { RequestEnvironment, ServiceContext } from './service-context.ts';

/** Where a client finds the API on the service's host. */
export const BASE_PATH = API_PATH;

type Middleware = MiddlewareHandler<RequestEnvironment>;

/** The whole HTTP surface: the table of routes behind one key check, and what answers the rest. */
export async function createApp(context: ServiceContext) {
  const { strangers, cursors, log } = context;
  const app = new Hono<RequestEnvironment>();
  if (strangers !== null) app.use(keepOut(strangers, context));
  app.use(requestId());
  app.use(logRequests(context));
  app.use(readOffRefusedBody());
  app.onError((error, c) =>
    c.get('isReporter') ? replyToThrownOnIngest(c, error, log) : replyToThrown(c, error, log),
  );
  app.notFound((c) => replyWithError(c, noRoute(c)));
  const handlers = {
    ...accountHandlers(context),
    ...catalogueHandlers(context),
    ...serverHandlers(context),
    ...hostHandlers(context),
    ...chatHandlers(context),
    ...suiteHandlers(context),
    ...runHandlers(context),
    ...comparisonHandlers(context),
    ...ingestHandlers(context),
    ...serviceHandlers(),
  };
  const bodyChecks = {
    'runs.create': findUnheededMembers,
    'suites.create': unheededBy(suiteCreateSchema),
    'suites.update': unheededBy(suiteUpdateSchema),
    'suites.delete': unheededBy(deletionSchema),
    'suites.cases.update': unheededBy(caseUpdateSchema),
    'suites.cases.delete': unheededBy(deletionSchema),
    'hosts.create': (body: object) => findUnknownMembers(body, Object.keys(hostCreateSchema.shape)),
    'hosts.update': (body: object) => findUnknownMembers(body, Object.keys(hostUpdateSchema.shape)),
    'hosts.delete': (body: object) => findUnknownMembers(body, []),
    ...serverBodyChecks,
  };
  const guards = createGuards(context);
  const routes = (await mountRoutes(ROUTES, handlers, { cursors, bodyChecks }))
    // A service that keeps nothing has no addresses to upload to.
    .filter(({ route }) => route.access !== 'ticket' || context.uploads !== null);
  for (const { route, paths, reply } of routes) {
    app.on(route.method, [...paths], ...guards(route), reply);
  }
  for (const [path, methods] of methodsByPath(routes)) app.all(path, noteMethods(methods));
  answerTheRest(app, context);
  return app;
}

/** What a request passes before its route is carried out. */
function createGuards(context: ServiceContext) {
  const withKey = requireKey(context);
  const ofProject = requireProject(context);
  const ofReporter = requireIngestProject(context);
  return (route: Route): Middleware[] => {
    const { access, path, reporterErrors } = route;
    if (access !== 'key') return reporterErrors ? [answerReporters] : [];
    const authorized = [withKey, limitBody(bodyLimitsOf(route))];
    if (reporterErrors) return [answerReporters, ...authorized, ofReporter];
    return paramNames(path).includes('projectId') ? [...authorized, ofProject] : authorized;
  };
}

/** What may be asked of each path; the web framework answers HEAD where there is a GET. */
function methodsByPath(routes: readonly MountedRoute[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { route, paths } of routes) {
    for (const path of paths) {
      const own = route.method === 'GET' ? ['GET', 'HEAD'] : [route.method];
      methods.set(path, [...(methods.get(path) ?? []), ...own]);
    }
  }
  return methods;
}

/** A request that no route has answered asks for a path that there is by another method. */
function noteMethods(methods: readonly string[]): Middleware {
  return async (c, next) => {
    c.set('allowedMethods', methods);
    await next();
  };
}

/** Whoever asks for what is not there is to show a key first, and learns no more than that. */
function answerTheRest(app: Hono<RequestEnvironment>, context: ServiceContext): void {
  const authorized = [requireKey(context), limitBody(BODY_LIMITS)];
  const reporters = [answerReporters, ...authorized, requireIngestProject(context)];
  const refuse: Middleware = (c) => {
    throw noRoute(c);
  };
  for (const path of REPORTER_PATHS) app.on('ALL', [`${pattern(path)}/*`], ...reporters, refuse);
  for (const path of KEY_SURFACES) {
    app.on('ALL', [`${API_PATH}${path}/*`], ...authorized, () => {
      throw new ApiFailure(
        'FORBIDDEN',
        'API keys cannot manage API keys; use the "keys" command of the service.',
      );
    });
  }
  app.on(
    'ALL',
    [`${API_PATH}/projects/:projectId/*`],
    ...authorized,
    requireProject(context),
    refuse,
  );
  app.on('ALL', [`${API_PATH}/*`], ...authorized, refuse);
}
