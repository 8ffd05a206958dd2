import { SdkErrorCode, SdkHttpError } from '@modelcontextprotocol/client';
import type { RemoteServer } from '../../api/servers-file.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { CONNECT_LIMIT_MS, type Credentials, PING } from './link.ts';
import { networkError, troubleBehind } from './remote-failure.ts';
import { within } from './request.ts';
import { checkVariables, serverFailure } from './server-failure.ts';

const MAX_HOPS = 5;

export interface Pong {
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

  /** Throws a FailureError if a variable is not set, or the address or a header cannot be used. */
  constructor(server: RemoteServer, redactor: Redactor, credentials: Credentials | null) {
    checkVariables(server, redactor);
    const unusable = unusablePart(server);
    if (unusable !== null) {
      throw new FailureError(serverFailure(server, 'connect', 'address', redactor, unusable));
    }
    this.#server = server;
    this.#redactor = redactor;
    const names = Object.keys(server.headers).map((name) => name.toLowerCase());
    this.#credentials = names.includes('authorization') ? null : credentials;
  }

  /**
   * Sends a request. After a 401 it renews the token and sends it once more. It follows redirects
   * that change neither origin nor method; others are errors.
   */
  async fetch(url: string | URL, init: RequestInit, hops = MAX_HOPS): Promise<Response> {
    const response = await this.#exchange(url, { ...init, redirect: 'manual' });
    const { status, statusText, headers } = response;
    const location = headers.get('location');
    if (status < 300 || status > 399 || location === null) return response;
    await response.body?.cancel();
    const target = URL.parse(location, String(url));
    const isSameMethod = status > 303 || (init.method ?? 'GET') === 'GET';
    if (isSameMethod && hops > 0 && target?.origin === new URL(url).origin) {
      return this.fetch(target, init, hops - 1);
    }
    const message = `HTTP ${status} redirects to ${target ?? location}`;
    const data = { status, statusText };
    throw new SdkHttpError(SdkErrorCode.ClientHttpNotImplemented, message, data);
  }

  async #exchange(url: string | URL, init: RequestInit): Promise<Response> {
    const send = (token: string | null) => {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(this.#server.headers)) {
        // Those of the protocol come first.
        if (!headers.has(name)) headers.set(name, value);
      }
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      return fetch(url, { ...init, headers }).catch((error) => {
        throw networkError(error, url);
      });
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
    const { reason, detail, status, hint } = troubleBehind(error);
    const failure = serverFailure(this.#server, phase, reason, this.#redactor, detail);
    failure.hasCredentials ||= this.#sentToken;
    failure.status = status;
    failure.hint = hint;
    return failure;
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
}

/** The address, or the name of a header, that HTTP does not allow. */
function unusablePart({ url, headers }: RemoteServer): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return url;
  for (const header of Object.entries(headers)) {
    try {
      new Headers([header]);
    } catch {
      return header[0];
    }
  }
  return null;
}
