import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Client, ProtocolError, type StandardSchemaV1 } from '@modelcontextprotocol/client';
import type { ServerEntry } from '../../api/servers-file.ts';
import { errorCode, messageOf } from '../../lib/errors.ts';
import { MAX_MESSAGE_BYTES, TEXT_LIMIT } from '../../lib/limits.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Surroundings } from '../surroundings.ts';
import { serverEnvironment } from './environment.ts';
import { StdioTransport } from './stdio.ts';

const CONNECT_LIMIT_MS = 10_000;
/** These programs may have to download the server first. */
const FETCHING_PROGRAM =
  /(?:^|[\\/])(?:npx|npm|pnpm|yarn|bunx?|uvx?|pipx|docker|podman|go)(?:\.\w+)?$/;
const FETCH_LIMIT_MS = 90_000;
const CALL_LIMIT_MS = 30_000;
const MAX_PAGES = 1_000;

/** What a call of a tool answers with. */
export interface ToolResult {
  content?: { type: string; text?: string }[];
  structuredContent?: unknown;
  isError?: boolean;
  /** JSON-RPC code of an error of the protocol, which has its text as content. */
  errorCode?: number;
}

/** Passes results through: the SDK's own checks reshape them. */
const passThrough = <T>(): StandardSchemaV1<unknown, T> => ({
  '~standard': { version: 1, vendor: 'pass-through', validate: (value) => ({ value: value as T }) },
});

/** A connection to one MCP server. */
export class Connection {
  /** Names of its tools. */
  readonly tools = new Set<string>();
  readonly #server: ServerEntry;
  readonly #settings: Surroundings;
  readonly #transport: StdioTransport;
  readonly #client = new Client(
    { name: 'mcp-eval-gate', version: '1' },
    { versionNegotiation: { mode: 'auto' }, inputRequired: { autoFulfill: false } },
  );

  readonly #signal: AbortSignal;

  private constructor(
    server: ServerEntry,
    settings: Surroundings,
    cwd: string,
    signal: AbortSignal,
  ) {
    this.#signal = signal;
    this.#server = server;
    this.#settings = settings;
    const env = serverEnvironment(settings.environment, server.env);
    const { command, args } = server;
    this.#transport = new StdioTransport({ command, args, cwd, env }, settings.living);
  }

  /**
   * Starts a server, connects to it, and lists its tools. Throws a FailureError.
   *
   * @param signal cancels all requests of the connection
   */
  static async open(
    server: ServerEntry,
    settings: Surroundings,
    signal: AbortSignal,
  ): Promise<Connection> {
    const cwd = resolve(settings.workspace, server.cwd ?? '.');
    const [unset] = server.unset;
    if (unset !== undefined) {
      throw new FailureError({ ...serverFailure(server, 'start', 'variable'), detail: unset });
    }
    // The system reports a missing folder as a missing program.
    if (!(await stat(cwd).catch(() => undefined))?.isDirectory()) {
      throw new FailureError({ ...serverFailure(server, 'start', 'missing-program'), detail: cwd });
    }
    const connection = new Connection(server, settings, cwd, signal);
    try {
      await connection.#connect();
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  /** Calls a tool. An error of the protocol is a result too. Throws a FailureError. */
  call(name: string, args: Record<string, unknown>): Promise<ToolResult> {
    return this.#request('call', CALL_LIMIT_MS, async (limited) => {
      try {
        const params = { name, arguments: args };
        const result = await this.#send<ToolResult>('tools/call', params, limited);
        if (!isList(result.content ?? [])) throw new Error('`content` is not a list of objects');
        return result;
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error;
        const content = [{ type: 'text', text: error.message }];
        return { content, isError: true, errorCode: error.code };
      }
    });
  }

  /** Ends the server, at once if the run is cancelled. */
  async close(): Promise<void> {
    if (this.#signal.aborted) this.#transport.group.kill();
    // The transport ends the process in any case.
    await this.#client.close().catch(() => {});
    await this.#transport.close();
  }

  async #connect(): Promise<void> {
    const isFetching = FETCHING_PROGRAM.test(this.#server.command);
    const limitMs = isFetching ? FETCH_LIMIT_MS : CONNECT_LIMIT_MS;
    await this.#request('connect', limitMs, (limited) =>
      this.#client.connect(this.#transport, { signal: limited, timeout: 2 * limitMs }),
    );
    if (this.#client.getServerCapabilities()?.tools === undefined) return;
    await this.#request('list', CALL_LIMIT_MS, (limited) => this.#listTools(limited));
  }

  async #listTools(signal: AbortSignal): Promise<void> {
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const { tools, nextCursor } = await this.#send<{
        tools: { name: string }[];
        nextCursor?: string;
      }>('tools/list', cursor === undefined ? {} : { cursor }, signal);
      if (!isList(tools)) throw new Error('`tools` is not a list of objects');
      for (const { name } of tools) this.tools.add(name);
      if (!nextCursor) return;
      if (nextCursor === cursor) break;
      cursor = nextCursor;
    }
    throw new Error('the list of tools does not end');
  }

  #send<T>(method: string, params: Record<string, unknown>, signal: AbortSignal): Promise<T> {
    // The SDK's timeout comes after ours, which says more.
    const options = { signal, timeout: 2 * CALL_LIMIT_MS };
    return this.#client.request({ method, params }, passThrough<T>(), options);
  }

  /** Runs a request within its limit. Turns what goes wrong into a FailureError. */
  async #request<T>(
    phase: 'connect' | 'list' | 'call',
    limitMs: number,
    send: (limited: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const signal = this.#signal;
    const limit = AbortSignal.timeout(limitMs);
    try {
      return await send(AbortSignal.any([signal, limit]));
    } catch (error) {
      signal.throwIfAborted();
      throw new FailureError(this.#failureOf(error, phase, limit.aborted ? limitMs : null));
    }
  }

  #failureOf(error: unknown, phase: ServerFailure['phase'], limitMs: number | null): ServerFailure {
    const { group, isTooLarge } = this.#transport;
    const text = (raw: string) => this.#settings.redactor.text(raw, TEXT_LIMIT);
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'EACCES') {
      const detail = text(this.#server.command);
      return { ...serverFailure(this.#server, 'start', 'missing-program'), detail };
    }
    const { exitCode, signalCode } = group.child;
    const isOver = exitCode !== null || signalCode !== null;
    const reason = limitMs !== null ? 'timeout' : isOver && !isTooLarge ? 'crash' : 'malformed';
    const detail = isTooLarge
      ? `a message is larger than ${MAX_MESSAGE_BYTES / 2 ** 20} MiB`
      : text(messageOf(error));
    const stderr = text(this.#transport.stderr.trim());
    const failure = serverFailure(this.#server, phase, reason);
    return { ...failure, detail, stderr, exitCode, signal: signalCode, limitMs };
  }
}

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null);

function serverFailure(
  { name: server }: ServerEntry,
  phase: ServerFailure['phase'],
  reason: ServerFailure['reason'],
): ServerFailure {
  return {
    kind: 'server',
    server,
    phase,
    reason,
    isLocal: true,
    detail: '',
    exitCode: null,
    signal: null,
    stderr: '',
    limitMs: null,
    status: null,
    hasCredentials: false,
  };
}
