import type { Redactor } from '../../redaction/redactor.ts';
import { type NetworkErrorKind, readLostRequest } from '../../resilience/lost-request.ts';
import { quote } from '../errors/quote.ts';

/** What is known of a request that got no complete HTTP answer, and told of it. */
export interface NetworkFailure {
  kind: NetworkErrorKind;
  /** False only when the request surely never left. */
  wasSent: boolean;
  message: string;
}

const ADVICE: Readonly<Record<NetworkErrorKind, string>> = {
  refused:
    'Nothing accepts connections at the service’s address. Is base-url right and the service up?',
  reset: 'The connection to the service broke before its answer was complete.',
  timeout: 'The service did not answer in time.',
  dns: 'The name of the service’s host cannot be resolved. Is base-url right?',
  tls: 'No trusted TLS connection to the service could be made. For a private certificate authority, set NODE_EXTRA_CA_CERTS.',
  other: 'The request to the service failed on the network.',
};
const ADVICE_ON_PROXY =
  'The proxy does not let requests through to the service. Does its address need a user name and password?';

/** Reads an error of the HTTP library. */
export function readNetworkFailure(error: unknown, redactor: Redactor): NetworkFailure {
  const { kind, wasSent, cause, refusedByProxy } = readLostRequest(error);
  const advice = refusedByProxy ? ADVICE_ON_PROXY : ADVICE[kind];
  return { kind, wasSent, message: `${advice} Cause: ${quote(redactor.text(cause))}.` };
}

/**
 * The failure of a request that we gave up on after `timeoutMs`.
 * @param isDeadline that was all the time that was left, and no limit of the request's own.
 */
export function timeoutFailure(timeoutMs: number, isDeadline: boolean): NetworkFailure {
  const message = isDeadline
    ? 'The service had not answered when `timeout-minutes` were over.'
    : `${ADVICE.timeout} Gave up after ${(timeoutMs / 1000).toFixed(1)} s.`;
  return { kind: 'timeout', wasSent: true, message };
}
