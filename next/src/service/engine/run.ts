import { FailureError } from '../../report/failure-error.ts';
import { type Connection, connectServer } from '../mcp/connection.ts';
import type { Surroundings } from '../surroundings.ts';
import { type IterationOutcome, runIteration } from './iteration.ts';
import type { RunPlan, RunServer } from './plan.ts';

/** Servers that are closing while the next iterations run. */
const MAX_CLOSING = 16;

/**
 * Runs iterations, each with servers of its own. Servers end before it resolves. Never rejects.
 *
 * @param signal cancels what is left
 * @param record stores the outcome of an iteration
 */
export async function executeRun(
  { iterations, servers, profile, execution }: RunPlan,
  signal: AbortSignal,
  surroundings: Surroundings,
  record: (id: string, outcome: IterationOutcome) => Promise<void>,
): Promise<void> {
  const { onBug, concurrency } = surroundings;
  const closing = new Set<Promise<void>>();
  const queue = iterations.values();
  const slot = async () => {
    for (const { id, steps } of queue) {
      const open = new Map<string, Connection>();
      const connect = async (wanted: string | undefined) => {
        const server = findServer(servers, wanted);
        const { entry, credentials, known, inspected, givenUp } = server;
        const { name } = entry;
        if (givenUp !== null) throw new FailureError(givenUp);
        let connection = open.get(name);
        if (connection === undefined && inspected?.isOpen) {
          server.inspected = null;
          connection = inspected;
          open.set(name, connection);
        }
        if (connection === undefined) {
          const { connectTimeoutMs = null, toolTimeoutMs = null } = execution;
          const limits = { connectMs: connectTimeoutMs, callMs: toolTimeoutMs };
          const options = { credentials, profile, limits, known };
          connection = await connectServer(entry, surroundings, signal, options);
          open.set(name, connection);
          await connection.loadTools();
        }
        return { name, connection };
      };
      const outcome = await runIteration(steps, connect, signal, surroundings);
      for (const connection of open.values()) {
        const closed = connection.close().catch(onBug);
        closing.add(closed);
        void closed.then(() => closing.delete(closed));
      }
      // Servers that end slowly must not pile up.
      while (closing.size > MAX_CLOSING) await Promise.race(closing);
      await record(id, outcome);
    }
  };
  const slots = Math.min(concurrency, iterations.length);
  await Promise.all(Array.from({ length: slots }, () => slot().catch(onBug)));
  await Promise.all(servers.map(({ inspected }) => inspected?.close().catch(onBug)));
  await Promise.all(closing);
}

/** The creation of a suite checks that each server exists. */
function findServer(servers: readonly RunServer[], wanted: string | undefined): RunServer {
  const server = servers.find(({ entry }) => wanted === undefined || entry.name === wanted);
  if (server === undefined) {
    throw new FailureError({ kind: 'bug', message: `no server ${wanted} in the run` });
  }
  return server;
}
