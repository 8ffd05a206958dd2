import {
  CHAT_SESSION_STATUSES,
  type Chatbox,
  type ChatboxDetail,
  type ChatSession,
} from '../../../contract/resources/chat.ts';
import type { chatRoutes } from '../../../contract/routes/chats.ts';
import { notFound, validationFailure } from '../../refusals/api-failure.ts';
import type { ImportedGrant } from '../../servers/oauth/server-grants.ts';
import type {
  ChatboxRecord,
  ChatSessionRecord,
  HostRecord,
  ServerRecord,
} from '../../storage/records.ts';
import { pagesOf, timeBefore } from '../pages/paging.ts';
import { presentServer } from '../representations.ts';
import type { Handlers } from '../router.ts';
import type { ServiceContext } from '../service-context.ts';

/** Chat sessions and chatboxes, as the configuration of the service has them. */
export function chatHandlers({
  store,
  serverAccess: { grants },
}: Pick<ServiceContext, 'store' | 'serverAccess'>): Handlers<typeof chatRoutes> {
  return {
    'chatSessions.list': async ({ caller: { reach, user }, http }) => {
      const projectId = http.query('projectId') || null;
      if (projectId !== null && (await store.projects.find(reach, projectId)) === undefined) {
        throw notFound('project', projectId);
      }
      const status = readStatus(http.query('status'));
      const beforeMs = timeBefore(http);
      const query = { reach, userId: user.id, projectId, status, beforeMs };
      return pagesOf(async (slice) => {
        const found = await store.chatSessions.list(query, slice);
        if (found !== null) return found;
        const message = 'is of a session that is gone; begin anew, without it';
        throw validationFailure([{ path: ['cursor'], message }]);
      }, presentChatSession);
    },
    'chatboxes.list': async ({ project }) =>
      pagesOf(
        (slice) => store.chatboxes.list(project.id, slice),
        async (chatbox) => presentChatbox(chatbox, await partsOf(chatbox)),
      ),
    'chatboxes.get': async ({ project, caller, params: { chatboxId } }) => {
      const chatbox = await store.chatboxes.find(project.id, chatboxId);
      if (chatbox === undefined) throw notFound('chatbox', chatboxId);
      const imported = await grants.ofUser(caller.user.id);
      return presentChatboxDetail(chatbox, await partsOf(chatbox), imported);
    },
  };

  async function partsOf({ projectId, settings }: ChatboxRecord): Promise<ChatboxParts> {
    const { host, servers } = settings;
    return {
      host: host === undefined ? undefined : await store.hosts.findByName(projectId, host),
      servers: await store.servers.named(projectId, servers),
    };
  }
}

/** What a chatbox names, as far as the project has it. */
interface ChatboxParts {
  host: HostRecord | undefined;
  servers: readonly ServerRecord[];
}

function readStatus(text = ''): ChatSessionRecord['status'] {
  if (text === '') return 'active';
  const known = CHAT_SESSION_STATUSES.find((status) => status === text);
  if (known !== undefined) return known;
  const message = `must be one of ${CHAT_SESSION_STATUSES.join(', ')}`;
  throw validationFailure([{ path: ['status'], message }]);
}

const presentChatSession = ({ seq, ownerId, ...session }: ChatSessionRecord): ChatSession =>
  session;

function presentChatbox(chatbox: ChatboxRecord, { host, servers }: ChatboxParts): Chatbox {
  const { id, projectId, name, settings, createdAt, updatedAt } = chatbox;
  const { description = null, mode, hostStyle, link } = settings;
  return {
    ...{ id, projectId, name, description, mode },
    hostStyle: hostStyle ?? host?.config.hostStyle ?? null,
    hostId: host?.id ?? null,
    hostName: host?.name ?? null,
    serverCount: servers.length,
    serverNames: servers.map((server) => server.name),
    link: link === undefined ? null : { path: pathOf(link), url: link },
    ...{ createdAt, updatedAt },
  };
}

function presentChatboxDetail(
  chatbox: ChatboxRecord,
  parts: ChatboxParts,
  imported: ReadonlyMap<string, ImportedGrant>,
): ChatboxDetail {
  const told = chatbox.settings;
  const ofHost = parts.host?.config;
  return {
    ...presentChatbox(chatbox, parts),
    modelId: told.modelId ?? ofHost?.modelId ?? null,
    systemPrompt: told.systemPrompt ?? ofHost?.systemPrompt ?? null,
    temperature: told.temperature ?? ofHost?.temperature ?? null,
    requireToolApproval: told.requireToolApproval ?? ofHost?.requireToolApproval ?? false,
    servers: parts.servers.map((server) => {
      const { id, name, url, useOAuth } = presentServer(server, imported.get(server.id));
      return { id, name, url, useOAuth };
    }),
  };
}

function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link);
  return `${pathname}${search}${hash}`;
}
