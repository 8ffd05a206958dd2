import type {
  JSONRPCMessage,
  JSONRPCRequest,
  JSONRPCResponse,
  RequestId,
  Transport,
  TransportSendOptions,
} from '@modelcontextprotocol/client';
import { isObject } from '../../lib/json-values.ts';
import type { Link } from './link.ts';
import { MalformedError } from './message.ts';
import { endOf } from './request.ts';
import { METHOD_NOT_FOUND } from './server-failure.ts';
import { errorMistake, resultMistake } from './shapes.ts';

/** Of answers to a server's own requests that wait. Further requests get none. */
const MAX_WAITING = 2 ** 20;

/** Requests that a server introduces itself with. */
const INTRODUCTIONS = ['initialize', 'server/discover'];

type Pending = Pick<JSONRPCRequest, 'id' | 'method'>;

/**
 * Stands between a transport and the client of the SDK. It lets in sound answers to pending requests
 * only, and answers the server's own requests.
 *
 * A transport reports a MalformedError to `onerror` if a message is beyond a limit: it answers all
 * pending requests, since its id is not known.
 */
export class Gate implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport['onmessage']>;
  onlistchange: () => void = () => {};
  /** The server's last answer to `initialize` or `server/discover`. */
  info: Record<string, unknown> = {};
  isClosed = false;
  /** Whether it was not this side that ended the connection. */
  isLost = false;
  readonly #link: Link;
  readonly #pending = new Map<string, Pending>();
  /** Stateless servers have no requests of their own. */
  #isInSession = false;
  #waiting = 0;
  /** So many answers are sent at once, since each may need a connection. */
  readonly #lanes: Promise<void>[] = new Array(64).fill(Promise.resolve());

  constructor(link: Link) {
    this.#link = link;
  }

  get sessionId(): string | undefined {
    return this.#link.transport.sessionId;
  }

  get hasPerRequestStream(): boolean {
    return this.#link.transport.hasPerRequestStream === true;
  }

  setProtocolVersion(version: string): void {
    this.#link.transport.setProtocolVersion?.(version);
  }

  start(): Promise<void> {
    const { transport } = this.#link;
    transport.onmessage = (message) => this.#take(message);
    transport.onerror = (error) => {
      if (!(error instanceof MalformedError)) this.onerror?.(error);
      else for (const { id } of [...this.#pending.values()]) this.#deliver(endOf(id, error));
    };
    transport.onclose = () => {
      this.isLost ||= !this.isClosed;
      void this.close();
    };
    return transport.start();
  }

  send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    if ('method' in message && 'id' in message) {
      const { id, method } = message;
      this.#pending.set(String(id), { id, method });
      this.#isInSession ||= method === 'initialize';
    }
    return this.#link.transport.send(message, options);
  }

  /** Ends what waits. The link ends the server. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onclose?.();
  }

  /** @param message checked for no more than that it is an object */
  #take(message: object): void {
    const { id, method, error }: Record<string, unknown> = { ...message };
    const isNamed = typeof id === 'string' || typeof id === 'number';
    if (method === undefined) {
      const named = isNamed ? this.#pending.get(String(id)) : undefined;
      if (named !== undefined) this.#settle(named, message);
      // The server could not read the id of what it refuses.
      if (isNamed || isMissing(error)) return;
      for (const request of [...this.#pending.values()]) this.#settle(request, message);
    } else if (isNamed) this.#answer(id, method);
    else if (typeof method === 'string' && method.endsWith('/list_changed')) this.onlistchange();
  }

  #settle({ id, method }: Pending, message: object): void {
    const { result, error }: Record<string, unknown> = { ...message };
    const isError = !isMissing(error);
    const mistake = isError ? errorMistake(error) : resultMistake(method, result);
    if (mistake !== null) {
      const isQuoted = isError || !isObject(result);
      const quote = isQuoted ? `: ${JSON.stringify(message)}` : '';
      this.#deliver(endOf(id, new MalformedError(`${mistake}${quote}`)));
    } else if (isError) this.#deliver({ jsonrpc: '2.0', id, error: Object(error) });
    else {
      if (INTRODUCTIONS.includes(method)) this.info = Object(result);
      this.#deliver({ jsonrpc: '2.0', id, result: Object(result) });
    }
  }

  #deliver(answer: JSONRPCResponse): void {
    this.#pending.delete(String(answer.id));
    this.onmessage?.(answer);
  }

  #answer(id: RequestId, method: unknown): void {
    if (!this.#isInSession || this.#waiting > MAX_WAITING) return;
    const error = { code: METHOD_NOT_FOUND, message: 'Method not found' };
    const answer: JSONRPCMessage =
      method === 'ping' ? { jsonrpc: '2.0', id, result: {} } : { jsonrpc: '2.0', id, error };
    const { length } = JSON.stringify(answer);
    this.#waiting += length;
    const taken = () => {
      this.#waiting -= length;
    };
    // An answer that cannot be sent is reported by the transport.
    const sent = this.#lanes.shift()?.then(() => this.#link.transport.send(answer));
    this.#lanes.push(Promise.resolve(sent).then(taken, taken));
  }
}

const isMissing = (value: unknown) => value === undefined || value === null;
