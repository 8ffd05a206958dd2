import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Client, ProtocolError, type StandardSchemaV1 } from '@modelcontextprotocol/client';
import type { ServerEntry } from '../../api/servers-file.ts';
import { messageOf } from '../../lib/errors.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Surroundings } from '../surroundings.ts';
import { serverEnvironment } from './environment.ts';
import { checkResult, isListOf, type ToolResult } from './results.ts';
import { serverFailure, startFailure } from './server-failure.ts';
import { StdioTransport } from './stdio.ts';

const CONNECT_LIMIT_MS = 10_000;
/** These programs may have to download the server first. */
const FETCHING_PROGRAM =
  /(?:^|[\\/])(?:npx|npm|pnpm|yarn|bunx?|uvx?|pipx|docker|podman|go)(?:\.\w+)?$/;
const FETCH_LIMIT_MS = 90_000;
const CALL_LIMIT_MS = 30_000;
const MAX_PAGES = 1_000;
const STDERR_SHOWN = 4_096;

/** Passes results through: the SDK's own checks reshape them. */
const passThrough = <T>(): StandardSchemaV1<unknown, T> => ({
  '~standard': { version: 1, vendor: 'pass-through', validate: (value) => ({ value: value as T }) },
});

/** A connection to one MCP server. */
export class Connection {
  /** Names of its tools. */
  readonly tools = new Set<string>();
  readonly #server: ServerEntry;
  readonly #surroundings: Surroundings;
  readonly #signal: AbortSignal;
  readonly #transport: StdioTransport;
  readonly #client = new Client(
    { name: 'mcp-eval-gate', version: '1' },
    { inputRequired: { autoFulfill: false } },
  );

  /** Starts the process of a server. Throws a system error if that fails at once. */
  constructor(server: ServerEntry, cwd: string, surroundings: Surroundings, signal: AbortSignal) {
    this.#server = server;
    this.#surroundings = surroundings;
    this.#signal = signal;
    const env = serverEnvironment(surroundings.environment, server.env);
    const { command, args } = server;
    this.#transport = new StdioTransport({ command, args, cwd, env }, surroundings.living);
  }

  /** Connects to the server and lists its tools. Throws a FailureError. */
  async connect(): Promise<void> {
    const isFetching = FETCHING_PROGRAM.test(this.#server.command);
    const limitMs = isFetching ? FETCH_LIMIT_MS : CONNECT_LIMIT_MS;
    await this.#request('connect', limitMs, (signal) =>
      this.#client.connect(this.#transport, { signal, timeout: 2 * limitMs }),
    );
    if (this.#client.getServerCapabilities()?.tools === undefined) return;
    await this.#request('list', CALL_LIMIT_MS, (signal) => this.#listTools(signal));
  }

  /** Calls a tool. An error of the protocol is a result too. Throws a FailureError. */
  call(name: string, args: Record<string, unknown>): Promise<ToolResult> {
    return this.#request('call', CALL_LIMIT_MS, async (signal) => {
      try {
        return checkResult(await this.#send('tools/call', { name, arguments: args }, signal));
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

  async #listTools(signal: AbortSignal): Promise<void> {
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const params = cursor === undefined ? {} : { cursor };
      const answer = await this.#send<{ tools: unknown; nextCursor?: string }>(
        'tools/list',
        params,
        signal,
      );
      const { tools, nextCursor } = answer;
      if (!isListOf(tools, 'name')) throw new Error('`tools` is not a list of objects with names');
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
    send: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const limit = AbortSignal.timeout(limitMs);
    try {
      return await send(AbortSignal.any([this.#signal, limit]));
    } catch (error) {
      this.#signal.throwIfAborted();
      throw new FailureError(this.#failureOf(error, phase, limit.aborted ? limitMs : null));
    }
  }

  #failureOf(error: unknown, phase: ServerFailure['phase'], limitMs: number | null): ServerFailure {
    const { redactor } = this.#surroundings;
    const start = startFailure(error, this.#server, redactor);
    if (start !== null) return start;
    const { group, malformed, isOver } = this.#transport;
    const { exitCode, signalCode } = group.child;
    const ended = isOver && malformed === null ? 'crash' : 'malformed';
    const failure = serverFailure(
      this.#server,
      phase,
      limitMs === null ? ended : 'timeout',
      redactor,
    );
    failure.detail = malformed ?? redactor.text(messageOf(error), TEXT_LIMIT);
    failure.exitCode = exitCode;
    failure.signal = signalCode;
    failure.limitMs = limitMs;
    const stderr = redactor.text(this.#transport.stderr, TEXT_LIMIT);
    failure.stderr = stderr.slice(-STDERR_SHOWN).trim();
    return failure;
  }
}

/**
 * Starts a server, connects to it, and lists its tools. Throws a FailureError.
 *
 * @param signal cancels all requests of the connection
 */
export async function openConnection(
  server: ServerEntry,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<Connection> {
  const { workspace, redactor } = surroundings;
  const [unset] = server.unset;
  if (unset !== undefined) {
    const failure = serverFailure(server, 'start', 'variable', redactor);
    failure.detail = unset;
    throw new FailureError(failure);
  }
  const cwd = resolve(workspace, server.cwd ?? '.');
  // The system reports a missing folder as a missing program.
  if (!(await stat(cwd).catch(() => undefined))?.isDirectory()) {
    const failure = serverFailure(server, 'start', 'missing-program', redactor);
    failure.detail = redactor.text(cwd, TEXT_LIMIT);
    throw new FailureError(failure);
  }
  let connection: Connection;
  try {
    connection = new Connection(server, cwd, surroundings, signal);
  } catch (error) {
    const failure = startFailure(error, server, redactor);
    throw failure === null ? error : new FailureError(failure);
  }
  try {
    await connection.connect();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
