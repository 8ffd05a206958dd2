import type { Step } from '../../api/cases.ts';
import type { ServerEntry } from '../../api/servers-file.ts';
import { FailureError } from '../../report/counts-as.ts';
import { Connection, type McpSettings } from '../mcp/connection.ts';
import { type IterationOutcome, runIteration } from './iteration.ts';

export interface PlannedIteration {
  id: string;
  steps: Step[];
}

export interface RunSettings {
  mcp: McpSettings;
  /** Servers of the run. */
  servers: readonly ServerEntry[];
  /** How many iterations run at the same time. */
  concurrency: number;
  signal: AbortSignal;
  onStart: (id: string) => Promise<void>;
  onEnd: (id: string, outcome: IterationOutcome) => Promise<void>;
  onBug: (error: unknown) => void;
}

/** Runs iterations, each with servers of its own. Servers end before it resolves. Never rejects. */
export async function executeRun(
  plan: readonly PlannedIteration[],
  settings: RunSettings,
): Promise<void> {
  const closing: Promise<void>[] = [];
  const queue = plan.values();
  const slot = async () => {
    for (const { id, steps } of queue) {
      await settings.onStart(id);
      const open = new Map<string, Connection>();
      const { mcp, signal, onBug } = settings;
      const connect = async (wanted: string | undefined) => {
        const server = findServer(settings.servers, wanted);
        const connection = open.get(server.name) ?? (await Connection.open(server, mcp, signal));
        open.set(server.name, connection);
        return { name: server.name, connection };
      };
      const { redactor } = mcp;
      const outcome = await runIteration(steps, { connect, redactor, signal, onBug });
      for (const connection of open.values()) closing.push(connection.close().catch(onBug));
      await settings.onEnd(id, outcome);
    }
  };
  const slots = Math.min(settings.concurrency, plan.length);
  await Promise.all(Array.from({ length: slots }, () => slot().catch(settings.onBug)));
  await Promise.all(closing);
}

/** The creation of a run checks that each server exists. */
function findServer(servers: readonly ServerEntry[], wanted: string | undefined): ServerEntry {
  const server = servers.find(({ name }) => wanted === undefined || name === wanted);
  if (server === undefined) {
    throw new FailureError({ kind: 'bug', message: `no server ${wanted} in the run` });
  }
  return server;
}
