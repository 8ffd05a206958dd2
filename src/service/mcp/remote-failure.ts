import { InsufficientScopeError, SdkError, SdkErrorCode } from '@modelcontextprotocol/client';
import { errorCode, messageOf } from '../../lib/errors.ts';
import { parseJson } from '../../lib/text.ts';
import type { ServerFailure } from '../../report/failure.ts';

/** No answer came or it ended too early, or the address cannot be used. */
export class RemoteError extends Error {
  readonly reason: 'unreachable' | 'address';
  readonly hint: ServerFailure['hint'];

  constructor(message: string, reason: RemoteError['reason'], hint: ServerFailure['hint'] = null) {
    super(message);
    this.reason = reason;
    this.hint = hint;
  }
}

/** What is behind an error of `fetch`; the error itself if it is another one. */
export function networkError(error: unknown, url: string | URL): unknown {
  // By name: it can be of another realm.
  const { name, cause = error } = Object(error);
  if (name !== 'TypeError') return error;
  // `fetch` makes an error without a message of this status, and of nothing else that is sent here.
  const reason = networkReason(cause) || 'HTTP 407 Proxy Authentication Required';
  const { host, port } = new URL(url);
  if (reason === 'bad port') return new RemoteError(host, 'address', { kind: 'port', value: port });
  const isRefused = errorCode(cause) === 'ECONNREFUSED';
  return new RemoteError(reason, 'unreachable', isRefused ? { kind: 'listen', value: host } : null);
}

/** Such as `ENOTFOUND example.test`. */
function networkReason(error: unknown): string {
  const { message = '', errors, syscall, reason } = Object(error);
  // A name with several addresses.
  if (message === '' && Array.isArray(errors)) return errors.map(networkReason).join('; ');
  // TLS writes it among parts of its own code.
  if (typeof reason === 'string') return reason;
  return message.startsWith(`${syscall} `) ? message.slice(syscall.length + 1) : messageOf(error);
}

type Trouble = Pick<ServerFailure, 'reason' | 'detail' | 'status' | 'hint'>;

/** Tells what is behind an error of a request. `detail` is foreign text. */
export function troubleBehind(error: unknown): Trouble {
  const because = (reason: Trouble['reason'], detail: string, status: number | null = null) => ({
    reason,
    detail,
    status,
    hint: error instanceof RemoteError ? error.hint : null,
  });
  if (error instanceof RemoteError) return because(error.reason, error.message);
  if (error instanceof InsufficientScopeError) return because('credentials', error.message, 403);
  if (!(error instanceof SdkError)) return because('malformed', messageOf(error));
  // Negotiation wraps what it meets.
  if (error.cause !== undefined) return troubleBehind(error.cause);
  const { status, text, statusText, contentType, address } = Object(error.data);
  if (typeof status === 'number') {
    if (status < 400) return because('unreachable', error.message, status);
    const said = `${saidIn(String(text ?? '')) || (statusText ?? '')}${address ?? ''}`;
    return because(status === 401 || status === 403 ? 'credentials' : 'status', said, status);
  }
  if (error.code === SdkErrorCode.ClientHttpUnexpectedContent) {
    return because('unreachable', `it answers with ${contentType ?? 'no content type'}`, 200);
  }
  const isClosed = error.code === SdkErrorCode.ConnectionClosed;
  return because(isClosed ? 'unreachable' : 'malformed', error.message);
}

/** What the body of a refusal says. A page of HTML says less than the status. */
function saidIn(body: string): string {
  const { message } = Object(Object(parseJson(body)).error);
  if (typeof message === 'string') return message;
  return /^\s*</.test(body) ? '' : body.trim();
}
