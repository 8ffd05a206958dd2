import { hash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport } from '../client/transport/transport.ts';
import { errorMessage } from '../trouble/errors.ts';
import { type PassingParts, passOn } from './passed-request.ts';
import type { ReportedRuns } from './reported-runs.ts';

/** What stands between an eval program and the service it reports to. */
export interface Relay {
  /** What the program is told, without a path. */
  readonly origin: string;
  close(): Promise<void>;
}

export interface RelayOptions extends Omit<PassingParts, 'transport'> {
  /** The service, with its version path. */
  baseUrl: string;
  /** Its key, which no program gets to see. */
  apiKey: string;
  /** The key that the program has. */
  programKey: string;
  /** Id of the project that it is told. */
  project: string;
  runs: ReportedRuns;
  signal: AbortSignal;
}

/** Paths of the API, and of reporters that were published before it. */
const API = '/api/v1';
const OLD_API = '/sdk/v1';
const OLD_INGEST = `${OLD_API}/evals/`;
/** Asked without a key by old reporters. */
const CAPABILITIES = `${OLD_API}/info`;

/** Requests of reporters have about 1 MiB; a single row may be larger. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** Headers that mean something to the service. */
const PASSED_ON = ['content-type', 'accept', 'idempotency-key', 'user-agent'];
const HANDED_BACK = ['content-type', 'retry-after'];

/** Why a request is not passed on. */
class RelayRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * Passes on what an eval program sends, with the key of the service in place of its own, and notes the
 * runs it reports. So the program has a key that is of no use once it has ended, and nobody else's runs
 * are taken for its own, whatever goes on at the service.
 */
export async function openRelay(options: RelayOptions): Promise<Relay> {
  const transport = createTransport();
  const served = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const one = serve(request, response, { ...options, transport }).finally(() =>
      served.delete(one),
    );
    served.add(one);
  });
  // A request that meets the end of an idle connection is lost, and nobody here would know of it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    // Later ones are of a connection that could not be taken, which the program makes again.
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      // By then it is noted what was not taken.
      await Promise.all(served);
    },
  };
}

type Serving = RelayOptions & PassingParts;

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  options: Serving,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort(new Error('The program has hung up.')));
  try {
    await answer(request, response, {
      ...options,
      signal: AbortSignal.any([options.signal, left.signal]),
    });
  } catch (error) {
    if (left.signal.aborted) return;
    const { status, code } =
      error instanceof RelayRefusal ? error : { status: 502, code: 'INTERNAL_ERROR' };
    const message =
      error instanceof RelayRefusal
        ? error.message
        : `The service could not be reached: ${errorMessage(error)}`;
    // Some reporters read `error`, others `message`.
    const body = JSON.stringify({ ok: false, code, message, error: message });
    // Left unheard, the results that were not taken would be missed by nobody.
    if (error instanceof RelayRefusal)
      options.runs.note(pathOf(request), '', { status, text: body });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { baseUrl, apiKey, programKey, project, runs, ...parts }: Serving,
): Promise<void> {
  const { method = 'GET' } = request;
  const { pathname, search } = new URL(request.url ?? '/', LOOPBACK);
  const isOpen = method === 'GET' && pathname === CAPABILITIES;
  if (!isOpen && !isKey(request.headers.authorization, programKey)) {
    throw new RelayRefusal(401, 'UNAUTHORIZED', 'Use the key in MCPJAM_API_KEY of this step.');
  }
  const url = addressOf(pathname, { baseUrl, project });
  if (url === null) {
    throw new RelayRefusal(404, 'NOT_FOUND', `Nothing is served at ${pathname.slice(0, 200)}.`);
  }
  const body = await bodyOf(request).catch((error: unknown) => {
    // Nobody is left to hear of it, and nobody else would miss what was to come.
    if (request.errored !== null) {
      const text = 'no answer: it was gone before all was sent';
      runs.note(pathname, '', { status: null, text, wasSent: false });
    }
    throw error;
  });
  const passed = {
    ...{ method, pathname, url: `${url}${search}`, body },
    headers: {
      ...Object.fromEntries(PASSED_ON.flatMap((name) => headerOf(request, name))),
      ...(isOpen ? {} : { authorization: `Bearer ${apiKey}` }),
    },
  };
  const reply = await passOn(passed, parts, (tried) => runs.note(pathname, body, tried));
  const headers = HANDED_BACK.flatMap((name) => {
    const value = reply.header(name);
    return value === null ? [] : [[name, value] as const];
  });
  response.writeHead(reply.status, Object.fromEntries(headers)).end(reply.text);
}

const LOOPBACK = 'http://127.0.0.1';

const pathOf = ({ url = '/' }: IncomingMessage): string => new URL(url, LOOPBACK).pathname;

/** Compared as hashes, so that the time it takes tells nothing of the key. */
function isKey(authorization: string | undefined, key: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`));
}

/**
 * Where a path of the program leads; null where to nothing. Old reporters know of no project: their
 * results go to the one that the others are told.
 */
function addressOf(
  pathname: string,
  { baseUrl, project }: Pick<RelayOptions, 'baseUrl' | 'project'>,
): string | null {
  const base = baseUrl.replace(/\/$/, '');
  if (pathname.startsWith(`${API}/`)) return `${base}${pathname.slice(API.length)}`;
  if (pathname.startsWith(OLD_INGEST)) {
    const route = pathname.slice(OLD_INGEST.length);
    return `${base}/projects/${encodeURIComponent(project)}/eval-ingest/${route}`;
  }
  if (!pathname.startsWith(`${OLD_API}/`)) return null;
  const root = base.endsWith(API) ? base.slice(0, -API.length) : new URL(base).origin;
  return `${root}${pathname}`;
}

function headerOf({ headers }: IncomingMessage, name: string): [string, string][] {
  const value = headers[name];
  return typeof value === 'string' ? [[name, value]] : [];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  if (request.headers['content-encoding'] !== undefined) {
    throw new RelayRefusal(415, 'VALIDATION_ERROR', 'Send the body without an encoding.');
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    // Read to its end all the same: who still sends would not hear the answer.
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes > MAX_BODY_BYTES) {
    throw new RelayRefusal(413, 'VALIDATION_ERROR', 'The request is larger than 32 MiB.');
  }
  return Buffer.concat(chunks).toString('utf8');
}
