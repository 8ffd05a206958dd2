import { McpError } from '@modelcontextprotocol/sdk/types.js';
import type { Redactor } from '../../../redaction/redactor.ts';
import { TimeLimitError } from '../../../resilience/time-limit.ts';
import { fetcherOf } from '../connect-limit.ts';
import { OversizeError } from '../message-limit.ts';
import { readFetchFailure } from '../package-runner.ts';
import type { McpServer } from '../server-connection.ts';
import {
  errorText,
  explainMalformed,
  type FailureCircumstances,
  isError,
  type McpFailureKind,
  McpServerError,
  MissingProgramError,
} from '../server-error.ts';
import type { OpenableTransport } from '../transport.ts';

const TRANSPORT_ERRORS_KEPT = 3;
const TRANSPORT_ERROR_LENGTH = 500;
/** Of what a server says about a failure; models are shown it too. */
const FAILURE_LENGTH = 4_000;
const STATUS_UNAUTHORIZED = 401;

/** What goes on when a connection is opened, in errors. */
export const CONNECTING = 'connect';

/** Status of the answer an error of the SDK's transports is about. */
function httpStatusOf(error: unknown): number | undefined {
  const code = isError(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'number' && code >= 100 && code <= 599 ? code : undefined;
}

/** Tells in words what goes wrong with one server. */
export class ServerTrouble {
  readonly #server: McpServer;
  readonly #link: OpenableTransport;
  readonly #redactor: Redactor;
  /** The first few, since what broke a connection may cause many more. */
  readonly #transportErrors = new Set<string>();

  constructor(server: McpServer, link: OpenableTransport, redactor: Redactor) {
    this.#server = server;
    this.#link = link;
    this.#redactor = redactor;
  }

  /** What the transport met on the way, which may be the reason of a later failure. */
  noteTransportError(error: Error): void {
    if (this.#transportErrors.size >= TRANSPORT_ERRORS_KEPT) return;
    this.#transportErrors.add(this.#redactor.excerpt(errorText(error), TRANSPORT_ERROR_LENGTH));
  }

  /** The server replied what it should not have. */
  answered(what: string): McpServerError {
    return this.#failure('answered', what);
  }

  /**
   * @param action what was under way
   * @param isClosed whether the connection is gone
   */
  explain(action: string, error: unknown, isClosed: boolean): McpServerError {
    const isConnecting = action === CONNECTING;
    if (error instanceof McpServerError) return error;
    if (error instanceof MissingProgramError) {
      return this.#failure('missing', `cannot be started: ${error.message}`, { isConnecting });
    }
    if (error instanceof TimeLimitError) {
      const what = `did not answer within ${error.limitMs / 1000} s (${action})`;
      const fetcher = isConnecting ? fetcherOf(this.#server) : null;
      const doubt = fetcher === null ? '' : `; ${fetcher} may have been busy fetching it`;
      return this.#failure('timeout', `${what}${doubt}${this.#onTheWay()}`, { isConnecting });
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
    if (isClosed && (!isConnecting || error instanceof McpError)) return this.#lost(action);
    if (error instanceof McpError) {
      const { code, message, data } = error;
      return this.#failure('answered', `answered with an error (${action}): ${message}`, {
        protocolError: { code, message, data },
      });
    }
    const what = `could not be reached (${action}): ${errorText(error)}`;
    return this.#failure('unreachable', what, { isConnecting, httpStatus: httpStatusOf(error) });
  }

  #lost(action: string): McpServerError {
    const isConnecting = action === CONNECTING;
    const refusal = isConnecting ? this.#link.refusal() : null;
    if (refusal !== null) {
      const what = `cannot be started: ${refusal.message}`;
      return this.#failure(refusal.kind, what, { isConnecting });
    }
    const fetchFailure = isConnecting ? this.#fetchFailure() : null;
    if (fetchFailure !== null) return fetchFailure;
    const how = this.#link.processEnd() ?? 'is no longer connected';
    return this.#failure('closed', `${how} (${action})${this.#onTheWay()}`, { isConnecting });
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

  #onTheWay(): string {
    return [...this.#transportErrors].map((text) => `; ${text}`).join('');
  }

  #failure(
    kind: McpFailureKind,
    what: string,
    {
      quotesTail = false,
      ...circumstances
    }: Pick<FailureCircumstances, 'isConnecting' | 'httpStatus' | 'protocolError'> & {
      quotesTail?: boolean;
    } = {},
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
