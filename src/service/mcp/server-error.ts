import { types } from 'node:util';

/**
 * What went wrong with a server. `answered`: it is well and replied with a protocol error; with
 * any other kind nothing more can be had from this connection.
 */
export type McpFailureKind = 'unreachable' | 'oauth-required' | 'timeout' | 'closed' | 'answered';

/** Trouble with an MCP server, in words for the person who runs the evals. */
export class McpServerError extends Error {
  override readonly name = 'McpServerError';
  readonly kind: McpFailureKind;
  readonly serverName: string;

  constructor(kind: McpFailureKind, serverName: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.serverName = serverName;
  }
}

/** Whether a value is an error, also one from another realm, as Node's own are under some runners. */
export function isError(value: unknown): value is Error {
  return types.isNativeError(value) || value instanceof Error;
}

/** Causes further down repeat what those above them say. */
const CAUSES_TOLD = 2;

/** Text of anything thrown with that of its causes, since `fetch` hides the reason in one. */
export function errorText(thrown: unknown, depth = CAUSES_TOLD): string {
  if (!isError(thrown)) return String(thrown);
  const { name, message } = thrown;
  // Several addresses of one host fail with an error each and no text above them.
  const attempts = 'errors' in thrown && Array.isArray(thrown.errors) ? thrown.errors : [];
  const causes = message === '' ? attempts : [thrown.cause];
  const reasons = causes
    .filter((cause) => cause !== undefined && depth > 0)
    .map((cause) => errorText(cause, depth - 1))
    .filter((reason) => !message.includes(reason));
  return [message, ...reasons].filter((text) => text !== '').join(': ') || name;
}
