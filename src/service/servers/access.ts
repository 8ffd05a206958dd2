import type { ServerEntry } from '../../api/servers-file.ts';
import { MAX_MESSAGE_DEPTH, TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Connection, Sent } from '../mcp/connection.ts';
import type { Credentials } from '../mcp/link.ts';
import type { Pong } from '../mcp/remote-address.ts';
import { hasCredentials, serverFailure } from '../mcp/server-failure.ts';
import { Refusal, refusalOf } from '../refusals.ts';
import type { ApiRequest, Core } from '../request.ts';
import { findRow } from '../storage/rows.ts';

const TOKEN_SCHEME = /(?:^|[\s,])(?:Bearer|DPoP)(?:[\s,]|$)/i;

export interface GrantSource {
  /** Null for a local process. */
  credentialsOf: (serverId: string, entry: ServerEntry) => Credentials | null;
}

export type ServerRequest = Pick<ApiRequest<'validateServer'>, 'project' | 'parameters' | 'signal'>;

/** The server of an operation, as it is reached until the request ends. */
export type Target = Awaited<ReturnType<typeof findTarget>>;

/** Finds the server of a request. Refuses an unknown or disabled one. */
export async function findTarget(core: Core, grants: GrantSource, request: ServerRequest) {
  const { project, parameters, signal } = request;
  const row = await findRow(core.database, 'servers', project.id, parameters.serverId);
  const { id, name, isEnabled } = row;
  if (isEnabled === 0) throw refusalOf('VALIDATION_ERROR', { reason: 'server-disabled', name });
  const entry: ServerEntry = JSON.parse(row.entry);
  const tokens = grants.credentialsOf(id, entry);
  /** Null for a local process. See `RemoteAddress.ping`. */
  const askAddress = async (credentials: Credentials | null): Promise<Pong | null> => {
    if (!('url' in entry)) return null;
    const { RemoteAddress } = await import('../mcp/remote-address.ts');
    return new RemoteAddress(entry, core.surroundings.redactor, credentials).ping(signal);
  };
  return {
    id,
    entry,
    signal,
    /**
     * Connects for one piece of work. The connection closes in the background.
     *
     * @throws FailureError if the server cannot be connected to; what the work throws
     */
    connect: async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
      // The SDK takes long to load.
      const { connectServer, plainOptions } = await import('../mcp/connection.ts');
      const options = plainOptions(tokens);
      options.limits.connectMs = core.settings.connectMs ?? null;
      const connection = await connectServer(entry, core.surroundings, signal, options);
      try {
        return await work(connection);
      } finally {
        await core.closings.begin(() => connection.close());
      }
    },
    /** Asks the address whether it answers at all. Null for a local process. */
    ping: () => askAddress(tokens),
    /** Whether the server requires a token: not even the one that is there is sent. Null as in `ping`. */
    needsGrant: async (): Promise<boolean | null> => {
      const pong = await askAddress(null);
      if (pong === null || !('url' in entry)) return null;
      const { status, challenge } = pong;
      // With credentials, 403 says that they are not good for this.
      const isRefused = status === 401 || (status === 403 && !hasCredentials(entry.headers));
      // A server that names other schemes only, such as `Basic`, needs no grant.
      return isRefused && (challenge === null || TOKEN_SCHEME.test(challenge));
    },
  };
}

/** What a server says about itself, in reports of ours. */
export const shownObject = (value: Sent, redactor: Redactor): Sent =>
  // Objects stay objects.
  redactor.json(value, TEXT_LIMIT, MAX_MESSAGE_DEPTH) as Sent;

/** The tokens for a server of a run. A refusal of them is a failure of the server. */
export function runCredentials(
  grants: GrantSource,
  { id, entry }: { id: string; entry: ServerEntry },
  redactor: Redactor,
): Credentials | null {
  const credentials = grants.credentialsOf(id, entry);
  if (credentials === null) return null;
  const asFailure = (error: unknown): never => {
    if (!(error instanceof Refusal)) throw error;
    const { code, message } = error.body;
    const unanswered = code === 'TIMEOUT' ? 'timeout' : 'unreachable';
    const reason = code === 'OAUTH_REQUIRED' ? 'credentials' : unanswered;
    const failure = serverFailure(entry, 'connect', reason, redactor, message);
    // Of the authorization server, which is not under test.
    throw new FailureError({ ...failure, isLocal: false, status: error.status });
  };
  return {
    token: () => credentials.token().catch(asFailure),
    renew: (rejected) => credentials.renew(rejected).catch(asFailure),
  };
}
