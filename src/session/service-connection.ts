import { resolve } from 'node:path';
import { RateBucket } from '../client/rate/rate-bucket.ts';
import { LIMITS } from '../contract/limits.ts';
import type { ServersFile } from '../evals/suite-file/refusal.ts';
import { EMBEDDED_PACE, type PaceLimits, REMOTE_PACE } from '../evals/watch/pace.ts';
import type { EmbeddedService, RemoteService } from '../inputs/config.ts';
import type { Clock } from '../ports/clock.ts';
import type { Logger } from '../ports/logger.ts';
import type { SecretKeeper } from '../redaction/secret-keeper.ts';
import { secretValues } from '../redaction/secret-values.ts';
import { ConfigurationError, errorCode, errorMessage } from '../trouble/errors.ts';
import { runnerFiles } from './embedded/runner-files.ts';
import {
  type Environment,
  namedVariables,
  serviceEnvironment,
  withheldPasswords,
  withheldVariables,
} from './environment.ts';
import { readMcpConfigText } from './workspace/mcp-config-text.ts';
import { missingServerConfig } from './workspace/missing-file.ts';
import { UnfitFileError } from './workspace/workspace-file.ts';

export interface ConnectionContext {
  environment: Environment;
  /** Absolute path of the checked-out repository. */
  workspace: string;
  temporaryFolder: string;
  clock: Clock;
  logger: Logger;
  signal: AbortSignal;
  /** Keeps a text out of every log from now on. */
  mask(secret: string): void;
  /** Knows the secrets of the job, those that are masked later too. */
  secrets: SecretKeeper;
  /** Program of the embedded service, where it is not the bundle's own. */
  serviceEntry?: string | undefined;
}

/** A service to run evals on. */
export interface ServiceConnection {
  baseUrl: string;
  apiKey: string;
  bucket: RateBucket;
  pace: PaceLimits;
  /** Aborts where the job is cancelled or the service is gone. */
  signal: AbortSignal;
  /** What names its servers; null where they are not of this checkout. */
  serversFile: ServersFile | null;
  close(): Promise<void>;
}

/** A request that is quicker on its way than those before it must not come before its turn. */
const RESERVE = 1;

/** What every key is granted, less a little. */
export function remoteBucket(clock: Clock): RateBucket {
  const { rateBurst, ratePerSecond: perSecond } = LIMITS;
  return new RateBucket({ burst: rateBurst - RESERVE, perSecond, clock });
}

/**
 * Connects to the service of the inputs, starting the embedded one if that is asked for.
 * @throws ConfigurationError, EmbeddedServiceError, or the signal's reason.
 */
export async function openService(
  inputs: EmbeddedService | RemoteService,
  context: ConnectionContext,
): Promise<ServiceConnection> {
  const { clock, signal } = context;
  if (inputs.kind === 'embedded') return startEmbedded(inputs, context);
  return {
    baseUrl: inputs.baseUrl,
    apiKey: inputs.apiKey,
    bucket: remoteBucket(clock),
    pace: REMOTE_PACE,
    signal,
    serversFile: null,
    close: async () => undefined,
  };
}

async function startEmbedded(
  inputs: EmbeddedService,
  context: ConnectionContext,
): Promise<ServiceConnection> {
  const { environment, clock, logger, signal, workspace } = context;
  const { mcpConfigPath, serversFile, named, modelBaseUrls } = await prepareServers(
    inputs,
    context,
  );
  const scrubbed = serviceEnvironment(environment, named);
  maskSecrets({ serversFile, modelBaseUrls }, context);
  for (const name of withheldVariables(environment, named)) {
    logger.info(
      `${name} holds a password, so MCP servers do not see it. One that needs it gets it by ` +
        `\`"env": { "${name}": "\${${name}}" }\` in its configuration.`,
    );
  }
  // Starting a process is loaded only where one is started: a remote service needs none of it.
  const { EMBEDDED_RATE, startEmbeddedService } = await import('./embedded/embedded-service.ts');
  const service = await startEmbeddedService({
    ...(context.serviceEntry === undefined ? {} : { entry: context.serviceEntry }),
    mcpConfigPath,
    mcpConfigText: serversFile.text,
    modelBaseUrls,
    environment: scrubbed,
    workingFolder: workspace,
    serverSandbox: inputs.serverSandbox,
    sandboxHidden: runnerFiles(environment, context.temporaryFolder),
    temporaryFolder: context.temporaryFolder,
    logger,
    secrets: context.secrets,
    clock,
    signal,
    logAtOnce: environment['RUNNER_DEBUG'] === '1',
  });
  context.mask(service.apiKey);
  return {
    baseUrl: service.baseUrl,
    apiKey: service.apiKey,
    bucket: new RateBucket({ ...EMBEDDED_RATE, clock }),
    pace: EMBEDDED_PACE,
    signal: AbortSignal.any([signal, service.died]),
    serversFile,
    close: () => service.stop(),
  };
}

/** What the embedded service is told of the servers and models that evals run on. */
interface ServerSetup {
  mcpConfigPath: string;
  serversFile: ServersFile;
  /** Variables the configuration of the servers names. */
  named: readonly string[];
  modelBaseUrls: Readonly<Record<string, string>>;
}

async function prepareServers(
  { mcpConfigFile, modelBaseUrls }: EmbeddedService,
  { workspace }: ConnectionContext,
): Promise<ServerSetup> {
  const mcpConfigPath = resolve(workspace, mcpConfigFile);
  const text = await readMcpConfig(mcpConfigFile, workspace);
  const serversFile = { file: mcpConfigFile, text };
  return { mcpConfigPath, serversFile, named: namedVariables(text), modelBaseUrls };
}

/** What the file holds; its text where it is no JSON, of which the service tells. */
function contentOf({ text }: ServersFile): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

/** Hides what servers and models are given, and tells of what is too weak to be hidden. */
function maskSecrets(
  { serversFile, modelBaseUrls }: Pick<ServerSetup, 'serversFile' | 'modelBaseUrls'>,
  { environment, workspace, logger, mask }: ConnectionContext,
): void {
  const { values, unhidden } = secretValues({
    configuration: contentOf(serversFile),
    environment,
    workspace,
    modelBaseUrls: Object.values(modelBaseUrls),
  });
  for (const secret of [...values, ...withheldPasswords(environment)]) mask(secret);
  if (unhidden.length === 0) return;
  logger.notice(
    `What ${unhidden.join(', ')} ${unhidden.length === 1 ? 'holds' : 'hold'} is too short or too ` +
      'common to be taken out of logs and reports. If it is a secret, give it a longer value.',
  );
}

async function readMcpConfig(file: string, workspace: string): Promise<string> {
  try {
    return await readMcpConfigText(file, workspace);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      throw new ConfigurationError([await missingServerConfig(file, workspace)]);
    }
    const problem = errorMessage(error);
    const message =
      error instanceof UnfitFileError ? problem : `cannot read \`${file}\`: ${problem}`;
    throw new ConfigurationError([{ where: 'mcp-config', message, example: '.mcp.json' }]);
  }
}
