import type { RemoteServer } from '../../api/servers-file.ts';
import type { Credentials } from '../mcp/credentials.ts';
import type { Pong } from '../mcp/remote-address.ts';
import { hasCredentials } from '../mcp/server-failure.ts';
import type { Surroundings } from '../surroundings.ts';

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

/** Whether a server requires a token, by its answer to a request without one. */
export function needsGrant({ headers }: RemoteServer, { status, challenge }: Pong): boolean {
  // With credentials, 403 says that they are not good for this.
  const isRefused = status === 401 || (status === 403 && !hasCredentials(headers));
  // A server that names other schemes only, such as `Basic`, needs no grant.
  return (
    isRefused && (challenge === null || /(?:^|[\s,])(?:Bearer|DPoP)(?:[\s,]|$)/i.test(challenge))
  );
}
