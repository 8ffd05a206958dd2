/** How an MCP server is reached; `${VAR}` references are already expanded. */
export type ServerConnection =
  | {
      transport: 'stdio';
      command: string;
      args: string[];
      /** The whole environment of the server beyond the few harmless defaults. */
      env: Record<string, string>;
      cwd: string | null;
    }
  | { transport: 'http' | 'sse'; url: string; headers: Record<string, string> };

/** A server that is a process of this machine. */
export type StdioConnection = Extract<ServerConnection, { transport: 'stdio' }>;

/** A server to connect to, under the name that its users know. */
export interface McpServer {
  name: string;
  connection: ServerConnection;
}
