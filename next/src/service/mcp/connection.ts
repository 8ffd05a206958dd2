import { Client, type StandardSchemaV1 } from '@modelcontextprotocol/client';
import type { ServerEntry } from '../../api/servers-file.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Surroundings } from '../surroundings.ts';
import type { Credentials } from './credentials.ts';
import { type KnownServer, type Limits, type Link, within } from './link.ts';
import { openLocalLink } from './local-link.ts';
import { ProtocolFailure } from './protocol-failure.ts';
import { checkResult, isListOf, type ToolResult } from './results.ts';
import { checkVariables } from './server-failure.ts';

const CALL_LIMIT_MS = 30_000;
/** For all pages of a list. */
const LIST_LIMIT_MS = 5 * CALL_LIMIT_MS;
const MAX_PAGES = 1_000;
const MAX_ITEMS = 10_000;

/** The lists of a server: how they are asked for, and what each item has. */
const LISTS = {
  tools: { method: 'tools/list', key: 'name' },
  resources: { method: 'resources/list', key: 'uri' },
  resourceTemplates: { method: 'resources/templates/list', key: 'uriTemplate' },
  prompts: { method: 'prompts/list', key: 'name' },
} as const;
export type ListName = keyof typeof LISTS;

/** An object of JSON as a server sent it. */
export type Sent = Record<string, unknown>;

/** One page of a list. The last one has no cursor. */
export interface ListPage {
  items: Sent[];
  nextCursor: string | null;
}

/** Passes results through: the SDK's own checks reshape them. */
const passThrough: StandardSchemaV1<unknown, Sent> = {
  // Results are objects: the transports see to it.
  '~standard': { version: 1, vendor: 'as-sent', validate: (value) => ({ value: value as Sent }) },
};

/** What servers see of the host that a run names, and how long it waits. Null: the host does not say. */
export interface ClientProfile {
  clientInfo: { name: string; version: string } | null;
  clientCapabilities: Sent;
  requestTimeoutMs: number | null;
}

/** How a server is connected to. */
export interface ConnectOptions {
  credentials: Credentials | null;
  /** Null: without a host. */
  profile: ClientProfile | null;
  limits: Limits;
  /** Of the run; connecting completes it. */
  known: KnownServer;
}

/** Options of a connection that nothing else is known about. */
export const plainOptions = (credentials: Credentials | null = null): ConnectOptions => ({
  credentials,
  profile: null,
  limits: { connectMs: null, callMs: null },
  known: { era: null, isSse: false },
});

const OWN_INFO = { name: 'mcp-eval-gate', version: '1' };

/** A connection to one MCP server. */
export class Connection {
  /** Its tools by name, if they were listed. */
  readonly tools = new Map<string, Sent>();
  /** Tools that were left out, by name, with what is wrong with them. */
  readonly badTools = new Map<string, string>();
  /** The answer to `initialize` as the server sent it. */
  info: Sent = {};
  readonly #link: Link;
  readonly #signal: AbortSignal;
  readonly #client: Client;
  readonly #callLimitMs: number;

  constructor(link: Link, signal: AbortSignal, { profile, limits }: ConnectOptions) {
    this.#link = link;
    this.#signal = signal;
    this.#callLimitMs = limits.callMs ?? profile?.requestTimeoutMs ?? CALL_LIMIT_MS;
    this.#client = new Client(profile?.clientInfo ?? OWN_INFO, {
      inputRequired: { autoFulfill: false },
      capabilities: profile?.clientCapabilities ?? {},
    });
  }

  /** Whether something was called that may have changed the state of the server. */
  get isTouched(): boolean {
    return this.#isTouched;
  }
  #isTouched = false;

  /** Whether it is a remote server without sessions: each connection to it is as good as another. */
  get isStateless(): boolean {
    return false;
  }

  /** Whether the server says that its list of tools may change. */
  get mayChangeTools(): boolean {
    return Object(this.capabilities['tools']).listChanged === true;
  }

  /** Whether the server still answers. */
  get isOpen(): boolean {
    return this.#client.transport !== undefined;
  }

  /** The version of MCP that is spoken. */
  get protocolVersion(): string {
    return String(this.info['protocolVersion']);
  }

  /** What the server says it offers, by name. */
  get capabilities(): Sent {
    return Object(this.info['capabilities']);
  }

  /** Connects to the server. Throws a FailureError. */
  async connect(): Promise<void> {
    const { transport, connectLimitMs } = this.#link;
    const { onmessage } = transport;
    let isFirst = true;
    transport.onmessage = (message, extra) => {
      onmessage?.(message, extra);
      if (!isFirst || !('result' in message)) return;
      isFirst = false;
      this.info = message.result;
    };
    await this.#request('connect', connectLimitMs, (signal) =>
      this.#client.connect(transport, { signal, timeout: 2 * connectLimitMs }),
    );
  }

  /** Lists the names of the tools, if the server offers any. Throws a FailureError. */
  async loadTools(): Promise<void> {
    if (this.capabilities['tools'] === undefined) return;
    for (const tool of await this.listAll('tools')) this.tools.set(String(tool['name']), tool);
  }

  /** Calls a tool. An error of the protocol is a result too. Throws a FailureError. */
  async call(name: string, args: Record<string, unknown>): Promise<ToolResult> {
    const { readOnlyHint } = Object(this.tools.get(name)?.['annotations']);
    this.#isTouched ||= readOnlyHint !== true;
    try {
      return await this.#request('call', this.#callLimitMs, async (signal) =>
        checkResult(await this.#send('tools/call', { name, arguments: args }, signal)),
      );
    } catch (error) {
      if (!(error instanceof ProtocolFailure)) throw error;
      const content = [{ type: 'text', text: error.text }];
      return { content, isError: true, errorCode: error.code };
    }
  }

  /**
   * Sends a request, such as `tools/call`. Resolves to the result with all members that it has.
   *
   * @throws ProtocolFailure if the server answers with an error; FailureError if it does not answer
   */
  ask(method: string, params: Record<string, unknown>): Promise<Sent> {
    return this.#request('call', CALL_LIMIT_MS, (signal) => this.#send(method, params, signal));
  }

  /** Reads one page of a list, the first one without a cursor. Throws as `ask` does. */
  listPage(list: ListName, cursor: string | null): Promise<ListPage> {
    const { method, key } = LISTS[list];
    return this.#request('list', CALL_LIMIT_MS, async (signal) => {
      const answer = await this.#send(method, cursor === null ? {} : { cursor }, signal);
      const { [list]: items, nextCursor = null } = answer;
      if (!isListOf(items, key)) {
        throw new Error(`\`${list}\` is not a list of objects with \`${key}\``);
      }
      if (nextCursor !== null && typeof nextCursor !== 'string') {
        throw new Error('`nextCursor` is not a text');
      }
      // Some servers write the end of a list as an empty cursor.
      return { items, nextCursor: nextCursor === '' ? null : nextCursor };
    });
  }

  /** Reads all pages of a list, at most 10,000 items. Throws as `ask` does. */
  async listAll(list: ListName): Promise<Sent[]> {
    const endsAt = performance.now() + LIST_LIMIT_MS;
    const seen = new Set<string | null>();
    const all: Sent[] = [];
    let cursor: string | null = null;
    do {
      seen.add(cursor);
      const { items, nextCursor }: ListPage = await this.listPage(list, cursor);
      // One by one: arguments of a call are on the stack.
      for (const item of items) all.push(item);
      cursor = nextCursor;
      const isEndless =
        cursor !== null &&
        (seen.size > MAX_PAGES || performance.now() > endsAt || seen.has(cursor));
      if (isEndless || all.length > MAX_ITEMS) {
        const trouble = isEndless ? 'does not end' : `has more than ${MAX_ITEMS} items`;
        const error = new Error(`the list of ${list} ${trouble}`);
        throw new FailureError(this.#link.failureOf(error, 'list'));
      }
    } while (cursor !== null);
    return all;
  }

  /** Ends the server or the session, at once if the signal aborts. Never rejects. */
  close(): Promise<void> {
    return this.#link.close(this.#signal.aborted);
  }

  #send(method: string, params: Record<string, unknown>, signal: AbortSignal): Promise<Sent> {
    // The SDK's timeout comes after ours, which says more.
    const options = { signal, timeout: 2 * Math.max(CALL_LIMIT_MS, this.#callLimitMs) };
    return this.#client.request({ method, params }, passThrough, options);
  }

  #request<T>(
    phase: ServerFailure['phase'],
    limitMs: number,
    send: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    return within(limitMs, this.#signal, (error) => this.#link.failureOf(error, phase), send);
  }
}

/**
 * Starts or reaches a server and connects to it. Throws a FailureError, or what the credentials throw.
 *
 * @param signal cancels all requests of the connection
 */
export async function connectServer(
  server: ServerEntry,
  surroundings: Surroundings,
  signal: AbortSignal,
  options: ConnectOptions,
): Promise<Connection> {
  signal.throwIfAborted();
  checkVariables(server, surroundings.redactor);
  const link = await openLink(server, surroundings, options.credentials);
  const connection = new Connection(link, signal, options);
  try {
    await connection.connect();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function openLink(
  server: ServerEntry,
  surroundings: Surroundings,
  credentials: Credentials | null,
): Promise<Link> {
  if (!('url' in server)) return openLocalLink(server, surroundings);
  const { openRemoteLink } = await import('./remote-link.ts');
  return openRemoteLink(server, surroundings, credentials);
}
