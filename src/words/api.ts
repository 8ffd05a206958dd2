/** What the documents of the API say, next to the table of routes. */
export const API_DESCRIPTION =
  'Operates MCP servers, runs eval suites on them, and stores results of runs elsewhere. Ignore unknown members of replies and treat unknown error codes as final.';

export const CODE_MEANINGS = {
  UNAUTHORIZED: 'The key is missing or not valid.',
  OAUTH_REQUIRED: 'The MCP server requires an OAuth grant.',
  FORBIDDEN: 'The key is valid and does not allow this.',
  VALIDATION_ERROR: 'The request has mistakes. `details.issues` lists them.',
  NOT_FOUND: 'The route, the project or the resource does not exist, or the key cannot access it.',
  CONFLICT: 'The state of the resource, or an earlier request, excludes this request.',
  FEATURE_NOT_SUPPORTED: 'The MCP server does not support this.',
  RATE_LIMITED: 'The key has sent too many requests, or the organization has too many active runs.',
  INTERNAL_ERROR: 'The service failed. `details.requestId` names the request in its log.',
  SERVER_UNREACHABLE: 'The service cannot connect to the MCP server.',
  TIMEOUT: 'The MCP server did not answer in time.',
} as const;

export const SUCCESS_MEANINGS = {
  200: 'The request succeeded.',
  201: 'The resource exists now.',
  202: 'The run goes on in the background.',
} as const;

export const OPERATION_SUMMARIES = {
  getAccount: 'Shows the account behind the key.',
  listProjects: 'Lists the projects that the key can access.',
  listServers: 'Lists the saved MCP servers.',
  listEvalSuites: 'Lists eval suites, each with its latest run.',
  listHosts: 'Lists hosts.',
  createHost: 'Creates a host from a template or a configuration.',
  getHost: 'Shows a host.',
  updateHost: 'Renames a host or replaces its configuration.',
  deleteHost: 'Deletes a host.',
  listChatSessions: 'Lists chat sessions, the last used first.',
  listChatboxes: 'Lists published chatboxes.',
  getChatbox: 'Shows the settings of a chatbox.',
  validateServer: 'Connects to a server and shows its capabilities.',
  diagnoseServer: 'Checks address, connection, capabilities and lists of a server.',
  checkOAuth: 'Tells whether a server requires an OAuth grant.',
  listTools: 'Lists the tools of a server.',
  callTool: 'Calls a tool and returns its result unmodified.',
  listPrompts: 'Lists the prompts of a server.',
  getPrompt: 'Renders a prompt and returns it unmodified.',
  listResources: 'Lists the resources of a server.',
  readResource: 'Reads a resource.',
  exportServer: 'Exports tools, resources and prompts of a server.',
  importTokens: 'Stores OAuth tokens that later operations on the server use and refresh.',
  createEvalSuite: 'Creates a suite and its cases. Runs nothing.',
  getEvalSuite: 'Shows a suite.',
  listCases: 'Lists the cases of a suite.',
  listRuns: 'Lists the runs of a suite, the newest first.',
  createEvalRun: 'Creates a run and starts it in the background.',
  getEvalRun: 'Shows a run.',
  cancelEvalRun: 'Cancels a run.',
  listIterations: 'Lists the iterations of a run.',
  getTrace: 'Shows what happened in an iteration.',
  reportRun: 'Stores a finished run with its results.',
  startRun: 'Creates a run of this `externalRunId`, or finds it.',
  appendIterations: 'Adds results to a started run. Skips the ones that it has.',
  finalizeRun: 'Ends a started run.',
  createUploadUrl: 'Creates an address that takes one file.',
} as const;
