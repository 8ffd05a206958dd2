import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import { paramNames } from '../../contract/routes/route.ts';
import { type Named, resolveNamed, resolveProject } from '../../session/resolve.ts';
import type { AskedOperation } from './asked-operation.ts';
import { type Place, placeOf } from './parameters.ts';

const WHERE = 'parameters';

/**
 * What fills the path of an operation: ids as they are given, and those of what is named, which is
 * looked up. Nothing is asked where all are given.
 * @throws ConfigurationError with the candidates where there is no such thing, or more than one.
 */
export async function pathParams(
  { route, ids, places }: AskedOperation,
  client: EvalsClient,
  options: CallOptions,
): Promise<Readonly<Record<string, string>>> {
  const params: Record<string, string> = { ...ids };
  for (const param of paramNames(route.path)) {
    const place = placeOf(param);
    if (params[param] !== undefined || place === null) continue;
    // The project comes first in every path, so that it is known by then.
    const projectId = params['projectId'] ?? '';
    const candidates = await listOf(place, projectId, client, options);
    params[param] = (await found(place, places[place], candidates)).id;
  }
  return params;
}

async function found(
  kind: Place,
  wanted: string | undefined,
  candidates: readonly Named[],
): Promise<Named> {
  if (kind === 'project') return resolveProject(wanted, candidates);
  return resolveNamed(wanted ?? '', candidates, { kind, where: WHERE });
}

async function listOf(
  place: Place,
  projectId: string,
  client: EvalsClient,
  options: CallOptions,
): Promise<Named[]> {
  const lists = {
    project: () => client.projects.list(options),
    server: () => client.servers.list(projectId, options),
    host: () => client.hosts.list(projectId, options),
    suite: () => client.suites.list(projectId, options),
    chatbox: () => client.chatboxes.list(projectId, options),
  } as const satisfies Record<Place, () => AsyncIterable<Named>>;
  const named: Named[] = [];
  for await (const item of lists[place]()) named.push(item);
  return named;
}
