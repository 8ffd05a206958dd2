import type { Selectable } from 'kysely';
import type { HostConfig } from '../../api/resources/catalogue.ts';
import { CHATS_PAGE } from '../http/pages.ts';
import { refusalOf } from '../refusals.ts';
import type { Core, Handlers } from '../request.ts';
import { findProject, findRow } from '../storage/rows.ts';
import type { Schema } from '../storage/schema.ts';
import type { ChatboxSetup } from './config-file.ts';
import { serversIn, urlOf } from './handlers.ts';

const STATUSES: readonly string[] = ['active', 'archived'];
/** More digits are beyond any time. A cursor is longer. */
const TIME = /^\d{1,16}$/;

/** Chat sessions and chatboxes, as the configuration has them. */
export function chatHandlers(core: Core) {
  const { database, listPage, surroundings } = core;
  /** Shows a chatbox. What it leaves open comes from its host, if the project has that. */
  const showChatbox = async (chatbox: Selectable<Schema['chatboxes']>) => {
    const { settings: stored, seq, ...row } = chatbox;
    const settings: ChatboxSetup = JSON.parse(stored);
    const { description, mode, link } = settings;
    const host = await database
      .selectFrom('hosts')
      .select(['id', 'name', 'config'])
      .where('projectId', '=', row.projectId)
      .where('name', '=', settings.host)
      .executeTakeFirst();
    const config: Partial<HostConfig> = host === undefined ? {} : JSON.parse(host.config);
    const servers = await serversIn(database, row.projectId)
      .where('name', 'in', settings.servers)
      .orderBy('seq')
      .execute();
    const listed = {
      ...row,
      description,
      mode,
      hostStyle: settings.hostStyle ?? config.hostStyle ?? null,
      hostId: host?.id ?? null,
      hostName: host?.name ?? null,
      serverCount: servers.length,
      serverNames: servers.map(({ name }) => name),
      link: link === null ? null : { path: pathOf(link), url: link },
    };
    const details = {
      modelId: settings.modelId ?? config.modelId ?? null,
      systemPrompt: settings.systemPrompt ?? config.systemPrompt ?? null,
      temperature: settings.temperature ?? config.temperature ?? null,
      requireToolApproval: settings.requireToolApproval ?? config.requireToolApproval ?? false,
      servers: servers.map(({ id, name, entry, hasClientSecret }) => {
        const url = urlOf(JSON.parse(entry), surroundings.redactor);
        return { id, name, url, useOAuth: hasClientSecret !== null };
      }),
    };
    return { listed, details };
  };
  return {
    listChatSessions: async ({ query, path }) => {
      const { projectId = '', before = '', cursor = '', limit = '' } = query;
      const status = query.status || 'active';
      if (!STATUSES.includes(status)) {
        throw refusalOf('VALIDATION_ERROR', { reason: 'query', name: 'status', known: STATUSES });
      }
      if (projectId !== '') await findProject(database, projectId);
      const isTime = cursor === '' && TIME.test(before);
      const sessions = database
        .selectFrom('chatSessions')
        .selectAll()
        .where('status', '=', status)
        .$if(isTime, (rows) => rows.where('lastActivityAt', '<', Number(before)))
        .$if(projectId !== '', (rows) => rows.where('projectId', '=', projectId));
      return listPage(
        { path, query: { limit, cursor: isTime ? '' : cursor || before } },
        sessions,
        ({ seq, isPinned, isUnread, ...session }) => ({
          ...session,
          isPinned: isPinned === 1,
          isUnread: isUnread === 1,
        }),
        { size: CHATS_PAGE, order: ['lastActivityAt', 'seq'], isNewestFirst: true },
      );
    },
    listChatboxes: (request) => {
      const rows = database.selectFrom('chatboxes').where('projectId', '=', request.project.id);
      return listPage(request, rows.selectAll(), async (row) => (await showChatbox(row)).listed);
    },
    getChatbox: async ({ project, parameters: { chatboxId } }) => {
      const row = await findRow(database, 'chatboxes', project.id, chatboxId);
      const { listed, details } = await showChatbox(row);
      return { ...listed, ...details };
    },
  } satisfies Partial<Handlers>;
}

function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link);
  return `${pathname}${search}${hash}`;
}
