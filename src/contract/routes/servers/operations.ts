import {
  callToolResultSchema,
  doctorReportSchema,
  getPromptResultSchema,
  oauthRequirementSchema,
  promptPageSchema,
  readResourceResultSchema,
  resourcePageSchema,
  serverExportSchema,
  serverPageRequestSchema,
  serverPromptGetSchema,
  serverRequestSchema,
  serverResourceReadSchema,
  serverToolCallSchema,
  serverValidationSchema,
  tokenImportSchema,
  tokensImportedSchema,
  toolPageSchema,
} from '../../resources/server-operations.ts';
import { route } from '../route.ts';

const SERVER = '/projects/{projectId}/servers/{serverId}';

const REACHING = ['OAUTH_REQUIRED', 'SERVER_UNREACHABLE', 'TIMEOUT'] as const;
const ASKING = [...REACHING, 'FEATURE_NOT_SUPPORTED'] as const;
const PAGES =
  'Items and cursors are the server’s own, as it writes them. A server that does not offer such things is refused with FEATURE_NOT_SUPPORTED.';
const VERBATIM =
  'The answer is that of the server, letter for letter, whatever it tells. What the server refuses as wrong is refused with VALIDATION_ERROR.';

/** What a saved server is asked at once, each time over a connection of its own. */
export const serverOperationRoutes = {
  'servers.validate': route({
    method: 'POST',
    path: `${SERVER}/validate`,
    summary: 'Connects to a server, and tells what it says of itself.',
    access: 'key',
    repeatable: true,
    request: async () => serverRequestSchema,
    reply: { status: 200, body: serverValidationSchema },
    errors: REACHING,
  }),
  'servers.doctor': route({
    method: 'POST',
    path: `${SERVER}/doctor`,
    summary: 'Goes through all that it takes to use a server, and reports on each step.',
    notes:
      'A server that does not work is a report too, with the status `error`, or `partial` where some of its lists cannot be had. One that needs an OAuth grant is refused with OAUTH_REQUIRED; `details.report` is the report then.',
    access: 'key',
    repeatable: true,
    request: async () => serverRequestSchema,
    reply: { status: 200, body: doctorReportSchema },
    errors: ['OAUTH_REQUIRED'],
  }),
  'servers.checkOAuth': route({
    method: 'POST',
    path: `${SERVER}/check-oauth`,
    summary: 'Whether a server needs an OAuth grant.',
    notes:
      'A remote server is asked without a session; a local one needs none. Nothing is asked of the authorization servers that it names.',
    access: 'key',
    repeatable: true,
    request: async () => serverRequestSchema,
    reply: { status: 200, body: oauthRequirementSchema },
    errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
  }),
  'servers.tools.list': route({
    method: 'POST',
    path: `${SERVER}/tools`,
    summary: 'The tools of a server, page by page.',
    notes: PAGES,
    access: 'key',
    repeatable: true,
    request: async () => serverPageRequestSchema,
    reply: { status: 200, body: toolPageSchema },
    errors: ASKING,
  }),
  'servers.tools.call': route({
    method: 'POST',
    path: `${SERVER}/tools/call`,
    summary: 'Calls a tool of a server.',
    notes: `${VERBATIM} A result with \`isError\` is an answer like others.`,
    access: 'key',
    repeatable: false,
    request: async () => serverToolCallSchema,
    reply: { status: 200, body: callToolResultSchema },
    errors: ASKING,
  }),
  'servers.prompts.list': route({
    method: 'POST',
    path: `${SERVER}/prompts`,
    summary: 'The prompts of a server, page by page.',
    notes: PAGES,
    access: 'key',
    repeatable: true,
    request: async () => serverPageRequestSchema,
    reply: { status: 200, body: promptPageSchema },
    errors: ASKING,
  }),
  'servers.prompts.get': route({
    method: 'POST',
    path: `${SERVER}/prompts/get`,
    summary: 'Has a server render one of its prompts.',
    notes: VERBATIM,
    access: 'key',
    repeatable: true,
    request: async () => serverPromptGetSchema,
    reply: { status: 200, body: getPromptResultSchema },
    errors: ASKING,
  }),
  'servers.resources.list': route({
    method: 'POST',
    path: `${SERVER}/resources`,
    summary: 'The resources of a server, page by page.',
    notes: PAGES,
    access: 'key',
    repeatable: true,
    request: async () => serverPageRequestSchema,
    reply: { status: 200, body: resourcePageSchema },
    errors: ASKING,
  }),
  'servers.resources.read': route({
    method: 'POST',
    path: `${SERVER}/resources/read`,
    summary: 'Reads a resource of a server.',
    notes: `${VERBATIM} A resource that it does not have is NOT_FOUND where it says so.`,
    access: 'key',
    repeatable: true,
    request: async () => serverResourceReadSchema,
    reply: { status: 200, body: readResourceResultSchema },
    errors: ASKING,
  }),
  'servers.export': route({
    method: 'POST',
    path: `${SERVER}/export`,
    summary: 'All tools, resources and prompts of a server in one document.',
    notes: 'What the server does not offer is an empty list.',
    access: 'key',
    repeatable: true,
    request: async () => serverRequestSchema,
    reply: { status: 200, body: serverExportSchema },
    errors: REACHING,
  }),
  'servers.importTokens': route({
    method: 'POST',
    path: `${SERVER}/oauth/import-tokens`,
    summary: 'Keeps OAuth tokens for a server, which the caller has got.',
    notes:
      'From then on, what the caller does with the server shows it the token, which is renewed before it ends and where the server refuses it. They replace what was imported before, are for the owner of the key alone, and are never told. Where they can be renewed, the authorization server is asked about itself first.',
    access: 'key',
    // By then, those from before may have been renewed, and these be of no use any more.
    repeatable: false,
    request: async () => tokenImportSchema,
    reply: { status: 200, body: tokensImportedSchema },
    errors: ['SERVER_UNREACHABLE', 'TIMEOUT'],
  }),
};
