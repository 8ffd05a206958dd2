import { ERROR_REASON, type ErrorCode } from '../../contract/wire/envelope.ts';
import type { Blame } from '../engine/plan.ts';
import type { McpFailureKind, McpServerError } from '../mcp/server-error.ts';
import { ApiFailure } from '../refusals/api-failure.ts';

/** What trouble with a server is answered with. Source: the service API document, section 7. */
const CODES: Readonly<Record<McpFailureKind, ErrorCode>> = {
  missing: 'SERVER_UNREACHABLE',
  unreachable: 'SERVER_UNREACHABLE',
  closed: 'SERVER_UNREACHABLE',
  // It was reached, but nothing came of it: no code says that better.
  answered: 'SERVER_UNREACHABLE',
  timeout: 'TIMEOUT',
  'oauth-required': 'OAUTH_REQUIRED',
  'no-token': 'SERVER_UNREACHABLE',
};

/** What errors of the protocol say about the request, in place of the server. */
const REFUSALS: ReadonlyMap<number, ErrorCode> = new Map([
  [-32_601, 'FEATURE_NOT_SUPPORTED'],
  [-32_602, 'VALIDATION_ERROR'],
  // Resource not found, until 2025-11-25.
  [-32_002, 'NOT_FOUND'],
]);

const STATUS_TIMEOUT = 504;

/**
 * Trouble with a server as an answer. Its words have no secrets any more.
 * @param blame whose doing it is, where that is known
 * @param hadGrant whether tokens were imported for it, which are of no use then
 */
export function failureOf(
  error: McpServerError,
  { blame, hadGrant = false }: { blame?: Blame; hadGrant?: boolean } = {},
): ApiFailure {
  const { kind, message, protocolError, httpStatus } = error;
  const isLate = kind === 'no-token' && httpStatus === STATUS_TIMEOUT;
  const isSpent = kind === 'oauth-required' && hadGrant;
  return new ApiFailure(isLate ? 'TIMEOUT' : CODES[kind], message, {
    details: {
      // What is to be done about that is known, and not by us.
      ...(blame && kind !== 'oauth-required' && { blame }),
      ...(kind === 'oauth-required' && { oauthRequired: true }),
      ...(isSpent && { reason: ERROR_REASON.grantRefused }),
      ...(protocolError && { mcpErrorCode: protocolError.code }),
    },
  });
}

/** What a server answered to a request of the caller's own. */
export function answerFailureOf(error: McpServerError): ApiFailure {
  const { message, protocolError } = error;
  const code = protocolError && REFUSALS.get(protocolError.code);
  if (protocolError === undefined || code === undefined) return failureOf(error);
  return new ApiFailure(code, message, { details: { mcpErrorCode: protocolError.code } });
}
