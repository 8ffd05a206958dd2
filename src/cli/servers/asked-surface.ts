import type { EvalsClient } from '../../client/client.ts';
import type { Server } from '../../contract/resources/catalogue.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { RunReport } from '../../model/run-report.ts';
import { misconfiguredServers } from '../../session/misconfigured-servers.ts';
import { resolveProject } from '../../session/resolve.ts';
import type { SuiteNeeds } from '../../session/service-connection.ts';
import { openSession } from '../../session/session.ts';
import {
  type AskingOptions,
  allOf,
  askServers,
  chosenServers,
  OWN_SERVICE,
} from '../../surface/ask-servers.ts';
import { ConfigurationError, type ConfigurationProblem } from '../../trouble/errors.ts';
import { type AtTerminal, configOf, jobAt } from '../judged/job-at-terminal.ts';

/** What servers offer. */
export type Surface = NonNullable<RunReport['surface']>;

/** Servers of a command line, and by whom they are asked. */
export interface ChosenServers {
  client: EvalsClient;
  projectId: string;
  servers: readonly Server[];
  options: AskingOptions;
}

/**
 * Opens a session of its own for the servers of a command line, which ends with the work.
 * @param raw of mode `doctor`.
 * @param needs whether servers are to remember one request at the next.
 */
export async function withServers<Result>(
  raw: RawInputs,
  problems: readonly ConfigurationProblem[],
  at: AtTerminal,
  work: (chosen: ChosenServers) => Promise<Result>,
  needs: Pick<SuiteNeeds, 'keepsConnections'> = {},
): Promise<Result> {
  const config = configOf(raw, problems);
  if (config.mode !== 'doctor') throw new Error('Servers are asked as by mode doctor.');
  const session = openSession(config, await jobAt(raw, at));
  try {
    const { signal, deadlineAtMs, clock } = session;
    const { client, serversFile } = await session.service(needs);
    const isOwn = config.service.kind === 'embedded';
    const options = { signal, deadlineAtMs, clock, serversFile, ...(isOwn && OWN_SERVICE) };
    const { id: projectId } = await resolveProject(
      config.run.project,
      await allOf(client.projects.list(options)),
    );
    const servers = await chosenServers(client, projectId, config.run.servers, options);
    try {
      return await work({ client, projectId, servers, options });
    } catch (error) {
      const mistakes = await misconfiguredServers(error, serversFile);
      throw mistakes.length > 0 ? new ConfigurationError(mistakes) : error;
    }
  } finally {
    await session.close();
  }
}

/**
 * Asks the servers of a command line what they offer.
 * @param raw of mode `doctor`.
 * @returns it without secrets of the configuration, which a server may tell of itself.
 */
export async function askedSurface(
  raw: RawInputs,
  problems: readonly ConfigurationProblem[],
  at: AtTerminal,
): Promise<Surface> {
  return withServers(raw, problems, at, async ({ client, projectId, servers, options }) => {
    const surface = await askServers(client, projectId, servers, options);
    return at.secrets.json(surface) as Surface;
  });
}
