import {
  type JSONRPCMessage,
  SdkHttpError,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { BodyBounds, endOf, isEventStream, oddAnswerIn } from './bounded-body.ts';
import { MalformedError } from './meter.ts';
import type { RemoteAddress } from './remote-address.ts';
import { RemoteError } from './remote-failure.ts';

/** A server may ask to open an ended stream again at once, and end it at once. */
const MIN_RECONNECT_MS = 100;
const MAX_TIMER_MS = 2 ** 31 - 1;

type SendOptions = Parameters<StreamableHTTPClientTransport['send']>[1];

/** What answers a request. */
class Exchange {
  /** HTTP status; 0 before the answer. */
  status = 0;
  isStream = false;
  /** Beginning of the body, unless it is a stream. */
  text = '';
  /** What ended the stream. */
  end: unknown = new RemoteError('a stream ends without the result', 'unreachable');
}

/** Streamable HTTP. The SDK waits for ever if an answer ends or is odd. This ends the request. */
export class HttpTransport extends StreamableHTTPClientTransport {
  /** Whether the server has accepted a message. */
  hasAccepted = false;
  readonly bounds = new BodyBounds();
  readonly #address: RemoteAddress;
  readonly #exchanges = new Map<unknown, Exchange>();
  /** Whether a stream was beyond a limit. No stream is opened again then. */
  #isFlooded = false;

  constructor(url: URL, address: RemoteAddress) {
    super(url, {
      fetch: (target, init) => this.#fetch(target, init ?? {}),
      reconnectionScheduler: (reconnect, delayMs) => {
        // Without a session there is nothing to wait for.
        const delay = this.sessionId === undefined ? 0 : Math.max(MIN_RECONNECT_MS, delayMs);
        const timer = setTimeout(reconnect, Math.min(delay, MAX_TIMER_MS)).unref();
        return () => clearTimeout(timer);
      },
    });
    this.#address = address;
  }

  override async send(message: JSONRPCMessage, options?: SendOptions): Promise<void> {
    if (!('method' in message && 'id' in message)) return super.send(message, options);
    const exchange = new Exchange();
    const end = (error: unknown) => this.onmessage?.(endOf(message.id, error));
    this.#exchanges.set(message.id, exchange);
    try {
      await super.send(message, { ...options, onRequestStreamEnd: () => end(exchange.end) });
    } catch (error) {
      if (error instanceof SdkHttpError && error.status === 400 && this.sessionId !== undefined) {
        // The session is dead. This request fails by the answer, all others by the close.
        end(error);
        return this.close();
      }
      const isOdd = exchange.status === 204 || /^(?:Syntax|Zod)Error$/.test(Object(error).name);
      if (!isOdd) throw error;
    } finally {
      this.#exchanges.delete(message.id);
    }
    if (exchange.isStream) return;
    end(new MalformedError(exchange.text.trim() || `HTTP ${exchange.status} without a body`));
  }

  async #fetch(url: string | URL, init: RequestInit): Promise<Response> {
    const isStopped = this.#isFlooded || this.sessionId === undefined;
    // Without a session the server has nothing to say unasked.
    if (init.method === 'GET' && isStopped) return new Response(null, { status: 405 });
    const response = await this.#address.fetch(url, init);
    const isStream = isEventStream(response);
    const { id, method } = init.method === 'POST' ? JSON.parse(String(init.body)) : {};
    const exchange = method === undefined ? undefined : this.#exchanges.get(id);
    if (exchange !== undefined) {
      exchange.status = response.status;
      exchange.isStream = isStream && response.ok;
      this.hasAccepted ||= response.ok;
    }
    return this.bounds.bound(response, {
      onMessage: (text) => {
        const odd = isStream ? oddAnswerIn(text) : null;
        if (odd !== null) this.onmessage?.(odd);
        else if (exchange !== undefined) exchange.text = text;
      },
      onEnd: (error) => {
        if (exchange !== undefined) exchange.end = error ?? exchange.end;
        if (!isStream || !(error instanceof MalformedError)) return;
        this.#isFlooded = true;
        if (exchange === undefined) this.onerror?.(error);
        else this.onmessage?.(endOf(id, error));
      },
    });
  }
}
