import type { DoctorReport } from '../../api/resources/operations.ts';
import { NAME_LIMIT, TEXT_LIMIT } from '../../lib/limits.ts';
import { namesIn } from '../../lib/names-in.ts';
import type { ServerFailure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { FINDINGS } from '../../words/doctor.ts';
import { advise } from '../../words/failures.ts';
import type { Connection, ListName, Sent } from '../mcp/connection.ts';
import { tryTwice } from '../mcp/second-try.ts';
import { serverFailure } from '../mcp/server-failure.ts';
import { itemMistakes, LISTS } from '../mcp/shapes.ts';
import { Refusal } from '../refusals.ts';
import type { Surroundings } from '../surroundings.ts';
import { shownObject, type Target } from './access.ts';
import { type Trouble, troubleOf } from './trouble.ts';

const LIST_NAMES: readonly ListName[] = ['tools', 'resources', 'resourceTemplates', 'prompts'];
const CHECKS = [
  ...namesIn('probe connection initialization capabilities'),
  ...LIST_NAMES,
  ...namesIn('oauth reconnection'),
];

/** Reasons of a server that was reached, and did not do what comes first. */
const REACHED: readonly ServerFailure['reason'][] = ['crash', 'malformed', 'error', 'timeout'];

type Check = DoctorReport['checks'][string];
const ok = (detail: string): Check => ({ status: 'ok', detail });
const skipped = (detail: string): Check => ({ status: 'skipped', detail });

/**
 * Checks the address, the connection, the capabilities and the lists of a server. Each trouble is in
 * one check: what comes after it is skipped.
 *
 * @throws Refusal 401 with the report in `details.report`, if the server needs a grant; an abort
 */
export async function diagnose(target: Target, { now, redactor }: Surroundings) {
  const { entry, signal } = target;
  const report: DoctorReport = {
    generatedAt: new Date(now()).toISOString(),
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
  const fail = (check: string, error: unknown): Trouble => {
    if (!(error instanceof FailureError)) throw error;
    const { failure } = error;
    if (failure.kind === 'server') {
      const { phase, reason } = failure;
      const isLater = ['oauth', 'reconnection'].includes(check);
      // Only suites can set another limit than that of the start.
      if (reason === 'timeout' && phase === 'list') failure.hint = { kind: 'slow', value: '' };
      if (reason === 'unreachable' && isLater) failure.hint = { kind: 'one-client', value: '' };
    }
    const trouble = troubleOf(error);
    troubles.push(trouble);
    const advice = advise(failure);
    const { blame } = trouble.details;
    checks[check] = { status: 'error', detail: trouble.message, blame, failure, advice };
    return trouble;
  };
  /** Carries a check out. Resolves to what is wrong; null if nothing is. */
  const attempt = async (check: string, work: () => Promise<Check>): Promise<Trouble | null> => {
    try {
      checks[check] = await work();
      return null;
    } catch (error) {
      return fail(check, error);
    }
  };
  const attemptLast = (check: string, work: () => Promise<Check>) =>
    attempt(check, troubles.length === 0 ? work : async () => skipped(FINDINGS.notChecked));
  const probe = async (): Promise<Check> => {
    const pong = await tryTwice(signal, target.ping);
    if (pong === null) return skipped(FINDINGS.noAddress);
    const { status, challenge } = pong;
    const shown = challenge === null ? null : redactor.text(challenge, TEXT_LIMIT);
    report.probe = { httpStatus: status, wwwAuthenticate: shown };
    return ok(FINDINGS.answered(status));
  };
  const describe = ({ info, protocolVersion, capabilities, era }: Connection) => {
    const detail = FINDINGS.version(redactor.text(protocolVersion, NAME_LIMIT), era);
    const names = redactor.text(Object.keys(capabilities).join(', '), NAME_LIMIT);
    checks['connection'] = ok(FINDINGS.connected);
    checks['initialization'] = ok(detail);
    checks['capabilities'] = ok(FINDINGS.capabilities(names));
    report.connection = { status: 'connected', detail };
    report.initInfo = shownObject(info, redactor);
    report.capabilities = shownObject(capabilities, redactor);
  };
  const readLists = async (connection: Connection): Promise<void> => {
    let isOver = false;
    for (const list of LIST_NAMES) {
      if (isOver || connection.capabilities[LISTS[list].capability] === undefined) {
        checks[list] = skipped(isOver ? FINDINGS.notConnected : FINDINGS.notOffered);
        continue;
      }
      const trouble = await attempt(list, async () => {
        const items = await listItems(connection, list);
        report[list] = items.map((item) => shownObject(item, redactor));
        const detail = mistakesIn(list, items, connection);
        if (detail !== '') {
          const failure = serverFailure(entry, 'list', 'malformed', redactor, detail);
          throw new FailureError(failure);
        }
        return ok(FINDINGS.items(items.length));
      });
      isOver = trouble !== null && (!connection.isOpen || trouble.code === 'OAUTH_REQUIRED');
    }
  };
  // A server without a connection has the same trouble again.
  let probeError: unknown = null;
  try {
    checks['probe'] = await probe();
  } catch (error) {
    probeError = error;
  }
  try {
    await tryTwice(signal, () =>
      target.connect(async (connection) => {
        describe(connection);
        await readLists(connection);
        // The next process may need what this one holds.
        await connection.close();
      }),
    );
    if (probeError !== null) fail('probe', probeError);
    await attemptLast('oauth', async () => {
      const isNeeded = await target.needsGrant();
      if (isNeeded === null) return skipped(FINDINGS.noAddress);
      return isNeeded ? ok(FINDINGS.grant) : skipped(FINDINGS.noGrant);
    });
    await attemptLast('reconnection', () => target.connect(async () => ok(FINDINGS.connected)));
    report.status = troubles.length === 0 ? 'ready' : 'partial';
  } catch (error) {
    const failure = error instanceof FailureError ? error.failure : null;
    const isReached = failure?.kind === 'server' && REACHED.includes(failure.reason);
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

async function listItems(connection: Connection, list: ListName): Promise<Sent[]> {
  if (list !== 'tools') return connection.listAll(list);
  await connection.loadTools();
  if (connection.listRefusal !== null) throw connection.listRefusal;
  return connection.listedTools ?? [];
}

/** Names what MCP does not allow, and tools that share a name. Empty: there is nothing. */
function mistakesIn(of: ListName, items: readonly Sent[], { badTools, repeatedTools }: Connection) {
  const repeated = Array.from(repeatedTools, (name) => [name, FINDINGS.repeated] as const);
  const named = of === 'tools' ? [...badTools, ...repeated] : [];
  const others = of === 'tools' ? [] : items.map((one) => itemMistakes(of, one, false));
  const numbered = others.flatMap((all, at) => all.map((one) => `${of}[${at}].${one}`));
  return [...named.map(([name, mistakes]) => `${name}: ${mistakes}`), ...numbered].join('; ');
}
