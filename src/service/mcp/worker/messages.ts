import type { Redactor } from '../../../redaction/redactor.ts';
import type { ConnectOptions, OpenedConnection, TokenRequest } from '../connector.ts';
import type { ServerFacts } from '../protocol/server-facts.ts';
import type { SandboxPlan } from '../sandbox/sandbox-plan.ts';
import type { McpServer } from '../server-connection.ts';
import { errorText, type FailureCircumstances, McpServerError } from '../server-error.ts';

/** What a worker exits with where it holds more memory than it may. */
export const EXIT_MEMORY = 71;

/** What can be asked of a connection that stands. */
export type Question = Exclude<
  keyof OpenedConnection,
  'facts' | 'isOpen' | 'listChanges' | 'close'
>;

/** What a worker is told before all else. */
export interface WorkerStart {
  type: 'start';
  sandbox: SandboxPlan;
  /** What the marks of its servers begin with. */
  mark: string;
  secrets: readonly string[];
  /** Its way to the network. */
  proxies: Readonly<Record<string, string>>;
}

/** What a worker is asked; what has an id is answered under it. */
export type WorkerRequest =
  | {
      type: 'connect';
      id: number;
      server: McpServer;
      options: Omit<ConnectOptions, 'token'>;
      hasTokens: boolean;
    }
  /** The connection goes by the id of the request that opened it. */
  | {
      type: 'ask';
      id: number;
      connection: number;
      question: Question;
      args: readonly unknown[];
      /** For one page of a list, where it is not that of a call. */
      pageLimitMs?: number | undefined;
    }
  | { type: 'disconnect'; id: number; connection: number }
  | { type: 'abort'; id: number }
  /** What a `token` of the worker comes to, under its number. */
  | { type: 'token'; wish: number; token: string | null }
  | { type: 'no token'; wish: number; failure: Failure }
  /** Tell once the servers are gone that were told to end. */
  | { type: 'settle'; id: number }
  /** Close all there is, wait for its servers to end, and go. */
  | { type: 'close' };

/** How a request failed, as plain data. */
export type Failure =
  | Omit<McpServerError, 'name' | 'stack' | 'cause'>
  | { kind: null; message: string };

export type WorkerReply =
  | { type: 'ready' }
  | { type: 'done'; id: number; value: unknown }
  | { type: 'failed'; id: number; failure: Failure }
  /** It wants a token for a connection, by the id of the request that opens or has opened it. */
  | { type: 'token'; wish: number; connection: number; request: TokenRequest }
  /** What a `settle` was for has come about. */
  | { type: 'settled'; id: number }
  /** Nothing more is to be had from a connection. */
  | { type: 'lost'; connection: number }
  /** A server has told of changes of its lists, so many by now. */
  | { type: 'lists changed'; connection: number; listChanges: number }
  /** The process groups of all its servers that are alive. */
  | { type: 'servers'; groups: readonly number[] };

/** What comes of a `connect`. */
export interface Connected {
  facts: ServerFacts;
}

/** An error as plain data. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof McpServerError)) return { kind: null, message: errorText(error) };
  const { kind, serverName, message, detail, httpStatus, isConnecting, protocolError } = error;
  return { kind, serverName, message, detail, httpStatus, isConnecting, protocolError };
}

/**
 * The error that such data is of. The secrets of its texts are out already, which only the redactor
 * can tell.
 */
export function errorOf(failure: Failure, redactor: Redactor): Error {
  const message = redactor.text(failure.message);
  if (failure.kind === null) return new Error(message);
  const { kind, serverName, httpStatus, isConnecting, protocolError } = failure;
  const detail = redactor.text(failure.detail);
  const circumstances: Required<Omit<FailureCircumstances, 'cause'>> = {
    ...{ detail, httpStatus, isConnecting, protocolError },
  };
  return new McpServerError(kind, serverName, message, circumstances);
}
