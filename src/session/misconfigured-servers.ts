import { z } from 'zod';
import { ApiError } from '../client/errors/api-error.ts';
import { ERROR_REASON } from '../contract/wire/envelope.ts';
import { serverPlaces } from '../jsonc/servers-file.ts';
import type { ConfigurationProblem } from '../trouble/errors.ts';
import type { ServersFile } from './embedded/embedded-start.ts';

const serversSchema = z.array(z.object({ name: z.string(), problems: z.array(z.string()) }));

/**
 * What is wrong with servers in the file that names them, with its place there, where that is why a
 * request was refused; else nothing.
 * @param serversFile null where another service has the servers.
 */
export async function misconfiguredServers(
  error: unknown,
  serversFile: ServersFile | null,
): Promise<ConfigurationProblem[]> {
  if (!(error instanceof ApiError) || serversFile === null) return [];
  if (error.reason !== ERROR_REASON.serverConfiguration) return [];
  const servers = serversSchema.safeParse(error.details?.['servers']);
  if (!servers.success) return [];
  const { file, text } = serversFile;
  const placeOf = await serverPlaces(text);
  return servers.data.flatMap(({ name, problems }) =>
    problems.map((problem) => ({
      where: [file, placeOf(name, problem)].filter((part) => part !== null).join(':'),
      message: `server ${JSON.stringify(name)}: ${problem}`,
    })),
  );
}
