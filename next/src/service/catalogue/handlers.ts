import type { ServerEntry } from '../../api/servers-file.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { accessibleProjects } from '../auth/access.ts';
import { CATALOGUE_PAGE } from '../http/pages.ts';
import type { Caller, Core, Handlers } from '../request.ts';
import type { Database } from '../storage/database.ts';

/** Account, projects and servers. */
export function catalogueHandlers({ database, pages, surroundings }: Core) {
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
          serversFor(database, caller)
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
            url: urlOf(server, surroundings.redactor),
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

/** All servers, each with what the caller imported. */
export function serversFor(database: Database, { userId }: Caller) {
  return database
    .selectFrom('servers')
    .leftJoin('oauthGrants', (join) =>
      join.onRef('oauthGrants.serverId', '=', 'servers.id').on('oauthGrants.userId', '=', userId),
    )
    .selectAll('servers')
    .select(['oauthGrants.hasClientSecret', 'oauthGrants.scopes']);
}

/**
 * The redacted address of a server, without user, query and fragment; null for a local process, and
 * if it refers to a variable that is not set.
 */
export function urlOf(entry: ServerEntry, redactor: Redactor): string | null {
  const url = 'url' in entry ? URL.parse(entry.url) : null;
  return url === null ? null : redactor.text(`${url.origin}${url.pathname}`, TEXT_LIMIT);
}
