import type { Server } from '../../contract/resources/catalogue.ts';
import { listed, resolveAllNamed } from '../../session/resolve.ts';
import { ConfigurationError } from '../../trouble/errors.ts';
import type { FileTarget } from './server-names.ts';

interface ServersAsked {
  /** Ids or names; empty where the suite decides. */
  servers: readonly string[];
  target: { kind: 'saved' } | Pick<FileTarget, 'kind' | 'suite' | 'serverPlace'>;
  /** Whether a new suite that names no servers gets all that are enabled. */
  allServersByDefault: boolean;
  /** Name of the project that has the servers. */
  project: string;
}

/**
 * The servers of a run among all that there are: those of the input, else those of the suite file.
 * @throws ConfigurationError where one is named that there is not, or that is disabled, and where it
 * cannot be told which are meant.
 */
export async function chosenServers(
  all: readonly Server[],
  { servers, target, allServersByDefault, project }: ServersAsked,
): Promise<Server[]> {
  const wanted =
    servers.length === 0 && target.kind === 'file' ? (target.suite.servers ?? []) : servers;
  if (wanted.length > 0) {
    const where = servers.length > 0 || target.kind === 'saved' ? 'servers' : target.serverPlace;
    const chosen = await resolveAllNamed(wanted, all, { kind: 'server', where });
    requireEnabled(chosen, where);
    return chosen;
  }
  const enabled = all.filter((server) => server.enabled);
  if (enabled.length === 1 || (allServersByDefault && enabled.length > 0)) return enabled;
  const message =
    enabled.length === 0
      ? allServersByDefault
        ? 'there is none to run against: those of `mcp-config` are disabled, or it names none.'
        : `the project ${project} has no enabled MCP servers to run against.`
      : `name the MCP servers to run against, here or in the suite file. There are: ${listed(enabled)}`;
  throw new ConfigurationError([{ where: 'servers', message }]);
}

function requireEnabled(chosen: readonly Server[], place: string | ((name: string) => string)) {
  const problems = chosen
    .filter(({ enabled }) => !enabled)
    .map(({ name }) => ({
      where: typeof place === 'string' ? place : place(name),
      message: `the server \`${name}\` is disabled where it is configured. Enable it there, or leave it out here.`,
    }));
  if (problems.length > 0) throw new ConfigurationError(problems);
}
