import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ApiFailure, notFound } from '../api-failure.ts';
import { MAX_BODY_BYTES } from './request-body.ts';
import type { RequestEnvironment, ServiceContext } from './service-context.ts';

/** One line a request, without what authorizes it. */
export function logRequests({ log }: ServiceContext) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    await next();
    const path = c.req.path.replace(/(\/uploads\/).+/, '$1…');
    log.info(`${c.req.method} ${path} ${c.res.status} ${c.get('requestId')}`);
  });
}

export function requireKey({ authenticate }: ServiceContext) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    c.set('caller', authenticate(c.req.header('Authorization')));
    await next();
  });
}

export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => {
    const declared = c.req.header('Content-Length');
    const size =
      declared === undefined ? 'the request body' : `the request body, ${declared} bytes,`;
    throw new ApiFailure(
      'VALIDATION_ERROR',
      `The size of ${size} is larger than the cap of ${MAX_BODY_BYTES} bytes; send less at once.`,
      { details: { maxBytes: MAX_BODY_BYTES }, endsConnection: true },
    );
  },
});

/** A project of another organisation is as unknown as one that does not exist. */
export function requireProject({ store }: ServiceContext) {
  return createMiddleware<RequestEnvironment, '/projects/:projectId/*'>(async (c, next) => {
    const projectId = c.req.param('projectId');
    const project = store.projects.find(c.get('caller').organizationId, projectId);
    if (project === undefined) throw notFound('project', projectId);
    c.set('project', project);
    await next();
  });
}
