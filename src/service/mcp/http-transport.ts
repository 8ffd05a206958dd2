import {
  type JSONRPCMessage,
  type RequestId,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { MAX_TIMER_MS } from '../../lib/limits.ts';
import { boundBody, isEventStream, oddAnswerIn } from './bounded-body.ts';
import { MalformedError } from './message.ts';
import type { RemoteAddress } from './remote-address.ts';
import { RemoteError } from './remote-failure.ts';
import { endOf } from './request.ts';

/** A server may ask to open an ended stream again at once, and end it at once. */
const MIN_RECONNECT_MS = 100;

type SendOptions = Parameters<StreamableHTTPClientTransport['send']>[1];

interface Exchange {
  /** Of HTTP; 0 before the answer. */
  status: number;
  isStream: boolean;
  /** Beginning of the body, unless it is a stream. */
  text: string;
  end: unknown;
}

/** Streamable HTTP. The SDK waits for ever if an answer ends or is odd. This ends the request. */
export class HttpTransport extends StreamableHTTPClientTransport {
  readonly #address: RemoteAddress;
  readonly #exchanges = new Map<RequestId, Exchange>();
  #isFlooded = false;

  constructor(url: URL, address: RemoteAddress) {
    super(url, {
      fetch: (target, init) => this.#fetch(target, init ?? {}),
      reconnectionScheduler: (reconnect, delayMs) => {
        const delay = this.#mayReopen ? Math.max(MIN_RECONNECT_MS, delayMs) : 0;
        const timer = setTimeout(reconnect, Math.min(delay, MAX_TIMER_MS)).unref();
        return () => clearTimeout(timer);
      },
    });
    this.#address = address;
  }

  /** Without a session the server has nothing to say unasked. */
  get #mayReopen(): boolean {
    return this.sessionId !== undefined && !this.#isFlooded;
  }

  override async send(message: JSONRPCMessage, options?: SendOptions): Promise<void> {
    if (!('method' in message && 'id' in message)) return super.send(message, options);
    const { id } = message;
    const ended = new RemoteError('a stream ends without the result', 'unreachable');
    const exchange: Exchange = { status: 0, isStream: false, text: '', end: ended };
    const end = (error: unknown) => this.onmessage?.(endOf(id, error));
    this.#exchanges.set(id, exchange);
    try {
      await super.send(message, { ...options, onRequestStreamEnd: () => end(exchange.end) });
    } catch (error) {
      const isOdd = exchange.status === 204 || /^(?:Syntax|Zod)Error$/.test(Object(error).name);
      if (!isOdd) throw error;
    } finally {
      this.#exchanges.delete(id);
    }
    if (exchange.isStream) return;
    end(new MalformedError(exchange.text.trim() || `HTTP ${exchange.status} without a body`));
  }

  async #fetch(url: string | URL, init: RequestInit): Promise<Response> {
    if (init.method === 'GET' && !this.#mayReopen) return new Response(null, { status: 405 });
    const response = await this.#address.fetch(url, init);
    const isStream = isEventStream(response);
    const { id, method } = init.method === 'POST' ? JSON.parse(String(init.body)) : {};
    const exchange = method === undefined ? undefined : this.#exchanges.get(id);
    if (exchange !== undefined) {
      exchange.status = response.status;
      exchange.isStream = isStream && response.ok;
    } else if (init.method === 'POST' && response.ok) {
      // Nothing can come back to an answer of ours, and what does may have no end.
      await response.body?.cancel();
      return new Response(null, response);
    }
    return boundBody(
      response,
      (text) => {
        const odd = isStream ? oddAnswerIn(text) : null;
        if (odd !== null) this.onmessage?.(odd);
        else if (exchange !== undefined) exchange.text = text;
      },
      (error) => {
        if (exchange !== undefined) exchange.end = error ?? exchange.end;
        if (!isStream || !(error instanceof MalformedError)) return;
        this.#isFlooded = true;
        this.onerror?.(error);
      },
    );
  }
}
