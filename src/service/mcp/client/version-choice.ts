import {
  type ClientOptions,
  SdkError,
  SdkErrorCode,
  UnsupportedProtocolVersionError,
} from '@modelcontextprotocol/client';
import type { ServerFacts } from '../protocol/server-facts.ts';
import { eraOf } from '../protocol/versions.ts';
import type { McpServer } from '../server-connection.ts';

/**
 * How a connection comes by its version: it is found out, it is the one that a server is known or
 * configured to speak, or, in sessions, whichever the server names.
 */
export type Manner =
  | { kind: 'find out' }
  | { kind: 'session'; version?: string }
  | { kind: 'stateless'; version: string };

/** How a server is to be spoken to, by its configuration and an earlier connection to it. */
export function mannerFor({ connection }: McpServer, known: ServerFacts | undefined): Manner {
  const pinned = connection.protocolVersion;
  if (pinned !== undefined) return { kind: eraOf(pinned), version: pinned };
  // There is no such transport any more where there are no sessions.
  if (connection.transport === 'sse' || known?.era === 'session') return { kind: 'session' };
  return known === undefined
    ? { kind: 'find out' }
    : { kind: 'stateless', version: known.protocolVersion };
}

/** It is we who end what takes too long. */
const NO_LIMIT_MS = 2 ** 31 - 1;

/** The manner, in the words of the SDK. */
export function clientVersions(manner: Manner): ClientOptions {
  switch (manner.kind) {
    case 'find out':
      return { versionNegotiation: { mode: 'auto', probe: { timeoutMs: NO_LIMIT_MS } } };
    case 'stateless': {
      const mode = { pin: manner.version };
      return { versionNegotiation: { mode, probe: { timeoutMs: NO_LIMIT_MS } } };
    }
    case 'session':
      return manner.version === undefined ? {} : { supportedProtocolVersions: [manner.version] };
  }
}

/** The server does not speak the version that it is spoken to in. */
export class VersionError extends Error {
  override readonly name = 'VersionError';
}

/** How the SDK begins to tell of a server that answers with a version that was not asked for. */
const OTHER_VERSION = "Server's protocol version is not supported: ";
/** And of one that does not offer what alone was asked for. */
const REFUSED_PIN = 'did not offer pinned protocol version';

/** What an error of connecting says of versions; null where it is about something else. */
export function versionTrouble(error: unknown, manner: Manner): VersionError | null {
  const wanted = 'version' in manner ? manner.version : undefined;
  if (error instanceof Error && error.message.startsWith(OTHER_VERSION)) {
    const spoken = JSON.stringify(error.message.slice(OTHER_VERSION.length));
    return new VersionError(
      `speaks the version ${spoken} of MCP${wanted === undefined ? ', which this service does not' : `, not ${wanted}`}`,
    );
  }
  if (manner.kind !== 'stateless') return null;
  const isUnsupported = error instanceof UnsupportedProtocolVersionError;
  const isRefused =
    error instanceof SdkError &&
    error.code === SdkErrorCode.EraNegotiationFailed &&
    error.message.includes(REFUSED_PIN);
  return isUnsupported || isRefused
    ? new VersionError(`does not speak the version ${manner.version} of MCP`)
    : null;
}
