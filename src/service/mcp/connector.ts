import type { Redactor } from '../../redaction/redactor.ts';
import type { Resource } from './protocol/content.ts';
import type {
  Prompt,
  PromptResult,
  ResourceResult,
  ResourceTemplate,
  Tool,
  ToolResult,
} from './protocol/messages.ts';
import type { PlainRequest } from './protocol/plain-request.ts';
import type { ServerFacts } from './protocol/server-facts.ts';
import type { McpServer } from './server-connection.ts';

export const DEFAULT_CONNECT_TIMEOUT_MS = 10_000;
export const DEFAULT_CALL_TIMEOUT_MS = 30_000;
/** npm gives up on a registry it cannot reach after 70 s; what it says then is worth the wait. */
export const DEFAULT_FETCH_TIMEOUT_MS = 90_000;

/** How long a server is waited for. */
export interface McpLimits {
  connectTimeoutMs: number;
  /** In place of that, where the server's program has to fetch or build the server first. */
  fetchTimeoutMs: number;
  /** For one call or one page of a list. */
  callTimeoutMs: number;
}

/** How many pages of a list may take as long as one may. */
const SLOW_PAGES = 5;

/** How long a list may take over all its pages. */
export const listLimitMs = (pageLimitMs: number): number => SLOW_PAGES * pageLimitMs;

/** Why a token is asked for. */
export interface TokenRequest {
  serverName: string;
  url: string;
  /** The token that the server has answered with HTTP 401; null where none was shown to it yet. */
  refused: string | null;
}

/**
 * Gives the bearer token to show to a remote server; null where there is none. It is asked before
 * the connection, and once more where the server refuses what it gave. Whoever provides tokens sees
 * to it that the redactor of the run knows them.
 */
export type TokenProvider = (request: TokenRequest, signal: AbortSignal) => Promise<string | null>;

export interface ConnectOptions {
  limits: McpLimits;
  /**
   * Facts of an earlier connection to the same server: it is spoken to as then, without finding out
   * again how it is to be spoken to.
   */
  known?: ServerFacts | undefined;
  token?: TokenProvider | undefined;
}

/**
 * An open connection to one server. Every method but `close` throws `McpServerError`, or the
 * signal's reason. A list is that of all pages, and empty where the server has no such thing.
 */
export interface McpConnection {
  readonly facts: ServerFacts;
  /** Whether more can be had from it, as far as is known. */
  readonly isOpen: boolean;
  /** How often the server has told that one of its lists is another one now. */
  readonly listChanges: number;
  /** @param pageLimitMs for one page, in place of the limit of a call */
  listTools(signal: AbortSignal, pageLimitMs?: number): Promise<Tool[]>;
  /** The server's result as it came. */
  callTool(name: string, args: Record<string, unknown>, signal: AbortSignal): Promise<ToolResult>;
  listPrompts(signal: AbortSignal): Promise<Prompt[]>;
  getPrompt(name: string, args: Record<string, string>, signal: AbortSignal): Promise<PromptResult>;
  listResources(signal: AbortSignal): Promise<Resource[]>;
  listResourceTemplates(signal: AbortSignal): Promise<ResourceTemplate[]>;
  readResource(uri: string, signal: AbortSignal): Promise<ResourceResult>;
  /**
   * Ends the session and the server's process. Resolves once that is gone with all it started, or
   * will not go, which may take seconds; never throws.
   */
  close(): Promise<void>;
}

/** A connection as its connector gives it. */
export interface OpenedConnection extends McpConnection {
  /**
   * Asks, whether or not the server says that it can be asked that. Returns the JSON of the result,
   * letter for letter as the server wrote it. One request goes on at a time.
   */
  ask(request: PlainRequest, signal: AbortSignal): Promise<string>;
}

/** Opens connections. */
export interface McpConnector {
  /**
   * On failure the server's process is ended in the background.
   *
   * @throws McpServerError when it cannot be had in time; the signal's reason when that aborts
   */
  connect(
    server: McpServer,
    options: ConnectOptions,
    signal: AbortSignal,
  ): Promise<OpenedConnection>;
  /**
   * Resolves once the processes of those servers are gone that were told to end, after a connect that
   * failed or was called off too, or will not go; never rejects.
   */
  untilEnded(): Promise<void>;
  /**
   * Closes what it has opened and is open yet, and opens nothing more. Resolves once the processes of
   * all its servers are gone, or will not go; never throws.
   */
  close(): Promise<void>;
}

/** What is secret in a run: whatever a connection tells of a server goes through the redactor. */
export interface RunSecrets {
  redactor: Redactor;
  /** The values behind it, for whoever has to make one elsewhere. */
  values: readonly string[];
}

/** Makes a connector for a run, or for a part of one. Whoever asks for it closes it. */
export type OpenConnector = (secrets: RunSecrets) => McpConnector;
