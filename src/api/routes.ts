import type * as z from 'zod';
import type { OPERATION_SUMMARIES } from '../words/api.ts';

export const BASE_PATH = '/api/v1';

/** What an older SDK asks first, without a key. */
export const SDK_INFO = {
  path: '/sdk/v1/info',
  reply: { capabilities: { evalsHostConfig: 1 } },
} as const;

export const QUERY_PARAMETERS = {
  cursor: 'The `nextCursor` of the previous page.',
  limit: 'Most items of the page.',
  organizationId: 'Lists the projects of this organization only.',
  projectId: 'Lists the chat sessions of this project only.',
  status: '`active` (default) or `archived`.',
  before: 'Like `cursor`, or a time in epoch milliseconds.',
} as const;
export type QueryName = keyof typeof QUERY_PARAMETERS;
const PAGE = ['cursor', 'limit'] as const;

export const GROUPS = ['catalogue', 'servers', 'evals', 'ingest'] as const;
export type Group = (typeof GROUPS)[number];

interface Route {
  /** Decides limits of time and size, and which errors are possible. */
  group: Group;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  status: 200 | 201 | 202;
  query: readonly QueryName[];
  /** Schema of the body; a route without one ignores it. */
  body: (() => Promise<z.ZodType>) | null;
  reply: () => Promise<z.ZodType>;
  /** Whether a request that may have arrived can be sent again. */
  isRepeatable: boolean;
  /** Whether it can answer 409. */
  mayConflict: boolean;
}

type Extra = Partial<Pick<Route, 'status' | 'isRepeatable' | 'mayConflict' | 'method'>>;
const CREATES = { status: 201, isRepeatable: false } as const;

/** Routes below a path. They name schemas of a module, which loads when one is used: that takes long. */
function groupOf<Module, const G extends Group, const Base extends string>(
  group: G,
  base: Base,
  load: () => Promise<Module>,
) {
  type Name = keyof Module;
  const schema = <K extends Name>(name: K) => {
    return async (): Promise<Module[K]> => (await load())[name];
  };
  const get = <const P extends string, R extends Name, const Q extends readonly QueryName[] = []>(
    path: P,
    reply: R,
    query?: Q,
  ) => ({
    group,
    method: 'GET' as const,
    path: `${base}${path}` as const,
    status: 200 as const,
    query: query ?? [],
    body: null,
    reply: schema(reply),
    isRepeatable: true,
    mayConflict: false,
  });
  const send = <const P extends string, B extends Name, R extends Name>(
    path: P,
    body: B,
    reply: R,
    { method = 'POST', status = 200, isRepeatable = true, mayConflict = false }: Extra = {},
  ) => ({ ...get(path, reply), body: schema(body), method, status, isRepeatable, mayConflict });
  const list = <const P extends string, R extends Name>(path: P, reply: R) =>
    get(path, reply, PAGE);
  return { get, list, send };
}

const ofProject = '/projects/{projectId}';
const loadCatalogue = () => import('./resources/catalogue.ts');
const account = groupOf('catalogue', '', loadCatalogue);
const catalogue = groupOf('catalogue', ofProject, loadCatalogue);
const server = groupOf('servers', `${ofProject}/servers/{serverId}`, () => {
  return import('./resources/operations.ts');
});
const evals = groupOf('evals', ofProject, () => import('./resources/evals.ts'));
const ingest = groupOf('ingest', `${ofProject}/eval-ingest`, () => import('./resources/ingest.ts'));

/** Each route once. Router, client, OpenAPI, `docs/api.md` and tests follow this table. */
export const routes = {
  getAccount: account.get('/me', 'account'),
  listProjects: account.get('/projects', 'projects', ['organizationId', ...PAGE]),
  listServers: catalogue.list('/servers', 'servers'),
  listEvalSuites: catalogue.list('/eval-suites', 'suites'),
  listHosts: catalogue.list('/hosts', 'hosts'),
  createHost: catalogue.send('/hosts', 'hostRequest', 'host', { ...CREATES, mayConflict: true }),
  getHost: catalogue.get('/hosts/{hostId}', 'host'),
  updateHost: catalogue.send('/hosts/{hostId}', 'hostUpdate', 'host', {
    method: 'PATCH',
    mayConflict: true,
  }),
  deleteHost: catalogue.send('/hosts/{hostId}', 'hostDeletion', 'deletedHost', {
    method: 'DELETE',
    // A second time answers 404.
    isRepeatable: false,
  }),
  listChatSessions: account.get('/chat-sessions', 'chatSessions', [
    'projectId',
    'status',
    'before',
    ...PAGE,
  ]),
  listChatboxes: catalogue.list('/chatboxes', 'chatboxes'),
  getChatbox: catalogue.get('/chatboxes/{chatboxId}', 'chatbox'),

  validateServer: server.send('/validate', 'emptyRequest', 'validation'),
  diagnoseServer: server.send('/doctor', 'emptyRequest', 'doctorReport'),
  checkOAuth: server.send('/check-oauth', 'emptyRequest', 'oauthRequirement'),
  listTools: server.send('/tools', 'pageRequest', 'mcpItems'),
  callTool: server.send('/tools/call', 'callRequest', 'passedOn', { isRepeatable: false }),
  listPrompts: server.send('/prompts', 'pageRequest', 'mcpItems'),
  getPrompt: server.send('/prompts/get', 'promptRequest', 'passedOn'),
  listResources: server.send('/resources', 'pageRequest', 'mcpItems'),
  readResource: server.send('/resources/read', 'resourceRequest', 'passedOn'),
  exportServer: server.send('/export', 'emptyRequest', 'snapshot'),
  importTokens: server.send('/oauth/import-tokens', 'importRequest', 'importedTokens'),

  createEvalSuite: evals.send('/eval-suites', 'suiteRequest', 'createdSuite', CREATES),
  getEvalSuite: evals.get('/eval-suites/{suiteId}', 'suite'),
  listCases: evals.list('/eval-suites/{suiteId}/cases', 'cases'),
  listRuns: evals.list('/eval-suites/{suiteId}/runs', 'runs'),
  createEvalRun: evals.send('/eval-runs', 'runRequest', 'createdRun', {
    status: 202,
    isRepeatable: false,
    mayConflict: true,
  }),
  getEvalRun: evals.get('/eval-runs/{runId}', 'run'),
  cancelEvalRun: {
    ...evals.get('/eval-runs/{runId}/cancel', 'run'),
    method: 'POST',
    mayConflict: true,
  },
  listIterations: evals.list('/eval-runs/{runId}/iterations', 'iterations'),
  getTrace: evals.get('/eval-runs/{runId}/iterations/{iterationId}/trace', 'trace'),

  reportRun: ingest.send('/report', 'reportRequest', 'finishedRun', { mayConflict: true }),
  startRun: ingest.send('/runs/start', 'startRequest', 'startedRun', { mayConflict: true }),
  appendIterations: ingest.send('/runs/iterations', 'appendRequest', 'appended', {
    mayConflict: true,
  }),
  finalizeRun: ingest.send('/runs/finalize', 'finalizeRequest', 'finishedRun'),
  createUploadUrl: ingest.send('/artifacts/upload-url', 'uploadRequest', 'uploadUrl'),
} as const satisfies Record<keyof typeof OPERATION_SUMMARIES, Route>;
