import { OWN_LIMITS } from '../contract/limits.ts';
import type { ListedTools } from '../contract/resources/run.ts';
import type { SurfaceReport } from '../model/servers/surface-report.ts';
import { listedSurface } from './listed-surface.ts';

/** Servers of a run; names are what they are found by in another report. */
type RunServers = readonly { id: string; name: string }[];

/**
 * What the servers of a run offered, as far as that was told beside it: their tools, and no other
 * lists. Where none is known of any server, nothing.
 * @param reports that are joined to one later, which has room for all of theirs.
 */
export function surfaceOfRun(
  servers: RunServers,
  listed: readonly ListedTools[],
  reports = 1,
): SurfaceReport | undefined {
  const { bytes, values } = OWN_LIMITS.listedTools;
  const budget = { bytes: bytes / reports, values: values / reports };
  const lists = new Map(listed.map(({ serverId, tools }) => [serverId, tools]));
  const found: SurfaceReport = { servers: [], silent: [], chosen: [] };
  for (const { id, name: server } of servers.toSorted(byName)) {
    const tools = lists.get(id);
    found.chosen?.push(server);
    const told =
      tools === undefined
        ? { obstacle: 'its tools were not told with the run' }
        : listedSurface(server, {}, tools, budget);
    if ('surface' in told) found.servers.push(told.surface);
    else found.silent.push({ server, message: told.obstacle, isOwnDoing: false });
  }
  return found.servers.length === 0 ? undefined : found;
}

const byName = (one: RunServers[number], other: RunServers[number]) =>
  one.name < other.name ? -1 : 1;
