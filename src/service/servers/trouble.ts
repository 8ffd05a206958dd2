import type { ErrorCode } from '../../api/operation.ts';
import { countsAs } from '../../report/counts-as.ts';
import type { Failure } from '../../report/failure.ts';
import type { FailureError } from '../../report/failure-error.ts';
import { describeFailure } from '../../words/failures.ts';
import { describeRefusal } from '../../words/refusals.ts';
import { METHOD_NOT_FOUND, ProtocolFailure } from '../mcp/server-failure.ts';

type Blame = 'configuration' | 'server' | 'surroundings';
const BLAMES = { invalid: 'configuration', failed: 'server', incomplete: 'surroundings' } as const;

/** The code of wrong parameters, and for most servers of an unknown resource. */
export const INVALID_PARAMS = -32602;

/** Errors of the protocol that say something about the request, and not about the server. */
const CODE_OF_ERROR: Readonly<Record<number, ErrorCode>> = {
  [METHOD_NOT_FOUND]: 'FEATURE_NOT_SUPPORTED',
  [INVALID_PARAMS]: 'VALIDATION_ERROR',
  // A resource that does not exist, until 2025-11-25.
  [-32002]: 'NOT_FOUND',
};

/** Trouble with a server, as an answer or a check shows it. */
export interface Trouble {
  code: ErrorCode;
  message: string;
  details: { blame: Blame; failure: Failure } & Record<string, unknown>;
}

/** Says what trouble with a server is called in an answer, and who is to blame. */
export function troubleOf(error: FailureError): Trouble {
  const { failure } = error;
  if (error instanceof ProtocolFailure) {
    const { code: mcpErrorCode } = error;
    const { server, detail } = error.failure;
    const { [mcpErrorCode]: code } = CODE_OF_ERROR;
    const blame = code === undefined ? 'server' : 'configuration';
    return {
      code: code ?? 'SERVER_UNREACHABLE',
      message: describeRefusal({ reason: 'mcp-error', server, code: mcpErrorCode, detail }),
      details: { blame, failure, mcpErrorCode },
    };
  }
  const code = codeOf(failure);
  const details = { blame: BLAMES[countsAs(failure)], failure };
  return {
    code,
    message: describeFailure(failure),
    details: code === 'OAUTH_REQUIRED' ? { ...details, oauthRequired: true } : details,
  };
}

function codeOf(failure: Failure): ErrorCode {
  if (failure.kind !== 'server') return 'SERVER_UNREACHABLE';
  const { reason, status, hasCredentials } = failure;
  if (reason === 'timeout') return 'TIMEOUT';
  if (reason !== 'credentials') return 'SERVER_UNREACHABLE';
  return status === 403 && hasCredentials ? 'FORBIDDEN' : 'OAUTH_REQUIRED';
}
