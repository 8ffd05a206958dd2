import { types } from 'node:util';
import type { Redacted } from '../../redaction/redactor.ts';

/**
 * What went wrong with a server. `missing`: its program, folder or package does not exist.
 * `unreachable`: it, or its package, could not be got at. `answered`: it is
 * well and replied with a protocol error; `no-token`: whoever has the tokens for it cannot give one
 * now. With any other kind than `answered` nothing more can be had from this connection.
 */
export type McpFailureKind =
  | 'missing'
  | 'unreachable'
  | 'oauth-required'
  | 'no-token'
  | 'timeout'
  | 'closed'
  | 'answered';

/** The error that a server answered a request with, as it came: cases are judged by it. */
export interface ProtocolError {
  code: number;
  message: string;
  data?: unknown;
}

export interface FailureCircumstances extends ErrorOptions {
  /** The message without the server's name. */
  detail?: Redacted;
  /** Of the answer that was the failure. */
  httpStatus?: number | undefined;
  isConnecting?: boolean;
  protocolError?: ProtocolError | undefined;
}

/** Trouble with an MCP server, in words for the person who runs the evals. */
export class McpServerError extends Error {
  override readonly name = 'McpServerError';
  readonly kind: McpFailureKind;
  readonly serverName: string;
  readonly detail: Redacted;
  readonly httpStatus: number | undefined;
  /** Whether it was before the connection stood. */
  readonly isConnecting: boolean;
  /** May hold secrets, and is told to nobody. */
  readonly protocolError: ProtocolError | undefined;

  constructor(
    kind: McpFailureKind,
    serverName: string,
    message: Redacted,
    {
      detail = message,
      httpStatus,
      isConnecting = false,
      protocolError,
      ...options
    }: FailureCircumstances = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.serverName = serverName;
    this.detail = detail;
    this.httpStatus = httpStatus;
    this.isConnecting = isConnecting;
    this.protocolError = protocolError;
  }
}

/** The program of a server, or the folder it is to run in, is not there or may not be used. */
export class MissingProgramError extends Error {
  override readonly name = 'MissingProgramError';
}

/** Whether a value is an error, also one from another realm, as Node's own are under some runners. */
export function isError(value: unknown): value is Error {
  return types.isNativeError(value) || value instanceof Error;
}

/** Causes further down repeat what those above them say. */
const CAUSES_TOLD = 2;

/** The JSON parser quotes some characters of the text: half a secret that nothing would know. */
const JSON_TROUBLE = 'is not valid JSON';

function withoutQuote(message: string): string {
  if (!message.endsWith(JSON_TROUBLE)) return message;
  const quote = message.search(/, (?:\.\.\.)?"/);
  return quote === -1 ? message : `${message.slice(0, quote)}: it ${JSON_TROUBLE}`;
}

/** Text of anything thrown with that of its causes, since `fetch` hides the reason in one. */
export function errorText(thrown: unknown, depth = CAUSES_TOLD): string {
  if (!isError(thrown)) return String(thrown);
  const { name } = thrown;
  const message = withoutQuote(thrown.message);
  // Several addresses of one host fail with an error each and no text above them.
  const attempts = 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : [];
  const causes = message === '' ? attempts : [thrown.cause];
  const reasons = causes
    .filter((cause) => cause !== undefined && depth > 0)
    .map((cause) => errorText(cause, depth - 1))
    .filter((reason) => !message.includes(reason));
  return [message, ...reasons].filter((text) => text !== '').join(': ') || name;
}
