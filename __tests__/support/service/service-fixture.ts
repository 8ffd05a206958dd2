import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Isolation } from '../../../src/contract/cases/execution-settings.ts';
import { createSecretKeeper } from '../../../src/redaction/secret-keeper.ts';
import type { RateLimit } from '../../../src/service/auth/rate-limiter.ts';
import { readMcpConfig } from '../../../src/service/config/mcp-config.ts';
import { readServiceConfig } from '../../../src/service/config/service-config.ts';
import { createRunExecutor } from '../../../src/service/engine/run-executor.ts';
import type { InstanceTimes } from '../../../src/service/jobs/run-supervisor.ts';
import type { McpLimits, OpenConnector } from '../../../src/service/mcp/connector.ts';
import { createModelRegistry } from '../../../src/service/models/model-registry.ts';
import type { ModelsConfig } from '../../../src/service/models/models-config.ts';
import { KeyRing } from '../../../src/service/servers/oauth/key-ring.ts';
import { ServerGrants } from '../../../src/service/servers/oauth/server-grants.ts';
import type { SlotLimits } from '../../../src/service/servers/operation-slots.ts';
import { ServerAccess } from '../../../src/service/servers/server-access.ts';
import { type RunningService, startService } from '../../../src/service/service.ts';
import type { LastingPlace } from '../../../src/service/storage/storage-place.ts';
import { ApiCaller } from './api-caller.ts';
import { CONNECT_PATIENCE_MS, openUnconfined, unconfinedHost } from './mcp/connectors.ts';

const toolServer = resolve(import.meta.dirname, './fixtures/tool-server.ts');

/** `.mcp.json` with one real stdio server named `tools`, and any others. */
export function mcpConfig(others: Record<string, unknown> = {}) {
  return {
    mcpServers: { tools: { command: process.execPath, args: [toolServer] }, ...others },
  };
}

export interface FixtureOptions {
  folder?: string;
  /** As the action starts it; a file below the folder keeps everything by default. */
  inMemory?: boolean;
  /** Of a PostgreSQL database, which keeps everything in place of the file. */
  databaseUrl?: string | undefined;
  config?: unknown;
  /** What the file of `--config` holds. */
  serviceConfig?: unknown;
  rateLimit?: RateLimit;
  maxConcurrentRuns?: number;
  takesCommands?: boolean;
  concurrency?: number;
  isolation?: Isolation;
  models?: ModelsConfig;
  /** Of operations on servers. */
  operations?: {
    limits?: Partial<McpLimits>;
    slots?: Partial<SlotLimits>;
    keepsConnections?: boolean;
  };
  /** How long authorization servers have to answer. */
  refreshLimitMs?: number;
  /** In this process by default. */
  openConnector?: OpenConnector;
  uploadLimits?: { lifetimeMs?: number; maxBytes?: number };
  now?: () => number;
  instanceTimes?: InstanceTimes;
}

export interface ServiceFixture {
  service: RunningService;
  databasePath: string;
  database: LastingPlace;
  /** Lines of the service's log. */
  logLines: string[];
  /** Sends requests with a key of the default organisation, below its project of servers. */
  api: ApiCaller;
  close(): Promise<void>;
}

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'service-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

let urlFor: ((folder: string) => Promise<string>) | null = null;

/** Lets the fixtures to come keep everything in databases of PostgreSQL, one for each folder. */
export function keepInPostgres(createDatabase: () => Promise<string>): void {
  const urls = new Map<string, Promise<string>>();
  urlFor = (folder) => {
    const url = urls.get(folder) ?? createDatabase();
    urls.set(folder, url);
    return url;
  };
}

/** Whether they do. */
export const keepsInPostgres = (): boolean => urlFor !== null;

/** The whole service in this process, on a real database, real HTTP and a real MCP server. */
export async function startFixture(options: FixtureOptions = {}): Promise<ServiceFixture> {
  const owned = options.folder === undefined ? await temporaryFolder() : null;
  const folder = options.folder ?? owned?.path ?? '';
  const configPath = join(folder, '.mcp.json');
  await writeFile(configPath, JSON.stringify(options.config ?? mcpConfig()));
  const logLines: string[] = [];
  const log = {
    info: (line: string) => void logLines.push(line),
    error: (line: string) => void logLines.push(`error: ${line}`),
  };
  const databasePath = join(folder, 'data', 'service.sqlite');
  const databaseUrl = options.databaseUrl ?? (await urlFor?.(folder));
  const database: LastingPlace =
    databaseUrl === undefined
      ? { databasePath }
      : { databaseUrl, uploadsFolder: join(folder, 'uploads') };
  const registry = createModelRegistry(options.models ?? { providers: {} });
  const { servers, secrets } = await readMcpConfig(configPath, process.env, folder);
  const serviceConfigPath = join(folder, 'service.json');
  await writeFile(serviceConfigPath, JSON.stringify(options.serviceConfig ?? {}));
  const told = await readServiceConfig(serviceConfigPath, process.env, folder);
  const serverSecrets = [...secrets.values, ...told.secrets.values];
  const { openConnector = openUnconfined } = options;
  const host = unconfinedHost();
  const keyFile = join(folder, 'data', 'service.sqlite.key');
  const { refreshLimitMs } = options;
  const grants = new ServerGrants(
    new KeyRing(options.inMemory ? { keys: 'random' } : { path: keyFile }),
    refreshLimitMs === undefined ? {} : { refreshLimitMs },
  );
  const redactor = createSecretKeeper([...serverSecrets, ...registry.configuredSecrets()]);
  const service = await startService({
    port: 0,
    storage: options.inMemory ? { temporaryFolder: folder } : database,
    projectName: 'Default',
    servers,
    ...(options.serviceConfig === undefined ? {} : { organizations: told.organizations }),
    rateLimit: options.rateLimit ?? { requestsPerMinute: 600_000, burst: 10_000 },
    maxConcurrentRuns: options.maxConcurrentRuns ?? 2,
    takesCommands: options.takesCommands ?? false,
    executor: createRunExecutor({
      models: registry,
      openConnector,
      tokensFor: (server, keeper) => grants.tokensFor(server, keeper),
      host,
      serverSecrets,
      concurrency: options.concurrency ?? 4,
      isolation: options.isolation,
      connectTimeoutMs: CONNECT_PATIENCE_MS,
      log,
    }),
    serverAccess: new ServerAccess({
      ...{ openConnector, folders: host, grants, log, ...options.operations },
      limits: { connectTimeoutMs: CONNECT_PATIENCE_MS, ...options.operations?.limits },
      secrets: { redactor, values: serverSecrets },
    }),
    catalogue: registry,
    redactor,
    log,
    ...(options.uploadLimits === undefined ? {} : { uploadLimits: options.uploadLimits }),
    ...(options.now === undefined ? {} : { now: options.now }),
    ...(options.instanceTimes === undefined ? {} : { instanceTimes: options.instanceTimes }),
  });
  const api = await ApiCaller.connect(
    service.baseUrl,
    (await service.createKey({ name: 'test' })).key,
  );
  return {
    service,
    databasePath,
    database,
    logLines,
    api,
    async close() {
      await service.close();
      await owned?.remove();
    },
  };
}
