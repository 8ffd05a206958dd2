import { LIMITS } from '../limits.ts';
import { chatboxDetailSchema, chatboxSchema, chatSessionSchema } from '../resources/chat.ts';
import { API_PATH, route } from './route.ts';

const CHATBOXES = '/projects/{projectId}/chatboxes';
/** What later clients call chatboxes. */
const SCENARIOS = `${API_PATH}/projects/{projectId}/scenarios`;

/** Chats, which the service has from its configuration. */
export const chatRoutes = {
  'chatSessions.list': route({
    method: 'GET',
    path: '/chat-sessions',
    summary: 'The chat sessions that the user of the key can see, what happened last first.',
    access: 'key',
    repeatable: true,
    query: {
      projectId: 'Only those of this project.',
      status: '`active`, which is the default, or `archived`.',
    },
    reply: {
      status: 200,
      items: chatSessionSchema,
      pages: LIMITS.chatSessionsPage,
      takesBefore: true,
    },
    errors: ['NOT_FOUND'],
  }),
  'chatboxes.list': route({
    method: 'GET',
    path: CHATBOXES,
    aliases: [SCENARIOS],
    summary: 'The chatboxes that a project has published.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, items: chatboxSchema, pages: LIMITS.cataloguePage, wholeByDefault: true },
    errors: [],
  }),
  'chatboxes.get': route({
    method: 'GET',
    path: `${CHATBOXES}/{chatboxId}`,
    aliases: [`${SCENARIOS}/{chatboxId}`],
    summary: 'A chatbox with its model, what that is told, and its servers.',
    notes: 'What the chatbox does not say itself, its host says.',
    access: 'key',
    repeatable: true,
    reply: { status: 200, body: chatboxDetailSchema },
    errors: [],
  }),
};
