import { once } from 'node:events';
import { type Backend, createApiServer } from './http/server.ts';
import type { ServiceSetup } from './settings.ts';
import type { Surroundings } from './surroundings.ts';

/** A service that listens. */
export interface Service {
  /** Its address without path. */
  origin: string;
  /** Stops accepting requests, ends runs and servers, closes the database. */
  close: (graceMs?: number) => Promise<void>;
}

/**
 * Serves the API.
 *
 * @throws an error of the system if the port is taken or the file cannot be opened; see `openDatabase`
 */
export async function startService(
  setup: ServiceSetup,
  surroundings: Surroundings,
): Promise<Service> {
  // The database takes as long to load as the rest of the service.
  let opened: ReturnType<typeof open> | undefined;
  const stopped = new AbortController();
  const open = async () => {
    const { openBackend } = await import('./backend.ts');
    return openBackend(setup, surroundings);
  };
  const backend = (): Promise<Backend> => {
    opened ??= open();
    return opened;
  };
  if (setup.databaseFile !== null) await backend();
  const { onBug } = surroundings;
  const { isLocalOnly } = setup.settings;
  const server = createApiServer({ isLocalOnly, backend, signal: stopped.signal, onBug });
  server.listen(setup.port, setup.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    await (await opened)?.close();
    throw error;
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  const { family, address: host, port } = address;
  const close = async (graceMs = 0) => {
    const closed = once(server, 'close');
    server.close();
    await (await opened)?.endRuns(graceMs);
    stopped.abort();
    server.closeIdleConnections();
    // A last request may have started another run.
    await (await opened)?.close();
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`, close };
}
