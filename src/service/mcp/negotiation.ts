import type { Client } from '@modelcontextprotocol/client';
import type { ServerEntry } from '../../api/servers-file.ts';
import { MAX_TIMER_MS } from '../../lib/limits.ts';
import { FailureError } from '../../report/failure-error.ts';
import { Gate } from './gate.ts';
import {
  CONNECT_LIMIT_MS,
  type ConnectOptions,
  type Era,
  type KnownServer,
  type Link,
  loadSdk,
  STATELESS_VERSION,
} from './link.ts';
import { MalformedError } from './message.ts';
import { within } from './request.ts';
import { METHOD_NOT_FOUND, ProtocolFailure } from './server-failure.ts';

const OWN_INFO = { name: 'mcp-eval-gate', version: '1' };
/** How the SDK begins to say that a server speaks another version. */
const OTHER_VERSION = "Server's protocol version is not supported";
/** How servers fail that do not expect the first request. */
const ODD_REASONS = /^(?:crash|malformed|error|status|unreachable)$/;
/** What gateways answer in place of a server. */
const GATEWAY_STATUSES = [502, 503, 504];

interface Versions {
  /** Null: the server is asked. */
  era: KnownServer['era'];
  /** The only one. Null: any of the era. */
  version: string | null;
}

/** A server speaks another version of MCP than `wanted`. */
class VersionError extends MalformedError {
  readonly wanted: string;

  constructor(message: string, wanted: string) {
    super(message);
    this.wanted = wanted;
  }
}

export interface Session {
  link: Link;
  gate: Gate;
  client: Client;
  versions: Versions;
}

/**
 * Finds out which versions of MCP a server speaks, and begins a session with it. Some servers know
 * no request before `initialize`: they end, or never answer again. Such a server is connected to
 * once more, as one with sessions, within another limit.
 *
 * @param open makes a new way to the server, with a process of its own if it is a local one
 * @throws FailureError if the server cannot be connected to within its limits
 */
export async function openSession(
  server: ServerEntry,
  options: ConnectOptions,
  signal: AbortSignal,
  open: () => Promise<Link>,
): Promise<Session> {
  const { known, limits } = options;
  const begun: Session[] = [];
  const begin = async (versions: Versions) => {
    const link = await open();
    const session = {
      link,
      gate: new Gate(link),
      client: await clientFor(versions, options),
      versions,
    };
    begun.push(session);
    return session;
  };
  const first = await begin(versionsOf(server, known));
  const limitMs = Math.min(limits.connectMs ?? first.link.connectLimitMs, MAX_TIMER_MS);
  /** Connects, and once more if the server may know sessions only. */
  const findOut = async (): Promise<Session> => {
    try {
      return await connect(first, limitMs, signal);
    } catch (error) {
      if (!mayHaveSessions(error, first)) throw error;
      // Two processes of a server at the same time can disturb each other.
      await first.link.close(true);
      const again = await begin({ era: 'session', version: null });
      return connect(again, limitMs, signal).catch((later) => {
        // A server that does not know sessions says more the first time.
        const isUnknown = later instanceof ProtocolFailure && later.code === METHOD_NOT_FOUND;
        throw isUnknown ? error : later;
      });
    }
  };
  let kept: Session | null = null;
  try {
    kept = await findOut();
    known.era = eraOf(kept);
    return kept;
  } finally {
    await Promise.all(begun.map((it) => (it === kept ? null : it.link.close(signal.aborted))));
  }
}

export const eraOf = ({ client }: Session): Era =>
  client.getProtocolEra() === 'modern' ? 'stateless' : 'session';

function versionsOf(server: ServerEntry, known: KnownServer): Versions {
  const { protocolVersion: version } = server;
  if (version !== null) {
    return { era: version < STATELESS_VERSION ? 'session' : 'stateless', version };
  }
  const isSse = 'url' in server && server.transport === 'sse';
  const era = isSse ? 'session' : known.era;
  return { era, version: era === 'stateless' ? STATELESS_VERSION : null };
}

async function clientFor({ era, version }: Versions, { profile }: ConnectOptions) {
  const { Client, SUPPORTED_PROTOCOL_VERSIONS } = await loadSdk();
  const isPinned = era === 'stateless' && version !== null;
  const isOnly = era === 'session' && version !== null;
  return new Client(profile?.clientInfo ?? OWN_INFO, {
    capabilities: profile?.clientCapabilities ?? {},
    inputRequired: { autoFulfill: false },
    supportedProtocolVersions: isOnly ? [version] : SUPPORTED_PROTOCOL_VERSIONS,
    versionNegotiation: { mode: isPinned ? { pin: version } : era === null ? 'auto' : 'legacy' },
  });
}

async function connect(session: Session, limitMs: number, signal: AbortSignal): Promise<Session> {
  const { link, gate, client } = session;
  const failureOf = (error: unknown) => {
    const failure = link.failureOf(error, 'connect');
    if (error instanceof VersionError) failure.hint = { kind: 'version', value: error.wanted };
    return failure;
  };
  await within(limitMs, signal, failureOf, (limited) =>
    client.connect(gate, { signal: limited, timeout: MAX_TIMER_MS }).catch(async (error) => {
      throw await connectError(error, session);
    }),
  );
  return session;
}

/** Whether a server that failed when it was asked for its versions may know sessions only. */
function mayHaveSessions(error: unknown, { link, versions }: Session): boolean {
  if (versions.era !== null) return false;
  if (!(error instanceof FailureError) || error.failure.kind !== 'server') return false;
  const { reason, status } = error.failure;
  // What may be downloaded has had much time.
  if (reason === 'timeout') return link.connectLimitMs <= CONNECT_LIMIT_MS;
  return ODD_REASONS.test(reason) && !GATEWAY_STATUSES.includes(status ?? 0);
}

async function connectError(error: unknown, { gate, versions }: Session): Promise<unknown> {
  const sdk = await loadSdk();
  const { LATEST_PROTOCOL_VERSION, SdkError, SdkErrorCode } = sdk;
  const wanted = versions.version ?? LATEST_PROTOCOL_VERSION;
  const isOther = Error.isError(error) && error.message.startsWith(OTHER_VERSION);
  const spoken = error instanceof sdk.UnsupportedProtocolVersionError ? error.supported : null;
  if (isOther || spoken !== null) {
    const named = JSON.stringify(spoken ?? gate.info['protocolVersion']);
    return new VersionError(`protocol version ${named} instead of "${wanted}"`, wanted);
  }
  if (!(error instanceof SdkError) || error.code !== SdkErrorCode.EraNegotiationFailed)
    return error;
  if (gate.isLost) return new SdkError(SdkErrorCode.ConnectionClosed, 'Connection closed');
  if (versions.era === 'stateless' && error.cause === undefined) {
    return new VersionError(`no protocol version "${wanted}" in \`server/discover\``, wanted);
  }
  return error.cause ?? error;
}
