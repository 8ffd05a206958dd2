import { isDeepStrictEqual } from 'node:util';
import type { HostConfig, HostCreate, HostUpdate } from '../../contract/resources/host.ts';
import { ApiFailure, notFound } from '../refusals/api-failure.ts';
import type { HostRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { configOfTemplate } from './host-templates.ts';

/** The host of the project. Throws ApiFailure. */
export async function requireHost(
  { hosts }: Pick<Store, 'hosts'>,
  projectId: string,
  id: string,
): Promise<HostRecord> {
  const host = await hosts.find(projectId, id);
  if (host === undefined) throw notFound('host', id);
  return host;
}

/** Makes a host, of a name that the project does not have yet. Throws ApiFailure. */
export function createHost(
  store: Store,
  projectId: string,
  { name, template, theme, config }: HostCreate,
): Promise<HostRecord> {
  const wanted = template === undefined ? config : configOfTemplate(template, theme);
  if (wanted === undefined) throw new Error('A host needs a template or a configuration.');
  return store.transaction(async (tx) => {
    await tx.lock('projects', projectId);
    await requireServersOf(tx, projectId, wanted);
    await requireFreeName(tx, projectId, name);
    await tx.projects.touch(projectId);
    return tx.hosts.add({ projectId, name, config: wanted });
  });
}

/** Gives a host what the request says. Throws ApiFailure. */
export function updateHost(
  store: Store,
  projectId: string,
  id: string,
  { name, config }: HostUpdate,
): Promise<HostRecord> {
  return store.transaction(async (tx) => {
    await tx.lock('projects', projectId);
    const host = await requireHost(tx, projectId, id);
    const changed = { name: name ?? host.name, config: config ?? host.config };
    if (isDeepStrictEqual(changed, { name: host.name, config: host.config })) return host;
    await requireServersOf(tx, projectId, changed.config);
    if (changed.name !== host.name) await requireFreeName(tx, projectId, changed.name);
    await tx.projects.touch(projectId);
    await tx.hosts.update(id, changed);
    return requireHost(tx, projectId, id);
  });
}

/** Removes a host. Throws ApiFailure. */
export async function deleteHost(
  { hosts }: Pick<Store, 'hosts'>,
  projectId: string,
  id: string,
): Promise<void> {
  if (!(await hosts.remove(projectId, id))) throw notFound('host', id);
}

async function requireServersOf(
  { servers }: Pick<Store, 'servers'>,
  projectId: string,
  { serverIds = [], optionalServerIds = [] }: HostConfig,
): Promise<void> {
  const named = [...new Set([...serverIds, ...optionalServerIds])];
  const found = new Set((await servers.findAll(projectId, named)).map(({ id }) => id));
  const [unknown] = named.filter((id) => !found.has(id));
  if (unknown !== undefined) throw notFound('server', unknown);
}

async function requireFreeName(
  { hosts }: Pick<Store, 'hosts'>,
  projectId: string,
  name: string,
): Promise<void> {
  const taken = await hosts.findByName(projectId, name);
  if (taken === undefined) return;
  throw new ApiFailure('CONFLICT', `The project has a host ${JSON.stringify(name)} already.`, {
    details: { hostId: taken.id },
  });
}
