import { join, relative, resolve, sep } from 'node:path';
import { isLoopback } from '../api/client/connection.ts';
import type { LocalServer, ServerEntry } from '../api/servers-file.ts';
import { pathInRepository } from '../inputs/policy-in-force.ts';
import type { Config } from '../inputs/rows.ts';
import { describeWhat } from '../words/failures.ts';
import { MESSAGES } from '../words/messages.ts';
import { describeProblem } from '../words/problems.ts';
import { commitAround, commitOf } from './checkout.ts';
import type { Environment } from './environment.ts';
import { failureOf } from './failure.ts';
import { openSession, readServers, type Session } from './session.ts';

/** The folder that the inputs name as a checkout of the base; empty if they name none. */
export const namedBase = ({ baseline, confirmCheckout }: Config): string =>
  baseline.kind === 'checkout' ? baseline.value : confirmCheckout;

export const isRemote = (server: ServerEntry) =>
  'url' in server && !isLoopback(URL.parse(server.url)?.hostname ?? '');

/**
 * Whether a base is the head: it has the same list of servers or the same commit, it asks a server of
 * the head on this machine, or each of its servers is one of the head.
 */
export async function isOfHead(folder: string, config: Config, environment: Environment) {
  const { workspace, variables, logger } = environment;
  const [own, around] = aroundBase(folder, config, environment);
  const path = resolve(workspace, config.mcpConfig);
  if (path === resolve(around.workspace, own.mcpConfig)) return true;
  const commit = await commitAround(config.mcpConfig, workspace);
  const sha = commit ?? variables['GITHUB_SHA'];
  if (sha && sha === (await commitOf(folder, workspace))) return true;
  // Sessions read the lists again, and warn.
  const quiet = { ...logger, warn: () => {} };
  const heads = await readServers(config, { ...environment, logger: quiet });
  const bases = await readServers(own, { ...around, logger: quiet });
  if ('problems' in heads || 'problems' in bases) return false;
  const urls = heads.servers.map((one) => 'url' in one && one.url);
  const shared = bases.servers.filter((one) =>
    'url' in one ? urls.includes(one.url) : namesHead(one, workspace, around.workspace),
  );
  return shared.length === bases.servers.length || !shared.every(isRemote);
}

/** The inputs and the surroundings of a base, whose servers start in its folder. */
function aroundBase(folder: string, config: Config, environment: Environment) {
  const { workspace, processMark, logger } = environment;
  const around: Environment = {
    ...environment,
    workspace: resolve(workspace, folder),
    // It tells the processes of the sides apart.
    processMark: `${processMark}.base`,
    logger: { ...logger, progress: () => {} },
  };
  const mcpConfig = pathInRepository(config.mcpConfig, workspace);
  return [{ ...config, mcpConfig }, around] as const;
}

/** Whether a server of the base names a path of the workspace that is not of the base. */
function namesHead({ command, args, env, cwd }: LocalServer, workspace: string, base: string) {
  const isIn = (folder: string, path: string) => relative(folder, path).split(sep)[0] !== '..';
  const texts = [command, ...args, ...Object.values(env)].flatMap((text) => text.split('='));
  const paths = ['', ...texts].map((text) => resolve(base, cwd ?? '', text));
  return paths.some((path) => isIn(workspace, path) && !isIn(base, path));
}

/**
 * Opens a session for the servers of another checkout, by the list at the same path in it. They start
 * in that checkout. Never rejects.
 *
 * @returns why it cannot be used
 */
export async function openBase(
  folder: string,
  config: Config,
  environment: Environment,
): Promise<Session | string> {
  if (await isOfHead(folder, config, environment)) return MESSAGES.baseOfHead(folder);
  const opened = await openSession(...aroundBase(folder, config, environment)).catch((error) =>
    failureOf(error, environment),
  );
  if ('kind' in opened) return describeWhat(opened);
  if (!('problems' in opened)) return opened;
  for (const { place } of opened.problems) place.source = join(folder, place.source);
  return opened.problems.map(describeProblem)[0] ?? '';
}
