import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from '../../api/client/connection.ts';
import { routes, SDK_INFO } from '../../api/routes.ts';
import type { Backend } from '../backend.ts';
import { Refusal, refusalOf } from '../refusals.ts';
import { findProject } from '../storage/rows.ts';
import { drain, readBody } from './body.ts';
import {
  canonicalPath,
  errorFor,
  findRoute,
  needsKey,
  OPENAPI_PATH,
  UPLOADS_PATH,
} from './router.ts';

interface Shared {
  isLocalOnly: boolean;
  /** Opens what is behind the routes, once. */
  backend: () => Promise<Backend>;
  stopped: AbortSignal;
  onBug: (error: unknown) => void;
}

/** Answers a request by the table of routes. Rejects if the answer cannot be sent. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { isLocalOnly, backend, stopped, onBug }: Shared,
): Promise<void> {
  let isKnown = false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = canonicalPath(path);
  try {
    if (isLocalOnly) checkOrigin(request);
    const behind = await backend();
    if (!needsKey(canonical)) return await answerOpen(behind, path, request, response);
    behind.checkKey(request.headers.authorization);
    isKnown = true;
    const { operation, parameters, path: below } = findRoute(request.method ?? '', canonical);
    const signal = abortWhenGone(response, stopped);
    const { group, status, body: load } = routes[operation];
    const { projectId } = parameters;
    const project =
      projectId === undefined
        ? null
        : await findProject(behind.core.database, projectId, group === 'ingest');
    if (project !== null) await behind.prepare();
    const body = await readBody(request, group, load === null ? null : await load());
    const [idempotencyKey = null] = [request.headers['idempotency-key']].flat();
    // The table joins a handler with its request, which an operation of any kind loses.
    const handler = behind.handlers[operation] as (request: unknown) => Promise<object>;
    const reply = await handler({
      project,
      parameters,
      query: Object.fromEntries(new URLSearchParams(query)),
      body,
      path: below,
      origin: `http://${request.headers.host ?? ''}`,
      idempotencyKey,
      signal,
    });
    send(response, status, reply);
  } catch (error) {
    // The sender is gone: nothing failed here, and the answer reaches no client.
    if (error === request.errored) return;
    const refusal = error instanceof Refusal ? error : refusalOfBug(error, onBug);
    // A stranger's body is not read. Others see a broken pipe if theirs is not.
    if (!isKnown) response.setHeader('connection', 'close');
    else await drain(request);
    for (const header of Object.entries(refusal.headers)) response.setHeader(...header);
    send(response, refusal.status, errorFor(canonical, refusal.body));
  }
}

/** Answers what needs no key: uploads, the OpenAPI document, and what an older SDK asks first. */
async function answerOpen(
  { uploads }: Backend,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '' } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (method === 'POST' && path.startsWith(UPLOADS_PATH)) {
    send(response, 200, await uploads.receive(path.slice(UPLOADS_PATH.length), request));
  } else if (isRead && path === OPENAPI_PATH) {
    const { openApiDocument } = await import('../../api/openapi.ts');
    send(response, 200, await openApiDocument());
  } else if (isRead && path === SDK_INFO.path) {
    send(response, 200, SDK_INFO.reply);
  } else throw refusalOf('NOT_FOUND', { reason: 'route' });
}

/** Writes an answer. Its body stays unwritten for HEAD, which Node sees to. */
function send(response: ServerResponse, status: number, body: object): void {
  // Before the head: text that is too long throws.
  const content = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(content);
}

/** Browsers and servers under test can find the port too. */
function checkOrigin({ headers }: IncomingMessage): void {
  const { hostname = '' } = URL.parse(`http://${headers.host}`) ?? {};
  if (isLoopback(hostname) && headers.origin === undefined) return;
  throw refusalOf('FORBIDDEN', { reason: 'web-page' });
}

function refusalOfBug(error: unknown, onBug: (error: unknown) => void): Refusal {
  const requestId = randomBytes(6).toString('hex');
  onBug(new Error(`request ${requestId} failed`, { cause: error }));
  return refusalOf('INTERNAL_ERROR', { reason: 'bug' }, { requestId });
}

function abortWhenGone(response: ServerResponse, signal: AbortSignal): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, signal]);
}
