import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  type CallToolResult,
  CallToolResultSchema,
  type ListToolsResult,
  ListToolsResultSchema,
  McpError,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import type { Redactor } from '../../redaction/redactor.ts';
import { TimeLimitError, withTimeLimit } from '../../resilience/time-limit.ts';
import { sizeInWords } from '../../text/size-in-words.ts';
import { MESSAGE_LIMIT_BYTES, OversizeError } from './message-limit.ts';
import { fetchingProgram, readFetchFailure } from './package-runner.ts';
import type { Sandbox } from './sandbox/launch.ts';
import { UNCONFINED } from './sandbox/unconfined.ts';
import type { McpServer } from './server-connection.ts';
import {
  errorText,
  explainMalformed,
  isError,
  type McpFailureKind,
  McpServerError,
  MissingProgramError,
} from './server-error.ts';
import { createTransport, type OpenableTransport } from './transport.ts';

export const DEFAULT_CONNECT_TIMEOUT_MS = 10_000;
export const DEFAULT_CALL_TIMEOUT_MS = 30_000;
/** npm gives up on a registry it cannot reach after 70 s; what it says then is worth the wait. */
export const DEFAULT_FETCH_TIMEOUT_MS = 90_000;

const CLIENT_INFO = { name: 'mcp-eval-gate-service', version: '1' };
/** No model is offered anywhere near as many; a list beyond that has no end. */
const TOOLS_LIMIT = 10_000;
const PAGES_LIMIT = 1_000;
/** Of JSON, over all pages: what one page may have, which is far more than a model is shown. */
const TOOLS_LENGTH_LIMIT = MESSAGE_LIMIT_BYTES;
const TRANSPORT_ERRORS_KEPT = 3;
const TRANSPORT_ERROR_LENGTH = 500;
/** Of what a server says about a failure; models are shown it too. */
const FAILURE_LENGTH = 4_000;
const STATUS_UNAUTHORIZED = 401;

export interface McpLimits {
  connectTimeoutMs: number;
  /** In place of that, where the server's program has to fetch or build the server first. */
  fetchTimeoutMs: number;
  callTimeoutMs: number;
  /** What stdio servers are started in; nothing where it is left out. */
  sandbox?: Sandbox;
}

/** What all connections of a run have in common. */
export interface McpSettings {
  limits: McpLimits;
  /** Whatever a connection tells of a server goes through it. */
  redactor: Redactor;
}

/** An open connection to one server. All methods throw `McpServerError`, or the signal's reason. */
export interface McpConnection {
  /** Process id of a stdio server. */
  readonly pid: number | null;
  /** Whether the server says that its list of tools may change while it runs. */
  readonly toolsMayChange: boolean;
  /** All tools, over all pages. */
  listTools(signal: AbortSignal): Promise<Tool[]>;
  /** The server's result as it came. */
  callTool(
    name: string,
    args: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<CallToolResult>;
  /** Ends the session and the server's process; never throws. */
  close(): Promise<void>;
}

/** The SDK's own timeout comes so late that ours, which says more, is always the first. */
const requestOptions = (signal: AbortSignal, limitMs: number): RequestOptions => ({
  signal,
  timeout: 2 * limitMs,
});

function transportOf(
  { name, connection }: McpServer,
  { limits: { sandbox = UNCONFINED }, redactor }: McpSettings,
): OpenableTransport {
  try {
    return createTransport(connection, { redactor, sandbox });
  } catch (error) {
    const message = `MCP server "${name}" has a wrong address: ${errorText(error)}`;
    throw new McpServerError('unreachable', name, redactor.text(message));
  }
}

/** Name of the program that fetches or builds the server first; null where none does. */
export const fetcherOf = ({ connection }: McpServer): string | null =>
  connection.transport === 'stdio' ? fetchingProgram(connection) : null;

/** How long a connection to a server may take to stand. */
export function connectLimitMs(server: McpServer, limits: McpLimits): number {
  const { connectTimeoutMs, fetchTimeoutMs } = limits;
  return fetcherOf(server) === null ? connectTimeoutMs : Math.max(connectTimeoutMs, fetchTimeoutMs);
}

/** Status of the answer an error of the SDK's transports is about. */
function httpStatusOf(error: unknown): number | undefined {
  const code = isError(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'number' && code >= 100 && code <= 599 ? code : undefined;
}

class ServerSession {
  readonly #server: McpServer;
  readonly #limits: McpLimits;
  readonly #redactor: Redactor;
  readonly #link: OpenableTransport;
  /** Without capabilities: the service samples, elicits and exposes nothing. */
  readonly #client = new Client(CLIENT_INFO, { capabilities: {} });
  #isClosed = false;
  /** The first few, since what broke a connection may cause many more. */
  readonly #transportErrors = new Set<string>();

  constructor(server: McpServer, { limits, redactor }: McpSettings) {
    this.#server = server;
    this.#limits = limits;
    this.#redactor = redactor;
    this.#link = transportOf(server, { limits, redactor });
    this.#client.onclose = () => {
      this.#isClosed = true;
    };
    this.#client.onerror = (error) => {
      if (this.#transportErrors.size < TRANSPORT_ERRORS_KEPT) {
        this.#transportErrors.add(redactor.excerpt(errorText(error), TRANSPORT_ERROR_LENGTH));
      }
    };
  }

  get pid(): number | null {
    return this.#link.pid();
  }

  get toolsMayChange(): boolean {
    return this.#client.getServerCapabilities()?.tools?.listChanged === true;
  }

  async open(signal: AbortSignal): Promise<void> {
    const limitMs = connectLimitMs(this.#server, this.#limits);
    await this.#attempt('connect', limitMs, signal, (limited) =>
      this.#client.connect(this.#link.transport, requestOptions(limited, limitMs)),
    );
  }

  async listTools(signal: AbortSignal): Promise<Tool[]> {
    if (this.#client.getServerCapabilities()?.tools === undefined) return [];
    const tools: Tool[] = [];
    const cursors = new Set<string>();
    let length = 0;
    let cursor: string | undefined;
    do {
      const params = cursor === undefined ? {} : { cursor };
      const page = await this.#request('list tools', signal, (options) =>
        this.#client.request({ method: 'tools/list', params }, ListToolsResultSchema, options),
      );
      length += this.#lengthOf(page);
      if (length > TOOLS_LENGTH_LIMIT) {
        const limit = sizeInWords(TOOLS_LENGTH_LIMIT);
        throw this.#failure('answered', `describes its tools in more than ${limit}`);
      }
      // Looked at before it is copied: a page may hold hundreds of thousands.
      if (tools.length + page.tools.length > TOOLS_LIMIT) {
        throw this.#failure('answered', `offers more than ${TOOLS_LIMIT} tools`);
      }
      for (const tool of page.tools) tools.push(tool);
      // Some servers write that there are no more pages as an empty cursor.
      cursor = page.nextCursor || undefined;
      if (cursor !== undefined && cursors.has(cursor)) {
        throw this.#failure('answered', 'sends the same page of tools again and again');
      }
      if (cursor !== undefined) cursors.add(cursor);
      if (cursors.size > PAGES_LIMIT) {
        throw this.#failure('answered', 'sends pages of tools without end');
      }
    } while (cursor !== undefined);
    return tools;
  }

  /** Characters of a page as JSON. */
  #lengthOf(page: ListToolsResult): number {
    try {
      return JSON.stringify(page).length;
    } catch (error) {
      // What was parsed has no other way to fail: it nests some thousand levels.
      if (!(error instanceof RangeError)) throw error;
      throw this.#failure('answered', 'describes a tool in JSON that nests too deep to be read');
    }
  }

  callTool(name: string, args: Record<string, unknown>, signal: AbortSignal) {
    // Not client.callTool: that judges the result by the tool's output schema.
    const params = { name, arguments: args };
    return this.#request(`call tool "${name}"`, signal, (options) =>
      this.#client.request({ method: 'tools/call', params }, CallToolResultSchema, options),
    );
  }

  async close(): Promise<void> {
    // Best effort: a remote server drops a session nobody ends by itself.
    await Promise.allSettled([this.#link.end()]);
    await Promise.allSettled([this.#client.close()]);
  }

  #request<Result>(
    action: string,
    signal: AbortSignal,
    send: (options: RequestOptions) => Promise<Result>,
  ): Promise<Result> {
    const { callTimeoutMs } = this.#limits;
    return this.#attempt(action, callTimeoutMs, signal, (limited) =>
      send(requestOptions(limited, callTimeoutMs)),
    );
  }

  async #attempt<Result>(
    action: string,
    limitMs: number,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await withTimeLimit(limitMs, signal, work);
    } catch (error) {
      signal.throwIfAborted();
      throw this.#explain(action, error);
    }
  }

  #explain(action: string, error: unknown): McpServerError {
    const isConnecting = action === 'connect';
    if (error instanceof MissingProgramError) {
      return this.#failure('missing', `cannot be started: ${error.message}`, { isConnecting });
    }
    if (error instanceof TimeLimitError) {
      const what = `did not answer within ${error.limitMs / 1000} s (${action})`;
      const fetcher = isConnecting ? fetcherOf(this.#server) : null;
      const doubt = fetcher === null ? '' : `; ${fetcher} may have been busy fetching it`;
      return this.#failure('timeout', `${what}${doubt}${this.#transportTrouble()}`, {
        isConnecting,
      });
    }
    if (isError(error) && 'code' in error && error.code === STATUS_UNAUTHORIZED) {
      return this.#failure(
        'oauth-required',
        `needs an OAuth grant or other credentials: it answered HTTP 401 (${action})`,
      );
    }
    if (error instanceof OversizeError) {
      return this.#failure('answered', `${error.message} (${action})`);
    }
    const malformed = explainMalformed(error);
    if (malformed !== null) {
      return this.#failure(
        'answered',
        `answered what MCP does not allow (${action}): ${malformed}`,
      );
    }
    if (this.#isClosed && (!isConnecting || error instanceof McpError)) {
      const refusal = isConnecting ? this.#link.refusal() : null;
      if (refusal !== null) {
        return this.#failure(refusal.kind, `cannot be started: ${refusal.message}`, {
          isConnecting,
        });
      }
      const fetchFailure = isConnecting ? this.#fetchFailure() : null;
      if (fetchFailure !== null) return fetchFailure;
      const how = this.#link.processEnd() ?? 'is no longer connected';
      const what = `${how} (${action})${this.#transportTrouble()}`;
      return this.#failure('closed', what, { isConnecting });
    }
    if (error instanceof McpError) {
      return this.#failure('answered', `answered with an error (${action}): ${error.message}`);
    }
    const what = `could not be reached (${action}): ${errorText(error)}`;
    return this.#failure('unreachable', what, { isConnecting, httpStatus: httpStatusOf(error) });
  }

  /** The server never ran where the program that was to fetch it could not; null where it did. */
  #fetchFailure(): McpServerError | null {
    const { connection } = this.#server;
    if (connection.transport !== 'stdio' || this.#link.processEnd() === null) return null;
    const failure = readFetchFailure(connection, this.#link.stderrTail());
    if (failure === null) return null;
    const { kind, program, said } = failure;
    const what =
      kind === 'missing' ? 'finds nothing of that name and version' : 'could not fetch it';
    const told = `cannot be started: ${program} ${what}: it says ${JSON.stringify(said)}`;
    return this.#failure(kind, told, { isConnecting: true, quotesTail: true });
  }

  /** What the transport met on the way, which may be the reason of a failure. */
  #transportTrouble(): string {
    return [...this.#transportErrors].map((text) => `; ${text}`).join('');
  }

  #failure(
    kind: McpFailureKind,
    what: string,
    {
      quotesTail = false,
      ...circumstances
    }: { isConnecting?: boolean; httpStatus?: number | undefined; quotesTail?: boolean } = {},
  ): McpServerError {
    const { name } = this.#server;
    const tail = kind === 'answered' || quotesTail ? '' : this.#link.stderrTail();
    const stderr = tail === '' ? '' : `\nIts standard error ends with:\n${tail}`;
    const redactor = this.#redactor;
    // The tail has a limit of its own.
    const said = quotesTail ? redactor.text(what) : redactor.excerpt(what, FAILURE_LENGTH);
    const message = redactor.text(`MCP server "${name}" ${said}.${stderr}`);
    const detail = redactor.text(`${said}.`);
    return new McpServerError(kind, name, message, { ...circumstances, detail });
  }
}

/**
 * Opens a connection to a server. On failure the server's process is gone when this rejects.
 *
 * @throws McpServerError when it cannot be had in time; the signal's reason when that aborts
 */
export async function connectMcpServer(
  server: McpServer,
  settings: McpSettings,
  signal: AbortSignal,
): Promise<McpConnection> {
  const session = new ServerSession(server, settings);
  try {
    await session.open(signal);
  } catch (error) {
    await session.close();
    throw error;
  }
  return session;
}
