import { Client, HOSTED_RATE } from '../api/client/client.ts';
import type { Rate } from '../api/client/rate-bucket.ts';
import { ServiceError } from '../api/client/service-error.ts';
import { notFoundProblem, pathText } from '../api/validation.ts';
import type { Config } from '../inputs/rows.ts';
import { NAME_LIMIT } from '../lib/limits.ts';
import { sleep } from '../lib/sleep.ts';
import { placeOfInput } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import { MESSAGES } from '../words/messages.ts';
import type { Environment } from './environment.ts';

/** Makes a client in real time, which logs what it leaves out of answers. */
export function newClient(
  address: string,
  key: string,
  rate: Rate,
  { logger, redactor, now }: Pick<Environment, 'logger' | 'redactor' | 'now'>,
): Client {
  return new Client(address, key, {
    redactor,
    clock: { epoch: now, now: () => performance.now(), sleep },
    random: Math.random,
    rate,
    onUnreadable: (operation, misfits) => {
      const paths = misfits.map(({ path }) => pathText(path));
      logger.debug(MESSAGES.unreadable(operation, paths));
    },
  });
}

/** What an input names: by an id, else by a name, else by names in other letter case. */
export function namedBy<T extends { id: string; name?: string | null | undefined }>(
  wanted: string,
  all: readonly T[],
): T[] {
  const lower = wanted.toLowerCase();
  const byName = all.filter(({ name }) => name === wanted);
  const alike = all.filter(({ name }) => name?.toLowerCase() === lower);
  const found = [all.filter(({ id }) => id === wanted), byName, alike];
  return found.find((list) => list.length > 0) ?? [];
}

type Address = Pick<Config, 'baseUrl' | 'apiKey' | 'project'> & { reportTo?: string };

/** A client of a service of others, and the id and name of the project that it works in. */
export interface Connection {
  client: Client;
  projectId: string;
  project?: string;
}

/**
 * Checks address, key and project by one request, which is optional if nothing waits long for it.
 * Returns what the service refuses. Throws ServiceError for other trouble; the reason of the signal.
 */
export async function connect(
  { baseUrl, reportTo, apiKey, project }: Address,
  environment: Environment,
  isOptional = true,
): Promise<Connection | { problems: Problem[] }> {
  const { redactor, signal } = environment;
  const client = newClient(reportTo || baseUrl, apiKey, HOSTED_RATE, environment);
  try {
    const projects = await Array.fromAsync(client.list('listProjects', { isOptional, signal }));
    const wanted = project === '' ? 'Default' : project;
    const [named] = namedBy(wanted, projects);
    const only = project === '' && projects.length === 1 ? projects[0] : undefined;
    const { id: projectId, name } = only ?? named ?? {};
    if (projectId !== undefined) return { client, projectId, project: name ?? projectId };
    const names = projects.map(({ name }) => redactor.text(name, NAME_LIMIT));
    const data = notFoundProblem('project', wanted, names);
    return { problems: [{ place: placeOfInput('project'), data }] };
  } catch (error) {
    const status = (error instanceof ServiceError && error.failure.status) || 0;
    if (![401, 403, 404].includes(status)) throw error;
    const what = status === 404 ? 'address' : 'key';
    const place = placeOfInput(what === 'key' ? 'api-key' : reportTo ? 'report-to' : 'base-url');
    return { problems: [{ place, data: { code: 'refused', what, status } }] };
  }
}
