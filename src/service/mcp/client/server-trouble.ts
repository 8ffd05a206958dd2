import {
  InsufficientScopeError,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SseError,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import type { Redactor } from '../../../redaction/redactor.ts';
import { TimeLimitError } from '../../../resilience/time-limit.ts';
import { fetcherOf } from '../connect-limit.ts';
import { npmPackage, readFetchFailure } from '../package-runner.ts';
import { MalformedResultError } from '../protocol/result-shapes.ts';
import type { McpServer } from '../server-connection.ts';
import {
  errorText,
  type FailureCircumstances,
  isError,
  type McpFailureKind,
  McpServerError,
  MissingProgramError,
} from '../server-error.ts';
import { withoutInternals } from '../stdio/stderr-tail.ts';
import { MessageLimitError } from '../wire/message-limits.ts';
import type { Valve } from '../wire/valve.ts';
import { adviceOnAddress, adviceOnStart, adviceOnTime } from './failure-advice.ts';
import { BrokenStreamError } from './message-gate.ts';
import { malformation, refusedPostStatus, strangeAnswer, toldByStatus } from './odd-answers.ts';
import type { ServerLink } from './server-link.ts';
import { InputRequiredError } from './server-wishes.ts';
import { VersionError } from './version-choice.ts';

const TRANSPORT_ERRORS_KEPT = 3;
const TRANSPORT_ERROR_LENGTH = 500;
/** Of what a server says about a failure; models are shown it too. */
const FAILURE_LENGTH = 4_000;
const STATUS_UNAUTHORIZED = 401;
const STATUS_FORBIDDEN = 403;

/** What goes on when a connection is opened, in errors. */
export const CONNECTING = 'connect';

/** Status of the answer an error of the SDK's transports is about. */
function httpStatusOf(error: unknown): number | undefined {
  if (error instanceof UnauthorizedError) return STATUS_UNAUTHORIZED;
  if (error instanceof InsufficientScopeError) return STATUS_FORBIDDEN;
  // Codes of the protocol are another matter.
  if (!isError(error) || error instanceof ProtocolError) return undefined;
  const candidates = [
    'status' in error ? error.status : 0,
    'code' in error ? error.code : 0,
    refusedPostStatus(error),
  ];
  return candidates.find(
    (status): status is number => typeof status === 'number' && status >= 100 && status <= 599,
  );
}

/** What an error is about: some only wrap the one that tells it. */
export function reasonOf(error: unknown, { connection }: McpServer): unknown {
  if (error instanceof ProtocolError && isError(error.data)) return error.data;
  // It has nothing else to tell.
  if (error instanceof SseError && error.event.message === undefined)
    return new BrokenStreamError();
  const isNegotiation =
    error instanceof SdkError && error.code === SdkErrorCode.EraNegotiationFailed;
  // Of a process, it only says that it is gone.
  const isWrapper = isNegotiation && connection.transport !== 'stdio' && error.cause !== undefined;
  return isWrapper ? error.cause : error;
}

/** What a server would have a token be good for; some do not say. */
function scopeWanted(error: unknown): string {
  if (!(error instanceof InsufficientScopeError) || !error.requiredScope) return '';
  return `, and wants the scope ${JSON.stringify(error.requiredScope)}`;
}

interface Circumstances
  extends Pick<FailureCircumstances, 'isConnecting' | 'httpStatus' | 'protocolError'> {
  /** Whether what is told has the end of the standard error in it. */
  quotesTail?: boolean;
  /** What to do, for whoever runs the evals. */
  advice?: string;
}

/** Tells in words what goes wrong with one server. */
export class ServerTrouble {
  readonly #server: McpServer;
  readonly #link: ServerLink;
  readonly #valve: Valve;
  readonly #redactor: Redactor;
  /** The first few, since what broke a connection may cause many more. */
  readonly #transportErrors = new Set<string>();

  constructor(server: McpServer, link: ServerLink, valve: Valve, redactor: Redactor) {
    this.#server = server;
    this.#link = link;
    this.#valve = valve;
    this.#redactor = redactor;
  }

  /** What the transport met on the way, which may be the reason of a later failure. */
  noteTransportError(error: Error): void {
    if (this.#transportErrors.size >= TRANSPORT_ERRORS_KEPT) return;
    // That is told of what it has left without an answer.
    if (reasonOf(error, this.#server) instanceof BrokenStreamError) return;
    const what = strangeAnswer(error) ?? errorText(error);
    this.#transportErrors.add(this.#redactor.excerpt(what, TRANSPORT_ERROR_LENGTH));
  }

  /** The server replied what it should not have. */
  answered(what: string): McpServerError {
    return this.#failure('answered', what);
  }

  /**
   * @param action what was under way
   * @param isClosed whether the connection is gone
   */
  explain(action: string, thrown: unknown, isClosed: boolean): McpServerError {
    const error = reasonOf(thrown, this.#server);
    const isConnecting = action === CONNECTING;
    if (error instanceof McpServerError) return error;
    if (error instanceof MissingProgramError) {
      return this.#failure('missing', `cannot be started: ${error.message}`, { isConnecting });
    }
    if (error instanceof TimeLimitError) return this.#late(action, error);
    const httpStatus = httpStatusOf(error);
    if (httpStatus !== undefined && this.#wantsCredentials(httpStatus)) {
      const answer = `it answered HTTP ${httpStatus}${scopeWanted(error)}`;
      const what = `needs an OAuth grant or other credentials: ${answer}`;
      return this.#failure('oauth-required', `${what} (${action})${this.#credentialsHint()}`);
    }
    const refusal = this.#refusedAnswer(action, error);
    if (refusal !== null) return refusal;
    if (error instanceof ProtocolError) {
      const { code, message, data } = error;
      const what = `answered with an error (${action}): MCP error ${code}: ${message}`;
      return this.#failure('answered', what, {
        protocolError: { code, message, ...(data === undefined ? {} : { data }) },
      });
    }
    if (httpStatus !== undefined) {
      const told = toldByStatus(error, this.#server.connection.transport);
      const what = `answered HTTP ${httpStatus} (${action})${told === '' ? '' : `: ${told}`}`;
      return this.#failure('unreachable', what, { isConnecting, httpStatus });
    }
    if (error instanceof BrokenStreamError) {
      const what = `${error.message} (${action})${this.#onTheWay()}`;
      return this.#failure('unreachable', what, { isConnecting });
    }
    const strange = strangeAnswer(error);
    if (strange !== null) {
      const what = `answered something other than MCP (${action}): ${strange}`;
      return this.#failure('unreachable', what, { isConnecting });
    }
    // While it is opened, a connection is closed for other reasons too.
    if (isClosed && (!isConnecting || error instanceof SdkError)) return this.#lost(action);
    const reason = errorText(error);
    const what = `could not be reached (${action}): ${reason}${adviceOnAddress(reason)}`;
    return this.#failure('unreachable', what, { isConnecting });
  }

  /** The error of an answer that came and is not taken; null where it is about something else. */
  #refusedAnswer(action: string, error: unknown): McpServerError | null {
    if (error instanceof VersionError) return this.answered(`${error.message} (${action})`);
    if (error instanceof InputRequiredError) return this.answered(`${error.message} (${action})`);
    if (error instanceof MessageLimitError) return this.answered(`${error.message} (${action})`);
    const mistake = error instanceof MalformedResultError ? error.message : malformation(error);
    return mistake === null
      ? null
      : this.answered(`answered what MCP does not allow (${action}): ${mistake}`);
  }

  #late(action: string, { limitMs }: TimeLimitError): McpServerError {
    const isConnecting = action === CONNECTING;
    const fetcher = isConnecting ? fetcherOf(this.#server) : null;
    const doubt = fetcher === null ? '' : `; ${fetcher} may have been busy fetching it`;
    const what = `did not answer within ${limitMs / 1000} s (${action})${doubt}`;
    const advice = adviceOnTime(action, CONNECTING);
    return this.#failure('timeout', `${what}${this.#onTheWay()}`, { isConnecting, advice });
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
    const advice = isConnecting
      ? adviceOnStart(this.#server.connection, this.#link.stderrTail())
      : '';
    const what = `${how} (${action})${this.#onTheWay()}`;
    return this.#failure('closed', what, { isConnecting, advice });
  }

  /** The server never ran where the program that was to fetch it could not; null where it did. */
  #fetchFailure(): McpServerError | null {
    const { connection } = this.#server;
    if (connection.transport !== 'stdio' || this.#link.processEnd() === null) return null;
    const failure = readFetchFailure(connection, this.#link.stderrTail());
    if (failure === null) return null;
    const { kind, program, said } = failure;
    const wanted = npmPackage(connection);
    const sought =
      wanted === null ? 'nothing of that name' : `no package ${JSON.stringify(wanted)}`;
    const what = kind === 'missing' ? `finds ${sought} and version` : 'could not fetch it';
    const told = `cannot be started: ${program} ${what}: it says ${JSON.stringify(said)}`;
    return this.#failure(kind, told, { isConnecting: true, quotesTail: true });
  }

  /** Whether a status is about credentials. With some, 403 says that they are not good for this. */
  #wantsCredentials(status: number): boolean {
    if (status === STATUS_UNAUTHORIZED) return true;
    return status === STATUS_FORBIDDEN && this.#credentialsHint() !== '';
  }

  #credentialsHint(): string {
    const { connection } = this.#server;
    if (connection.transport === 'stdio' || Object.keys(connection.headers).length > 0) return '';
    return '; its configuration may have `headers` with them';
  }

  #onTheWay(): string {
    const met = [...this.#transportErrors];
    if (!this.#valve.isOpen) met.push('it sends requests and does not read the answers to them');
    return met.map((text) => `; ${text}`).join('');
  }

  #failure(
    kind: McpFailureKind,
    what: string,
    { quotesTail = false, advice = '', ...circumstances }: Circumstances = {},
  ): McpServerError {
    const { name } = this.#server;
    const tail = kind === 'answered' || quotesTail ? '' : this.#link.stderrTail();
    const told = withoutInternals(tail);
    const stderr = told === '' ? '' : `\nIts standard error ends with:\n${told}`;
    const redactor = this.#redactor;
    // The tail has a limit of its own.
    const said = quotesTail ? redactor.text(what) : redactor.excerpt(what, FAILURE_LENGTH);
    const message = redactor.text(`MCP server "${name}" ${said}.${advice}${stderr}`);
    const detail = redactor.text(`${said}.`);
    return new McpServerError(kind, name, message, { ...circumstances, detail });
  }
}
