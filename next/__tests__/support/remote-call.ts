/** A connection to a remote server, and one call. */
import type { RemoteServer } from '../../src/api/servers-file.ts';
import { FailureError } from '../../src/report/failure-error.ts';
import { connectServer, plainOptions } from '../../src/service/mcp/connection.ts';
import { remoteServer, surroundingsOf } from './service.ts';

/** Connects and calls tool `t` as often as asked. Returns the last result, or the failure. */
export async function callRemote(url: string, entry: Partial<RemoteServer> = {}, calls = 1) {
  const server = { ...remoteServer('remote', url), ...entry };
  const options = plainOptions();
  const { signal } = new AbortController();
  try {
    const connection = await connectServer(server, surroundingsOf(), signal, options);
    try {
      for (let call = 1; call < calls; call += 1) await connection.call('t', {});
      return { ...(await connection.call('t', {})), isSse: options.known.isSse };
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      return { ...error.failure, isOpen: connection.isOpen };
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    return { ...error.failure, isSse: options.known.isSse };
  }
}
