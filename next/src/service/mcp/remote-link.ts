import { type JSONRPCMessage, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { RemoteServer } from '../../api/servers-file.ts';
import { sleep } from '../../lib/sleep.ts';
import type { ServerFailure } from '../../report/failure.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Credentials } from './credentials.ts';
import { CONNECT_LIMIT_MS, type Link } from './link.ts';
import { RemoteAddress } from './remote-address.ts';

/** A server gets this to end a session. */
const END_LIMIT_MS = 2_000;

/** A server behind a URL. */
export class RemoteLink implements Link {
  readonly transport: HttpTransport;
  readonly connectLimitMs = CONNECT_LIMIT_MS;
  readonly #address: RemoteAddress;

  constructor(server: RemoteServer, { redactor }: Surroundings, credentials: Credentials | null) {
    this.#address = new RemoteAddress(server, redactor, credentials);
    this.transport = new HttpTransport(new URL(server.url), this.#address);
  }

  failureOf(error: unknown, phase: ServerFailure['phase']): ServerFailure {
    return this.#address.failureOf(error, phase);
  }

  /** The requests end with `close`. */
  kill(): void {}

  async close(): Promise<void> {
    const ended = new AbortController();
    // Servers may refuse to end a session.
    const end = this.transport.terminateSession().catch(() => {});
    await Promise.race([end, sleep(END_LIMIT_MS, ended.signal)]);
    ended.abort();
    await this.transport.close();
  }
}

type SendOptions = Parameters<StreamableHTTPClientTransport['send']>[1];

/** The SDK's transport waits for ever if an answer ends without what was asked. */
class HttpTransport extends StreamableHTTPClientTransport {
  readonly #address: RemoteAddress;
  /** Requests without an answer. */
  readonly #waiting = new Set<number>();
  /** Requests whose answer comes as a stream. */
  readonly #streamed = new Set<number>();

  constructor(url: URL, address: RemoteAddress) {
    super(url, { fetch: (target, init) => this.#fetch(target, init ?? {}) });
    this.#address = address;
    this.onmessage = (message) => {
      if ('id' in message && !('method' in message)) this.#waiting.delete(Number(message.id));
    };
  }

  override async send(
    message: JSONRPCMessage | JSONRPCMessage[],
    options?: SendOptions,
  ): Promise<void> {
    const id = requestIdOf(message);
    if (id === null) return super.send(message, options);
    this.#waiting.add(id);
    try {
      await super.send(message, { ...options, onRequestStreamEnd: () => this.#end(id) });
    } catch (error) {
      this.#waiting.delete(id);
      throw error;
    }
    if (!this.#streamed.delete(id)) this.#end(id);
  }

  async #fetch(url: string | URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const isResumed = headers.has('mcp-session-id') || headers.has('last-event-id');
    // Without a session the server has nothing to say unasked.
    if (init.method === 'GET' && !isResumed) return new Response(null, { status: 405 });
    const response = await this.#address.fetch(url, init);
    const isStream = /^\s*text\/event-stream\s*(?:;|$)/i.test(
      response.headers.get('content-type') ?? '',
    );
    if (isStream && typeof init.body === 'string') {
      const id = requestIdOf(JSON.parse(init.body));
      if (id !== null) this.#streamed.add(id);
    }
    return response;
  }

  /** Ends the connection if an answer has ended without the result. */
  #end(id: number): void {
    if (this.#waiting.delete(id)) void this.close();
  }
}

function requestIdOf(message: JSONRPCMessage | JSONRPCMessage[]): number | null {
  return 'method' in message && 'id' in message ? Number(message.id) : null;
}
