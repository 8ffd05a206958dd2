import { availableParallelism } from 'node:os';
import type { ServerEntry } from '../api/servers-file.ts';
import type { Config } from '../inputs/rows.ts';
import { stackOf } from '../lib/errors.ts';
import { Processes } from '../lib/processes.ts';
import type { ServiceSetup } from '../service/settings.ts';
import type { Service } from '../service/start.ts';
import type { Environment } from './environment.ts';
import { useProxies } from './proxies.ts';

/** What its client sends. The service allows a little more. */
export const EMBEDDED_RATE = { burst: 180, perSecond: 1_000 };
/** The service of a job has one client, and as many runs as that asks for. */
const SETTINGS = {
  ratePerSecond: EMBEDDED_RATE.perSecond,
  burst: 200,
  maxConcurrentRuns: 100,
  artifactFolder: null,
  isLocalOnly: true,
  takesCommands: true,
};

/** Starts a service in this process. Its servers die with the process, however it exits. */
export async function startInProcess(
  setup: ServiceSetup,
  environment: Environment,
  onBug: (error: unknown) => void,
): Promise<Service> {
  const { startService } = await import('../service/start.ts');
  const { workspace, variables, redactor, processMark, now, logger } = environment;
  const living = new Processes(processMark);
  const stopKilling = living.killAtExit();
  const stopProxies = useProxies(environment);
  const { origin, close } = await startService(setup, {
    workspace,
    environment: variables,
    concurrency: Math.max(2, availableParallelism()),
    redactor,
    living,
    now,
    onBug,
    onWarning: logger.warn,
  });
  return {
    origin,
    close: async (graceMs) => {
      await close(graceMs);
      stopKilling();
      stopProxies();
    },
  };
}

/** Starts a service for one job: in memory, with one project. */
export async function startEmbedded(
  servers: readonly ServerEntry[],
  { modelBaseUrls, connectTimeout }: Pick<Config, 'modelBaseUrls' | 'connectTimeout'>,
  environment: Environment,
): Promise<Service & { key: string }> {
  const { DEFAULT_PROJECT, emptyProject, newKey } = await import('../service/settings.ts');
  const key = newKey();
  const project = { ...emptyProject(DEFAULT_PROJECT), servers: [...servers] };
  const providers = [...modelBaseUrls].map(([provider, baseUrl]) => {
    // Keys come with each run.
    return [provider, { apiKey: null, baseUrl, models: null }] as const;
  });
  const connectMs = connectTimeout && Math.round(connectTimeout * 1_000);
  const setup = {
    databaseFile: null,
    host: '127.0.0.1',
    port: 0,
    settings: { ...SETTINGS, providers: new Map(providers), connectMs },
    projects: [project],
    key,
  };
  const onBug = (error: unknown) => environment.logger.debug(stackOf(error));
  const { origin, close } = await startInProcess(setup, environment, onBug);
  return { origin, key, close };
}
