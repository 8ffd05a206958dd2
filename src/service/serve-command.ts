import { existsSync } from 'node:fs';
import { readMcpConfig } from './config/mcp-config.ts';
import { readModelsConfig } from './config/models-file.ts';
import { createRunExecutor } from './engine/run-executor.ts';
import { createModelRegistry } from './models/model-registry.ts';
import { DEFAULT_MCP_CONFIG, type ServeOptions } from './options.ts';
import { hasParentChannel, sendToParent, untilStopped } from './process-channel.ts';
import { type RunningService, startService } from './service.ts';
import type { ServiceLog } from './service-log.ts';

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
  const servers = mcpConfig === null ? [] : await readMcpConfig(mcpConfig, environment);
  const registry = createModelRegistry(
    await readModelsConfig(modelsConfig, modelBaseUrls, environment),
  );
  return startService({
    port: options.port,
    storage: options.storage,
    projectName: options.project,
    servers,
    rateLimit: { requestsPerMinute: options.requestsPerMinute, burst: options.burst },
    maxConcurrentRuns: options.maxConcurrentRuns,
    executor: createRunExecutor({ models: registry, iterationConcurrency, log }),
    catalogue: registry,
    log,
  });
}

function serversFile({ noServers, mcpConfig }: ServeOptions): string | null {
  if (noServers) return null;
  return mcpConfig ?? (existsSync(DEFAULT_MCP_CONFIG) ? DEFAULT_MCP_CONFIG : null);
}
