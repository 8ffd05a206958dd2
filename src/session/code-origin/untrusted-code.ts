import { resolve } from 'node:path';
import type { CommandConfig, RunConfig } from '../../inputs/config.ts';
import type { CommitSource } from '../../model/commit-origin.ts';
import type { Logger } from '../../ports/logger.ts';
import { secretValues } from '../../redaction/secret-values.ts';
import {
  ConfigurationError,
  type ConfigurationProblem,
  ExpectedError,
  errorCode,
} from '../../trouble/errors.ts';
import { type Environment, namedSecrets, namedVariables } from '../environment.ts';
import type { SuiteNeeds } from '../service-connection.ts';
import type { BaseCheckout } from '../workspace/base-checkout.ts';
import { readMcpConfigText } from '../workspace/mcp-config-text.ts';
import { UnfitFileError } from '../workspace/workspace-file.ts';
import { type Doubt, doubtsOf, type NamedCode } from './doubts.ts';
import { type JobEvent, readJobEvent } from './job-event.ts';
import { commandPlaces, serverPlaces } from './server-places.ts';

export interface CodeOriginContext {
  environment: Environment;
  /** Absolute path of the checked-out repository. */
  workspace: string;
  /** The event's payload; null where there is none. */
  payload: unknown;
  logger: Logger;
  /** Asked whose a commit is, where the event does not tell. */
  commits: CommitSource;
}

/** GitHub could not be asked whose code is checked out: nothing is started, and nobody is to blame. */
export class CodeOriginError extends ExpectedError {
  override readonly name = 'CodeOriginError';
  override readonly nature = 'network';
}

type RunOfCode = Pick<
  RunConfig,
  'service' | 'suite' | 'models' | 'allowUntrustedServers' | 'timeouts'
>;

/**
 * Refuses to run what is not known as code of this repository's own where the job has secrets or a
 * token that may write: to start servers from it on the embedded service, or to run its suite file
 * with the key of another. What is checked out decides, whatever started the job.
 * @throws ConfigurationError that says what is in doubt and what to do; CodeOriginError where GitHub
 * could not be asked.
 */
export async function refuseUntrustedCode(
  inputs: RunOfCode,
  context: CodeOriginContext,
  suite: SuiteNeeds = {},
): Promise<void> {
  const { environment, payload } = context;
  const event = readJobEvent(environment, payload);
  if (inputs.allowUntrustedServers || event === null) return;
  if (inputs.service.kind === 'remote' && inputs.suite.kind === 'saved') return;
  const code = await readNamedCode(inputs, suite, context);
  const secrets = secretsAtHand(inputs, code.configuration, context);
  const danger =
    inputs.service.kind === 'remote'
      ? "a suite file of others would run on the service's saved servers with the key in `api-key`"
      : 'MCP servers started from it could read them and change the repository';
  await refuseDoubtful({ code, secrets, danger }, event, { ...context, ...inputs.timeouts });
}

/**
 * The same of an eval program, which is code of the checkout whatever it reports to.
 * @throws as `refuseUntrustedCode`.
 */
export async function refuseUntrustedCommand(
  inputs: Pick<CommandConfig, 'service' | 'command' | 'allowUntrustedServers' | 'timeouts'>,
  context: CodeOriginContext,
): Promise<void> {
  const { environment, payload, workspace } = context;
  const event = readJobEvent(environment, payload);
  if (inputs.allowUntrustedServers || event === null) return;
  const configuration = namedSecrets(environment);
  const words = commandPlaces([inputs.command], { environment, workspace });
  const code: NamedCode = { configuration: '', places: [workspace], words, starts: true };
  const models = { apiKeys: {}, emptyKeys: [] };
  const secrets = secretsAtHand({ service: inputs.service, models }, configuration, context);
  const danger = 'the program could read them and change the repository';
  await refuseDoubtful({ code, secrets, danger }, event, { ...context, ...inputs.timeouts });
}

interface DangerousCode {
  code: NamedCode;
  /** Within its reach. */
  secrets: readonly string[];
  /** What it could do. */
  danger: string;
}

async function refuseDoubtful(
  { code, secrets, danger }: DangerousCode,
  event: JobEvent,
  { evalsMs: timeoutMs, ...context }: CodeOriginContext & RunOfCode['timeouts'],
): Promise<void> {
  if (event.withoutSecrets && (!event.secretsForForks || secrets.length === 0)) return;
  const doubts = await doubtsOf(code, event, { ...context, timeoutMs });
  if (doubts.length === 0) return;
  for (const { code: what, reason } of doubts)
    context.logger.debug(`Whose code: ${what} ${reason}`);
  throw refusal(doubts, explainDanger(event, secrets, danger));
}

async function readNamedCode(
  { service, suite }: RunOfCode,
  { commands = [], base }: SuiteNeeds,
  { environment, workspace }: CodeOriginContext,
): Promise<NamedCode> {
  const suitePlaces = suite.kind === 'file' ? [resolve(workspace, suite.file)] : [];
  if (service.kind === 'remote') {
    return { configuration: '', places: suitePlaces, words: [], starts: false };
  }
  const configPath = resolve(workspace, service.mcpConfigFile);
  const configuration = await readText(service.mcpConfigFile, workspace);
  const own = { environment, workspace };
  const { folders, words } = await serverPlaces(configuration, configPath, own);
  const ofHead: NamedCode = {
    configuration,
    places: [...suitePlaces, configPath, ...folders],
    words: [...words, ...commandPlaces(commands, own)],
    starts: true,
  };
  return base === undefined ? ofHead : await withBase(ofHead, base, { commands, environment });
}

/** What the base's checkout adds, where the same commands run. */
async function withBase(
  ofHead: NamedCode,
  { folder, mcpConfig, mcpConfigText }: BaseCheckout,
  {
    commands,
    environment,
  }: { commands: readonly (string | readonly string[])[] } & Pick<CodeOriginContext, 'environment'>,
): Promise<NamedCode> {
  const own = {
    environment: { ...environment, GITHUB_WORKSPACE: folder },
    workspace: folder,
  };
  const { folders, words } = await serverPlaces(mcpConfigText, mcpConfig, own);
  return {
    ...ofHead,
    configuration: `${ofHead.configuration}\n${mcpConfigText}`,
    places: [...ofHead.places, folder, mcpConfig, ...folders],
    words: [...ofHead.words, ...words, ...commandPlaces(commands, own)],
  };
}

/** A file that cannot be read is told of where it is needed. */
async function readText(file: string, workspace: string): Promise<string> {
  try {
    return await readMcpConfigText(file, workspace);
  } catch (error) {
    if (errorCode(error) === undefined && !(error instanceof UnfitFileError)) throw error;
    return '';
  }
}

/** What a fork's pull request is given only by a repository that is set so. */
function secretsAtHand(
  { service, models }: { service: { kind: string }; models: RunOfCode['models'] },
  configuration: string,
  { environment, workspace }: { environment: Environment; workspace: string },
): string[] {
  // GitHub lets it read alone here.
  const token = environment['INPUT_GITHUB-TOKEN'];
  const named = namedVariables(configuration).filter((name) => {
    if (environment[name] !== undefined && environment[name] === token) return false;
    const { values, unhidden } = secretValues({
      configuration: `\${${name}}`,
      environment,
      workspace,
    });
    return values.length + unhidden.length > 0;
  });
  return [
    ...(service.kind === 'remote' ? ['`api-key`'] : []),
    ...(Object.keys(models.apiKeys).length > 0 ? ['`model-api-keys`'] : []),
    ...named.map((name) => `\`${name}\``),
    ...(environment['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ? ['`id-token: write`'] : []),
  ];
}

function explainDanger(event: JobEvent, secrets: readonly string[], would: string): string {
  const about = event.fork === null ? '' : ` and is about the fork ${event.fork}`;
  const has = event.withoutSecrets
    ? `a fork's pull request was given secrets here (${secrets.join(', ')})`
    : `the event \`${event.name}\` runs with this repository's secrets and token${about}`;
  return `${has}, and ${would}`;
}

const MAX_TOLD = 5;

function refusal(doubts: readonly Doubt[], danger: string): ConfigurationError | CodeOriginError {
  const lasting = doubts.filter(({ passing }) => !passing);
  if (lasting.length === 0) {
    const told = doubts.map(({ code, reason }) => `${code} ${reason}`).join('; ');
    return new CodeOriginError(`${told}. It is not run, since ${danger}. Run the job again.`);
  }
  return new ConfigurationError(
    lasting.slice(0, MAX_TOLD).map((doubt) => problemOf(doubt, danger)),
  );
}

function problemOf({ code, reason, advice }: Doubt, danger: string): ConfigurationProblem {
  const first =
    advice === undefined ? '' : `${advice[0]?.toUpperCase()}${advice.slice(1)}; or run `;
  return {
    where: 'allow-untrusted-servers',
    message:
      `${code} ${reason}. It is not run, since ${danger}. ${first === '' ? 'Run ' : first}the ` +
      'evals of forks on `pull_request`, where GitHub gives neither; or check out a branch of this ' +
      'repository; or set this input to true where a maintainer has read that very code.',
    example: 'true',
  };
}
