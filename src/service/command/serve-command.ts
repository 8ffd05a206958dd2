import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { EventLog } from '../../ports/logger.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { createSecretKeeper } from '../../redaction/secret-keeper.ts';
import type { SecretValues } from '../../redaction/secret-values.ts';
import { DEFAULT_ORGANIZATION } from '../auth/key-issue.ts';
import { type ConfiguredServer, readMcpConfig } from '../config/mcp-config.ts';
import { readModelsConfig } from '../config/models-file.ts';
import { readServiceConfig, type ServiceConfig } from '../config/service-config.ts';
import { StartError } from '../config/start-error.ts';
import { createRunExecutor } from '../engine/run-executor.ts';
import { createIterationHost } from '../mcp/iteration/iteration-host.ts';
import { createSandbox } from '../mcp/sandbox/create-sandbox.ts';
import {
  type OpenedSandbox,
  openKept,
  openSandbox,
  programFolder,
  SandboxError,
} from '../mcp/sandbox/open-sandbox.ts';
import { unconfinedPlan } from '../mcp/sandbox/sandbox-plan.ts';
import { tellOfServers } from '../mcp/stdio/server-process.ts';
import { createLaneWorkers } from '../mcp/worker/lane-workers.ts';
import { readWorkerProgram } from '../mcp/worker/worker-program.ts';
import { createModelRegistry } from '../models/model-registry.ts';
import { EncryptionKeyError, KeyRing, type KeySource } from '../servers/oauth/key-ring.ts';
import { ServerGrants } from '../servers/oauth/server-grants.ts';
import { ServerAccess } from '../servers/server-access.ts';
import { type RunningService, startService } from '../service.ts';
import { passwordsIn } from '../storage/engines/postgres-url.ts';
import { readBaseCheckout } from './base-checkout.ts';
import { DEFAULT_MCP_CONFIG, type ServeOptions } from './options.ts';
import { hasParentChannel, sendToParent, untilStopped } from './process-channel.ts';

/** Runs the service until it is asked to stop. Throws StartError where it cannot start. */
export async function serve(
  options: ServeOptions,
  log: EventLog,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const stopped = untilStopped();
  const { service, baseTrouble } = await startFromFiles(options, log, environment);
  const key = options.ephemeralKey ? await service.createKey({ name: 'ephemeral' }) : null;
  try {
    log.info(`listening on ${service.baseUrl}`);
    if (key !== null && !hasParentChannel()) log.info(`API key of this process: ${key.key}`);
    await sendToParent({
      type: 'ready',
      baseUrl: service.baseUrl,
      ...(key === null ? {} : { apiKey: key.key }),
      ...(baseTrouble === null ? {} : { baseTrouble }),
    });
    const signal = await stopped;
    // A terminal shows ^C where it stands, with no end of the line.
    log.info(`${signal === 'SIGINT' && process.stdout.isTTY ? '\n' : ''}stopping: ${signal}`);
  } finally {
    if (key !== null) await service.revokeKey(key.id);
    await service.close();
  }
}

async function startFromFiles(
  options: ServeOptions,
  log: EventLog,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ service: RunningService; baseTrouble: string | null }> {
  const { modelsConfig, modelBaseUrls, concurrency, isolation, silenceMs } = options;
  const keys = openKeys(options);
  const mcpConfig = serversFile(options);
  const { servers, secrets } =
    mcpConfig === null
      ? { servers: [], secrets: NO_SECRETS }
      : await readMcpConfig(mcpConfig, environment, process.cwd(), options.mcpConfigText);
  const base =
    options.base === undefined ? null : await readBaseCheckout(options.base, environment);
  const { organizations, secrets: configSecrets } =
    options.config === null
      ? base === null
        ? NO_CONFIG
        : { organizations: [base.organization], secrets: base.secrets }
      : await readConfig(options.config, mcpConfig, options, environment);
  // Whoever started it has told it otherwise.
  if (!hasParentChannel()) tellUnhidden([secrets, configSecrets], log);
  const registry = createModelRegistry(
    await readModelsConfig(modelsConfig, modelBaseUrls, environment),
  );
  const serverSecrets = [...new Set([...secrets.values, ...configSecrets.values])];
  const redactor = createSecretKeeper([
    ...serverSecrets,
    ...registry.configuredSecrets(),
    ...('databaseUrl' in options.storage ? passwordsIn(options.storage.databaseUrl) : []),
  ]);
  const cleanLog = redactedLog(log, redactor);
  const program = readWorkerProgram();
  const mark = `${randomUUID()}-`;
  const allServers = [
    ...servers,
    ...organizations.flatMap(({ projects }) => projects.flatMap((one) => one.servers ?? [])),
  ];
  const sandbox = await sandboxFor(allServers, options, mark);
  const groups: Record<'servers' | 'commands', readonly number[]> = { servers: [], commands: [] };
  const tell = (changed: Partial<typeof groups>) => {
    Object.assign(groups, changed);
    const all = [...groups.servers, ...groups.commands];
    sandbox.watch(all);
    // Whoever is gone by now stops this process, which ends its servers itself.
    sendToParent({ type: 'servers', groups: all }).catch(() => {});
  };
  tellOfServers((commands) => tell({ commands }));
  const workers = createLaneWorkers({
    ...{ program, sandbox: sandbox.plan, mark, environment },
    onServers: (groups) => tell({ servers: groups }),
  });
  const end = async () => {
    await workers.close();
    await sandbox.close();
  };
  const host = createIterationHost({
    sandbox: createSandbox(sandbox.plan, `${mark}command-`),
    plan: sandbox.plan,
    temporaryFolder:
      'temporaryFolder' in options.storage ? options.storage.temporaryFolder : tmpdir(),
  });
  const { openConnector } = workers;
  const grants = new ServerGrants(keys);
  try {
    const service = await startService({
      port: options.port,
      storage: options.storage,
      projectName: options.project,
      servers,
      ...(options.config === null && base === null ? {} : { organizations }),
      rateLimit: { requestsPerMinute: options.requestsPerMinute, burst: options.burst },
      maxConcurrentRuns: options.maxConcurrentRuns,
      takesCommands: options.takesCommands,
      ...(silenceMs === null ? {} : { instanceTimes: { silenceMs } }),
      executor: createRunExecutor({
        models: registry,
        serverSecrets,
        concurrency: concurrency ?? undefined,
        isolation,
        inTurns: base !== null,
        openConnector,
        tokensFor: (server, keeper) => grants.tokensFor(server, keeper),
        startAhead: workers.startAhead,
        host,
        log: cleanLog,
      }),
      serverAccess: new ServerAccess({
        ...{ openConnector, folders: host, grants, log: cleanLog },
        keepsConnections: options.keepsConnections,
        secrets: { redactor, values: serverSecrets },
      }),
      catalogue: registry,
      redactor,
      log: cleanLog,
    });
    const close = async () => {
      await service.close();
      await end();
    };
    return { service: { ...service, close }, baseTrouble: base?.trouble ?? null };
  } catch (error) {
    await end();
    throw error;
  }
}

/** What tokens are encrypted with. Throws StartError. */
function openKeys({ encryptionKeys, storage }: ServeOptions): KeyRing {
  try {
    return new KeyRing(encryptionKeys === null ? ownKeys(storage) : { keys: encryptionKeys });
  } catch (error) {
    if (!(error instanceof EncryptionKeyError)) throw error;
    throw new StartError(error.message);
  }
}

function ownKeys(storage: ServeOptions['storage']): KeySource {
  if ('temporaryFolder' in storage) return { keys: 'random' };
  if ('databasePath' in storage) return { path: `${storage.databasePath}.key` };
  return { path: join(folderOf(storage), 'encryption.key') };
}

/** Made ready before the first server starts, and only where there is one that it is for. */
async function sandboxFor(
  servers: readonly ConfiguredServer[],
  { base, serverSandbox, sandboxHidden, storage, takesCommands }: ServeOptions,
  mark: string,
): Promise<OpenedSandbox> {
  const hasLocal = servers.some(
    (server) => 'connection' in server && server.connection.transport === 'stdio',
  );
  if (serverSandbox === 'off' && takesCommands) return openKept(mark);
  if (!(hasLocal || takesCommands) || serverSandbox === 'off') {
    return { plan: unconfinedPlan(), watch: () => {}, close: async () => {} };
  }
  // Only what is there can be hidden.
  const storageFolder = folderOf(storage);
  mkdirSync(storageFolder, { recursive: true });
  try {
    return await openSandbox(serverSandbox, {
      workspace: process.cwd(),
      checkouts: base === undefined ? [] : [base.folder],
      hidden: [...sandboxHidden, storageFolder],
      ownProgram: programFolder(process.argv[1] ?? ''),
      environment: process.env,
      mark,
    });
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    throw new StartError(error.message, { input: 'server-sandbox' });
  }
}

/** A log that no secret gets into, whoever writes to it. */
const redactedLog = (log: EventLog, redactor: Redactor): EventLog => ({
  info: (line) => log.info(redactor.text(line)),
  error: (line) => log.error(redactor.text(line)),
});

/** Where all lies that is kept here, the key of tokens included. */
function folderOf(storage: ServeOptions['storage']): string {
  if ('temporaryFolder' in storage) return storage.temporaryFolder;
  const inside = 'databasePath' in storage ? storage.databasePath : storage.uploadsFolder;
  return dirname(resolve(inside));
}

/** Reads the configuration of the service. Throws StartError. */
async function readConfig(
  path: string,
  mcpConfig: string | null,
  { project }: ServeOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ServiceConfig> {
  const config = await readServiceConfig(path, environment, process.cwd());
  const own = config.organizations
    .filter(({ name }) => name === DEFAULT_ORGANIZATION)
    .flatMap(({ projects }) => projects.filter(({ name }) => name === project));
  if (mcpConfig === null || own.every(({ servers }) => servers === null)) return config;
  throw new StartError(
    `The servers of the project ${JSON.stringify(project)} stand in ${path} and in ${mcpConfig}. Take them out of one, or start with --no-servers, which leaves out the latter.`,
  );
}

const NO_SECRETS: SecretValues = { values: [], unhidden: [] };
const NO_CONFIG: ServiceConfig = { organizations: [], secrets: NO_SECRETS };

function tellUnhidden(secrets: readonly SecretValues[], log: EventLog): void {
  const unhidden = [...new Set(secrets.flatMap((one) => one.unhidden))];
  if (unhidden.length === 0) return;
  const names = unhidden.join(', ');
  log.info(`too short or too common to be hidden, should they be secrets: ${names}`);
}

function serversFile({ noServers, mcpConfig }: ServeOptions): string | null {
  if (noServers) return null;
  return mcpConfig ?? (existsSync(DEFAULT_MCP_CONFIG) ? DEFAULT_MCP_CONFIG : null);
}
