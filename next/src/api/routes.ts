import type * as z from 'zod';

type Catalogue = typeof import('./resources/catalogue.ts');
type Operations = typeof import('./resources/operations.ts');
type Evals = typeof import('./resources/evals.ts');
type Ingest = typeof import('./resources/ingest.ts');

/** Schemas take long to make, so that each group is loaded by its first use. */
const catalogue = <K extends keyof Catalogue>(name: K) => {
  return async (): Promise<Catalogue[K]> => (await import('./resources/catalogue.ts'))[name];
};
const operations = <K extends keyof Operations>(name: K) => {
  return async (): Promise<Operations[K]> => (await import('./resources/operations.ts'))[name];
};
const evals = <K extends keyof Evals>(name: K) => {
  return async (): Promise<Evals[K]> => (await import('./resources/evals.ts'))[name];
};
const ingest = <K extends keyof Ingest>(name: K) => {
  return async (): Promise<Ingest[K]> => (await import('./resources/ingest.ts'))[name];
};

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

type Load = () => Promise<z.ZodType>;
type Extra = Partial<Pick<Route, 'status' | 'isRepeatable' | 'mayConflict' | 'method'>>;

const get = <const P extends string, R extends Load, const Q extends readonly QueryName[] = []>(
  group: Group,
  path: P,
  summary: string,
  reply: R,
  query?: Q,
) => ({
  group,
  method: 'GET' as const,
  path,
  status: 200 as const,
  summary,
  query: query ?? [],
  body: null,
  reply,
  isRepeatable: true,
  mayConflict: false,
});

const send = <const P extends string, B extends Load | null, R extends Load>(
  group: Group,
  path: P,
  summary: string,
  body: B,
  reply: R,
  { status = 200, isRepeatable = true, mayConflict = false, method = 'POST' }: Extra = {},
) => {
  const query: readonly [] = [];
  return { group, method, path, status, summary, query, body, reply, isRepeatable, mayConflict };
};

/** An operation on a server. */
const operate = <const P extends string, B extends Load, R extends Load>(
  path: P,
  summary: string,
  body: B,
  reply: R,
  isRepeatable = true,
) => {
  const full = `/projects/{projectId}/servers/{serverId}${path}` as const;
  return send('servers', full, summary, body, reply, { isRepeatable });
};

const hostsPath = '/projects/{projectId}/hosts';
const suitesPath = '/projects/{projectId}/eval-suites';
const runsPath = '/projects/{projectId}/eval-runs';
const ingestPath = '/projects/{projectId}/eval-ingest';

/** Each route once. Router, client, OpenAPI, `docs/api.md` and tests follow this table. */
export const routes = {
  getAccount: get('catalogue', '/me', 'Shows the account behind the key.', catalogue('account')),
  listProjects: get(
    'catalogue',
    '/projects',
    'Lists the projects that the key can access.',
    catalogue('projects'),
    ['organizationId', ...PAGE],
  ),
  listServers: get(
    'catalogue',
    '/projects/{projectId}/servers',
    'Lists the saved MCP servers.',
    catalogue('servers'),
    PAGE,
  ),
  listEvalSuites: get(
    'catalogue',
    suitesPath,
    'Lists eval suites, each with its latest run.',
    catalogue('suites'),
    PAGE,
  ),
  listHosts: get('catalogue', hostsPath, 'Lists hosts.', catalogue('hosts'), PAGE),
  createHost: send(
    'catalogue',
    hostsPath,
    'Creates a host from a template or a configuration.',
    catalogue('hostRequest'),
    catalogue('host'),
    { status: 201, isRepeatable: false, mayConflict: true },
  ),
  getHost: get('catalogue', `${hostsPath}/{hostId}`, 'Shows a host.', catalogue('host')),
  updateHost: send(
    'catalogue',
    `${hostsPath}/{hostId}`,
    'Renames a host or replaces its configuration.',
    catalogue('hostUpdate'),
    catalogue('host'),
    { method: 'PATCH', mayConflict: true },
  ),
  deleteHost: send(
    'catalogue',
    `${hostsPath}/{hostId}`,
    'Deletes a host.',
    catalogue('hostDeletion'),
    catalogue('deletedHost'),
    { method: 'DELETE' },
  ),
  listChatSessions: get(
    'catalogue',
    '/chat-sessions',
    'Lists chat sessions, the last used first.',
    catalogue('chatSessions'),
    ['projectId', 'status', 'before', ...PAGE],
  ),
  listChatboxes: get(
    'catalogue',
    '/projects/{projectId}/chatboxes',
    'Lists published chatboxes.',
    catalogue('chatboxes'),
    PAGE,
  ),
  getChatbox: get(
    'catalogue',
    '/projects/{projectId}/chatboxes/{chatboxId}',
    'Shows the settings of a chatbox.',
    catalogue('chatbox'),
  ),

  validateServer: operate(
    '/validate',
    'Connects to a server and shows its capabilities.',
    operations('emptyRequest'),
    operations('validation'),
  ),
  diagnoseServer: operate(
    '/doctor',
    'Checks address, connection, capabilities and lists of a server.',
    operations('emptyRequest'),
    operations('doctorReport'),
  ),
  checkOAuth: operate(
    '/check-oauth',
    'Tells whether a server requires an OAuth grant.',
    operations('emptyRequest'),
    operations('oauthRequirement'),
  ),
  listTools: operate(
    '/tools',
    'Lists the tools of a server.',
    operations('pageRequest'),
    operations('mcpItems'),
  ),
  callTool: operate(
    '/tools/call',
    'Calls a tool and returns its result unmodified.',
    operations('callRequest'),
    operations('passedOn'),
    false,
  ),
  listPrompts: operate(
    '/prompts',
    'Lists the prompts of a server.',
    operations('pageRequest'),
    operations('mcpItems'),
  ),
  getPrompt: operate(
    '/prompts/get',
    'Renders a prompt and returns it unmodified.',
    operations('promptRequest'),
    operations('passedOn'),
  ),
  listResources: operate(
    '/resources',
    'Lists the resources of a server.',
    operations('pageRequest'),
    operations('mcpItems'),
  ),
  readResource: operate(
    '/resources/read',
    'Reads a resource.',
    operations('resourceRequest'),
    operations('passedOn'),
  ),
  exportServer: operate(
    '/export',
    'Exports tools, resources and prompts of a server.',
    operations('emptyRequest'),
    operations('snapshot'),
  ),
  importTokens: operate(
    '/oauth/import-tokens',
    'Stores OAuth tokens that later operations on the server use and refresh.',
    operations('importRequest'),
    operations('importedTokens'),
  ),

  createEvalSuite: send(
    'evals',
    suitesPath,
    'Creates a suite and its cases. Runs nothing.',
    evals('suiteRequest'),
    evals('createdSuite'),
    { status: 201, isRepeatable: false },
  ),
  getEvalSuite: get('evals', `${suitesPath}/{suiteId}`, 'Shows a suite.', evals('suite')),
  listCases: get(
    'evals',
    `${suitesPath}/{suiteId}/cases`,
    'Lists the cases of a suite.',
    evals('cases'),
    PAGE,
  ),
  listRuns: get(
    'evals',
    `${suitesPath}/{suiteId}/runs`,
    'Lists the runs of a suite, the newest first.',
    evals('runs'),
    PAGE,
  ),
  createEvalRun: send(
    'evals',
    runsPath,
    'Creates a run and starts it in the background.',
    evals('runRequest'),
    evals('createdRun'),
    { status: 202, isRepeatable: false, mayConflict: true },
  ),
  getEvalRun: get('evals', `${runsPath}/{runId}`, 'Shows a run.', evals('run')),
  cancelEvalRun: send('evals', `${runsPath}/{runId}/cancel`, 'Cancels a run.', null, evals('run'), {
    mayConflict: true,
  }),
  listIterations: get(
    'evals',
    `${runsPath}/{runId}/iterations`,
    'Lists the iterations of a run.',
    evals('iterations'),
    PAGE,
  ),
  getTrace: get(
    'evals',
    `${runsPath}/{runId}/iterations/{iterationId}/trace`,
    'Shows what happened in an iteration.',
    evals('trace'),
  ),

  reportRun: send(
    'ingest',
    `${ingestPath}/report`,
    'Stores a finished run with its results.',
    ingest('reportRequest'),
    ingest('finishedRun'),
    { mayConflict: true },
  ),
  startRun: send(
    'ingest',
    `${ingestPath}/runs/start`,
    'Creates a run of this `externalRunId`, or finds it.',
    ingest('startRequest'),
    ingest('startedRun'),
    { mayConflict: true },
  ),
  appendIterations: send(
    'ingest',
    `${ingestPath}/runs/iterations`,
    'Adds results to a started run. Skips the ones that it has.',
    ingest('appendRequest'),
    ingest('appended'),
    { mayConflict: true },
  ),
  finalizeRun: send(
    'ingest',
    `${ingestPath}/runs/finalize`,
    'Ends a started run.',
    ingest('finalizeRequest'),
    ingest('finishedRun'),
  ),
  createUploadUrl: send(
    'ingest',
    `${ingestPath}/artifacts/upload-url`,
    'Creates an address that takes one file.',
    ingest('emptyRequest'),
    ingest('uploadUrl'),
  ),
} as const satisfies Record<string, Route>;
