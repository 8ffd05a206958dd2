import { InsufficientScopeError, SdkError, SdkErrorCode } from '@modelcontextprotocol/client';
import type { RemoteServer } from '../../api/servers-file.ts';
import { messageOf } from '../../lib/errors.ts';
import { MAX_MESSAGE_BYTES, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { ServerFailure } from '../../report/failure.ts';
import type { Credentials } from './credentials.ts';
import { CONNECT_LIMIT_MS, within } from './link.ts';
import { PING } from './ping.ts';
import { checkVariables, serverFailure } from './server-failure.ts';

/** The head of an answer to `ping`. */
export interface Pong {
  /** HTTP status. */
  status: number;
  /** Header `WWW-Authenticate`; null without. */
  challenge: string | null;
}

/** Requests to the address of a remote server, with its headers or tokens, and their failures. */
export class RemoteAddress {
  readonly #server: RemoteServer;
  readonly #redactor: Redactor;
  readonly #credentials: Credentials | null;
  #sentToken = false;
  /** What the credentials threw. */
  #refused: unknown = null;
  /** What ended an answer too early. */
  #broken: unknown = null;

  constructor(server: RemoteServer, redactor: Redactor, credentials: Credentials | null) {
    this.#server = server;
    this.#redactor = redactor;
    const names = Object.keys(server.headers).map((name) => name.toLowerCase());
    this.#credentials = names.includes('authorization') ? null : credentials;
  }

  /** Sends a request. After a 401 it renews the token and sends it once more. */
  async fetch(url: string | URL, init: RequestInit): Promise<Response> {
    const response = await this.#exchange(url, init);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    const body = ReadableStream.from(this.#chunksOf(response.body, init.method === 'POST'));
    return new Response(body, { status, statusText, headers });
  }

  async #exchange(url: string | URL, init: RequestInit): Promise<Response> {
    const send = (token: string | null) => {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(this.#server.headers)) {
        // Those of the protocol come first.
        if (!headers.has(name)) headers.set(name, value);
      }
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      return fetch(url, { ...init, headers });
    };
    const credentials = this.#credentials;
    if (credentials === null) return send(null);
    const token = await this.#tokenOf(() => credentials.token());
    const response = await send(token);
    if (token === null || response.status !== 401) return response;
    const renewed = await this.#tokenOf(() => credentials.renew(token));
    if (renewed === null) return response;
    await response.body?.cancel();
    return send(renewed);
  }

  /**
   * Sends one `ping` without a session, and reads the head of the answer only.
   *
   * @throws FailureError if no answer comes within 10 s; what the credentials throw
   */
  async ping(signal: AbortSignal): Promise<Pong> {
    checkVariables(this.#server, this.#redactor);
    const failureOf = (error: unknown) => this.failureOf(error, 'connect');
    return within(CONNECT_LIMIT_MS, signal, failureOf, async (either) => {
      const { status, headers, body } = await this.#exchange(this.#server.url, {
        method: 'POST',
        // Another address is no place for the headers.
        redirect: 'manual',
        ...PING,
        signal: either,
      });
      await body?.cancel();
      return { status, challenge: headers.get('www-authenticate') };
    });
  }

  /** Tells what is behind an error of a request. Throws the error itself if the credentials did. */
  failureOf(error: unknown, phase: ServerFailure['phase']): ServerFailure {
    if (error !== null && error === this.#refused) throw error;
    const failure = serverFailure(this.#server, phase, 'malformed', this.#redactor);
    failure.hasCredentials ||= this.#sentToken;
    const set = (reason: ServerFailure['reason'], detail: string) => {
      failure.reason = reason;
      failure.detail = this.#redactor.text(detail, TEXT_LIMIT);
      return failure;
    };
    const code = error instanceof SdkError ? error.code : null;
    if (code === SdkErrorCode.ConnectionClosed) {
      // A proxy may end a stream as well as a server.
      return set(
        this.#broken instanceof MalformedError ? 'malformed' : 'unreachable',
        this.#broken === null ? 'an answer ends without the result' : causeOf(this.#broken),
      );
    }
    const { status = null, text, statusText } = answerIn(error);
    failure.status = status;
    if (status === 401 || status === 403) return set('credentials', text || statusText);
    if (status !== null && status < 400) return set('unreachable', messageOf(error));
    // A page of HTML says less than the status.
    if (status !== null) return set('status', /^\s*(?:<|$)/.test(text) ? statusText : text);
    if (code === SdkErrorCode.ClientHttpUnexpectedContent) {
      const { contentType } = Object(Object(error).data);
      return set('unreachable', `it answers with ${contentType ?? 'no content type'}`);
    }
    // By name: errors of `fetch` can be of another realm.
    const { name } = Object(error);
    if (name === 'TypeError') return set('unreachable', causeOf(error));
    const isParsed = name !== 'SyntaxError' && name !== 'ZodError';
    return set('malformed', isParsed ? messageOf(error) : 'the answer is not JSON-RPC');
  }

  async #tokenOf(read: () => Promise<string | null>): Promise<string | null> {
    try {
      const token = await read();
      this.#sentToken ||= token !== null;
      return token;
    } catch (error) {
      this.#refused = error;
      throw error;
    }
  }

  /**
   * Bounds an answer.
   *
   * @param isAwaited whether to note what ends it: the SDK does not pass that on
   */
  async *#chunksOf(body: ReadableStream<Uint8Array>, isAwaited: boolean) {
    let bytes = 0;
    try {
      for await (const chunk of body) {
        bytes += chunk.length;
        if (bytes > MAX_MESSAGE_BYTES) {
          throw new MalformedError(`an answer is larger than ${MAX_MESSAGE_BYTES / 2 ** 20} MiB`);
        }
        yield chunk;
      }
    } catch (error) {
      if (isAwaited) this.#broken ??= error;
      throw error;
    }
  }
}

/** An answer that is beyond a limit. */
class MalformedError extends Error {}

/** Status and text of the answer that an error of the SDK reports. */
function answerIn(error: unknown): { status?: number; text: string; statusText: string } {
  if (error instanceof InsufficientScopeError) {
    return { status: 403, text: error.message, statusText: 'Forbidden' };
  }
  if (!(error instanceof SdkError)) return { text: '', statusText: '' };
  const { status, text, statusText } = Object(error.data);
  const known = { text: String(text ?? ''), statusText: String(statusText ?? '') };
  return typeof status === 'number' ? { status, ...known } : known;
}

/** `fetch` hides the reason of a failure in its cause. */
function causeOf(error: unknown): string {
  return messageOf(Error.isError(error) && error.cause !== undefined ? error.cause : error);
}
