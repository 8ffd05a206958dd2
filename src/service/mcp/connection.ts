import type { ServerEntry } from '../../api/servers-file.ts';
import { NAME_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Surroundings } from '../surroundings.ts';
import type { ConnectOptions, Era } from './link.ts';
import { openLocalLink } from './local-link.ts';
import { MalformedError } from './message.ts';
import { eraOf, openSession, type Session } from './negotiation.ts';
import { type ListPage, pageOf, readAll, type Sent } from './pages.ts';
import { sendRequest, within } from './request.ts';
import {
  checkVariables,
  METHOD_NOT_FOUND,
  ProtocolFailure,
  resultOfError,
} from './server-failure.ts';
import { headerMistakes, itemMistakes, LISTS, type ListName, type ToolResult } from './shapes.ts';

export { type ClientProfile, type ConnectOptions, plainOptions } from './link.ts';
export type { Sent } from './pages.ts';
export type { ListName } from './shapes.ts';

const CALL_LIMIT_MS = 30_000;
/** All pages of a list get this much more time than one. */
const LIST_FACTOR = 5;
/** A server misses arguments that its tool wants as headers. */
const HEADER_MISMATCH = -32_020;

/** A connection to one MCP server. It sends one request at a time. */
export class Connection {
  readonly tools = new Map<string, Sent>();
  /** What is wrong with the tools that MCP does not allow, by name. They are not in `tools`. */
  readonly badTools = new Map<string, string>();
  readonly repeatedTools = new Set<string>();
  /** How the server refused to list its tools. Calls can do without the list. */
  listRefusal: ProtocolFailure | null = null;
  /** Whether something was called that may have changed the state of the server. */
  isTouched = false;
  /** Whether the server has said that one of its lists has changed since its tools were listed. */
  hasListChanged = false;
  /** Names of tools that change nothing. A name that several tools have is not one. */
  readonly #harmless = new Set<string>();
  readonly #signal: AbortSignal;
  readonly #redactor: Redactor;
  readonly #callLimitMs: number;
  readonly #reopen: (signal: AbortSignal) => Promise<Session>;
  #session: Session;
  #hasCalled = false;
  /** Whether a request got no answer, or its session had ended. */
  #isLost = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    session: Session,
    reopen: (signal: AbortSignal) => Promise<Session>,
    signal: AbortSignal,
    redactor: Redactor,
    { profile, limits }: ConnectOptions,
  ) {
    this.#session = this.#watched(session);
    this.#reopen = reopen;
    this.#signal = signal;
    this.#redactor = redactor;
    this.#callLimitMs = limits.callMs ?? profile?.requestTimeoutMs ?? CALL_LIMIT_MS;
  }

  /** Whether it is a remote server without sessions: each connection to it is as good as another. */
  get isStateless(): boolean {
    return this.#session.gate.hasPerRequestStream && this.era === 'stateless';
  }

  get era(): Era {
    return eraOf(this.#session);
  }

  get mayChangeTools(): boolean {
    return Object(this.capabilities['tools']).listChanged === true;
  }

  get isOpen(): boolean {
    const { gate, link } = this.#session;
    return !gate.isClosed && !this.#isLost && !link.hasEnded();
  }

  /** The answer to `initialize` or `server/discover` as the server sent it. */
  get info(): Sent {
    return this.#session.gate.info;
  }

  get protocolVersion(): string {
    return this.#session.client.getNegotiatedProtocolVersion() ?? '';
  }

  get capabilities(): Sent {
    return Object(this.info['capabilities']);
  }

  /** All tools that it has listed; null if it refused. Of those that MCP does not allow, the name. */
  get listedTools(): Sent[] | null {
    const bad = Array.from(this.badTools.keys(), (name) => ({ name }));
    return this.listRefusal === null ? [...this.tools.values(), ...bad] : null;
  }

  /** Lists the tools anew, if the server offers any and does not refuse. Throws a FailureError. */
  async loadTools(): Promise<void> {
    this.hasListChanged = false;
    this.listRefusal = null;
    const listed = await this.listAll('tools').catch((error) => {
      if (!(error instanceof ProtocolFailure)) throw error;
      this.listRefusal = error;
      return [];
    });
    const { tools, badTools, repeatedTools } = this;
    for (const names of [tools, badTools, repeatedTools, this.#harmless]) names.clear();
    for (const [at, tool] of listed.entries()) {
      const mistakes = itemMistakes('tools', tool, this.era === 'session');
      if (this.isStateless) mistakes.push(...headerMistakes(tool['inputSchema'] ?? null));
      const name = typeof tool['name'] === 'string' ? tool['name'] : `tools[${at}]`;
      if (tools.has(name) || badTools.has(name)) repeatedTools.add(name);
      const { readOnlyHint } = Object(tool['annotations']);
      if (readOnlyHint === true && !repeatedTools.has(name)) this.#harmless.add(name);
      else this.#harmless.delete(name);
      if (mistakes.length === 0) tools.set(name, tool);
      else badTools.set(name, mistakes.join('; '));
    }
  }

  /** Calls a tool. An error of the protocol is a result too. Throws a FailureError. */
  async call(name: string, args: Record<string, unknown>): Promise<ToolResult> {
    const mistakes = this.tools.has(name) ? undefined : this.badTools.get(name);
    if (mistakes !== undefined) throw this.#malformed(`tool \`${name}\`: ${mistakes}`, name);
    this.#hasCalled = true;
    this.isTouched ||= !this.#harmless.has(name);
    return this.ask('tools/call', { name, arguments: args }).catch(resultOfError);
  }

  /**
   * Sends a request, such as `tools/call`. Resolves to the result with all members that it has.
   *
   * @throws ProtocolFailure if the server answers with an error; FailureError if it does not answer
   */
  async ask(method: string, params: Record<string, unknown>): Promise<Sent> {
    try {
      return await this.#request('call', method, params);
    } catch (error) {
      const isMismatch = error instanceof ProtocolFailure && error.code === HEADER_MISMATCH;
      if (!isMismatch || !this.isStateless) throw error;
      await this.loadTools();
      return this.#request('call', method, params);
    }
  }

  /** Reads one page of a list, the first one without a cursor. Throws as `ask` does. */
  async listPage(list: ListName, cursor: string | null): Promise<ListPage> {
    const params = cursor === null ? {} : { cursor };
    return pageOf(list, await this.#request('list', LISTS[list].method, params));
  }

  /**
   * Reads all pages of a list, at most 10,000 items and 10 MiB. It is empty if the server does not
   * offer any. Throws as `ask` does.
   */
  async listAll(list: ListName): Promise<Sent[]> {
    if (this.capabilities[LISTS[list].capability] === undefined) return [];
    return this.askAll(list).catch((error) => {
      // Few servers that list resources have templates.
      const isUnknown = error instanceof ProtocolFailure && error.code === METHOD_NOT_FOUND;
      if (list === 'resourceTemplates' && isUnknown) return [];
      throw error;
    });
  }

  /** Reads all pages of a list, whatever the server says that it offers. Throws as `ask` does. */
  async askAll(list: ListName): Promise<Sent[]> {
    const read = (cursor: string | null) => this.listPage(list, cursor);
    const all = await readAll(read, LIST_FACTOR * this.#callLimitMs);
    if ('mistake' in all) throw this.#malformed(`${list} ${all.mistake}`);
    return all.items;
  }

  /** Ends the server or the session, at once if the signal aborts. Never rejects. */
  close(): Promise<void> {
    return this.#session.link.close(this.#signal.aborted);
  }

  #request(phase: ServerFailure['phase'], method: string, params: Sent): Promise<Sent> {
    const list = /^(?!tools)(\w+)\/.*list$/.exec(method)?.[1] ?? null;
    const tool = method === 'tools/call' ? String(params['name']) : list;
    const failureOf = (error: unknown) => this.#failureOf(error, phase, tool);
    const answer = this.#last.then(() =>
      within(this.#callLimitMs, this.#signal, failureOf, (signal) =>
        this.#sendTwice(method, params, signal),
      ),
    );
    this.#last = answer.catch((error) => {
      const failure = error instanceof FailureError ? error.failure : null;
      if (failure?.kind !== 'server') return;
      this.#isLost ||= failure.reason === 'timeout' || failure.hint?.kind === 'session';
    });
    return answer;
  }

  /** A server that has ended the session has not carried out the request. */
  async #sendTwice(method: string, params: Sent, signal: AbortSignal): Promise<Sent> {
    const { link } = this.#session;
    try {
      return await this.#send(method, params, signal);
    } catch (error) {
      if (!link.hasSessionEnded(error)) throw error;
      await link.close(true);
      this.#session = this.#watched(await this.#reopen(signal));
      return this.#send(method, params, signal);
    }
  }

  #send(method: string, params: Sent, signal: AbortSignal): Promise<Sent> {
    const { client } = this.#session;
    const isCall = method === 'tools/call' && this.isStateless;
    const tool = isCall ? this.tools.get(String(params['name'])) : undefined;
    return sendRequest(client, method, params, tool, signal);
  }

  #watched(session: Session): Session {
    session.gate.onlistchange = () => {
      this.hasListChanged = true;
      this.isTouched ||= this.#hasCalled;
    };
    return session;
  }

  #malformed(detail: string, tool: string | null = null): FailureError {
    return new FailureError(this.#failureOf(new MalformedError(detail), 'list', tool));
  }

  #failureOf(error: unknown, phase: ServerFailure['phase'], tool: string | null): ServerFailure {
    const failure = this.#session.link.failureOf(error, phase);
    if (tool !== null) failure.tool = this.#redactor.text(tool, NAME_LIMIT);
    return failure;
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
  const open = async () => {
    if (!('url' in server)) return openLocalLink(server, surroundings);
    const { openRemoteLink } = await import('./remote-link.ts');
    return openRemoteLink(server, surroundings, options);
  };
  const reopen = (ended: AbortSignal) => openSession(server, options, ended, open);
  return new Connection(await reopen(signal), reopen, signal, surroundings.redactor, options);
}
