import type { RemoteServer, ServerEntry } from '../../api/servers-file.ts';
import { TEXT_LIMIT } from '../../lib/limits.ts';
import type { Redactor } from '../../lib/redaction/redactor.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Connection, Sent } from '../mcp/connection.ts';
import type { Credentials } from '../mcp/link.ts';
import type { Pong } from '../mcp/remote-address.ts';
import { hasCredentials, serverFailure } from '../mcp/server-failure.ts';
import { Refusal, refusalOf } from '../refusals.ts';
import type { ApiRequest, Core } from '../request.ts';
import { findRow } from '../storage/rows.ts';
import type { Surroundings } from '../surroundings.ts';

/** Where the tokens of users come from. */
export interface GrantSource {
  /** Null for a local process. */
  credentialsOf: (userId: string, serverId: string, entry: ServerEntry) => Credentials | null;
}

/** The server of an operation. */
export interface Target {
  id: string;
  entry: ServerEntry;
  /** Null: a local process. */
  credentials: Credentials | null;
}

/** What an operation needs of its request. */
export type ServerRequest = Pick<
  ApiRequest<'validateServer'>,
  'caller' | 'project' | 'parameters' | 'signal'
>;

/** Finds the server of a request. Refuses an unknown or disabled one. */
export async function findTarget(
  { database }: Core,
  grants: GrantSource,
  { caller, project, parameters }: ServerRequest,
): Promise<Target> {
  const row = await findRow(database, 'servers', project.id, parameters.serverId);
  const { id, name, isEnabled } = row;
  if (isEnabled === 0) throw refusalOf('VALIDATION_ERROR', { reason: 'server-disabled', name });
  const entry: ServerEntry = JSON.parse(row.entry);
  return { id, entry, credentials: grants.credentialsOf(caller.userId, id, entry) };
}

/**
 * Connects to a server for one piece of work. The connection closes in the background.
 *
 * @param signal ends the work
 * @throws FailureError if the server cannot be connected to; what the work throws
 */
export async function withConnection<T>(
  core: Core,
  { entry, credentials }: Target,
  signal: AbortSignal,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  // The SDK takes long to load.
  const { connectServer, plainOptions } = await import('../mcp/connection.ts');
  const options = plainOptions(credentials);
  const connection = await connectServer(entry, core.surroundings, signal, options);
  try {
    return await work(connection);
  } finally {
    await closeLater(core, connection);
  }
}

/** Closes a connection in the background. Waits only if too many are closing already. */
export async function closeLater(
  { closings, surroundings }: Core,
  connection: Connection,
): Promise<void> {
  await closings.begin(() => connection.close().catch(surroundings.onBug));
}

/** What a server says about itself, in reports of ours. */
export const shownObject = (value: Sent, redactor: Redactor): Sent =>
  // Objects stay objects.
  redactor.json(value, TEXT_LIMIT) as Sent;

/** The tokens of a user for a server of a run. A refusal of them is a failure of the server. */
export function runCredentials(
  grants: GrantSource,
  userId: string,
  { id, entry }: { id: string; entry: ServerEntry },
  redactor: Redactor,
): Credentials | null {
  const credentials = grants.credentialsOf(userId, id, entry);
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

/** Asks the address of a server whether it answers at all. See `RemoteAddress.ping`. */
export async function ping(
  server: RemoteServer,
  { redactor }: Surroundings,
  signal: AbortSignal,
  credentials: Credentials | null,
): Promise<Pong> {
  const { RemoteAddress } = await import('../mcp/remote-address.ts');
  return new RemoteAddress(server, redactor, credentials).ping(signal);
}

/** Whether a server requires a token, by its answer to a request without the one that is there. */
export async function needsGrant(
  server: RemoteServer,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<boolean> {
  const { status, challenge } = await ping(server, surroundings, signal, null);
  // With credentials, 403 says that they are not good for this.
  const isRefused = status === 401 || (status === 403 && !hasCredentials(server.headers));
  // A server that names other schemes only, such as `Basic`, needs no grant.
  return (
    isRefused && (challenge === null || /(?:^|[\s,])(?:Bearer|DPoP)(?:[\s,]|$)/i.test(challenge))
  );
}
