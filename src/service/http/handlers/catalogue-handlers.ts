import type { projectRoutes } from '../../../contract/routes/projects.ts';
import type { serverRoutes } from '../../../contract/routes/servers/servers.ts';
import { pagesOf } from '../pages/paging.ts';
import { presentProject, presentServer } from '../representations.ts';
import type { Handlers } from '../router.ts';
import type { ServiceContext } from '../service-context.ts';

/** Projects of the key's organization, and their servers; of another one, a key sees none. */
export function catalogueHandlers({
  store,
  serverAccess: { grants },
}: Pick<ServiceContext, 'store' | 'serverAccess'>): Handlers<
  typeof projectRoutes & typeof serverRoutes
> {
  return {
    'projects.list': async ({ caller: { organizationId, role, reach }, http }) => {
      const wanted = http.query('organizationId') || organizationId;
      return pagesOf(
        async (slice) =>
          wanted === organizationId
            ? store.projects.list(reach, slice)
            : { items: [], more: false },
        (project) => presentProject(project, role),
      );
    },
    'servers.list': async ({ project, caller }) => {
      const imported = await grants.ofUser(caller.user.id);
      return pagesOf(
        (slice) => store.servers.list(project.id, slice),
        (server) => presentServer(server, imported.get(server.id)),
      );
    },
  };
}
