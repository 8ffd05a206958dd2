import type { Step } from '../../api/cases.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import { FailureError } from '../../report/failure-error.ts';
import { type ClientProfile, type Connection, connectServer } from '../mcp/connection.ts';
import type { Credentials } from '../mcp/credentials.ts';
import type { Surroundings } from '../surroundings.ts';
import { type IterationOutcome, runIteration } from './iteration.ts';

/** Servers that are closing while the next iterations run. */
const MAX_CLOSING = 16;

/** An iteration to run. */
export interface PlannedIteration {
  id: string;
  steps: Step[];
}

/** A server of a run, and the tokens of the user who created it. */
export interface RunServer {
  entry: ServerEntry;
  credentials: Credentials | null;
}

/**
 * Runs iterations, each with servers of its own. Servers end before it resolves. Never rejects.
 *
 * @param signal cancels what is left
 * @param profile of the host that the run names
 * @param record stores the outcome of an iteration
 */
export async function executeRun(
  plan: readonly PlannedIteration[],
  servers: readonly RunServer[],
  signal: AbortSignal,
  surroundings: Surroundings,
  profile: ClientProfile | undefined,
  record: (id: string, outcome: IterationOutcome) => Promise<void>,
): Promise<void> {
  const { onBug, concurrency } = surroundings;
  const closing = new Set<Promise<void>>();
  const queue = plan.values();
  const slot = async () => {
    for (const { id, steps } of queue) {
      const open = new Map<string, Connection>();
      const connect = async (wanted: string | undefined) => {
        const { entry, credentials } = findServer(servers, wanted);
        const { name } = entry;
        let connection = open.get(name);
        if (connection === undefined) {
          connection = await connectServer(entry, surroundings, signal, credentials, profile);
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
  const slots = Math.min(concurrency, plan.length);
  await Promise.all(Array.from({ length: slots }, () => slot().catch(onBug)));
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
