import type * as z from 'zod';

/** All routes are below this path. */
export const BASE_PATH = '/api/v1';

/** Query parameters, and what they do. */
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
  /** Status of a success. */
  status: 200 | 201 | 202;
  /** What it does, in one sentence. */
  summary: string;
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
    summary: string,
    query?: Q,
  ) => ({
    group,
    method: 'GET' as const,
    path: `${base}${path}` as const,
    status: 200 as const,
    summary,
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
    summary: string,
    { method = 'POST', status = 200, isRepeatable = true, mayConflict = false }: Extra = {},
  ) => ({
    ...get(path, reply, summary),
    body: schema(body),
    method,
    status,
    isRepeatable,
    mayConflict,
  });
  const list = <const P extends string, R extends Name>(path: P, reply: R, summary: string) =>
    get(path, reply, summary, PAGE);
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
  getAccount: account.get('/me', 'account', 'Shows the account behind the key.'),
  listProjects: account.get(
    '/projects',
    'projects',
    'Lists the projects that the key can access.',
    ['organizationId', ...PAGE],
  ),
  listServers: catalogue.list('/servers', 'servers', 'Lists the saved MCP servers.'),
  listEvalSuites: catalogue.list(
    '/eval-suites',
    'suites',
    'Lists eval suites, each with its latest run.',
  ),
  listHosts: catalogue.list('/hosts', 'hosts', 'Lists hosts.'),
  createHost: catalogue.send(
    '/hosts',
    'hostRequest',
    'host',
    'Creates a host from a template or a configuration.',
    { ...CREATES, mayConflict: true },
  ),
  getHost: catalogue.get('/hosts/{hostId}', 'host', 'Shows a host.'),
  updateHost: catalogue.send(
    '/hosts/{hostId}',
    'hostUpdate',
    'host',
    'Renames a host or replaces its configuration.',
    { method: 'PATCH', mayConflict: true },
  ),
  deleteHost: catalogue.send('/hosts/{hostId}', 'hostDeletion', 'deletedHost', 'Deletes a host.', {
    method: 'DELETE',
    // A second time answers 404.
    isRepeatable: false,
  }),
  listChatSessions: account.get(
    '/chat-sessions',
    'chatSessions',
    'Lists chat sessions, the last used first.',
    ['projectId', 'status', 'before', ...PAGE],
  ),
  listChatboxes: catalogue.list('/chatboxes', 'chatboxes', 'Lists published chatboxes.'),
  getChatbox: catalogue.get(
    '/chatboxes/{chatboxId}',
    'chatbox',
    'Shows the settings of a chatbox.',
  ),

  validateServer: server.send(
    '/validate',
    'emptyRequest',
    'validation',
    'Connects to a server and shows its capabilities.',
  ),
  diagnoseServer: server.send(
    '/doctor',
    'emptyRequest',
    'doctorReport',
    'Checks address, connection, capabilities and lists of a server.',
  ),
  checkOAuth: server.send(
    '/check-oauth',
    'emptyRequest',
    'oauthRequirement',
    'Tells whether a server requires an OAuth grant.',
  ),
  listTools: server.send('/tools', 'pageRequest', 'mcpItems', 'Lists the tools of a server.'),
  callTool: server.send(
    '/tools/call',
    'callRequest',
    'passedOn',
    'Calls a tool and returns its result unmodified.',
    { isRepeatable: false },
  ),
  listPrompts: server.send('/prompts', 'pageRequest', 'mcpItems', 'Lists the prompts of a server.'),
  getPrompt: server.send(
    '/prompts/get',
    'promptRequest',
    'passedOn',
    'Renders a prompt and returns it unmodified.',
  ),
  listResources: server.send(
    '/resources',
    'pageRequest',
    'mcpItems',
    'Lists the resources of a server.',
  ),
  readResource: server.send('/resources/read', 'resourceRequest', 'passedOn', 'Reads a resource.'),
  exportServer: server.send(
    '/export',
    'emptyRequest',
    'snapshot',
    'Exports tools, resources and prompts of a server.',
  ),
  importTokens: server.send(
    '/oauth/import-tokens',
    'importRequest',
    'importedTokens',
    'Stores OAuth tokens that later operations on the server use and refresh.',
  ),

  createEvalSuite: evals.send(
    '/eval-suites',
    'suiteRequest',
    'createdSuite',
    'Creates a suite and its cases. Runs nothing.',
    CREATES,
  ),
  getEvalSuite: evals.get('/eval-suites/{suiteId}', 'suite', 'Shows a suite.'),
  listCases: evals.list('/eval-suites/{suiteId}/cases', 'cases', 'Lists the cases of a suite.'),
  listRuns: evals.list(
    '/eval-suites/{suiteId}/runs',
    'runs',
    'Lists the runs of a suite, the newest first.',
  ),
  createEvalRun: evals.send(
    '/eval-runs',
    'runRequest',
    'createdRun',
    'Creates a run and starts it in the background.',
    { status: 202, isRepeatable: false, mayConflict: true },
  ),
  getEvalRun: evals.get('/eval-runs/{runId}', 'run', 'Shows a run.'),
  cancelEvalRun: {
    ...evals.get('/eval-runs/{runId}/cancel', 'run', 'Cancels a run.'),
    method: 'POST',
    mayConflict: true,
  },
  listIterations: evals.list(
    '/eval-runs/{runId}/iterations',
    'iterations',
    'Lists the iterations of a run.',
  ),
  getTrace: evals.get(
    '/eval-runs/{runId}/iterations/{iterationId}/trace',
    'trace',
    'Shows what happened in an iteration.',
  ),

  reportRun: ingest.send(
    '/report',
    'reportRequest',
    'finishedRun',
    'Stores a finished run with its results.',
    { mayConflict: true },
  ),
  startRun: ingest.send(
    '/runs/start',
    'startRequest',
    'startedRun',
    'Creates a run of this `externalRunId`, or finds it.',
    { mayConflict: true },
  ),
  appendIterations: ingest.send(
    '/runs/iterations',
    'appendRequest',
    'appended',
    'Adds results to a started run. Skips the ones that it has.',
    { mayConflict: true },
  ),
  finalizeRun: ingest.send(
    '/runs/finalize',
    'finalizeRequest',
    'finishedRun',
    'Ends a started run.',
  ),
  createUploadUrl: ingest.send(
    '/artifacts/upload-url',
    'uploadRequest',
    'uploadUrl',
    'Creates an address that takes one file.',
  ),
} as const satisfies Record<string, Route>;
