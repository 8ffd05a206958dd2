import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerEntry } from '../api/servers-file.ts';
import type { ProcessGroup } from '../lib/processes.ts';
import type { Redactor } from '../lib/redaction/redactor.ts';
import type { Backend } from './backend.ts';
import { createApiServer } from './http/server.ts';

export interface ServiceSettings {
  servers: readonly ServerEntry[];
  /** Where servers start. */
  workspace: string;
  /** The environment of the job, of which servers get the allowed part. */
  environment: Readonly<Record<string, string | undefined>>;
  redactor: Redactor;
  /** Gets the stack of each mistake of ours. */
  onBug: (error: unknown) => void;
}

export interface Service {
  origin: string;
  key: string;
  /** Cancels runs, ends servers, closes the port and the database. */
  close: () => Promise<void>;
  /** Kills all servers at once, for the exit of the process. */
  killNow: () => void;
}

/** Serves the API on a free port of 127.0.0.1, with a random key and one project. */
export async function startService(settings: ServiceSettings): Promise<Service> {
  const { servers, onBug, ...surroundings } = settings;
  const living = new Set<ProcessGroup>();
  const key = `sk_${randomBytes(32).toString('base64url')}`;
  // Loaded by the first request: the database takes as long to load as the rest to listen.
  let opened: Promise<Backend> | undefined;
  const open = async () => {
    const { openBackend } = await import('./backend.ts');
    return openBackend(servers, { ...surroundings, living }, onBug);
  };
  const backend = () => {
    opened ??= open();
    return opened;
  };
  const handlers = async () => (await backend()).handlers;
  const server = createApiServer({ key, handlers, onBug }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    key,
    close: async () => {
      server.close();
      await (await opened)?.close();
      server.closeAllConnections();
    },
    killNow: () => {
      for (const group of living) group.kill();
    },
  };
}
