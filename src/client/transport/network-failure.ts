import { types } from 'node:util';
import type { Redactor } from '../../redaction/redactor.ts';
import type { NetworkErrorKind } from '../errors/api-error.ts';
import { quote } from '../errors/quote.ts';

/** What is known of a request that got no complete HTTP answer. */
export interface NetworkFailure {
  kind: NetworkErrorKind;
  /** False only when the request surely never left. */
  wasSent: boolean;
  message: string;
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

const ADVICE: Readonly<Record<NetworkErrorKind, string>> = {
  refused:
    'Nothing accepts connections at the service’s address. Is base-url right and the service up?',
  reset: 'The connection to the service broke before its answer was complete.',
  timeout: 'The service did not answer in time.',
  dns: 'The name of the service’s host cannot be resolved. Is base-url right?',
  tls: 'No trusted TLS connection to the service could be made. For a private certificate authority, set NODE_EXTRA_CA_CERTS.',
  other: 'The request to the service failed on the network.',
};

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

/** undici gives the refusal of a tunnel no code of its own. */
const TUNNEL_REFUSED = /^Proxy response \(\d+\)/;

/** False only where the request surely never left. */
export function wasSent(error: unknown): boolean {
  const errors = chain(error);
  if (errors.some(({ message }) => TUNNEL_REFUSED.test(message))) return false;
  const codes = codesOf(errors);
  const beforeSending =
    kindOf(codes) === 'tls' ||
    codes.some((code) => BEFORE_SENDING.has(code)) ||
    errors.some((link) => SYSCALLS_BEFORE_SENDING.has(property(link, 'syscall') ?? ''));
  return !beforeSending;
}

function codesOf(errors: readonly Error[]): string[] {
  return errors.map((link) => property(link, 'code')).filter((code) => code !== undefined);
}

/** Reads an error of the HTTP library. */
export function readNetworkFailure(error: unknown, redactor: Redactor): NetworkFailure {
  const errors = chain(error);
  const refusedTunnel = errors.find(({ message }) => TUNNEL_REFUSED.test(message));
  if (refusedTunnel) return tunnelFailure(refusedTunnel, redactor);
  const codes = codesOf(errors);
  const kind = kindOf(codes);
  const cause = errors.at(-1)?.message ?? String(error);
  const reason = cause === '' ? (codes.at(-1) ?? '') : cause;
  const told = quote(redactor.text(reason));
  return { kind, wasSent: wasSent(error), message: `${ADVICE[kind]} Cause: ${told}.` };
}

function tunnelFailure({ message }: Error, redactor: Redactor): NetworkFailure {
  return {
    kind: 'refused',
    wasSent: false,
    message: `The proxy does not let requests through to the service. Does its address need a user name and password? Cause: ${quote(redactor.text(message))}.`,
  };
}

/** The failure of a request that we gave up on after `timeoutMs`. */
export function timeoutFailure(timeoutMs: number): NetworkFailure {
  return {
    kind: 'timeout',
    wasSent: true,
    message: `${ADVICE.timeout} Gave up after ${(timeoutMs / 1000).toFixed(1)} s.`,
  };
}
