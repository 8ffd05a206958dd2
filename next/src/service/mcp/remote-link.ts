import { type JSONRPCMessage, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { RemoteServer } from '../../api/servers-file.ts';
import { settle } from '../../lib/sleep.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Credentials } from './credentials.ts';
import { CONNECT_LIMIT_MS, type Link } from './link.ts';
import { RemoteAddress } from './remote-address.ts';

/** A server gets this to end a session. */
const END_LIMIT_MS = 2_000;

/** Makes the way to a server behind a URL. */
export function openRemoteLink(
  server: RemoteServer,
  { redactor }: Surroundings,
  credentials: Credentials | null,
): Link {
  const address = new RemoteAddress(server, redactor, credentials);
  const transport = new HttpTransport(new URL(server.url), address);
  return {
    transport,
    connectLimitMs: CONNECT_LIMIT_MS,
    failureOf: (error, phase) => address.failureOf(error, phase),
    pause: () => {},
    hasSessionEnded: () => false,
    close: async () => {
      // Servers may refuse to end a session.
      await settle([transport.terminateSession()], END_LIMIT_MS);
      await transport.close();
    },
  };
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
