import { findCaseMisfits } from '../../api/case-rules.ts';
import { MAX_CASES, type TestCase } from '../../api/cases/cases.ts';
import { isAsked } from '../../api/cases/models.ts';
import { asksServer, findServer } from '../../api/cases/steps.ts';
import type { CaseMisfit, MisfitReason, ToolLists } from '../../api/resources/evals.ts';
import type { Execution } from '../../api/resources/execution.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import { countsAs } from '../../report/counts-as.ts';
import type { RunServer } from '../engine/plan.ts';
import { bodyRefusal, notFound, refusalOf } from '../refusals.ts';
import type { Queries } from '../storage/database.ts';

/** A server that a suite or run uses. */
export type SavedServer = Awaited<ReturnType<typeof findServers>>[number];

/** Finds servers of a project by id, in this order. Refuses unknown ids. */
export async function findServers(queries: Queries, projectId: string, ids: readonly string[]) {
  const rows = await queries
    .selectFrom('servers')
    .select(['id', 'name', 'entry', 'isEnabled'])
    .where('projectId', '=', projectId)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw notFound('server', id);
    const entry: ServerEntry = JSON.parse(row.entry);
    return { ...row, entry, isEnabled: row.isEnabled === 1 };
  });
}

/** Refuses servers that left the configuration or are disabled there. Suites may still name them. */
export function refuseDisabled(servers: readonly SavedServer[]): void {
  const disabled = servers.find(({ isEnabled }) => !isEnabled);
  if (disabled === undefined) return;
  throw refusalOf('VALIDATION_ERROR', { reason: 'server-disabled', name: disabled.name });
}

/**
 * Refuses cases that cannot run on these servers, or cannot fail.
 *
 * @param maxTurns answers of the model to one prompt; null if a later run decides
 */
export function refuseMisfits(
  tests: readonly TestCase[],
  servers: readonly SavedServer[],
  maxTurns: number | null,
): void {
  const names = servers.map(({ name }) => name);
  const ids = servers.map(({ id }) => id);
  refuseAll('CASES', findCaseMisfits(tests, names, maxTurns, ids));
}

/** Refuses cases for what is wrong in them, unless nothing is. Lists servers that were asked. */
export function refuseAll(
  reason: MisfitReason,
  misfits: readonly CaseMisfit[],
  servers?: () => ToolLists,
): void {
  if (misfits.length === 0) return;
  const placed = misfits.map(({ test, step, path, data }) => {
    return { path: ['tests', test, ...(step === null ? [] : ['steps', step]), ...path], data };
  });
  // A changed tool can misfit all cases.
  const first = misfits.slice(0, MAX_CASES);
  throw bodyRefusal(placed, { reason, misfits: first, servers: servers?.() });
}

/** The servers that cases use and that can start before them. A prompt uses all. */
export function findUsed(
  tests: readonly TestCase[],
  servers: readonly RunServer[],
  { setup }: Execution,
): RunServer[] {
  const isAny = servers.length === 1 || tests.some(isAsked);
  const steps = tests.flatMap((one) => one.steps.filter(asksServer));
  const asked = new Set(steps.map((step) => findServer(servers, step)));
  // A process may need what the setup of an iteration makes.
  const canStart = ({ entry }: RunServer) => setup === undefined || 'url' in entry;
  return servers.filter((server) => canStart(server) && (isAny || asked.has(server)));
}

/** Refuses servers that cannot start as they are configured. */
export function refuseMisconfigured(servers: readonly RunServer[]): void {
  const troubles = servers.flatMap(({ id, entry: { name }, givenUp: failure }) =>
    failure === null || countsAs(failure) !== 'invalid' ? [] : [{ id, name, failure }],
  );
  if (troubles.length === 0) return;
  const failures = troubles.map(({ failure }) => failure);
  const details = { reason: 'SERVER_CONFIGURATION', servers: troubles };
  throw refusalOf('VALIDATION_ERROR', { reason: 'server-configuration', failures }, details);
}
