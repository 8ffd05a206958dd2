import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NAME_LIMIT } from '../../lib/limits.ts';
import { following } from '../../lib/signals.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import type { Closings } from '../mcp/closings.ts';
import type { ClientProfile, Connection } from '../mcp/connection.ts';
import type { Limits } from '../mcp/link.ts';
import { packageOf } from '../mcp/package-runner.ts';
import { tryTwice } from '../mcp/second-try.ts';
import type { Surroundings } from '../surroundings.ts';
import type { RunServer } from './plan.ts';
import { inFolder, needsFolder } from './workplace.ts';

const SERVERS_AT_ONCE = 8;
/** Clients wait two minutes for a run to be created. */
const LONGEST_MS = 100_000;
/** A server that is downloaded first gets the longest time. */
const CONNECT_MS = 90_000;
const LIST_MS = 30_000;

/** How servers are inspected. */
export interface Inspection {
  limits: Limits;
  profile: ClientProfile | null;
  surroundings: Surroundings;
  /** Cancels the run, and with it the connections. */
  running: AbortSignal;
}

/**
 * Connects to each server once and lists its tools. The servers get the open connection, or the
 * failure. One for which no time was left gets neither.
 *
 * @param signal ends the inspection
 * @throws the reason of `signal`; the caller closes what was opened
 */
export async function inspectServers(
  servers: readonly RunServer[],
  inspection: Inspection,
  signal: AbortSignal,
): Promise<void> {
  const { limits, surroundings } = inspection;
  const limitMs = (limits.connectMs ?? CONNECT_MS) + (limits.callMs ?? LIST_MS);
  const timeout = AbortSignal.timeout(Math.min(limitMs, LONGEST_MS));
  const limit = AbortSignal.any([signal, timeout]);
  const inspect = async (server: RunServer) => {
    try {
      server.inspected = await tryTwice(limit, () =>
        following(limit, (own) => open(server, inspection, own)),
      );
    } catch (error) {
      if (error instanceof FailureError) server.givenUp = error.failure;
      else if (!limit.aborted) throw error;
    }
  };
  /** By npm package, its first server: two downloads of a package corrupt its folder. */
  const firsts = new Map<string, { server: RunServer; inspected: Promise<void> }>();
  const queue = servers.values();
  const loop = async () => {
    for (const server of queue) {
      const name = packageOf(server.entry);
      const first = name === null ? undefined : firsts.get(name);
      await first?.inspected;
      const failure = first?.server.givenUp ?? null;
      if (isOfPackage(failure)) {
        const { redactor } = surroundings;
        server.givenUp = { ...failure, server: redactor.text(server.entry.name, NAME_LIMIT) };
        continue;
      }
      const inspected = inspect(server);
      if (name !== null && first === undefined) firsts.set(name, { server, inspected });
      await inspected;
    }
  };
  const loops = Array.from({ length: SERVERS_AT_ONCE }, loop);
  // All of them end before the caller closes connections.
  await Promise.allSettled(loops);
  await Promise.all(loops);
  signal.throwIfAborted();
}

/** Closes connections of an inspection that no iteration has taken. */
export async function closeInspected(
  servers: readonly RunServer[],
  closings: Closings,
): Promise<void> {
  for (const server of servers) {
    const { inspected } = server;
    server.inspected = null;
    if (inspected !== null) await closings.close(inspected);
  }
}

/** Connects and lists the tools. A server with a folder of its own is closed again: null. */
async function open(
  { entry, credentials, known }: RunServer,
  { limits, profile, surroundings, running }: Inspection,
  signal: AbortSignal,
): Promise<Connection | null> {
  // The SDK takes long to load.
  const { connectServer } = await import('../mcp/connection.ts');
  const either = AbortSignal.any([signal, running]);
  const options = { credentials, profile, limits, known };
  const folder = needsFolder(entry) ? await mkdtemp(join(tmpdir(), 'inspection-')) : null;
  let connection: Connection | null = null;
  let isKept = false;
  try {
    const server = folder === null ? entry : inFolder(entry, folder);
    connection = await connectServer(server, surroundings, either, options);
    await connection.loadTools();
    isKept = folder === null;
    return isKept ? connection : null;
  } finally {
    if (!isKept) await connection?.close();
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a failure keeps all servers of its package from starting. */
function isOfPackage(failure: Failure | null): failure is Extract<Failure, { kind: 'server' }> {
  return failure?.kind === 'server' && ['registry', 'missing-package'].includes(failure.reason);
}
