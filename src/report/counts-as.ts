import type { Failure, FailureOf, ServerFailure, ServiceFailure } from './failure.ts';

/** Evidence against the code under test, missing evidence, or the user's mistake. */
export type CountsAs = 'failed' | 'incomplete' | 'invalid';

type Rule<Failed> = CountsAs | ((failed: Failed) => CountsAs);
const apply = <Failed>(rule: Rule<Failed>, failed: Failed) =>
  typeof rule === 'string' ? rule : rule(failed);

const SERVER_RULES: Record<ServerFailure['reason'], Rule<ServerFailure>> = {
  'missing-program': 'invalid',
  'missing-folder': 'invalid',
  'missing-package': 'invalid',
  variable: 'invalid',
  address: 'invalid',
  crash: 'failed',
  malformed: 'failed',
  error: 'failed',
  timeout: ({ isLocal, phase }) => (isLocal || phase === 'call' ? 'failed' : 'incomplete'),
  unreachable: ({ isLocal }) => (isLocal ? 'failed' : 'incomplete'),
  credentials: ({ status, hasCredentials }) =>
    status === 403 && hasCredentials ? 'failed' : 'incomplete',
  status: ({ isLocal, status }) =>
    !isLocal && isGatewayStatus(status ?? 0) ? 'incomplete' : 'failed',
  registry: 'incomplete',
  resources: 'incomplete',
};

const RULES: { [K in Failure['kind']]: Rule<FailureOf<K>> } = {
  assertion: 'failed',
  'tool-error': 'failed',
  test: 'failed',
  arguments: ({ isPreflight, fittedBefore }) =>
    isPreflight && fittedBefore !== true ? 'invalid' : 'failed',
  'missing-tool': ({ baselineHad }) => (baselineHad === false ? 'invalid' : 'failed'),
  server: (failed) => apply(SERVER_RULES[failed.reason], failed),
  limit: ({ which, waitedFor }) =>
    which === 'integer' || waitedFor === 'server' ? 'failed' : 'incomplete',
  setup: ({ exitCode, limitMs }) =>
    exitCode === null && limitMs === null ? 'invalid' : 'incomplete',
  service: serviceCountsAs,
  unknown: ({ isFailed }) => (isFailed ? 'failed' : 'incomplete'),
  model: 'incomplete',
  policy: 'incomplete',
  results: 'incomplete',
  cancelled: 'incomplete',
  deadline: 'incomplete',
  bug: 'incomplete',
};

/** Says what a failure means for the verdict. The gate asks this and never the kind. */
export const countsAs = (failed: Failure): CountsAs =>
  // The table joins each kind with its failure, which a failure of any kind loses.
  apply(RULES[failed.kind] as Rule<Failure>, failed);

function serviceCountsAs({ reason, status, isReading }: ServiceFailure): CountsAs {
  if (reason === 'parameter') return 'invalid';
  // What else answers there says nothing about what the user wrote.
  const isElse = ['redirect', 'malformed', 'quota', 'size', 'list'].includes(reason);
  return isElse || isReading || isTransient(status) ? 'incomplete' : 'invalid';
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

/** Whether a server failed before a step called it. */
export const isAtStart = (failed: Failure): boolean =>
  failed.kind === 'server' && failed.phase !== 'call' && failed.phase !== 'close';

/** Whether the eval program of the step failed, so that what it reported is no pass. */
export const isOfProgram = (failed: Failure): boolean =>
  failed.kind === 'setup' && failed.isProgram === true;
