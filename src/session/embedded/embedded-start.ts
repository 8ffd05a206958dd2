import { resolve } from 'node:path';
import type { EmbeddedService as EmbeddedServiceConfig } from '../../inputs/config.ts';
import { serverDoubts, serversFileValue } from '../../jsonc/servers-file.ts';
import { secretValues } from '../../redaction/secret-values.ts';
import { ConfigurationError, errorCode, errorMessage } from '../../trouble/errors.ts';
import {
  namedVariables,
  serviceEnvironment,
  withheldPasswords,
  withheldVariables,
} from '../environment.ts';
import type { JobContext } from '../job-context.ts';
import type { BaseCheckout } from '../workspace/base-checkout.ts';
import { readMcpConfigText } from '../workspace/mcp-config-text.ts';
import { missingServerConfig, usualServerConfig } from '../workspace/missing-file.ts';
import { UnfitFileError } from '../workspace/workspace-file.ts';
import { type EmbeddedService, startEmbeddedService } from './embedded-service.ts';
import { runnerFiles } from './runner-files.ts';
import { EMBEDDED_RATE } from './service-process.ts';

/** The file that names the MCP servers, as it was before any of them ran and could change it. */
export interface ServersFile {
  /** As in the input. */
  readonly file: string;
  readonly text: string;
}

/** The service as it was started. */
export interface StartedService {
  readonly service: EmbeddedService;
  /** Requests it grants. */
  readonly rate: typeof EMBEDDED_RATE;
  /** Null where it has no servers. */
  readonly serversFile: ServersFile | null;
}

/**
 * Starts the embedded service for the servers and models of the inputs; what they are given as
 * secret is hidden from then on.
 * @throws ConfigurationError, EmbeddedServiceError, or the signal's reason.
 */
export async function startForServers(
  config: EmbeddedServiceConfig & {
    takesCommands: boolean;
    keepsConnections: boolean;
    base?: BaseCheckout | undefined;
  },
  context: JobContext,
): Promise<StartedService> {
  const { environment, clock, logger, secrets, signal, workspace, temporaryFolder } = context;
  const { mcpConfigFile: file, modelBaseUrls, serverSandbox, base } = config;
  const serversFile: ServersFile = { file, text: await readMcpConfig(file, workspace) };
  const texts = [serversFile.text, ...(base === undefined ? [] : [base.mcpConfigText])];
  for (const { name, place, what } of await serverDoubts(serversFile.text)) {
    const told =
      'envFile' in what
        ? 'has an `envFile`, which is not read here: what it needs of it goes into its `env`, such as ' +
          `\`"TOKEN": "\${TOKEN}"\`, and into the environment that this runs in.`
        : `is given ${JSON.stringify(what.variable)} as it stands. Where a variable is meant, write it as \`\${NAME}\`.`;
    logger.warning(`${file}:${place}: server ${JSON.stringify(name)} ${told}`);
  }
  const named = namedVariables(texts.join('\n'));
  learnSecrets(await Promise.all(texts.map(contentOf)), modelBaseUrls, context);
  for (const name of withheldVariables(environment, named)) {
    logger.info(
      `${name} holds a password, so MCP servers do not see it. One that needs it gets it by ` +
        `\`"env": { "${name}": "\${${name}}" }\` in its configuration.`,
    );
  }
  const service = await startEmbeddedService({
    ...(context.serviceEntry === undefined ? {} : { entry: context.serviceEntry }),
    mcpConfigPath: resolve(workspace, file),
    mcpConfigText: serversFile.text,
    serversFile: file,
    base,
    modelBaseUrls,
    environment: serviceEnvironment(environment, named),
    workingFolder: workspace,
    serverSandbox,
    takesCommands: config.takesCommands,
    keepsConnections: config.keepsConnections,
    sandboxHidden: runnerFiles(environment, temporaryFolder),
    temporaryFolder,
    logger,
    secrets,
    clock,
    signal,
    logAtOnce: environment['RUNNER_DEBUG'] === '1',
  });
  secrets.learn(service.apiKey);
  return { service, rate: EMBEDDED_RATE, serversFile };
}

/**
 * Starts the embedded service with no servers, to take what is reported to it.
 * @throws ConfigurationError, EmbeddedServiceError, or the signal's reason.
 */
export async function startForReports(context: JobContext): Promise<StartedService> {
  const { environment, clock, logger, secrets, signal, workspace, temporaryFolder } = context;
  const service = await startEmbeddedService({
    ...(context.serviceEntry === undefined ? {} : { entry: context.serviceEntry }),
    // No such file is looked for: the text is all there is.
    mcpConfigPath: resolve(workspace, 'no-servers.json'),
    mcpConfigText: JSON.stringify({ mcpServers: {} }),
    modelBaseUrls: {},
    environment: serviceEnvironment(environment, []),
    workingFolder: workspace,
    temporaryFolder,
    logger,
    secrets,
    clock,
    signal,
    logAtOnce: environment['RUNNER_DEBUG'] === '1',
  });
  secrets.learn(service.apiKey);
  return { service, rate: EMBEDDED_RATE, serversFile: null };
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
    const example = (await usualServerConfig(workspace, file)) ?? '.mcp.json';
    throw new ConfigurationError([{ where: 'mcp-config', message, example }]);
  }
}

/** Hides what servers and models are given, and tells of what is too weak to be hidden. */
function learnSecrets(
  configuration: readonly unknown[],
  modelBaseUrls: Readonly<Record<string, string>>,
  { environment, workspace, logger, secrets }: JobContext,
): void {
  const { values, unhidden } = secretValues({
    configuration,
    environment,
    workspace,
    modelBaseUrls: Object.values(modelBaseUrls),
  });
  for (const secret of [...values, ...withheldPasswords(environment)]) secrets.learn(secret);
  if (unhidden.length === 0) return;
  logger.notice(
    `What ${unhidden.join(', ')} ${unhidden.length === 1 ? 'holds' : 'hold'} is too short or too ` +
      'common to be taken out of logs and reports. If it is a secret, give it a longer value.',
  );
}

/** What a file holds; its text where it is not valid, of which the service tells. */
const contentOf = async (text: string): Promise<unknown> => (await serversFileValue(text)) ?? text;
