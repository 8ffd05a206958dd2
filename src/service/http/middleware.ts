import type { Socket } from 'node:net';
import { createMiddleware } from 'hono/factory';
import { DEFAULT_PROJECT } from '../../contract/limits.ts';
import { sizeInWords } from '../../text/size-in-words.ts';
import { DEFAULT_PROJECT_NAME } from '../catalogue/project-setup.ts';
import { ApiFailure, notFound } from '../refusals/api-failure.ts';
import { limitStream } from '../refusals/limited-stream.ts';
import type { BodyLimits } from './bodies/body-limits.ts';
import { replyWithError } from './error-reply.ts';
import type { RequestEnvironment, ServiceContext } from './service-context.ts';
import type { Strangers } from './strangers.ts';

/** One line a request, without what authorizes it. */
export function logRequests({ log }: ServiceContext) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    await next();
    const path = c.req.path.replace(/(\/uploads\/).+/, '$1…');
    // Whoever was refused was told the id, and may ask about it.
    const id = c.res.status < 400 ? '' : ` ${c.get('requestId')}`;
    log.info(`${c.req.method} ${path} ${c.res.status}${id}`);
  });
}

/** Tells who the caller is, once a request: each look costs a token of the key's rate. */
export function requireKey({ authenticate }: Pick<ServiceContext, 'authenticate'>) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    if (c.get('caller') === undefined) {
      c.set('caller', await authenticate(c.req.header('Authorization')));
    }
    await next();
  });
}

/**
 * Refuses bodies over the cap. One of declared size is told by its header; one in chunks is read
 * here, and put in place of the request's.
 */
export const limitBody = ({ bytes: maxBytes }: Pick<BodyLimits, 'bytes'>) =>
  createMiddleware<RequestEnvironment>(async (c, next) => {
    const { body, headers } = c.req.raw;
    if (body !== null && headers.has('Transfer-Encoding')) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of limitStream(body, maxBytes, () => bodyTooLarge(maxBytes)))
        chunks.push(chunk);
      c.req.raw = new Request(c.req.raw, { body: Buffer.concat(chunks) });
    } else if (Number(headers.get('Content-Length') ?? 0) > maxBytes) {
      throw bodyTooLarge(maxBytes, Number(headers.get('Content-Length')));
    }
    await next();
  });

function bodyTooLarge(maxBytes: number, declaredBytes?: number): ApiFailure {
  const cap = sizeInWords(maxBytes);
  const size = declaredBytes === undefined ? cap : sizeInWords(declaredBytes);
  return new ApiFailure(
    'VALIDATION_ERROR',
    `The request body${size === cap ? '' : `, ${size},`} is larger than the cap of ${cap}; send less at once.`,
    { details: { maxBytes, ...(declaredBytes && { declaredBytes }) } },
  );
}

/** A project of another organisation is as unknown as one that does not exist. */
export function requireProject({ store }: ServiceContext) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    const projectId = c.req.param('projectId') ?? '';
    const project = await store.projects.find(c.get('caller').reach, projectId);
    if (project === undefined) throw notFound('project', projectId);
    c.set('project', project);
    await next();
  });
}

/** The project of the path; the literal `default` and no project are the organization's own. */
export function requireIngestProject({ store }: Pick<ServiceContext, 'store'>) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    const { organizationId, reach } = c.get('caller');
    const named = c.req.param('projectId') ?? DEFAULT_PROJECT;
    const projectId =
      named === DEFAULT_PROJECT
        ? await store.projects.ensure(organizationId, DEFAULT_PROJECT_NAME)
        : named;
    const project = await store.projects.find(reach, projectId);
    if (project === undefined) throw notFound('project', named);
    c.set('project', project);
    await next();
  });
}

/** Has whatever goes wrong told in the words that every published reporter reads. */
export const answerReporters = createMiddleware<RequestEnvironment>(async (c, next) => {
  c.set('isReporter', true);
  await next();
});

/**
 * The first thing any request meets: without the key it is answered at once, whatever its route,
 * its method or its body, none of which is read, and its connection is closed.
 */
export function keepOut(strangers: Strangers, { authenticate }: ServiceContext) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    const { socket } = c.env.incoming;
    try {
      c.set('caller', await authenticate(c.req.header('Authorization')));
      requireOwnAddress(c.req.header('Host'), c.req.header('Origin'), socket);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code !== 'RATE_LIMITED') {
        strangers.countRefusal();
        c.header('Connection', 'close');
      }
      return replyWithError(c, error);
    }
    strangers.trust(socket);
    return next();
  });
}

/** The client is no page of a browser, and was told where the service is. */
function requireOwnAddress(
  host: string | undefined,
  origin: string | undefined,
  { localAddress, localPort }: Socket,
): void {
  const own = `${localAddress}:${localPort}`;
  if (host === own && origin === undefined) return;
  throw new ApiFailure('FORBIDDEN', `This service answers programs that reach it as ${own}.`);
}
