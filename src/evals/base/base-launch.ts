import { z } from 'zod';
import type { CallOptions } from '../../client/call-options.ts';
import type { EvalsClient } from '../../client/client.ts';
import { ApiError } from '../../client/errors/api-error.ts';
import { asksServer } from '../../contract/cases/server-step.ts';
import type { TestCase } from '../../contract/cases/test-case.ts';
import { BASE_PROJECT } from '../../contract/embedded/service-start.ts';
import type { Server } from '../../contract/resources/catalogue.ts';
import { ERROR_REASON } from '../../contract/wire/envelope.ts';
import { listNames } from '../../model/listed-names.ts';
import type { Logger } from '../../ports/logger.ts';
import { resolveProject } from '../../session/resolve.ts';
import {
  allOf,
  type LaunchedRun,
  type LaunchRequest,
  type PreparedRun,
  startRun,
} from '../launch/launch.ts';
import { BaseError } from './base-outcome.ts';
import { serverAddress } from './server-address.ts';

type LaunchOptions = CallOptions & { logger: Logger };

/** The run of the base that is to be, and what it cannot show. */
export interface PreparedBase {
  prepared: PreparedRun;
  warnings: string[];
}

/**
 * Prepares the run of the base: the very cases of the head's, on the servers that the base has. A
 * case that asks a server which it has not is left out.
 * @throws BaseError where there is nothing to run; what the client throws otherwise.
 */
export async function prepareBaseRun(
  client: EvalsClient,
  request: LaunchRequest,
  head: PreparedRun,
  { logger: _, ...options }: LaunchOptions,
): Promise<PreparedBase> {
  const project = await resolveProject(BASE_PROJECT, await allOf(client.projects.list(options)));
  const enabled = (await allOf(client.servers.list(project.id, options))).filter(
    (server) => server.enabled,
  );
  const servers = namesServers(request)
    ? enabled.filter(({ name }) => (head.servers ?? []).some((one) => isSame(one.name, name)))
    : enabled;
  if (servers.length === 0) throw new BaseError('it has none of the servers that are asked for.');
  const warnings = warningsOfShared(servers, head.servers ?? []);
  const tests = (head.tests ?? []).filter((test) => asksOnly(test, servers));
  if (tests.length === 0) throw new BaseError('every case asks a server that it does not have.');
  return { prepared: { project, suite: undefined, saved: null, servers, tests }, warnings };
}

/**
 * A server at one address is one server, whichever side asks it: held against itself it passes,
 * whatever the head has changed.
 * @throws BaseError where that is so of all of them.
 */
function warningsOfShared(ofBase: readonly Server[], ofHead: readonly Server[]): string[] {
  const addresses = new Set(ofHead.flatMap(({ url }) => (url ? [serverAddress(url)] : [])));
  const shared = ofBase.filter(({ url }) => url && addresses.has(serverAddress(url)));
  if (shared.length === 0) return [];
  const what = `${listNames(shared.map(({ name }) => name))} ${shared.length === 1 ? 'has' : 'have'} the same address on both sides`;
  const remedy =
    'Start that of the base at an address of its own, such as on another port, and name it in the `mcp-config` of the base.';
  if (shared.length === ofBase.length) {
    throw new BaseError(`${what}, so both would ask one and the same server. ${remedy}`);
  }
  return [
    `The base beside the head: ${what}, so what differs there does not show in the comparison. ${remedy}`,
  ];
}

/**
 * Creates the run of the base. Cases that are none there, since they name what it does not have, are
 * left out.
 * @throws what the client throws.
 */
export async function startBaseRun(
  client: EvalsClient,
  request: LaunchRequest,
  prepared: PreparedRun,
  options: LaunchOptions,
): Promise<LaunchedRun> {
  try {
    return await startRun(client, request, prepared, options);
  } catch (error) {
    const refused = titlesRefused(error);
    const tests = prepared.tests?.filter(({ title }) => !refused.has(title)) ?? [];
    if (refused.size === 0 || tests.length === 0) throw error;
    return startRun(client, request, { ...prepared, tests }, options);
  }
}

const casesSchema = z.array(z.looseObject({ title: z.string() }));

/** Cases that a service refused since no server has what they name. */
function titlesRefused(error: unknown): Set<string> {
  if (!(error instanceof ApiError) || error.reason !== ERROR_REASON.noEvidence) return new Set();
  const cases = casesSchema.safeParse(error.details?.['cases']);
  return new Set(cases.success ? cases.data.map(({ title }) => title) : []);
}

function namesServers({ servers, target }: LaunchRequest): boolean {
  const fromFile = target.kind === 'file' ? (target.suite.servers ?? []) : [];
  return servers.length + fromFile.length > 0;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function asksOnly({ steps }: TestCase, servers: readonly Server[]): boolean {
  return steps.every(
    (step) =>
      !asksServer(step) ||
      (step.serverId === undefined && servers.some(({ name }) => isSame(name, step.serverName))),
  );
}
