import {
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client';
import { systemClock } from '../../../ports/clock.ts';
import { withTimeLimit } from '../../../resilience/time-limit.ts';
import type { ProcessSurroundings, Refusal } from '../sandbox/launch.ts';
import type { RemoteConnection, ServerConnection, StdioConnection } from '../server-connection.ts';
import { StdioTransport } from '../stdio/stdio-transport.ts';
import { createBoundedFetch } from '../wire/bounded-fetch.ts';
import type { MessageLimitError } from '../wire/message-limits.ts';
import type { ResultTexts } from '../wire/result-texts.ts';
import type { Valve } from '../wire/valve.ts';
import type { TokenSource } from './token-source.ts';

const END_SESSION_LIMIT_MS = 2_000;
/** A server may ask for a stream that has ended to be opened again at once, and end it at once. */
const SHORTEST_RECONNECTION_MS = 100;

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
  /** What a remote server is shown; the headers of its configuration alone where left out. */
  tokens: TokenSource | undefined;
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
  { valve, onExcess, texts, tokens }: LinkSettings,
): ServerLink {
  const url = new URL(address);
  const send = createBoundedFetch({ valve, onExcess, texts });
  const options = {
    requestInit: { headers },
    ...(tokens === undefined
      ? { fetch: send }
      : { fetch: tokens.noting(send), authProvider: tokens }),
  };
  const none = () => null;
  const remote = { pid: none, processEnd: none, refusal: none, stderrTail: () => '' };
  if (kind === 'sse') {
    return { ...remote, transport: new SSEClientTransport(url, options), end: async () => {} };
  }
  const transport = new StreamableHTTPClientTransport(url, {
    ...options,
    reconnectionScheduler: (reconnect, delayMs) =>
      systemClock.alarm(Math.max(SHORTEST_RECONNECTION_MS, delayMs), reconnect),
  });
  const endSession = () => transport.terminateSession();
  const end = () => withTimeLimit(END_SESSION_LIMIT_MS, undefined, endSession);
  return { ...remote, transport, end };
}

/** The way to a saved server. Throws where its address is none. */
export function createLink(connection: ServerConnection, settings: LinkSettings): ServerLink {
  return connection.transport === 'stdio'
    ? stdioLink(connection, settings)
    : remoteLink(connection, settings);
}
