import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerEntry } from '../api/servers-file.ts';
import type { Backend } from './backend.ts';
import { createApiServer } from './http/server.ts';
import type { Surroundings } from './surroundings.ts';

/** A service that listens. */
export interface Service {
  /** Its address without path. */
  origin: string;
  key: string;
  /** Cancels runs, ends servers, closes the port and the database. */
  close: () => Promise<void>;
}

/** Serves the API on a free port of 127.0.0.1, with a random key and one project. */
export async function startService(
  servers: readonly ServerEntry[],
  surroundings: Surroundings,
): Promise<Service> {
  const key = `sk_${randomBytes(32).toString('base64url')}`;
  // The first request opens it: the database takes as long to load as the rest of the service.
  let opened: Promise<Backend> | undefined;
  const open = async () => {
    const { openBackend } = await import('./backend.ts');
    return openBackend(servers, surroundings);
  };
  const handlers = async () => {
    opened ??= open();
    return (await opened).handlers;
  };
  const { onBug } = surroundings;
  const server = createApiServer({ key, handlers, onBug }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  const close = async () => {
    server.close();
    await (await opened)?.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${address.port}`, key, close };
}
