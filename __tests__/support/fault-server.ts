import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What happens to a request instead of, or on top of, being passed on. */
export type Fault =
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: unknown }
  /** The connection is reset before any byte of an answer. */
  | { kind: 'reset' }
  /** Reset, and for so long nobody listens, so that further connections are refused. */
  | { kind: 'refuse'; ms: number }
  /** Passed on; its answer is lost: the upstream did the work, the client sees a reset. */
  | { kind: 'lose-answer' }
  /** Passed on; the connection breaks after `bytes` of the body. */
  | { kind: 'truncate'; bytes: number }
  | { kind: 'delay'; ms: number }
  /** Never answered. */
  | { kind: 'hang' }
  /** Answered by a space each second, for ever. */
  | { kind: 'drip' }
  /** Passed on; the JSON of its answer is changed on the way. */
  | { kind: 'rewrite'; change: (body: Record<string, unknown>) => unknown };

export interface FaultRule {
  method?: string;
  /** Held against path and query. */
  path?: RegExp;
  /** Matching requests that pass before the fault starts; 0 by default. */
  skip?: number;
  /** How many matching requests it hits; all by default. */
  times?: number;
  fault: Fault;
}

export interface RecordedRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  atMs: number;
  /** Kind of the fault it met, if any. */
  fault: Fault['kind'] | null;
}

/** An error page as a broken gateway serves it. */
export const HTML_ERROR_PAGE =
  '<!doctype html><html><head><title>Bad gateway</title></head><body>nginx</body></html>';

interface ActiveRule extends FaultRule {
  seen: number;
}

/** A reverse proxy in front of a service that fails as told and records what passes. */
export class FaultServer {
  readonly requests: RecordedRequest[] = [];
  readonly #rules: ActiveRule[] = [];
  readonly #upstream: URL;
  readonly #server: Server;
  readonly #stopping = new AbortController();

  private constructor(upstream: URL) {
    this.#upstream = upstream;
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        // The client went away or the upstream is gone: both show as a broken connection.
        response.destroy(error instanceof Error ? error : undefined);
      });
    });
  }

  /** Listens on a free loopback port in front of `upstream`, of which only the origin counts. */
  static async start(upstream: string, rules: readonly FaultRule[] = []): Promise<FaultServer> {
    const proxy = new FaultServer(new URL(upstream));
    for (const rule of rules) proxy.add(rule);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The upstream's base URL as seen through the proxy. */
  get baseUrl(): string {
    const { port } = this.#server.address() as AddressInfo; // Always so for a TCP listener.
    return `http://127.0.0.1:${port}${this.#upstream.pathname.replace(/\/$/, '')}`;
  }

  /** Adds a rule; of several that match, the first added wins. */
  add(rule: FaultRule): this {
    this.#rules.push({ ...rule, seen: 0 });
    return this;
  }

  /** Requests whose method and path match. */
  matching(method: string, path: RegExp): RecordedRequest[] {
    return this.requests.filter((request) => request.method === method && path.test(request.path));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const { method = 'GET', url: path = '/' } = request;
    const fault = this.#match(method, path);
    const headers = singleHeaders(request.headers);
    this.requests.push({
      method,
      path,
      headers,
      body: body.toString('utf8'),
      atMs: Date.now(),
      fault: fault?.kind ?? null,
    });
    switch (fault?.kind) {
      case 'answer':
        answer(response, fault);
        return;
      case 'reset':
        request.socket.resetAndDestroy();
        return;
      case 'refuse':
        await this.#refuse(request, fault.ms);
        return;
      case 'hang':
        return;
      case 'drip': {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 1_000);
        response.on('close', () => clearInterval(drip));
        return;
      }
      case 'delay':
        await delay(fault.ms, undefined, { signal: this.#stopping.signal });
    }
    const reply = await this.#forward(method, path, headers, body);
    if (fault?.kind === 'lose-answer') request.socket.resetAndDestroy();
    else await passOn(response, reply, fault);
  }

  async #refuse(request: IncomingMessage, ms: number): Promise<void> {
    request.socket.resetAndDestroy();
    // Another request that was under way may have closed it already.
    if (!this.#server.listening) return;
    const { port } = this.#server.address() as AddressInfo; // Always so for a TCP listener.
    this.#server.close();
    this.#server.closeAllConnections();
    await delay(ms, undefined, { signal: this.#stopping.signal });
    this.#server.listen(port, '127.0.0.1');
  }

  #match(method: string, path: string): Fault | null {
    for (const rule of this.#rules) {
      if (rule.method !== undefined && rule.method !== method) continue;
      if (rule.path !== undefined && !rule.path.test(path)) continue;
      rule.seen += 1;
      const { skip = 0, times = Number.POSITIVE_INFINITY } = rule;
      if (rule.seen > skip && rule.seen <= skip + times) return rule.fault;
    }
    return null;
  }

  #forward(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
  ): Promise<Response> {
    const { host: _host, connection: _connection, 'content-length': _length, ...rest } = headers;
    return fetch(new URL(path, this.#upstream.origin), {
      method,
      headers: rest,
      redirect: 'manual',
      signal: this.#stopping.signal,
      ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
  }
}

function answer(
  response: ServerResponse,
  { status, headers = {}, body = '' }: Extract<Fault, { kind: 'answer' }>,
): void {
  const isText = typeof body === 'string';
  const contentType = isText ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': contentType, ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

async function passOn(
  response: ServerResponse,
  reply: Response,
  fault: Fault | null,
): Promise<void> {
  let body = Buffer.from(await reply.arrayBuffer());
  if (fault?.kind === 'rewrite') {
    const parsed: Record<string, unknown> = JSON.parse(body.toString('utf8'));
    body = Buffer.from(JSON.stringify(fault.change(parsed)));
  }
  const headers = new Headers(reply.headers);
  // The body has been decoded and may have changed, so what described it on the wire is void.
  for (const name of ['content-encoding', 'transfer-encoding', 'connection']) headers.delete(name);
  headers.set('content-length', String(body.length));
  response.writeHead(reply.status, Object.fromEntries(headers));
  if (fault?.kind !== 'truncate') {
    response.end(body);
    return;
  }
  response.write(body.subarray(0, fault.bytes), () => response.destroy());
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function singleHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]),
  );
}
