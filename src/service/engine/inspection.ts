import { NAME_LIMIT } from '../../lib/limits.ts';
import { following } from '../../lib/signals.ts';
import { WorkPool } from '../../lib/work-pool.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Connection } from '../mcp/connection.ts';
import { packageOf } from '../mcp/package-runner.ts';
import { tryTwice } from '../mcp/second-try.ts';
import type { Surroundings } from '../surroundings.ts';
import type { RunPlan, RunServer } from './plan.ts';
import { makeFolder, removeFolder } from './workplace.ts';

const SERVERS_AT_ONCE = 8;
/** Clients wait two minutes for a run to be created. */
const LONGEST_MS = 100_000;
/** What the slowest server gets: one that is downloaded first. */
const CONNECT_MS = 90_000;
const LIST_MS = 30_000;

/**
 * Connects to each server once and lists its tools. A server gets the connection, or the failure, or
 * neither if no time was left for it. The connection is closed if the server starts in a folder of an
 * iteration, or if one iteration runs at a time: then one server runs at a time too.
 *
 * @param servers those of the plan that its iterations use
 * @param signal ends the inspection
 */
export async function inspectServers(
  servers: readonly RunServer[],
  plan: RunPlan,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const { connectTimeoutMs = CONNECT_MS, toolTimeoutMs = LIST_MS } = plan.execution;
  // A server that does not answer the first request is started again.
  const limitMs = Math.min(2 * connectTimeoutMs + toolTimeoutMs, LONGEST_MS);
  const isSerial = plan.execution.concurrency === 1 && servers.length > 1;
  const pool = new WorkPool(isSerial ? 1 : SERVERS_AT_ONCE);
  const openServer = async (server: RunServer, limit: AbortSignal): Promise<Connection> => {
    const folder = server.needsFolder(plan) ? await makeFolder(surroundings) : null;
    try {
      // A connection that is open outlives the limit and the request. It ends with the run.
      const signal = AbortSignal.any([limit, plan.cancel.signal]);
      const connection = await server.connect(plan, folder, surroundings, signal);
      if (isSerial || folder !== null) await connection.close();
      return connection;
    } finally {
      if (folder !== null) await removeFolder(folder);
    }
  };
  const inspect = async (
    server: RunServer,
    first: Promise<RunServer> | undefined,
    limit: AbortSignal,
  ) => {
    const failure = (await first)?.givenUp;
    if (failure?.kind === 'server' && ['registry', 'missing-package'].includes(failure.reason)) {
      const name = surroundings.redactor.text(server.entry.name, NAME_LIMIT);
      server.givenUp = { ...failure, server: name };
      return server;
    }
    try {
      const open = (own: AbortSignal) => openServer(server, own);
      const { result } = await pool.begin(() => tryTwice(limit, () => following(limit, open)));
      server.inspected = await result;
    } catch (error) {
      if (error instanceof FailureError) server.givenUp = error.failure;
      else if (!limit.aborted) throw error;
    }
    return server;
  };
  /** By npm package: two downloads of a package at the same time corrupt its folder. */
  const firsts = new Map<string, Promise<RunServer>>();
  const inspectAll = async (limit: AbortSignal) => {
    const inspected = servers.map((server) => {
      const name = packageOf(server.entry) ?? '';
      const one = inspect(server, firsts.get(name), limit);
      if (name !== '' && !firsts.has(name)) firsts.set(name, one);
      return one;
    });
    // All of them end before the caller closes connections.
    await Promise.allSettled(inspected);
    await Promise.all(inspected);
  };
  if (!signal.aborted) await following(signal, inspectAll, limitMs);
}
