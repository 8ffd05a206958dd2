import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { isLoopback } from '../api/client/connection.ts';
import type { LocalServer, ServerEntry } from '../api/servers-file.ts';
import { foundAt } from '../baseline/find.ts';
import { readEvent, readPayload } from '../github/event.ts';
import { originOf } from '../inputs/job.ts';
import { pathInRepository } from '../inputs/policy-in-force.ts';
import type { Config } from '../inputs/rows.ts';
import { unreadable } from '../report/place.ts';
import type { Problem } from '../report/problem.ts';
import type { Baseline } from '../report/report.ts';
import { commitAround, commitOf } from '../session/checkout.ts';
import type { Environment } from '../session/environment.ts';
import { failureOf } from '../session/failure.ts';
import { openSession, readServers, type Session } from '../session/session.ts';
import { checkServers } from '../sources/doctor/doctor.ts';
import { usedServers } from '../sources/evals/selection.ts';
import { readSuite } from '../sources/evals/suite-check.ts';
import { describeWhat } from '../words/failures.ts';
import { MESSAGES } from '../words/messages.ts';
import { describeProblem } from '../words/problems.ts';

/** The sessions of a job, which stay open until it is judged. A base that cannot start says why. */
export interface Sides {
  head: Session | null;
  base: Session | string | null;
}

/**
 * Finds what makes a base the head; null: nothing. That is the list of servers, a commit, or of the
 * servers that the suite uses a port or path of one, or that all are remote ones of the head.
 */
export async function findHead(folder: string, config: Config, environment: Environment) {
  const { workspace, variables, logger } = environment;
  const [own, around] = aroundBase(folder, config, environment);
  const list = resolve(workspace, config.mcpConfig);
  if (list === resolve(around.workspace, own.mcpConfig)) return { what: config.mcpConfig };
  const { tip, code, commit } = readEvent(variables, await readPayload(variables));
  const checkedOut = await commitAround(config.mcpConfig, workspace);
  // The tip of a branch can be what the change goes into.
  const heads = [checkedOut, tip === null && variables['GITHUB_SHA'], code !== 'unknown' && commit];
  const what = await commitOf(around.workspace);
  if (what && heads.includes(what)) return { what };
  // Sessions read the lists again, and warn.
  const quiet = { ...logger, warn: () => {} };
  const head = await readServers(config, { ...environment, logger: quiet });
  const base = await readServers(own, { ...around, logger: quiet });
  if ('problems' in head || 'problems' in base) return null;
  const read = await readSuite(config.suiteFile, workspace, head.known, config);
  const usedOf = (servers: ServerEntry[]) => {
    const names = servers.map(({ name }) => name);
    const isKnown = config.source === 'evals' && 'suite' in read;
    const used = isKnown ? usedServers(read.suite, names) : names;
    return servers.filter(({ name }) => used.includes(name));
  };
  const [ofHead, ofBase] = [usedOf(head.servers), usedOf(base.servers)];
  const ports = ofHead.flatMap(portsOf);
  for (const one of ofBase) {
    const port = portsOf(one).find((each) => ports.includes(each));
    const shared = port
      ? `localhost:${port}`
      : 'url' in one
        ? ''
        : pathOfHead(one, workspace, around.workspace);
    if (shared) return { what: shared, server: one.name };
  }
  const urls = ofHead.map((one) => ('url' in one ? one.url : ''));
  const [first] = ofBase.map((one) => ('url' in one ? { what: one.url, server: one.name } : null));
  return ofBase.every((one) => 'url' in one && urls.includes(one.url)) ? (first ?? null) : null;
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

const LOCAL_PORT = /(?<=(?:localhost|127[\d.]{2,12}|0\.0\.0\.0|\[::1?\]):)\d{1,5}/gi;

/** The ports of this machine that a server is reached at, also by a program that is a bridge to it. */
function portsOf(server: ServerEntry): string[] {
  if (!('url' in server)) return server.args.flatMap((text) => text.match(LOCAL_PORT) ?? []);
  const { hostname = '', port, protocol } = URL.parse(server.url) ?? {};
  const own = port || (protocol === 'https:' ? '443' : '80');
  return isLoopback(hostname) || hostname === '0.0.0.0' ? [own] : [];
}

/** Finds a path of the workspace that is not of the base, and that a server of the base names. */
function pathOfHead({ command, args, env, cwd }: LocalServer, workspace: string, base: string) {
  const isIn = (folder: string, path: string) => relative(folder, path).split(sep)[0] !== '..';
  // The parent alone is what a server looks at.
  const texts = [command, ...args.filter((one) => one !== '..'), ...Object.values(env)];
  const parts = texts.flatMap((text) => [...text.split('='), ...text.split(/[\s"'`=:;&|()]+/)]);
  const paths = ['', ...parts].map((text) => resolve(base, cwd ?? '', text));
  const path = paths.find((one) => isIn(workspace, one) && !isIn(base, one));
  return path && (relative(workspace, path) || '.');
}

/** Whether a checkout lists no server yet. */
export async function lacksServers(folder: string, config: Config, environment: Environment) {
  const read = await readServers(...aroundBase(folder, config, environment));
  const isCheckout = (await commitOf(resolve(environment.workspace, folder))) !== undefined;
  const isNone = ({ data }: Problem) =>
    data.code === 'range'
      ? data.what === 'server'
      : 'reason' in data && data.reason === 'no-servers';
  return isCheckout && 'problems' in read && read.problems.every(isNone);
}

/** Opens a session for the servers of another checkout, by the list at the same path in it. */
async function open(folder: string, config: Config, environment: Environment) {
  const [own, around] = aroundBase(folder, config, environment);
  if (!existsSync(around.workspace)) return unreadable(folder, { reason: 'folder', near: [] });
  const opened = await openSession(own, around);
  for (const { place } of 'problems' in opened ? opened.problems : [])
    place.source = join(folder, place.source);
  return opened;
}

/** The same for a checkout of the base. Says why it cannot be used, and never rejects. */
export async function openBase(folder: string, config: Config, environment: Environment) {
  const ofHead = await findHead(folder, config, environment);
  if (ofHead !== null) return MESSAGES.baseOfHead(MESSAGES.ofHead(ofHead));
  const opened = await open(folder, config, environment).catch((error) =>
    failureOf(error, environment),
  );
  if ('kind' in opened) return describeWhat(opened);
  return 'problems' in opened ? (opened.problems.map(describeProblem)[0] ?? '') : opened;
}

/** Finds out what the servers of another checkout offer, or what is wrong with their list; null: none. */
export async function listBase(
  folder: string,
  config: Config,
  environment: Environment,
  sides: Sides,
): Promise<Baseline | { problems: Problem[] } | null> {
  const opened = await open(folder, { ...config, servers: [] }, environment);
  if ('problems' in opened)
    return (await lacksServers(folder, config, environment)) ? null : opened;
  sides.base = opened;
  const report = await checkServers(opened, 'diff');
  return foundAt(originOf(null, '', 0), report);
}
