import type { DoctorReport } from '../../api/resources/operations.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { FINDINGS } from '../../words/doctor.ts';
import type { Connection, ListName } from '../mcp/connection.ts';
import { ProtocolFailure } from '../mcp/protocol-failure.ts';
import { Refusal } from '../refusals.ts';
import type { Core } from '../request.ts';
import { ping, shownObject, type Target, withConnection } from './access.ts';
import { METHOD_NOT_FOUND, type Trouble, troubleOf } from './trouble.ts';

/** Each list and the capability that it needs, in the order of the report. */
const LISTS: readonly [ListName, string][] = [
  ['tools', 'tools'],
  ['resources', 'resources'],
  ['resourceTemplates', 'resources'],
  ['prompts', 'prompts'],
];
const CHECKS = [
  'probe',
  'connection',
  'initialization',
  'capabilities',
  ...LISTS.map(([list]) => list),
];

/** Reasons of a server that was reached, and did not do what comes first. */
const REACHED: readonly ServerFailure['reason'][] = ['crash', 'malformed', 'timeout'];

type Check = DoctorReport['checks'][string];
const ok = (detail: string): Check => ({ status: 'ok', detail });
const skipped = (detail: string): Check => ({ status: 'skipped', detail });

/**
 * Checks the address, the connection, the capabilities and the lists of a server. Each trouble is in
 * one check: what comes after it is skipped.
 *
 * @throws Refusal 401 with the report in `details.report`, if the server needs a grant; an abort
 */
export async function diagnose(
  core: Core,
  target: Target,
  signal: AbortSignal,
): Promise<DoctorReport> {
  const report: DoctorReport = {
    generatedAt: new Date(core.surroundings.now()).toISOString(),
    status: 'error',
    probe: null,
    connection: { status: 'skipped', detail: FINDINGS.notConnected },
    initInfo: null,
    capabilities: null,
    checks: Object.fromEntries(CHECKS.map((name) => [name, skipped(FINDINGS.notConnected)])),
    error: null,
  };
  const { checks } = report;
  const troubles: Trouble[] = [];
  const fail = (check: string, error: FailureError) => {
    const trouble = troubleOf(error);
    troubles.push(trouble);
    const { blame, failure } = trouble.details;
    checks[check] = { status: 'error', detail: trouble.message, blame, failure };
    return trouble;
  };
  const probeError = await probe(core, target, signal, report);
  try {
    await withConnection(core, target, signal, async (connection) => {
      describeConnection(connection, core.surroundings.redactor, report);
      await readLists(connection, core.surroundings.redactor, report, fail);
    });
    if (probeError !== null) fail('probe', probeError);
    report.status = troubles.length === 0 ? 'ready' : 'partial';
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const { failure } = error;
    const isReached = failure.kind === 'server' && REACHED.includes(failure.reason);
    if (isReached) checks['connection'] = ok(FINDINGS.reached);
    const trouble = fail(isReached ? 'initialization' : 'connection', error);
    report.connection = { status: 'error', detail: trouble.message };
    report.error = { ...trouble };
  }
  const grant = troubles.find(({ code }) => code === 'OAUTH_REQUIRED');
  if (grant === undefined) return report;
  report.status = 'oauth_required';
  throw new Refusal({ ...grant, details: { ...grant.details, report } });
}

/** Resolves to what went wrong. A server without a connection has the same trouble again. */
async function probe(
  { surroundings }: Core,
  { entry, credentials }: Target,
  signal: AbortSignal,
  report: DoctorReport,
): Promise<FailureError | null> {
  if (!('url' in entry)) {
    report.checks['probe'] = skipped(FINDINGS.noAddress);
    return null;
  }
  try {
    const { status, challenge } = await ping(entry, surroundings, signal, credentials);
    const shown = challenge === null ? null : surroundings.redactor.text(challenge, TEXT_LIMIT);
    report.probe = { httpStatus: status, wwwAuthenticate: shown };
    report.checks['probe'] = ok(FINDINGS.answered(status));
    return null;
  } catch (error) {
    if (error instanceof FailureError) return error;
    throw error;
  }
}

function describeConnection(
  { info, capabilities }: Connection,
  redactor: Redactor,
  report: DoctorReport,
): void {
  const { checks } = report;
  const detail = FINDINGS.version(redactor.text(String(info['protocolVersion']), NAME_LIMIT));
  const names = redactor.text(Object.keys(capabilities).join(', '), NAME_LIMIT);
  checks['connection'] = ok(FINDINGS.connected);
  checks['initialization'] = ok(detail);
  checks['capabilities'] = ok(FINDINGS.capabilities(names));
  report.connection = { status: 'connected', detail };
  report.initInfo = shownObject(info, redactor);
  report.capabilities = shownObject(capabilities, redactor);
}

async function readLists(
  connection: Connection,
  redactor: Redactor,
  report: DoctorReport,
  fail: (check: string, error: FailureError) => Trouble,
): Promise<void> {
  let isOver = false;
  for (const [list, capability] of LISTS) {
    if (isOver || connection.capabilities[capability] === undefined) {
      report.checks[list] = skipped(isOver ? FINDINGS.notConnected : FINDINGS.notOffered);
      continue;
    }
    try {
      const items = await connection.listAll(list);
      report[list] = items.map((item) => shownObject(item, redactor));
      report.checks[list] = ok(FINDINGS.items(items.length));
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      const isUnknown = error instanceof ProtocolFailure && error.code === METHOD_NOT_FOUND;
      if (isUnknown && list === 'resourceTemplates') {
        // Few servers that list resources have templates.
        report.checks[list] = skipped(FINDINGS.notOffered);
        continue;
      }
      const { code } = fail(list, error);
      isOver = !connection.isOpen || code === 'OAUTH_REQUIRED';
    }
  }
}
