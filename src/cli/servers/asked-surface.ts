import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { RunReport } from '../../model/run-report.ts';
import { resolveProject } from '../../session/resolve.ts';
import { openSession } from '../../session/session.ts';
import { allOf, askServers, chosenServers } from '../../surface/ask-servers.ts';
import type { ConfigurationProblem } from '../../trouble/errors.ts';
import { type AtTerminal, configOf, jobAt } from '../judged/job-at-terminal.ts';

/** What servers offer. */
export type Surface = NonNullable<RunReport['surface']>;

/**
 * Asks the servers of a command line what they offer, in a session of its own.
 * @param raw of mode `doctor`.
 * @returns it without secrets of the configuration, which a server may tell of itself.
 */
export async function askedSurface(
  raw: RawInputs,
  problems: readonly ConfigurationProblem[],
  at: AtTerminal,
): Promise<Surface> {
  const config = configOf(raw, problems);
  if (config.mode !== 'doctor') throw new Error('Servers are asked as by mode doctor.');
  const session = openSession(config, await jobAt(raw, at));
  try {
    const { signal, deadlineAtMs, clock } = session;
    const options = { signal, deadlineAtMs, clock };
    const { client } = await session.service();
    const project = await resolveProject(
      config.run.project,
      await allOf(client.projects.list(options)),
    );
    const servers = await chosenServers(client, project.id, config.run.servers, options);
    return at.secrets.json(await askServers(client, project.id, servers, options)) as Surface;
  } finally {
    await session.close();
  }
}
