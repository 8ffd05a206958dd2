import type { ServerEntry } from '../../api/servers-file.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { listPage } from '../http/pages.ts';
import { notFound, refusalOf } from '../refusals.ts';
import type { Core, Handlers } from '../request.ts';
import { ACCOUNT, ORGANIZATION_ID } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { findProject } from '../storage/rows.ts';

/** Account, projects and servers. Chats are of hosted services: there are none here. */
export function catalogueHandlers(core: Core) {
  const { database, surroundings } = core;
  return {
    getAccount: async () => ACCOUNT,
    listProjects: async (request) => {
      const { organizationId = ORGANIZATION_ID } = request.query;
      // The key acts in one organization, so that another one has nothing to show.
      if (organizationId !== ORGANIZATION_ID) return { items: [] };
      const rows = database.selectFrom('projects').selectAll();
      return listPage(request, rows, ({ seq, ...project }) => ({ ...project, organizationId }));
    },
    listServers: (request) => {
      const rows = serversIn(database, request.project.id);
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
    listChatSessions: async ({ query }) => {
      const { projectId = '', cursor } = query;
      if (projectId !== '') await findProject(database, projectId);
      return noItems(cursor);
    },
    listChatboxes: async ({ query }) => noItems(query.cursor),
    getChatbox: async ({ parameters }) => {
      throw notFound('chatbox', parameters.chatboxId);
    },
  } satisfies Partial<Handlers>;
}

/** An empty list: no cursor is of one of its pages. */
function noItems(cursor = '') {
  if (cursor !== '') throw refusalOf('VALIDATION_ERROR', { reason: 'cursor' });
  return { items: [] };
}

type SavedServer = Awaited<ReturnType<ReturnType<typeof serversIn>['execute']>>[number];

/** The servers of a project, each with what was imported. */
export function serversIn(database: Database, projectId: string) {
  return database
    .selectFrom('servers')
    .leftJoin('oauthGrants', 'oauthGrants.serverId', 'servers.id')
    .selectAll('servers')
    .select(['oauthGrants.hasClientSecret', 'oauthGrants.scopes'])
    .where('projectId', '=', projectId);
}

/**
 * The redacted address of a server, without user, query and fragment; null for a local process, and
 * if it refers to a variable that is not set.
 */
export function urlOf(entry: ServerEntry, redactor: Redactor): string | null {
  const url = 'url' in entry ? URL.parse(entry.url) : null;
  return url === null ? null : redactor.text(`${url.origin}${url.pathname}`, TEXT_LIMIT);
}
