/** What the documents of the API say, next to the table of routes. */
export const API_DESCRIPTION = [
  'Operates MCP servers, runs eval suites on them, and stores results of runs elsewhere.',
  'Ignore unknown members of replies and treat unknown error codes as final.',
].join(' ');

/** What each error code means. */
export const CODE_MEANINGS = {
  UNAUTHORIZED: 'The key is missing, unknown, revoked, of a guest, or without an organization.',
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

/** What each status of a success means. */
export const SUCCESS_MEANINGS = {
  200: 'The request succeeded.',
  201: 'The resource exists now.',
  202: 'The run goes on in the background.',
} as const;
