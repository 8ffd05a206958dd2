import {
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  SSEClientTransport,
} from '@modelcontextprotocol/client';
import { boundBody, fieldOf, isEventStream, oddAnswerIn } from './bounded-body.ts';
import { MalformedError } from './message.ts';
import type { RemoteAddress } from './remote-address.ts';
import { RemoteError } from './remote-failure.ts';

/** The transport of 2024-11-05: one stream has all answers. The session ends with it. */
export class SseTransport extends SSEClientTransport {
  readonly sessionId = undefined;
  /** What ended the session; null before. */
  lost: unknown = null;
  readonly #url: URL;
  readonly #address: RemoteAddress;
  readonly #loss = Promise.withResolvers<never>();

  constructor(url: URL, address: RemoteAddress) {
    super(url, {
      fetch: (target, init = {}) =>
        init.method === 'POST' ? this.#ask(target, init) : this.#open(target, init),
    });
    this.#url = url;
    this.#address = address;
    this.#loss.promise.catch(() => {});
  }

  override async start(): Promise<void> {
    // The SDK reports less, or nothing.
    await Promise.race([this.#loss.promise, super.start()]);
  }

  async #open(url: string | URL, init: RequestInit): Promise<Response> {
    try {
      const response = await this.#ask(url, init);
      if (!isEventStream(response)) {
        const contentType = response.headers.get('content-type');
        throw new SdkError(SdkErrorCode.ClientHttpUnexpectedContent, '', { contentType });
      }
      // The SDK knows no other way to write it.
      response.headers.set('content-type', 'text/event-stream');
      return response;
    } catch (error) {
      this.#lose(error);
      throw error;
    }
  }

  /** Sends a request. A refusal names the address, which the server may have announced. */
  async #ask(url: string | URL, init: RequestInit): Promise<Response> {
    const answer = await this.#address.fetch(url, init);
    const isSession = init.method !== 'POST' && answer.ok && isEventStream(answer);
    const ended = new RemoteError('the stream of events ended', 'unreachable');
    const response = boundBody(
      answer,
      (event) => isSession && this.#look(event),
      (error) => isSession && this.#lose(error ?? ended),
    );
    if (response.ok) return response;
    const { status, statusText } = response;
    const text = await response.text();
    const address = ` (${init.method ?? 'GET'} ${url})`;
    const data = { status, statusText, text, address };
    throw new SdkHttpError(SdkErrorCode.ClientHttpNotImplemented, '', data);
  }

  #look(event: string): void {
    const odd = oddAnswerIn(event);
    if (odd !== null) this.onmessage?.(odd);
    if (fieldOf(event, 'event') !== 'endpoint') return;
    const announced = fieldOf(event, 'data');
    const origin = URL.parse(announced, this.#url.href)?.origin ?? announced;
    if (origin === this.#url.origin) return;
    this.#lose(new MalformedError(`endpoint at ${origin}, connected to ${this.#url.origin}`));
  }

  #lose(error: unknown): void {
    if (this.lost !== null) return;
    this.lost = error;
    this.#loss.reject(error);
    void this.close();
  }

  override close(): Promise<void> {
    this.lost ??= new RemoteError('the connection is closed', 'unreachable');
    return super.close();
  }
}
