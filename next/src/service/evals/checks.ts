import { findCaseMisfits } from '../../api/case-rules.ts';
import type { TestCase } from '../../api/cases/cases.ts';
import { asksServer } from '../../api/cases/steps.ts';
import type { Execution } from '../../api/resources/execution.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import { pathText } from '../../api/validation.ts';
import { countsAs } from '../../report/counts-as.ts';
import { placeOfFile } from '../../report/place.ts';
import type { RunServer } from '../engine/plan.ts';
import { bodyRefusal, notFound, refusalOf } from '../refusals.ts';
import type { Queries } from '../storage/database.ts';

/** A server that a suite or run uses. */
export interface SavedServer {
  id: string;
  name: string;
  entry: ServerEntry;
  isEnabled: boolean;
}

/** Finds servers of a project by id, in this order. Refuses unknown ids. */
export async function findServers(
  queries: Queries,
  projectId: string,
  ids: readonly string[],
): Promise<SavedServer[]> {
  const rows = await queries
    .selectFrom('servers')
    .select(['id', 'name', 'entry', 'isEnabled'])
    .where('projectId', '=', projectId)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw notFound('server', id);
    const { name, entry, isEnabled } = row;
    return { id, name, entry: JSON.parse(entry), isEnabled: isEnabled === 1 };
  });
}

/** Refuses servers that left the configuration or are disabled there. Suites may still name them. */
export function refuseDisabled(servers: readonly SavedServer[]): void {
  const disabled = servers.find(({ isEnabled }) => !isEnabled);
  if (disabled === undefined) return;
  throw refusalOf('VALIDATION_ERROR', { reason: 'server-disabled', name: disabled.name });
}

/** Refuses cases that cannot run on these servers, or cannot fail. */
export function refuseMisfits(tests: readonly TestCase[], servers: readonly SavedServer[]): void {
  const names = servers.map(({ name }) => name);
  const problems = findCaseMisfits(tests, names).map(({ test, step, data }) => {
    const path = pathText(step === null ? ['tests', test] : ['tests', test, 'steps', step]);
    return { place: placeOfFile('', path), data };
  });
  if (problems.length > 0) throw bodyRefusal(problems);
}

/** The servers that cases use and that can start before them. A prompt uses all. */
export function findUsed(
  tests: readonly TestCase[],
  servers: readonly RunServer[],
  { setup }: Execution,
): RunServer[] {
  const named = new Set<string | undefined>();
  let isAny = servers.length === 1;
  for (const { steps } of tests) {
    for (const step of steps) {
      isAny ||= step.kind === 'prompt';
      if (asksServer(step)) named.add(step.serverName);
    }
  }
  // A process may need what the setup of an iteration makes.
  const canStart = ({ entry }: RunServer) => setup === undefined || 'url' in entry;
  return servers.filter((server) => canStart(server) && (isAny || named.has(server.entry.name)));
}

/** Refuses servers that cannot start as they are configured. `saved` has the same order. */
export function refuseMisconfigured(
  servers: readonly RunServer[],
  saved: readonly SavedServer[],
): void {
  const troubles = servers.flatMap(({ givenUp: failure }, at) => {
    if (failure === null || countsAs(failure) !== 'invalid') return [];
    return [{ id: saved[at]?.id, name: saved[at]?.name, failure }];
  });
  if (troubles.length === 0) return;
  const failures = troubles.map(({ failure }) => failure);
  const details = { reason: 'SERVER_CONFIGURATION', servers: troubles };
  throw refusalOf('VALIDATION_ERROR', { reason: 'server-configuration', failures }, details);
}
