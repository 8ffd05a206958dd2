import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { RunConfig } from '../../inputs/config.ts';
import type { CommitFile, CommitSource } from '../../model/commit-origin.ts';
import type { Logger } from '../../ports/logger.ts';
import { secretValues } from '../../redaction/secret-values.ts';
import {
  ConfigurationError,
  type ConfigurationProblem,
  ExpectedError,
  errorCode,
} from '../../trouble/errors.ts';
import { type Environment, namedVariables } from '../environment.ts';
import { readMcpConfigText } from '../workspace/mcp-config-text.ts';
import { UnfitFileError } from '../workspace/workspace-file.ts';
import { type Checkout, findCheckouts } from './checkouts.ts';
import { type JobEvent, readJobEvent } from './job-event.ts';
import { serverPlaces } from './server-places.ts';
import { findStrayFile, isStray } from './stray-files.ts';

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

/** Why code is not known as this repository's own. */
interface Doubt {
  /** The code, as the begin of a sentence. */
  code: string;
  reason: string;
  /** What would help beside what always does. */
  advice?: string;
  /** Asking again later may help. */
  passing?: boolean;
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
): Promise<void> {
  const { environment, payload, logger } = context;
  const event = readJobEvent(environment, payload);
  if (inputs.allowUntrustedServers || event === null) return;
  if (inputs.service.kind === 'remote' && inputs.suite.kind === 'saved') return;
  const code = await readNamedCode(inputs, context);
  const secrets = secretsAtHand(inputs, code.configuration, context);
  if (event.withoutSecrets && (!event.secretsForForks || secrets.length === 0)) return;
  const doubts = await doubtsOf(code, event, { ...context, timeoutMs: inputs.timeouts.evalsMs });
  if (doubts.length === 0) return;
  for (const { code: what, reason } of doubts) logger.debug(`Whose code: ${what} ${reason}`);
  throw refusal(doubts, explainDanger(event, secrets, inputs));
}

interface NamedCode {
  /** Text of the servers' configuration; empty where there is none. */
  configuration: string;
  places: string[];
  words: string[];
  /** Code beside what is named can be started as well. */
  starts: boolean;
}

async function readNamedCode(
  { service, suite }: RunOfCode,
  { environment, workspace }: CodeOriginContext,
): Promise<NamedCode> {
  const suitePlaces = suite.kind === 'file' ? [resolve(workspace, suite.file)] : [];
  if (service.kind === 'remote') {
    return { configuration: '', places: suitePlaces, words: [], starts: false };
  }
  const configPath = resolve(workspace, service.mcpConfigFile);
  const configuration = await readText(service.mcpConfigFile, workspace);
  const { folders, words } = serverPlaces(configuration, configPath, { environment, workspace });
  return { configuration, places: [...suitePlaces, configPath, ...folders], words, starts: true };
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
  { service, models }: RunOfCode,
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

type Judging = Pick<CodeOriginContext, 'workspace' | 'commits'> & { timeoutMs: number };

async function doubtsOf(code: NamedCode, event: JobEvent, context: Judging): Promise<Doubt[]> {
  const { workspace } = context;
  const { checkouts, outside, elsewhere } = await findCheckouts(workspace, code);
  const isOfFork = ({ folder }: Checkout) => event.fork !== null && !isAbsolute(folder);
  const relevant = checkouts
    .filter(({ named }) => named || code.starts)
    // Beyond the workspace is what programs come from, such as a checkout of nvm: in a job of our
    // own alone GitHub is not asked whose that is.
    .filter(({ folder }) => !(event.ownAlone && isAbsolute(folder)))
    // An artifact of a fork may bring a `.git` that says anything, to be passed over.
    .map((checkout) => (isOfFork(checkout) ? { ...checkout, named: true } : checkout));
  const doubts: Doubt[] = [];
  let asked = false;
  for (const checkout of relevant) {
    const offline = judgeByEvent(checkout, event);
    asked ||= offline === null;
    const doubt =
      (offline === 'own' ? null : (offline ?? (await judgeByLookup(checkout, event, context)))) ??
      (isOfFork(checkout) ? await judgeFiles(checkout, checkouts, code, context) : null);
    if (doubt !== null) doubts.push(doubt);
  }
  if (asked && doubts.length === 0) {
    // It took a while, in which a process of an earlier step could have changed what is there.
    const { checkouts: now } = await findCheckouts(workspace, code);
    if (JSON.stringify(now) !== JSON.stringify(checkouts)) {
      doubts.push({ code: 'What is checked out', reason: 'changed while it was looked at' });
    }
  }
  // Of an own push or pull request nothing of others is there, even where git left no trace.
  if (event.ownAlone) return doubts;
  // Nor does a dispatch of the very commit that is checked out bring any.
  const sure = event.name === 'workflow_dispatch' && relevant.length > 0 && !asked;
  return [...doubts, ...[...outside, ...(sure ? [] : elsewhere)].map(doubtOutside)];
}

/**
 * A job that is about a fork may have its artifacts: what lies in an own checkout there counts as own
 * only as far as GitHub has it of that commit.
 */
async function judgeFiles(
  { folder, path, head }: Checkout,
  all: readonly Checkout[],
  { places, starts }: NamedCode,
  { workspace, commits, timeoutMs }: Judging,
): Promise<Doubt | null> {
  if (head.kind === 'unknown') return null;
  const code = codeAt(folder, head.sha);
  const answer = await commits.filesOf(head.sha, timeoutMs);
  if (answer.kind === 'too-many') {
    return {
      code,
      reason: 'has more files than GitHub lists: an artifact of the fork may be among them',
    };
  }
  if (answer.kind !== 'files') return unasked(code, answer);
  const others = new Set(all.map((other) => other.path).filter((other) => other !== path));
  const root = await realpath(workspace);
  const stray = starts
    ? await findStrayFile(path, answer.files, others)
    : await firstStray(
        path,
        answer.files,
        places.map((place) => join(root, relative(workspace, place))),
      );
  if (stray === null) return null;
  return {
    code,
    reason: `has \`${stray}\`, which is not as that commit has it and may be an artifact of the fork`,
    advice: 'leave the checkout as it is, without artifacts and builds',
  };
}

/** The first of these files, so far as they lie in the checkout and are there. */
async function firstStray(
  checkout: string,
  files: ReadonlyMap<string, CommitFile>,
  paths: readonly string[],
): Promise<string | null> {
  for (const path of paths) {
    const inside = relative(checkout, path).replaceAll(sep, '/');
    if (inside.startsWith('../../evals/')) continue;
    if (await isStray(path, files.get(inside))) return inside;
  }
  return null;
}

function doubtOutside(place: string): Doubt {
  return {
    code: `\`${place}\``,
    reason: 'is in no git checkout, so that nobody can tell whose it is',
    advice:
      'have `actions/checkout` find git, without which it downloads files alone, and take nothing ' +
      "of a fork's artifact",
  };
}

/** By what the event says alone, which needs no request; null where that does not tell. */
function judgeByEvent({ folder, named, head }: Checkout, event: JobEvent): 'own' | Doubt | null {
  const code = nameOf(folder);
  if (head.kind === 'unknown') {
    if (!named && event.ownAlone) return 'own';
    return { code, reason: `cannot be told by its commit: ${head.reason}` };
  }
  if (event.ownCommits.has(head.sha)) return 'own';
  if (!event.forkCommits.has(head.sha)) return null;
  return { code: codeAt(folder, head.sha), reason: `is code of the fork ${event.fork}` };
}

async function judgeByLookup(
  { folder, named, head }: Checkout,
  event: JobEvent,
  { commits, timeoutMs }: Judging,
): Promise<Doubt | null> {
  if (head.kind === 'unknown') return null;
  const origin = await commits.lookUp({
    sha: head.sha,
    timeoutMs,
    branches: [...new Set([...event.branches, ...head.branches])],
    pullRequests: [...new Set([...event.pullRequests, ...head.pullRequests])],
  });
  // What is beside an own push or pull request is refused where it is known as a fork's.
  if (!named && event.ownAlone && origin.kind !== 'not-own') return null;
  const code = codeAt(folder, head.sha);
  switch (origin.kind) {
    case 'own':
      return null;
    case 'not-own':
      return { code, reason: `is not known as this repository's own: ${origin.reason}` };
    case 'absent':
      // Another project beside what the run names is no fork's code.
      return named
        ? {
            code,
            reason: `is not known as this repository's own: ${event.repository} lacks it, as what a step committed`,
          }
        : null;
    case 'refused':
      return unasked(code, origin);
    case 'unreachable':
      return unasked(code, origin);
  }
}

function unasked(
  code: string,
  { kind, reason }: { kind: 'refused' | 'unreachable'; reason: string },
): Doubt {
  const doubt = { code, reason: `could not be looked up: ${reason}` };
  return kind === 'unreachable'
    ? { ...doubt, passing: true }
    : { ...doubt, advice: 'give the job `contents: read` and `pull-requests: read`' };
}

const nameOf = (folder: string) =>
  folder === '.' ? 'The checkout in the workspace' : `The checkout in \`${folder}\``;

const codeAt = (folder: string, sha: string) => `${nameOf(folder)}, at commit ${sha.slice(0, 12)},`;

function explainDanger(event: JobEvent, secrets: readonly string[], inputs: RunOfCode): string {
  const about = event.fork === null ? '' : ` and is about the fork ${event.fork}`;
  const has = event.withoutSecrets
    ? `a fork's pull request was given secrets here (${secrets.join(', ')})`
    : `the event \`${event.name}\` runs with this repository's secrets and token${about}`;
  const would =
    inputs.service.kind === 'remote'
      ? "a suite file of others would run on the service's saved servers with the key in `api-key`"
      : 'MCP servers started from it could read them and change the repository';
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
