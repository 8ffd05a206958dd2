import { existsSync } from 'node:fs';
import { createRedactor } from '../redaction/redactor.ts';
import type { SecretValues } from '../redaction/secret-values.ts';
import { readMcpConfig } from './config/mcp-config.ts';
import { readModelsConfig } from './config/models-file.ts';
import { createRunExecutor } from './engine/run-executor.ts';
import { createModelRegistry } from './models/model-registry.ts';
import { DEFAULT_MCP_CONFIG, type ServeOptions } from './options.ts';
import { hasParentChannel, sendToParent, untilStopped } from './process-channel.ts';
import { type RunningService, startService } from './service.ts';
import { redactedLog, type ServiceLog } from './service-log.ts';

/** Runs the service until it is asked to stop. Throws StartError where it cannot start. */
export async function serve(
  options: ServeOptions,
  log: ServiceLog,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const stopped = untilStopped();
  const service = await startFromFiles(options, log, environment);
  const key = options.ephemeralKey ? service.createKey({ name: 'ephemeral' }) : null;
  try {
    log.info(`listening on ${service.baseUrl}`);
    if (key !== null && !hasParentChannel()) log.info(`API key of this process: ${key.key}`);
    await sendToParent({
      type: 'ready',
      baseUrl: service.baseUrl,
      ...(key === null ? {} : { apiKey: key.key }),
    });
    log.info(`stopping: ${await stopped}`);
  } finally {
    if (key !== null) service.revokeKey(key.id);
    await service.close();
  }
}

async function startFromFiles(
  options: ServeOptions,
  log: ServiceLog,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunningService> {
  const { modelsConfig, modelBaseUrls, iterationConcurrency } = options;
  const mcpConfig = serversFile(options);
  const { servers, secrets } =
    mcpConfig === null
      ? { servers: [], secrets: NO_SECRETS }
      : await readMcpConfig(mcpConfig, environment, process.cwd());
  // Whoever started it has told it otherwise.
  if (!hasParentChannel()) tellUnhidden(secrets, log);
  const registry = createModelRegistry(
    await readModelsConfig(modelsConfig, modelBaseUrls, environment),
  );
  const redactor = createRedactor([...secrets.values, ...registry.configuredSecrets()]);
  const cleanLog = redactedLog(log, redactor);
  return startService({
    port: options.port,
    storage: options.storage,
    projectName: options.project,
    servers,
    rateLimit: { requestsPerMinute: options.requestsPerMinute, burst: options.burst },
    maxConcurrentRuns: options.maxConcurrentRuns,
    executor: createRunExecutor({
      models: registry,
      serverSecrets: secrets.values,
      iterationConcurrency,
      log: cleanLog,
    }),
    catalogue: registry,
    redactor,
    log: cleanLog,
  });
}

const NO_SECRETS: SecretValues = { values: [], unhidden: [] };

function tellUnhidden({ unhidden }: SecretValues, log: ServiceLog): void {
  if (unhidden.length === 0) return;
  const names = unhidden.join(', ');
  log.info(`too short or too common to be hidden, should they be secrets: ${names}`);
}

function serversFile({ noServers, mcpConfig }: ServeOptions): string | null {
  if (noServers) return null;
  return mcpConfig ?? (existsSync(DEFAULT_MCP_CONFIG) ? DEFAULT_MCP_CONFIG : null);
}
