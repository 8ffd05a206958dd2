/** Each row of the table kind → counts as, for the tests of `report/` and `words/`. */
import type { CountsAs } from '../../src/report/counts-as.ts';
import type { Failure, ServerFailure } from '../../src/report/failure.ts';
import { NOWHERE } from '../../src/report/place.ts';

const [OF_T, AT_A] = [{ server: 's', tool: 't' } as const, { step: 'a', line: 3 } as const];
const MISSED = { condition: null, path: null, expected: '5', observed: '6' } as const;
const assertion = { kind: 'assertion', type: 'textContains', ...OF_T, ...MISSED, ...AT_A } as const;
const NUMBER = { path: '$.a', expected: 'a number', observed: '"x"' } as const;
const IN_CALL = { isPreflight: false, fittedBefore: null } as const;
const misfit = { kind: 'arguments', tool: 't', ...NUMBER, ...IN_CALL, ...NOWHERE } as const;
const UNKNOWN = { nearest: null, baselineHad: null } as const;
const missingTool = { kind: 'missing-tool', ...OF_T, tool: 'get', ...UNKNOWN, ...NOWHERE } as const;
const NO_DETAIL = { commit: 'a'.repeat(40), detail: '', permission: null } as const;
const policy = { kind: 'policy', reason: 'status', file: 'gate.yml', ...NO_DETAIL } as const;
const ITERATION = { which: 'iteration', value: 300_000 } as const;
const NO_WAIT = { of: null, path: null, waitedFor: null } as const;
const limit = { kind: 'limit', ...ITERATION, ...NO_WAIT, ...NOWHERE } as const;
const setup = { kind: 'setup', command: 'make', exitCode: 2, output: '', limitMs: null } as const;
const testFailure = { kind: 'test', type: null, message: 'No.', details: '' } as const;
const REFUSED = { reason: 'refused', code: 'INTERNAL_ERROR', status: 500, message: 'no' } as const;
const CREATION = { kind: 'service', operation: 'createEvalRun' } as const;
const service = { ...CREATION, ...REFUSED, isReading: false } as const;
const unanswered = { ...service, code: null, status: null };
const unread = { reason: 'malformed', status: 200 } as const;
const local: ServerFailure = {
  kind: 'server',
  server: 's',
  phase: 'connect',
  tool: null,
  reason: 'crash',
  isLocal: true,
  detail: 'detail',
  exitCode: 1,
  signal: null,
  stdout: '',
  stderr: '',
  limitMs: 10_000,
  status: null,
  attempts: 1,
  hint: null,
  hasCredentials: false,
  ...NOWHERE,
};
const elsewhere: ServerFailure = { ...local, isLocal: false };
const status = (code: number): ServerFailure => ({ ...elsewhere, reason: 'status', status: code });
const refusal = (code: number, hasCredentials: boolean): ServerFailure => {
  return { ...elsewhere, reason: 'credentials', status: code, hasCredentials };
};

const BEFORE = { isPreflight: true, fittedBefore: true };
const REFUSAL = { what: 'tool', code: -32602, message: 'no' } as const;
const toolError = { kind: 'tool-error', ...OF_T, ...REFUSAL, ...NOWHERE } as const;
const COUNTS = { declared: null, listed: null, more: 0 } as const;
const DAMAGE = { reason: 'damaged', file: 'TEST-a.xml', line: 3, detail: 'unclosed tag' } as const;
const results = { kind: 'results', ...DAMAGE, ...COUNTS } as const;
const MODEL_REASONS = [
  ...(['auth', 'rate', 'outage', 'refused', 'unreachable', 'malformed'] as const),
  ...(['filter', 'length', 'turns', 'empty', 'depth'] as const),
];

const row = (title: string, counts: CountsAs, failure: Failure) => ({ title, counts, failure });

export const FAILURES = [
  row('a missed assertion', 'failed', assertion),
  row('arguments of a call', 'failed', misfit),
  row('arguments before the run', 'invalid', { ...misfit, isPreflight: true }),
  row('arguments that fitted before', 'failed', { ...misfit, ...BEFORE }),
  row('a tool error', 'failed', toolError),
  row('a missing tool', 'failed', missingTool),
  row('a missing tool that the baseline had', 'failed', { ...missingTool, baselineHad: true }),
  row('a tool that no baseline had', 'invalid', { ...missingTool, baselineHad: false }),
  row('a missing program', 'invalid', { ...local, reason: 'missing-program' }),
  row('a missing folder', 'invalid', { ...local, reason: 'missing-folder' }),
  row('a missing package', 'invalid', { ...local, reason: 'missing-package' }),
  row('a variable that is not set', 'invalid', { ...local, reason: 'variable' }),
  row('an address that cannot be used', 'invalid', { ...elsewhere, reason: 'address' }),
  row('a crash', 'failed', local),
  row('a malformed answer', 'failed', { ...elsewhere, reason: 'malformed' }),
  row('a late connect, local', 'failed', { ...local, reason: 'timeout' }),
  row('a late connect elsewhere', 'incomplete', { ...elsewhere, reason: 'timeout' }),
  row('a late call elsewhere', 'failed', { ...elsewhere, reason: 'timeout', phase: 'call' }),
  row('unreachable, local', 'failed', { ...local, reason: 'unreachable' }),
  row('unreachable elsewhere', 'incomplete', { ...elsewhere, reason: 'unreachable' }),
  row('401', 'incomplete', refusal(401, true)),
  row('403 without credentials', 'incomplete', refusal(403, false)),
  row('403 with credentials', 'failed', refusal(403, true)),
  row('500 elsewhere', 'failed', status(500)),
  row('404 elsewhere', 'failed', status(404)),
  ...[407, 408, 425, 429, 502, 503, 504, 520, 526, 530].map((code) =>
    row(`${code} elsewhere`, 'incomplete', status(code)),
  ),
  row('527 elsewhere', 'failed', status(527)),
  row('503, local', 'failed', { ...status(503), isLocal: true }),
  row('no room for a process', 'incomplete', { ...local, reason: 'resources' }),
  row('no package registry', 'incomplete', { ...local, reason: 'registry' }),
  ...MODEL_REASONS.map((reason) => {
    const [status, message] = reason === 'auth' ? [401, 'no'] : [null, ''];
    const model = {
      kind: 'model',
      provider: 'p',
      model: 'm',
      status,
      message,
      ...NOWHERE,
    } as const;
    return row(`a model: ${reason}`, 'incomplete', { ...model, reason });
  }),
  row('the limit, nothing waited for', 'incomplete', limit),
  row('the limit, waiting for a model', 'incomplete', { ...limit, waitedFor: 'model' }),
  row('the limit, waiting for a server', 'failed', { ...limit, waitedFor: 'server' }),
  row('a slow pattern', 'incomplete', { ...limit, which: 'pattern', of: 'textMatches' }),
  row('too many values', 'incomplete', { ...limit, which: 'nodes', of: 'jsonPath', path: '$' }),
  row('an integer beyond 2^53', 'failed', { ...limit, which: 'integer', of: 'jsonPath' }),
  row('a setup command that fails', 'incomplete', setup),
  row('a setup command that does not exist', 'invalid', { ...setup, exitCode: null }),
  row('a late setup command', 'incomplete', { ...setup, exitCode: null, limitMs: 60_000 }),
  row('a test', 'failed', { ...testFailure, file: null, line: null }),
  row('a damaged file', 'incomplete', results),
  ...[402, 408, 409, 421, 423, 425, 429, 500, 503].map((code) =>
    row(`the service: ${code}`, 'incomplete', { ...service, status: code }),
  ),
  row('the service: no answer', 'incomplete', { ...unanswered, reason: 'network' }),
  ...(['timeout', 'deadline', 'list'] as const).map((reason) =>
    row(`the service: ${reason}`, 'incomplete', { ...unanswered, reason }),
  ),
  row('the service: a quota', 'incomplete', { ...service, reason: 'quota', status: 400 }),
  row('the service: size', 'incomplete', { ...service, reason: 'size', status: 200 }),
  row('the service: a redirect', 'incomplete', { ...service, reason: 'redirect', status: 302 }),
  row('the service: a creation, unread', 'incomplete', { ...service, ...unread }),
  row('the service: malformed', 'incomplete', { ...service, ...unread, operation: 'listProjects' }),
  row('the service: parameter', 'invalid', { ...unanswered, reason: 'parameter', isReading: true }),
  row('the service: 401', 'invalid', { ...service, status: 401 }),
  row('the service: 404 of a creation', 'invalid', { ...service, status: 404 }),
  row('the service: 404, reading', 'incomplete', { ...service, status: 404, isReading: true }),
  ...(['no-base', 'no-access', 'unreachable', 'malformed', 'limit'] as const).map((reason) =>
    row(`a gate file: ${reason}`, 'incomplete', { ...policy, reason }),
  ),
  row('whose code it is: not known', 'incomplete', { ...policy, file: null }),
  row('a gate file without permission', 'incomplete', { ...policy, permission: 'contents: read' }),
  row('a cancelled job', 'incomplete', { kind: 'cancelled' }),
  row('a deadline', 'incomplete', { kind: 'deadline', afterMs: 90_000 }),
  row('a mistake of ours', 'incomplete', { kind: 'bug', message: 'no' }),
  row('unknown, failed', 'failed', { kind: 'unknown', message: '', isFailed: true }),
  row('unknown, no result', 'incomplete', { kind: 'unknown', message: '', isFailed: false }),
];

/** The failure of a row. */
export function failureOf(title: string): Failure {
  const row = FAILURES.find((one) => one.title === title);
  if (row === undefined) throw new Error(`no row ${title}`);
  return row.failure;
}
