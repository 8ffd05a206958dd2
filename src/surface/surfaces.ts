import { realpath } from 'node:fs/promises';
import type { EvalsClient } from '../client/client.ts';
import { BASE_PROJECT } from '../contract/embedded/service-start.ts';
import type { DiffConfig } from '../inputs/config.ts';
import type { Baseline, BaselineSearch } from '../model/baseline.ts';
import type { RunReport } from '../model/run-report.ts';
import { resolveProject } from '../session/resolve.ts';
import type { BorrowedSession } from '../session/session.ts';
import type { BaseCheckout, NoBase } from '../session/workspace/base-checkout.ts';
import { errorMessage } from '../trouble/errors.ts';
import {
  type AskingOptions,
  allOf,
  askServers,
  chosenServers,
  OWN_SERVICE,
  troubleOfBase,
} from './ask-servers.ts';
import {
  requireSnapshotPlace,
  snapshotBaseline,
  snapshotText,
  surfaceReport,
  writeSnapshot,
} from './snapshot.ts';

/** What servers offer, and what they offered where that came about beside it. */
export interface ReadSurfaces {
  report: RunReport;
  /** Null where it is to be looked for. */
  baseline: BaselineSearch | null;
}

/**
 * Asks the servers what they offer, and writes the snapshot that is asked for.
 * @throws only where that could not be found out of any.
 */
export async function readSurfaces(
  config: DiffConfig,
  session: BorrowedSession,
): Promise<ReadSurfaces> {
  const { workspace, signal, deadlineAtMs, secrets, logger, clock } = session;
  const { surface, run } = config;
  if (surface.snapshot !== undefined) await requireSnapshotPlace(surface.snapshot, workspace);
  // Before any server runs, which could change the file.
  const ofFile = await fileBaseline(config, session);
  const base = await findBase(config, workspace);
  const { client, baseTrouble, serversFile } = await session.service({
    base: base !== null && 'folder' in base ? base : undefined,
  });
  const options = {
    ...{ signal, deadlineAtMs, clock },
    ...(config.service.kind === 'embedded' && OWN_SERVICE),
  };
  const project = await resolveProject(run.project, await allOf(client.projects.list(options)));
  const servers = await chosenServers(client, project.id, run.servers, options);
  const found = await askServers(client, project.id, servers, { ...options, serversFile });
  const chosen = run.servers.length > 0 ? servers.map(({ name }) => name) : null;
  const report: RunReport = {
    ...surfaceReport(
      { ...found, ...(chosen && { chosen }) },
      { id: project.id, name: project.name ?? null },
    ),
    suite: { id: null, name: namesOf(servers) },
    servers: servers.map(({ id, name }) => ({ id, name })),
  };
  if (surface.snapshot !== undefined) {
    if (found.silent.length > 0) {
      logger.warning('snapshot: nothing is written, since not every server told what it offers.');
    } else {
      const ofServers = secrets.json(found.servers) as typeof found.servers;
      await writeSnapshot(surface.snapshot, workspace, snapshotText(ofServers));
      logger.info(`snapshot: what the servers offer is in ${surface.snapshot}.`);
    }
  }
  if (base === null) return { report, baseline: ofFile };
  const trouble = 'trouble' in base ? base.trouble : baseTrouble;
  if (trouble !== null || 'trouble' in base) return { report, baseline: noBase(trouble ?? '') };
  const beside = { base, workspace, chosen };
  return { report, baseline: await askBase(client, beside, options) };
}

/** A report has one title, however many servers there are. */
function namesOf(servers: readonly { name: string }[]): string {
  const [first, ...others] = servers.map(({ name }) => name);
  const rest = others.length > 2 ? [`${others.length} more`] : others;
  return [first ?? '', ...rest].join(', ');
}

/** Null where it is to be looked for elsewhere. */
async function fileBaseline(
  { baseline: source }: DiffConfig,
  { workspace, logger }: BorrowedSession,
): Promise<BaselineSearch | null> {
  if (source.kind === 'none') return { outcome: 'not-asked' };
  if (source.kind !== 'file') return null;
  try {
    return { outcome: 'found', baseline: await snapshotBaseline(source.path, workspace) };
  } catch (error) {
    const message = errorMessage(error);
    logger.notice(`What the servers offer is held against nothing: ${message}`);
    return { outcome: 'unreadable', message };
  }
}

/** Null where no checkout is asked for. */
async function findBase(
  { service, baseline }: DiffConfig,
  workspace: string,
): Promise<BaseCheckout | NoBase | null> {
  if (service.kind !== 'embedded' || baseline.kind !== 'checkout') return null;
  const { findBaseCheckout } = await import('../session/workspace/base-checkout.ts');
  return findBaseCheckout(baseline.path, service.mcpConfigFile, workspace);
}

interface Beside {
  base: BaseCheckout;
  workspace: string;
  /** Names of servers; null: all that there are. */
  chosen: readonly string[] | null;
}

/** What the base's own servers offer, in the same session. */
async function askBase(
  client: EvalsClient,
  { base, workspace, chosen }: Beside,
  options: AskingOptions,
): Promise<BaselineSearch> {
  try {
    const projects = await allOf(client.projects.list(options));
    const project = await resolveProject(BASE_PROJECT, projects);
    const all = await chosenServers(client, project.id, [], options);
    const servers = all.filter(({ name }) => chosen?.includes(name) ?? true);
    const found = await askServers(client, project.id, servers, options);
    const [silent] = found.silent;
    if (silent !== undefined) return noBase(`server ${silent.server}: ${silent.message}`);
    const report = surfaceReport(found);
    const baseline: Baseline = { report, origin: await originOf(base, workspace) };
    return { outcome: 'found', baseline };
  } catch (error) {
    options.signal.throwIfAborted();
    return noBase(troubleOfBase(error));
  }
}

async function originOf({ folder }: BaseCheckout, workspace: string): Promise<Baseline['origin']> {
  const { readCheckoutHead } = await import('../session/code-origin/checkout-head.ts');
  const head = await readCheckoutHead(folder, await realpath(workspace));
  const isCommit = head.kind === 'commit';
  return {
    ...{ kind: 'checkout', address: null, createdAtMs: null, isMergeBase: null },
    ...{ commit: isCommit ? head.sha : null, branch: isCommit ? (head.branches[0] ?? null) : null },
  };
}

const noBase = (trouble: string): BaselineSearch => ({
  outcome: 'unreadable',
  message: `The servers of the base could not be asked: ${trouble}`,
});
