import {
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { systemClock } from '../../../ports/clock.ts';
import { withTimeLimit } from '../../../resilience/time-limit.ts';
import type { ProcessSurroundings, Refusal } from '../sandbox/launch.ts';
import type { McpServer, RemoteConnection, StdioConnection } from '../server-connection.ts';
import { errorText, McpServerError } from '../server-error.ts';
import { StdioTransport } from '../stdio/stdio-transport.ts';
import { createBoundedFetch } from '../wire/bounded-fetch.ts';
import type { MessageLimitError } from '../wire/message-limits.ts';
import type { ResultTexts } from '../wire/result-texts.ts';
import type { Valve } from '../wire/valve.ts';
import type { TokenSource } from './token-source.ts';

const END_SESSION_LIMIT_MS = 2_000;
/** A server may ask for a stream that has ended to be opened again at once, and end it at once. */
const SHORTEST_RECONNECTION_MS = 100;
/** By which a server says that it has no stream to open. */
const STATUS_NOT_OFFERED = 405;

/** A way to a server, not yet open. */
export interface ServerLink {
  transport: Transport;
  /** Id of the server's process; null where there is none. */
  pid(): number | null;
  /** How that process ended, such as `exited with code 1`; null where it did not. */
  processEnd(): string | null;
  /** Why that process never became the server; null where it did, and where there is none. */
  refusal(): Refusal | null;
  /** The last that the server wrote to its standard error, without secrets; empty where nothing. */
  stderrTail(): string;
  /** Tells a remote server that the session is over, ends the process of a local one. */
  end(): Promise<void>;
}

export interface LinkSettings {
  /** What a stdio server is started in, and its words go through. */
  surroundings: ProcessSurroundings;
  /** Closed, no more is read of what the server sends by itself. */
  valve: Valve;
  /** Told of a message that is not read, and so never answers what it was to answer. */
  onExcess: (excess: MessageLimitError) => void;
  /** Where messages are kept as they came. */
  texts: ResultTexts;
  /** Told of a request, by its id, to which all has come that will, once that is read. */
  onWhole: (request: string) => void;
  /** What a remote server is shown; the headers of its configuration alone where left out. */
  tokens: TokenSource | undefined;
  /** Whether the server is spoken to in sessions, as far as is known. */
  hasSessions: () => boolean;
}

function stdioLink(connection: StdioConnection, settings: LinkSettings): ServerLink {
  const transport = new StdioTransport(connection, settings);
  return {
    transport,
    pid: () => transport.server?.pid ?? null,
    processEnd: () => transport.server?.end ?? null,
    refusal: () => transport.server?.refusal ?? null,
    stderrTail: () => transport.server?.stderrTail ?? '',
    end: () => transport.close(),
  };
}

function remoteLink(
  { transport: kind, url: address, headers }: RemoteConnection,
  { valve, onExcess, texts, onWhole, tokens, hasSessions }: LinkSettings,
): ServerLink {
  const url = new URL(address);
  const boundedFetch = createBoundedFetch({ valve, onExcess, texts, onWhole });
  const send = tokens === undefined ? boundedFetch : tokens.noting(boundedFetch);
  const options = {
    requestInit: { headers },
    fetch: send,
    ...(tokens === undefined ? {} : { authProvider: tokens }),
  };
  const none = () => null;
  const remote = { pid: none, processEnd: none, refusal: none, stderrTail: () => '' };
  if (kind === 'sse') {
    return { ...remote, transport: new SSEClientTransport(url, options), end: async () => {} };
  }
  const transport = new StreamableHTTPClientTransport(url, {
    ...options,
    // Without sessions no stream can be taken up again, which the SDK would do all the same.
    fetch: async (target, init) =>
      hasSessions() || init?.method !== 'GET'
        ? send(target, init)
        : new Response(null, { status: STATUS_NOT_OFFERED }),
    reconnectionScheduler: (reconnect, delayMs) =>
      systemClock.alarm(hasSessions() ? Math.max(SHORTEST_RECONNECTION_MS, delayMs) : 0, reconnect),
  });
  const endSession = () => transport.terminateSession();
  const end = () => withTimeLimit(END_SESSION_LIMIT_MS, undefined, endSession);
  return { ...remote, transport, end };
}

/** The way to a server. Throws McpServerError where its address is none. */
export function createLink({ name, connection }: McpServer, settings: LinkSettings): ServerLink {
  if (connection.transport === 'stdio') return stdioLink(connection, settings);
  try {
    return remoteLink(connection, settings);
  } catch (error) {
    const { redactor } = settings.surroundings;
    const message = `MCP server "${name}" has a wrong address: ${errorText(error)}`;
    throw new McpServerError('unreachable', name, redactor.text(message));
  }
}
