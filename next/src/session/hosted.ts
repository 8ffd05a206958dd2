import type { Client } from '../api/client/client.ts';
import type { Config } from '../inputs/rows.ts';
import type { Problem } from '../report/problem.ts';
import type { Environment } from './environment.ts';

/** A client of a service of others, and the project that it works in. */
export interface Connection {
  client: Client;
  projectId: string;
}

/**
 * Checks address, key and project by one request.
 *
 * @returns the problems of the inputs if the service refuses them
 * @throws ServiceError for trouble that is not the user's
 */
export async function connect(
  _config: Pick<Config, 'baseUrl' | 'apiKey' | 'project'>,
  _environment: Environment,
): Promise<Connection | { problems: Problem[] }> {
  throw new Error('to be built');
}
