/** What the service can start local MCP servers in. */
export const SERVER_SANDBOXES = ['bwrap', 'user', 'off'] as const;

/** See SERVER_SANDBOXES. */
export type ServerSandbox = (typeof SERVER_SANDBOXES)[number];
