import { once } from 'node:events';
import { createServer } from 'node:http';
import { settle } from '../lib/sleep.ts';
import { answerRequest } from './http/server.ts';
import type { ServiceSetup } from './settings.ts';
import type { Surroundings } from './surroundings.ts';

/** What requests under way get to end when the service stops. */
const REQUESTS_MS = 5_000;
/** Longer than clients keep idle connections. */
const KEEP_ALIVE_MS = 75_000;

export interface Service {
  /** Its address without path. */
  origin: string;
  /** Stops accepting requests, ends runs and servers, closes the database. */
  close: (graceMs?: number) => Promise<void>;
}

/**
 * Serves the API.
 *
 * Without a framework: the table of routes is the router, and frameworks load `fetch`, a fifth of
 * the start.
 *
 * @throws an error of the system if the port is taken or the file cannot be opened; see `openDatabase`
 */
export async function startService(
  setup: ServiceSetup,
  surroundings: Surroundings,
): Promise<Service> {
  const stopped = new AbortController();
  // The database takes as long to load as the rest of the service.
  const open = async () => (await import('./backend.ts')).openBackend(setup, surroundings);
  let opened: ReturnType<typeof open> | undefined;
  const backend = () => {
    opened ??= open();
    return opened;
  };
  const { onBug } = surroundings;
  const { isLocalOnly } = setup.settings;
  const shared = { isLocalOnly, backend, stopped: stopped.signal, onBug };
  /** The requests under way: each ends with its answer. */
  const pending = new Set<Promise<unknown>>();
  const server = createServer((request, response) => {
    const closed = new Promise((resolve) => response.once('close', resolve));
    const answer = answerRequest(request, response, shared).catch(onBug);
    const answered = Promise.all([answer, closed]);
    pending.add(answered);
    void answered.finally(() => pending.delete(answered));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(setup.port, setup.host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  // After the port: a second service that finds it taken leaves the database alone.
  try {
    if (setup.databaseFile !== null) await backend();
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
  const { family, address: host, port } = address;
  const close = async (graceMs = 0) => {
    const closed = once(server, 'close');
    server.close();
    await Promise.all([(await opened)?.endRuns(graceMs), settle(pending, graceMs)]);
    stopped.abort();
    await settle(pending, REQUESTS_MS);
    // What is left waits for its sender.
    server.closeAllConnections();
    await settle(pending, REQUESTS_MS);
    // A last request may have started another run.
    await (await opened)?.close();
    await closed;
  };
  return { origin: `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`, close };
}
