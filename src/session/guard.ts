import { resolve } from 'node:path';
import { NATIVE } from '../api/cases/models.ts';
import { isLoopback } from '../api/client/connection.ts';
import { type KnownServers, parseServersFile, type ServerEntry } from '../api/servers-file.ts';
import { GitHubError } from '../github/client.ts';
import { isBranchHead } from '../github/commits.ts';
import { readPull } from '../github/pull-request.ts';
import type { Job } from '../inputs/job.ts';
import { policyFailure } from '../inputs/policy-in-force.ts';
import { type Config, INPUTS, isOf } from '../inputs/rows.ts';
import { secretsIn } from '../lib/redaction/known-secrets.ts';
import { isWithheld, keyVariable } from '../lib/variables.ts';
import { readWorkspaceFile } from '../lib/workspace-file.ts';
import type { Failure } from '../report/failure.ts';
import { placeOfFile } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import { commitAround } from './checkout.ts';
import type { Environment } from './environment.ts';

/** For all questions to GitHub. */
const LIMIT_MS = 60_000;

/** The folder that the inputs name as a checkout of the base; empty if they name none. */
export const namedBase = ({ baseline, confirmCheckout }: Config): string =>
  baseline.kind === 'checkout' ? baseline.value : confirmCheckout;

const isRemote = (server: ServerEntry) =>
  'url' in server && !isLoopback(URL.parse(server.url)?.hostname ?? '');

/**
 * Finds out, before anything of the workspace runs, whether it may: a job with secrets runs no code
 * of forks. Reads what is checked out, and asks GitHub, only if the event does not decide. Commands
 * of a suite need no server. Returns what stops the run, or the secrets that the user lets any code
 * take.
 */
export async function guard(
  config: Config,
  { variables, workspace }: Environment,
  job: Job | null,
  hasCommands: (known: KnownServers) => Promise<boolean>,
): Promise<{ problem?: Problem; failure?: Failure; allowed?: string[] }> {
  const { baseUrl, suiteFile, source, mcpConfig, githubToken } = config;
  const isHosted = baseUrl !== '';
  const isUnused = !isOf(INPUTS.allowUntrustedServers, source) || (isHosted && suiteFile === '');
  // Without a repository it is no job of GitHub.
  if (!job?.event.repository || job.event.code === 'own' || isUnused) return {};
  // The base of a comparison has a list of its own.
  const base = [namedBase(config)].filter((one) => one !== '');
  const lists = await Array.fromAsync(['.', ...base], async (folder) => {
    const root = resolve(workspace, folder);
    const content = isHosted ? '' : await readWorkspaceFile(root, mcpConfig);
    return parseServersFile(typeof content === 'string' ? content : '', mcpConfig, variables, root);
  });
  const read = lists.filter((list) => 'servers' in list);
  const servers = read.flatMap((list) => list.servers);
  const held = read.flatMap((list) => [...list.secrets]);
  const known = lists[0]?.known ?? { names: [] };
  const { isReadOnly } = job.event;
  // Such a token tells a fork what it can read anyway.
  const isSecret = (name: string) =>
    variables[name] && !(isReadOnly && variables[name] === githubToken);
  const ofServers = [...held].flatMap(([name, [one]]) => (one && isSecret(name) ? name : []));
  // A program gets the variables of the step. Some of the runner look random, so names decide.
  const ofProgram = Object.keys(source === 'command' ? variables : {}).filter(
    (name) => !isWithheld(name) && secretsIn(name, 'x').length > 0 && isSecret(name),
  );
  const providers = [...NATIVE, ...config.modelBaseUrls.keys()].map(keyVariable);
  const secrets = [
    ...(config.apiKey === '' ? [] : ['api-key']),
    ...(config.modelApiKeys.size === 0 ? [] : ['model-api-keys']),
    // Without the input the runner has the token all the same, and a checkout stores it.
    ...(isHosted || isReadOnly ? [] : ['github-token']),
    ...new Set([...providers.filter(isSecret), ...ofServers, ...ofProgram]),
  ];
  // A list of a fork chooses where its secrets are sent.
  const isElsewhere = servers.length > 0 && servers.every(isRemote) && ofServers.length === 0;
  if (secrets.length === 0 || (isElsewhere && !(await hasCommands(known)))) return {};
  if (config.allowUntrustedServers) return { allowed: secrets };
  const folders = servers.flatMap((one) => ('cwd' in one ? (one.cwd ?? []) : []));
  const places = isHosted ? [suiteFile] : ['.', suiteFile, mcpConfig, ...base, ...folders];
  try {
    const found = await judge(job, places, workspace);
    if (found === null) return {};
    return { problem: { place: placeOfFile(''), data: { code: 'untrusted', secrets, ...found } } };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { failure: policyFailure(error.failure, null, null) };
  }
}

/** Decides by what the event, the checkouts and GitHub say; null: it may run. Throws GitHubError. */
async function judge({ event, openGitHub }: Job, places: string[], root: string) {
  const ofFork = { reason: 'fork', of: event.name } as const;
  if (event.code === 'fork') return ofFork;
  const github = openGitHub(LIMIT_MS);
  const noAccess = new GitHubError('status', { status: 401 });
  if (event.pull !== null) {
    if (github === null) throw noAccess;
    return (await readPull(github, event.pull)).from === event.repositoryId ? null : ofFork;
  }
  const own = new Set([event.tip]);
  for (const place of places) {
    const commit = await commitAround(place, root);
    // The workspace need not be a checkout, nor all of it one.
    if (commit === null && place === '.') continue;
    if (commit === null) return { reason: 'no-commit', of: place } as const;
    if (own.has(commit)) continue;
    if (github === null) throw noAccess;
    const isOwn = await isBranchHead(github, commit);
    if (!isOwn) return { reason: 'commit', of: commit.slice(0, 7) } as const;
    own.add(commit);
  }
  return null;
}
