import { type Clock, systemClock } from '../../../ports/clock.ts';
import type { McpConnector, OpenConnector } from '../connector.ts';
import { killServersAtExit } from '../sandbox/left-processes.ts';
import type { SandboxPlan } from '../sandbox/sandbox-plan.ts';
import { LaneWorker } from './lane-worker.ts';
import { proxiesIn } from './proxies.ts';
import { SpareWorkers } from './spare-workers.ts';
import { WorkerConnector } from './worker-connector.ts';
import type { WorkerProgram } from './worker-program.ts';

export interface LaneWorkersOptions {
  program: WorkerProgram;
  /** What stdio servers are started in. */
  sandbox: SandboxPlan;
  /** What the marks of all servers begin with. */
  mark: string;
  /** Names the way to the network. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Told of the process groups of all servers whenever one comes or goes. */
  onServers?: (groups: readonly number[]) => void;
  clock?: Clock;
}

/** The workers of a service. */
export interface LaneWorkers {
  /** Connections of each connector live in a process of their own. */
  openConnector: OpenConnector;
  /** Starts processes for so many connectors that are about to be opened. */
  startAhead(connectors: number): void;
  /** Closes all connectors; resolves when no server is left. Never rejects. */
  close(): Promise<void>;
}

/**
 * Has the connections of each lane live in a process, with a heap limit. In a thread with one, what
 * a server sends can still take the whole service along: where V8 itself needs memory, as for a long
 * list or a large table, it ends the process and not the thread, and nothing bounds what a thread
 * holds outside of its heap.
 */
export function createLaneWorkers(options: LaneWorkersOptions): LaneWorkers {
  const { program, sandbox, onServers = () => {}, clock = systemClock } = options;
  const spares = new SpareWorkers(program, clock);
  const proxies = proxiesIn(options.environment);
  /** Of all workers there are. */
  const groupsOf = new Map<LaneWorker, readonly number[]>();
  const open = new Set<McpConnector>();
  let workers = 0;

  const allGroups = () => [...groupsOf.values()].flat();
  const atExit = () => {
    for (const worker of groupsOf.keys()) worker.killAtExit();
    killServersAtExit({ groups: allGroups(), mark: options.mark }, sandbox.confinement);
  };
  return {
    openConnector({ redactor, values }) {
      const openWorker = () => {
        workers += 1;
        const mark = `${options.mark}${workers}-`;
        const worker: LaneWorker = new LaneWorker({
          start: () => spares.take(),
          message: { type: 'start', sandbox, mark, secrets: values, proxies },
          redactor,
          clock,
          onServers: (groups) => {
            groupsOf.set(worker, groups);
            onServers(allGroups());
          },
          onOver: () => {
            groupsOf.delete(worker);
            onServers(allGroups());
            if (groupsOf.size === 0) process.off('exit', atExit);
          },
        });
        if (groupsOf.size === 0) process.on('exit', atExit);
        groupsOf.set(worker, []);
        return worker;
      };
      const connector = new WorkerConnector(openWorker, redactor);
      open.add(connector);
      return {
        connect: (server, connectOptions, signal) =>
          connector.connect(server, connectOptions, signal),
        untilEnded: () => connector.untilEnded(),
        close: () => connector.close().finally(() => open.delete(connector)),
      };
    },
    startAhead: (connectors) => spares.startAhead(connectors),
    async close() {
      const all = [...open].map((connector) => connector.close());
      await Promise.all([...all, spares.close()]);
    },
  };
}
