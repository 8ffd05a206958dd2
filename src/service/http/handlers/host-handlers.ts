import { createHash } from 'node:crypto';
import type { Host, HostDetail } from '../../../contract/resources/host.ts';
import type { hostRoutes } from '../../../contract/routes/hosts.ts';
import { canonicalJson } from '../../../contract/wire/canonical-json.ts';
import { createHost, deleteHost, requireHost, updateHost } from '../../hosts/host-changes.ts';
import type { HostRecord } from '../../storage/records.ts';
import { pagesOf } from '../pages/paging.ts';
import type { Handlers } from '../router.ts';
import type { ServiceContext } from '../service-context.ts';

/** Hosts of a project. */
export function hostHandlers({
  store,
}: Pick<ServiceContext, 'store'>): Handlers<typeof hostRoutes> {
  return {
    'hosts.list': async ({ project }) =>
      pagesOf((slice) => store.hosts.list(project.id, slice), presentHost),
    'hosts.create': async ({ project, body }) =>
      presentHostDetail(await createHost(store, project.id, body)),
    'hosts.get': async ({ project, params: { hostId } }) =>
      presentHostDetail(await requireHost(store, project.id, hostId)),
    'hosts.update': async ({ project, params: { hostId }, body }) =>
      presentHostDetail(await updateHost(store, project.id, hostId, body)),
    'hosts.delete': async ({ project, params: { hostId: id } }) => {
      await deleteHost(store, project.id, id);
      return { id, deleted: true };
    },
  };
}

function presentHost({ id, name, config, createdAt, updatedAt }: HostRecord): Host {
  const { modelId, serverIds = [] } = config;
  const serverCount = new Set(serverIds).size;
  return {
    ...{ id, name, hostConfigId: configId(config), modelId, serverCount },
    ...{ createdAt, updatedAt },
  };
}

const presentHostDetail = ({ id, name, config }: HostRecord): HostDetail => ({ id, name, config });

/** The same for the same content, whatever the order of its members. */
function configId(config: object): string {
  return `hc_${createHash('sha256').update(canonicalJson(config)).digest('hex').slice(0, 24)}`;
}
