import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type * as z from 'zod';
import {
  BASE_PATH,
  type Operation,
  type Parameters,
  type ParsedBody,
  type Reply,
  routes,
} from '../../api/routes.ts';
import { parse, pathText } from '../../api/validation.ts';
import { placeOfFile } from '../../report/place.ts';
import { bodyRefusal, Refusal, refusalOf } from '../refusals.ts';

const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** What answers each operation of the table. */
export type Handlers = {
  [O in Operation]: (request: {
    parameters: Parameters<O>;
    query: URLSearchParams;
    body: ParsedBody<O>;
  }) => Promise<Reply<O>>;
};

interface ServerSettings {
  key: string;
  /** Opens what is behind the routes, once. */
  handlers: () => Promise<Handlers>;
  onBug: (error: unknown) => void;
}

/**
 * Serves the table of routes. Requests need the key; those of web pages are refused.
 *
 * Without a framework: the table is the router, and frameworks load `fetch`, a fifth of the start.
 */
export function createApiServer({ key, handlers, onBug }: ServerSettings): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      checkCaller(request, key);
      const { operation, parameters, query } = findRoute(request);
      const { status, ...route } = routes[operation];
      const body = 'body' in route ? await parseBody(route.body, request) : {};
      // The table joins a handler with its body, which an operation of any kind loses.
      const { [operation]: handler } = await handlers();
      const reply = await (handler as (request: unknown) => Promise<object>)({
        parameters,
        query,
        body,
      });
      send(response, status, reply);
    } catch (error) {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) onBug(error);
      const refusal = isRefusal ? error : refusalOf('INTERNAL_ERROR', { reason: 'bug' });
      send(response, refusal.status, refusal.body);
    }
  };
  return createServer((request, response) => void answer(request, response));
}

function send(response: ServerResponse, status: number, body: object): void {
  // Before the head: text that is too long throws.
  const content = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(content);
}

function checkCaller({ headers }: IncomingMessage, key: string): void {
  // Browsers on the machine can reach the port too.
  const isLocal = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(headers.host ?? '');
  if (!isLocal || headers.origin !== undefined) {
    throw refusalOf('FORBIDDEN', { reason: 'web-page' });
  }
  const [, given = ''] = /^bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) {
    throw refusalOf('UNAUTHORIZED', { reason: 'key' });
  }
}

/** Each route, with its path as a pattern of one group for each parameter. */
const patterns = Object.entries(routes).map(([operation, { method, path }]) => ({
  // The table has no other keys.
  operation: operation as Operation,
  method,
  pattern: new RegExp(`^${BASE_PATH}${path.replace(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')}$`),
}));

function findRoute({ method, url = '' }: IncomingMessage) {
  const [path = '', query = ''] = url.split('?');
  for (const { operation, method: wanted, pattern } of patterns) {
    const found = method === wanted ? pattern.exec(path) : null;
    if (found === null) continue;
    return { operation, parameters: found.groups ?? {}, query: new URLSearchParams(query) };
  }
  throw refusalOf('NOT_FOUND', { reason: 'route' });
}

async function parseBody(load: () => Promise<z.ZodType>, request: IncomingMessage) {
  const parsed = parse(await load(), await readJson(request));
  if ('value' in parsed) return parsed.value;
  const problems = parsed.misfits.map(({ path, data }) => {
    return { place: placeOfFile('', pathText(path)), data };
  });
  throw bodyRefusal(problems);
}

/** Reads a body to its end, also one that is too large: else clients see a broken pipe. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (bytes > MAX_BODY_BYTES) {
    throw refusalOf('VALIDATION_ERROR', { reason: 'body-size' });
  }
  try {
    return bytes === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refusalOf('VALIDATION_ERROR', { reason: 'body-json' });
  }
}
