import { types } from 'node:util';

/** What stood in the way of an answer. */
export type NetworkErrorKind = 'refused' | 'reset' | 'timeout' | 'dns' | 'tls' | 'other';

/** What an error of the HTTP library tells of a request that got no complete answer. */
export interface LostRequest {
  kind: NetworkErrorKind;
  /** False only when the request surely never left, so that it may be sent again whatever it does. */
  wasSent: boolean;
  /** The innermost words for it. */
  cause: string;
  /** A proxy did not let it through. */
  refusedByProxy: boolean;
}

const KINDS: Readonly<Record<string, NetworkErrorKind>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EPROTO: 'tls',
};

/** Names of OpenSSL's verdicts on a certificate, and Node's own TLS errors. */
const TLS_CODE = /CERT|^ERR_(TLS|SSL)_|^UNABLE_TO_|SIGNATURE_FAILURE/;

/** Codes of failures that happen before a request can be written. */
const BEFORE_SENDING = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const SYSCALLS_BEFORE_SENDING = new Set(['connect', 'getaddrinfo']);

/** undici gives the refusal of a tunnel no code of its own. */
const TUNNEL_REFUSED = /^Proxy response \(\d+\)/;

/** Reads an error of the HTTP library; takes whatever was thrown. */
export function readLostRequest(error: unknown): LostRequest {
  const errors = chain(error);
  const refusal = errors.find(({ message }) => TUNNEL_REFUSED.test(message));
  if (refusal) {
    return { kind: 'refused', wasSent: false, cause: refusal.message, refusedByProxy: true };
  }
  const codes = errors.map((link) => property(link, 'code')).filter((code) => code !== undefined);
  const kind = kindOf(codes);
  const beforeSending =
    kind === 'tls' ||
    codes.some((code) => BEFORE_SENDING.has(code)) ||
    errors.some((link) => SYSCALLS_BEFORE_SENDING.has(property(link, 'syscall') ?? ''));
  const words = errors.at(-1)?.message ?? String(error);
  const cause = words === '' ? (codes.at(-1) ?? '') : words;
  return { kind, wasSent: !beforeSending, cause, refusedByProxy: false };
}

/** An error and all its causes, the outermost first. */
function chain(error: unknown): Error[] {
  const errors: Error[] = [];
  for (let next = error; types.isNativeError(next) && errors.length < 10; next = next.cause) {
    errors.push(next);
  }
  return errors;
}

function property(error: Error, name: 'code' | 'syscall'): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

function kindOf(codes: readonly string[]): NetworkErrorKind {
  const known = codes.find((code) => KINDS[code] !== undefined);
  if (known !== undefined) return KINDS[known] ?? 'other';
  return codes.some((code) => TLS_CODE.test(code)) ? 'tls' : 'other';
}
