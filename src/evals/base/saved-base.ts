import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import type { Server } from '../../contract/resources/catalogue.ts';
import { listNames, quotedName } from '../../model/listed-names.ts';
import { resolveAllNamed, resolveProject } from '../../session/resolve.ts';
import { allOf, type LaunchedRun } from '../launch/launch.ts';
import { BaseError } from './base-outcome.ts';
import { serverAddress } from './server-address.ts';

/** The base where a hosted service has its servers. */
export interface SavedBase {
  servers: readonly Server[];
  /** All of the project, those of the head among them. */
  known: readonly Server[];
}

/**
 * Finds the servers of the base.
 * @throws ConfigurationError where names lead nowhere; what the client throws otherwise.
 */
export async function findSavedBase(
  client: EvalsClient,
  wanted: { project: string | undefined; servers: readonly string[] },
  options: CallOptions,
): Promise<SavedBase> {
  const project = await resolveProject(wanted.project, await allOf(client.projects.list(options)));
  const known = await allOf(client.servers.list(project.id, options));
  const sought = { kind: 'server', where: 'confirm-servers' };
  return { servers: await resolveAllNamed(wanted.servers, known, sought), known };
}

/** A case as it is sent, or as its service tells it. */
interface RunCase {
  title: string;
  steps?: unknown;
}

/**
 * Sees to it that the base is asked where cases run on its servers: what both sides ask alike passes
 * as often on both, whatever the head has changed.
 * @param cases null where they are not known.
 * @param ofHead servers that the head runs on.
 * @returns what the comparison cannot show.
 * @throws BaseError where it would show nothing of a case, or nobody knows.
 */
export function requireBothSides(
  cases: readonly RunCase[] | null,
  ofHead: LaunchedRun['servers'],
  base: SavedBase,
): string[] {
  const { servers } = base;
  if (ofHead.length === 0) {
    throw new BaseError('the service does not tell which servers the head ran on.');
  }
  const shared = sharedServers(ofHead, base);
  const names = listNames(shared.map(({ name }) => name));
  if (shared.length === servers.length) {
    throw new BaseError(`they are the very servers of the head: ${names}.`);
  }
  if (ofHead.every((one) => isAmong(one, base))) {
    // A model may use the tools of these on both sides, whatever else the base has.
    const all = listNames(ofHead.map(({ name }) => name));
    throw new BaseError(`they have all servers of the head among them: ${all}.`);
  }
  if (cases === null) {
    throw new BaseError(
      'the service does not tell the cases of the suite, so nobody knows which servers they ask.',
    );
  }
  for (const one of cases) requireOfRun(one, shared);
  const warnings: string[] = [];
  if (shared.length > 0) {
    warnings.push(
      `confirm-servers: both sides ask one and the same server of ${names}, so what differs there does not show in the comparison.`,
    );
  }
  if (servers.length < ofHead.length) {
    warnings.push(
      `confirm-servers: the base has fewer servers (${servers.length}) than the head (${ofHead.length}). Name those that both have in common as well, or the base lacks their tools.`,
    );
  }
  return warnings;
}

/** Servers of the base that are one and the same as one of the head's. */
function sharedServers(ofHead: LaunchedRun['servers'], { servers, known }: SavedBase): Server[] {
  return servers.filter((server) =>
    ofHead.some((one) => isAmong(one, { servers: [server], known })),
  );
}

/** Whether a server of the head is one of the base, by id or address. */
function isAmong({ id }: LaunchedRun['servers'][number], { servers, known }: SavedBase): boolean {
  const url = known.find((one) => one.id === id)?.url;
  const address = url ? serverAddress(url) : null;
  return servers.some(
    (server) => server.id === id || (server.url ? serverAddress(server.url) === address : false),
  );
}

/**
 * A prompt comes with the tools of the servers of its run. Other steps name their server, which
 * remains that of the head.
 */
function requireOfRun({ title, steps }: RunCase, shared: readonly Server[]): void {
  const name = quotedName(title);
  if (!Array.isArray(steps)) {
    throw new BaseError(`the service does not tell what the case ${name} does.`);
  }
  for (const asked of steps.flatMap(serverAsked)) {
    if (shared.some((server) => isAsked(server, asked))) continue;
    const server = quotedName(asked.id ?? asked.name ?? '');
    throw new BaseError(
      `the case ${name} has a step that names the server ${server}, and so would ask that of the head on both sides.`,
    );
  }
  if (steps.some((step) => isObject(step) && step['kind'] === 'prompt')) return;
  throw new BaseError(`the case ${name} asks nothing but one and the same server on both sides.`);
}

/** What a step says of the server that it asks. */
interface Asked {
  id: string | null;
  name: string | null;
}

/** Whatever kind of step it is. */
function serverAsked(step: unknown): Asked[] {
  if (!isObject(step)) return [];
  const { serverId, serverName } = step;
  const id = typeof serverId === 'string' ? serverId : null;
  const name = typeof serverName === 'string' ? serverName : null;
  return id === null && name === null ? [] : [{ id, name }];
}

/** An id comes before the name. */
function isAsked(server: Server, { id, name }: Asked): boolean {
  return id === null ? server.name.toLowerCase() === name?.toLowerCase() : server.id === id;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
