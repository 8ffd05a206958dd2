import type { Failure, ServerFailure, ServiceFailure } from './failure.ts';

/** Evidence against the code under test, missing evidence, or the user's mistake. */
export type CountsAs = 'failed' | 'incomplete' | 'invalid';

/** Says what a failure means for the verdict. The gate asks this and never the kind. */
export function countsAs(failed: Failure): CountsAs {
  switch (failed.kind) {
    case 'assertion':
    case 'tool-error':
    case 'test':
      return 'failed';
    case 'arguments':
      return failed.isPreflight ? 'invalid' : 'failed';
    case 'missing-tool':
      return failed.baselineHad === false ? 'invalid' : 'failed';
    case 'server':
      return serverCountsAs(failed);
    case 'limit':
      return failed.which === 'integer' || failed.waitedFor === 'server' ? 'failed' : 'incomplete';
    case 'setup':
      return failed.exitCode === null && failed.limitMs === null ? 'invalid' : 'incomplete';
    case 'service':
      return serviceCountsAs(failed);
    case 'unknown':
      return failed.isFailed ? 'failed' : 'incomplete';
    case 'model':
    case 'policy':
    case 'results':
    case 'cancelled':
    case 'deadline':
    case 'bug':
      return 'incomplete';
  }
}

function serviceCountsAs({ reason, status, isReading }: ServiceFailure): CountsAs {
  if (reason === 'parameter') return 'invalid';
  const isOfService = ['quota', 'size', 'list'].includes(reason);
  return isOfService || isReading || isTransient(status) ? 'incomplete' : 'invalid';
}

function serverCountsAs(failed: ServerFailure): CountsAs {
  const { reason, phase, isLocal, hasCredentials, status } = failed;
  switch (reason) {
    case 'missing-program':
    case 'missing-folder':
    case 'missing-package':
    case 'variable':
    case 'address':
      return 'invalid';
    case 'crash':
    case 'malformed':
      return 'failed';
    case 'timeout':
      return isLocal || phase === 'call' ? 'failed' : 'incomplete';
    case 'unreachable':
      return isLocal ? 'failed' : 'incomplete';
    case 'credentials':
      return status === 403 && hasCredentials ? 'failed' : 'incomplete';
    case 'status':
      return !isLocal && isGatewayStatus(status ?? 0) ? 'incomplete' : 'failed';
    case 'registry':
    case 'resources':
      return 'incomplete';
  }
}

/** HTTP status of a proxy or a busy server, which says nothing about the server's code. */
function isGatewayStatus(status: number): boolean {
  const others = [407, 408, 425, 429, 502, 503, 504, 530];
  return others.includes(status) || (status >= 520 && status <= 526);
}

/** Whether an answer of the eval service can be another one later. Null: there was none. */
function isTransient(status: number | null): boolean {
  return status === null || status >= 500 || [402, 408, 409, 421, 423, 425, 429].includes(status);
}
