import type { ServerEntry } from '../../api/servers-file.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { accessibleProjects } from '../auth/access.ts';
import type { Caller, Core, Handlers } from '../request.ts';
import type { Database } from '../storage/database.ts';

/** Account, projects and servers. */
export function catalogueHandlers(core: Core) {
  const { database, listPage, surroundings } = core;
  return {
    getAccount: ({ caller }) =>
      database
        .selectFrom('users')
        .select(['id', 'email', 'name', 'createdAt', 'updatedAt'])
        .where('id', '=', caller.userId)
        .executeTakeFirstOrThrow(),
    listProjects: (request) => {
      const { caller, query } = request;
      const { organizationId = caller.organizationId } = query;
      // The key acts in one organization, so that another one has nothing to show.
      const rows = accessibleProjects(database, caller).where(
        'organizationId',
        '=',
        organizationId,
      );
      return listPage(request, rows.selectAll(), ({ seq, isPrivate, ...project }) => ({
        ...project,
        visibility: isPrivate === 1 ? 'private' : 'organization',
        role: caller.role,
      }));
    },
    listServers: (request) => {
      const { project, caller } = request;
      const rows = serversFor(database, caller).where('projectId', '=', project.id);
      const show = ({ seq, entry, isEnabled, scopes, hasClientSecret, ...row }: SavedServer) => {
        const server: ServerEntry = JSON.parse(entry);
        return {
          ...row,
          enabled: isEnabled === 1,
          transportType: 'url' in server ? 'http' : 'stdio',
          url: urlOf(server, surroundings.redactor),
          useOAuth: hasClientSecret !== null,
          hasClientSecret: hasClientSecret === 1,
          oauthScopes: scopes === null ? [] : JSON.parse(scopes),
        };
      };
      return listPage(request, rows, show);
    },
  } satisfies Partial<Handlers>;
}

type SavedServer = Awaited<ReturnType<ReturnType<typeof serversFor>['execute']>>[number];

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
