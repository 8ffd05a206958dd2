import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { EventLog } from '../ports/logger.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { errorCode, errorMessage } from '../trouble/errors.ts';
import { createAuthenticator } from './auth/authenticator.ts';
import {
  DEFAULT_ORGANIZATION,
  type IssuedKey,
  issueKey,
  type KeyRequest,
} from './auth/key-issue.ts';
import { createRateLimiter, type RateLimit } from './auth/rate-limiter.ts';
import { setUpOrganizations } from './catalogue/organization-setup.ts';
import { type ServerConnections, setUpProject } from './catalogue/project-setup.ts';
import type { ConfiguredServer } from './config/mcp-config.ts';
import type { ConfiguredOrganization } from './config/service-config.ts';
import { StartError } from './config/start-error.ts';
import type { RunExecutor } from './engine/plan.ts';
import { BASE_PATH, createApp } from './http/app.ts';
import { createCursorCodec } from './http/pages/cursor.ts';
import { createStrangers } from './http/strangers.ts';
import {
  type ArtifactUploads,
  createArtifactUploads,
  removeUnwanted,
} from './ingestion/uploads/artifact-uploads.ts';
import { createBlobFolder } from './ingestion/uploads/blob-folder.ts';
import { createUploadTickets } from './ingestion/uploads/upload-tickets.ts';
import {
  type InstanceTimes,
  openRunSupervisor,
  type RunSupervisor,
} from './jobs/run-supervisor.ts';
import type { ModelCatalogue } from './models/model-registry.ts';
import type { ServerAccess } from './servers/server-access.ts';
import { openStore } from './storage/open-store.ts';
import type { LastingPlace, StoragePlace } from './storage/storage-place.ts';
import type { OpenedStore, Store } from './storage/store.ts';

/** The service answers to this machine only. */
const HOST = '127.0.0.1';
/** Longer than the minute after which clients and proxies let an idle connection go by themselves. */
const IDLE_CONNECTION_MS = 75_000;

/** How long an upload address can be used, and how large a file it takes. */
const DEFAULT_UPLOAD_LIMITS = { lifetimeMs: 10 * 60_000, maxBytes: 100 * 1024 * 1024 };

export interface ServiceOptions {
  /** 0: a free one. */
  port: number;
  /** In memory: the service is there for whoever started it, and keeps everybody else out. */
  storage: StoragePlace;
  /** Project of the default organisation that the servers belong to. */
  projectName: string;
  servers: readonly ConfiguredServer[];
  /** What the configuration of the service says beside that; left out, where there is none. */
  organizations?: readonly ConfiguredOrganization[];
  rateLimit: RateLimit;
  /** For each organisation. */
  maxConcurrentRuns: number;
  /** Whether runs may bring commands for this machine; false where it is left out. */
  takesCommands?: boolean;
  executor: RunExecutor;
  /** How servers are reached for one request about one of them. */
  serverAccess: ServerAccess;
  catalogue: ModelCatalogue;
  /** Takes out of what is stored of servers what nobody is to see. */
  redactor: Redactor;
  log: EventLog;
  uploadLimits?: Partial<typeof DEFAULT_UPLOAD_LIMITS>;
  now?: () => number;
  instanceTimes?: InstanceTimes;
}

export interface RunningService {
  /** Address of the API with its version path. */
  baseUrl: string;
  createKey(request: KeyRequest): Promise<IssuedKey>;
  revokeKey(id: string): Promise<boolean>;
  /** Cancels the runs, answers what is under way, and lets go of everything. */
  close(): Promise<void>;
}

/** Starts the service in this process. Throws StartError where it cannot. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const now = options.now ?? Date.now;
  const store = await openStore(options.storage, now);
  try {
    return await startOn(store, options, now);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startOn(
  store: OpenedStore,
  options: ServiceOptions,
  now: () => number,
): Promise<RunningService> {
  const { executor, log } = options;
  const { organizations, redactor } = options;
  const connections = new Map([
    ...(organizations === undefined
      ? []
      : await setUpOrganizations(store, organizations, redactor)),
    ...(await setUpProject(
      store,
      { organization: DEFAULT_ORGANIZATION, project: options.projectName },
      serversOf(options),
      redactor,
    )),
  ]);
  const { instanceTimes: times } = options;
  const supervisor = await openRunSupervisor({ store, executor, log, times });
  try {
    return await serveOn(store, options, { supervisor, connections, now });
  } catch (error) {
    await supervisor.close();
    throw error;
  }
}

/** Servers of the project of the options, of which one file may tell. */
function serversOf({ organizations = [], projectName, servers }: ServiceOptions) {
  const { projects = [] } = organizations.find(({ name }) => name === DEFAULT_ORGANIZATION) ?? {};
  return projects.find(({ name }) => name === projectName)?.servers ?? servers;
}

async function serveOn(
  store: OpenedStore,
  options: ServiceOptions,
  parts: { supervisor: RunSupervisor; connections: ServerConnections; now: () => number },
): Promise<RunningService> {
  const { catalogue, log, maxConcurrentRuns, takesCommands = false, storage } = options;
  const { serverAccess } = options;
  const { supervisor, connections, now } = parts;
  serverAccess.grants.open({ store, now, instanceId: () => supervisor.instanceId });
  const strangers = 'temporaryFolder' in storage ? createStrangers(log) : null;
  const app = await createApp({
    store,
    catalogue,
    connections,
    maxConcurrentRuns,
    takesCommands,
    supervisor,
    serverAccess,
    authenticate: createAuthenticator(store, createRateLimiter(options.rateLimit, store)),
    cursors: createCursorCodec(store.cursorSecret),
    uploads:
      'temporaryFolder' in storage
        ? null
        : await openUploads(store, uploadsFolder(storage), { ...options, supervisor, now }),
    strangers,
    log,
  });
  const requests = followRequests(app);
  const server = createServer(getRequestListener(requests.fetch));
  // A request that meets the end of an idle connection is lost; clients and proxies let go before.
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  strangers?.watch(server);
  const port = await listen(server, options.port);

  return {
    baseUrl: `http://${HOST}:${port}${BASE_PATH}`,
    createKey: (request) => issueKey(store, request),
    revokeKey: (id) => store.apiKeys.revoke(id),
    async close() {
      const closed = once(server, 'close');
      server.close();
      await supervisor.stop();
      server.closeAllConnections();
      await closed;
      await requests.ended();
      await serverAccess.ended();
      await serverAccess.grants.ended();
      // One of them may have started a run yet.
      await supervisor.stop();
      await supervisor.close();
      await store.close();
    },
  };
}

/** Answers requests, and tells when all that came are answered. */
function followRequests(app: Pick<Awaited<ReturnType<typeof createApp>>, 'fetch'>) {
  const underWay = new Set<Promise<Response>>();
  return {
    async fetch(...args: Parameters<typeof app.fetch>): Promise<Response> {
      const answer = Promise.resolve(app.fetch(...args));
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    ended: () => Promise.allSettled(underWay),
  };
}

const uploadsFolder = (place: LastingPlace) =>
  'databasePath' in place ? `${place.databasePath}-blobs` : place.uploadsFolder;

async function openUploads(
  store: Store,
  folder: string,
  {
    uploadLimits,
    log,
    supervisor,
    now,
  }: Pick<ServiceOptions, 'uploadLimits' | 'log'> & {
    supervisor: RunSupervisor;
    now: () => number;
  },
): Promise<ArtifactUploads> {
  const { lifetimeMs, maxBytes } = { ...DEFAULT_UPLOAD_LIMITS, ...uploadLimits };
  const blobs = createBlobFolder(folder);
  const removed = await removeUnwanted(store, blobs);
  if (removed > 0) log.info(`removed ${removed} uploaded file(s) that nothing refers to`);
  const holder = () => supervisor.instanceId;
  const tickets = createUploadTickets({ store, holder, lifetimeMs, now });
  return createArtifactUploads({ store, tickets, blobs, maxBytes });
}

/** Why a port is not to be had, and what to do about it. */
function portTrouble(error: unknown): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return 'another program listens there, perhaps a service that still runs. End that one, or start with `--port 0`, which takes a free port and tells it.';
  }
  if (code === 'EACCES') {
    return 'this user may not listen there. Start with a port from 1024 on, or with `--port 0`, which takes a free one and tells it.';
  }
  return errorMessage(error);
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(`Cannot listen on ${HOST}:${port}: ${portTrouble(error)}`, {
      exitCode: 1,
    });
  }
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') {
    throw new StartError(`The server has no port on ${HOST}.`, { exitCode: 1 });
  }
  return address.port;
}
