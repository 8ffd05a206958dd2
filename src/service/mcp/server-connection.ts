/** What a server's configuration may say of it, however it is reached. */
interface Settings {
  /** The version of the protocol that is spoken with it; found out where left out. */
  protocolVersion?: string;
}

/** A server that is a process of this machine. */
export interface StdioConnection extends Settings {
  transport: 'stdio';
  command: string;
  args: string[];
  /** The whole environment of the server beyond the few harmless defaults. */
  env: Record<string, string>;
  cwd: string | null;
  /** The checkout that it is of, where it runs if it names no folder; left out: the service's own. */
  checkout?: string;
  /** A folder that it may write to, whatever its sandbox hides; it has none where left out. */
  folder?: string;
}

/** A server that is spoken to over HTTP. */
export interface RemoteConnection extends Settings {
  transport: 'http' | 'sse';
  url: string;
  headers: Record<string, string>;
}

/** How an MCP server is reached; `${VAR}` references are already expanded. */
export type ServerConnection = StdioConnection | RemoteConnection;

/** As whom a server is spoken to, where that is not the service itself. */
export interface ClientProfile {
  /** What the server is told that the client can do. */
  capabilities: Record<string, unknown>;
  /** How the client introduces itself; as the service, where it is left out. */
  info: { name: string; version: string } | undefined;
  /** Tools that are meant for apps alone are kept from models. */
  hidesAppTools: boolean;
}

/** A server to connect to, under the name that its users know. */
export interface McpServer {
  name: string;
  connection: ServerConnection;
  client?: ClientProfile;
}
