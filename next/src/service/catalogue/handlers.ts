import type { ServerEntry } from '../../api/servers-file.ts';
import { accessibleProjects } from '../auth/access.ts';
import { CATALOGUE_PAGE } from '../http/pages.ts';
import type { Core, Handlers } from '../request.ts';

/** Account, projects and servers. */
export function catalogueHandlers({ database, pages }: Core) {
  return {
    getAccount: async ({ caller }) => {
      const user = await database
        .selectFrom('users')
        .select(['id', 'email', 'name', 'createdAt'])
        .where('id', '=', caller.userId)
        .executeTakeFirstOrThrow();
      return { ...user, updatedAt: user.createdAt };
    },
    listProjects: async ({ caller, query, path }) => {
      const { organizationId } = query;
      // The key acts in one organization, so that another one has nothing to show.
      const isOther = organizationId !== undefined && organizationId !== caller.organizationId;
      return pages.answer({
        path,
        query,
        size: CATALOGUE_PAGE,
        read: async (after, limit) =>
          isOther
            ? []
            : accessibleProjects(database, caller)
                .selectAll()
                .where('seq', '>', after ?? 0)
                .orderBy('seq')
                .limit(limit)
                .execute(),
        positionOf: ({ seq }) => seq,
        show: ({ id, name, description, organizationId, isPrivate, createdAt, updatedAt }) => ({
          id,
          name,
          description,
          organizationId,
          visibility: isPrivate === 1 ? 'private' : 'organization',
          role: caller.role,
          createdAt,
          updatedAt,
        }),
      });
    },
    listServers: async ({ project, caller, query, path }) =>
      pages.answer({
        path,
        query,
        size: CATALOGUE_PAGE,
        read: (after, limit) =>
          database
            .selectFrom('servers')
            .leftJoin('oauthGrants', (join) =>
              join
                .onRef('oauthGrants.serverId', '=', 'servers.id')
                .on('oauthGrants.userId', '=', caller.userId),
            )
            .selectAll('servers')
            .select(['oauthGrants.hasClientSecret', 'oauthGrants.scopes'])
            .where('projectId', '=', project.id)
            .where('servers.seq', '>', after ?? 0)
            .orderBy('servers.seq')
            .limit(limit)
            .execute(),
        positionOf: ({ seq }) => seq,
        show: ({ id, name, projectId, entry, isEnabled, ...row }) => {
          const server: ServerEntry = JSON.parse(entry);
          return {
            id,
            name,
            projectId,
            enabled: isEnabled === 1,
            transportType: 'url' in server ? 'http' : 'stdio',
            url: urlOf(server),
            useOAuth: row.hasClientSecret !== null,
            hasClientSecret: row.hasClientSecret === 1,
            oauthScopes: row.scopes === null ? [] : JSON.parse(row.scopes),
            createdAt: row.createdAt,
            updatedAt: row.updatedAt,
          };
        },
      }),
  } satisfies Partial<Handlers>;
}

/**
 * The address of a server without credentials, query and fragment; null for a local process, and if
 * it refers to a variable that is not set.
 */
export function urlOf(entry: ServerEntry): string | null {
  const url = 'url' in entry ? URL.parse(entry.url) : null;
  return url === null ? null : `${url.origin}${url.pathname}`;
}
