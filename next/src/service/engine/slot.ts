import type { Step } from '../../api/cases.ts';
import { WorkPool } from '../../lib/work-pool.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { describeCommand } from '../../words/failures.ts';
import type { Connection } from '../mcp/connection.ts';
import type { Surroundings } from '../surroundings.ts';
import { MAX_ATTEMPTS, type RunPlan, type RunServer } from './plan.ts';
import {
  hasCommands,
  makeFolder,
  namesFolder,
  removeFolder,
  runCommand,
  withFolder,
} from './workplace.ts';

/** What may be closing while the next iterations run. */
const MAX_CLOSING = 16;
/** Most teardowns whose failure a run warns of. */
const MAX_WARNINGS = 5;

/** What the slots of a run share. */
export class Run {
  readonly plan: RunPlan;
  readonly surroundings: Surroundings;
  readonly closings = new WorkPool(MAX_CLOSING);
  /** Failures of `setup` since it last succeeded. */
  readonly setupFailures: Failure[] = [];
  #warnings = 0;

  constructor(plan: RunPlan, surroundings: Surroundings) {
    this.plan = plan;
    this.surroundings = surroundings;
  }

  /** Finds a server by name; without one, the only one. */
  serverOf(name: string | undefined): RunServer {
    const { servers } = this.plan;
    const server = servers.find(({ entry }) => name === undefined || entry.name === name);
    // The creation of a run checks that each server exists.
    if (server === undefined) throw new Error(`no server ${name} in the run`);
    return server;
  }

  /** The connection of the inspection if it is free, or another one. Throws a FailureError. */
  async connect(server: RunServer, folder: string | null): Promise<Connection> {
    const inspected = server.takeInspected();
    if (inspected?.isOpen) return inspected;
    if (inspected !== null) await this.close([inspected]);
    return server.connect(this.plan, folder, this.surroundings, this.plan.cancel.signal);
  }

  /**
   * Closes connections in the background, then leaves the folder. Waits only if too much is closing.
   *
   * @param folder of an iteration, which ends
   */
  close(
    connections: readonly Connection[],
    folder: string | null = null,
  ): Promise<{ result: Promise<void> }> {
    const close = async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      if (folder !== null) await this.#leaveFolder(folder);
    };
    return this.closings.begin(() => close().catch(this.surroundings.onBug));
  }

  /** Runs `teardown` and removes the folder. Failures of a teardown decide nothing. */
  async #leaveFolder(folder: string): Promise<void> {
    const { teardown } = this.plan.execution;
    const failure =
      teardown === undefined ? null : await runCommand(teardown, folder, this.surroundings, null);
    if (failure !== null && ++this.#warnings <= MAX_WARNINGS) {
      this.surroundings.onWarning?.(describeCommand('teardown', failure));
    }
    await removeFolder(folder);
  }
}

/** What iterations run with, one after the other: connections by server, and a folder. */
export class Slot {
  readonly #run: Run;
  readonly #open = new Map<RunServer, Connection>();
  /** Those that the iteration uses. */
  readonly #used = new Set<RunServer>();
  #folder: string | null = null;

  constructor(run: Run) {
    this.#run = run;
  }

  /**
   * Makes the folder, runs `setup`, and connects to the servers of an iteration. Throws a FailureError.
   *
   * @returns the steps with the path of the folder in them
   */
  async prepare(steps: readonly Step[]): Promise<readonly Step[]> {
    const { servers, execution, cancel } = this.#run.plan;
    cancel.signal.throwIfAborted();
    const isNeeded =
      hasCommands(execution) ||
      servers.some((server) => server.needsFolder(this.#run.plan)) ||
      namesFolder(steps);
    if (isNeeded && this.#folder === null) await this.#setUp();
    const placed = this.#folder === null ? steps : withFolder(steps, this.#folder);
    for (const step of placed) {
      if (step.kind === 'toolCall') await this.#connect(this.#run.serverOf(step.serverName));
    }
    return placed;
  }

  /** The server of a step, and the connection to it. */
  serverOf(step: { serverName?: string | undefined }) {
    const { serverName: name } = step;
    const server = this.#run.serverOf(name);
    const connection = this.#open.get(server);
    if (connection === undefined) throw new Error(`server ${name} is not prepared`);
    return { entry: server.entry, connection };
  }

  /** Keeps the connections that can serve another iteration, and closes the others. */
  end(hasPassed: boolean): Promise<void> {
    const { isolation = 'auto' } = this.#run.plan.execution;
    const isShared = hasPassed && isolation === 'shared';
    return this.#release(!isShared, (server, connection) => {
      if (!connection.isOpen) return false;
      if (isShared || server.needsFolder(this.#run.plan)) return isShared;
      if (connection.isStateless || !this.#used.has(server)) return true;
      return hasPassed && isolation === 'auto' && !connection.isTouched;
    });
  }

  /** Closes all that is left. */
  close(): Promise<void> {
    return this.#release(true, () => false);
  }

  async #setUp(): Promise<void> {
    const { setupFailures, surroundings, plan } = this.#run;
    const { setup } = plan.execution;
    const { signal } = plan.cancel;
    const known = setupFailures[MAX_ATTEMPTS - 1];
    if (known !== undefined) throw new FailureError(known);
    this.#folder = await makeFolder(surroundings);
    if (setup === undefined) return;
    signal.throwIfAborted();
    const failure = await runCommand(setup, this.#folder, surroundings, signal);
    signal.throwIfAborted();
    if (failure === null) setupFailures.length = 0;
    else {
      setupFailures.push(failure);
      throw new FailureError(failure);
    }
  }

  async #connect(server: RunServer): Promise<void> {
    if (this.#used.has(server)) return;
    const open = this.#open.get(server);
    if (!open?.isOpen) {
      this.#open.delete(server);
      if (open !== undefined) await this.#run.close([open]);
      const folder = server.needsFolder(this.#run.plan) ? this.#folder : null;
      this.#open.set(server, await this.#run.connect(server, folder));
    }
    this.#used.add(server);
  }

  async #release(
    isLeaving: boolean,
    mayKeep: (server: RunServer, connection: Connection) => boolean,
  ): Promise<void> {
    const ended = [...this.#open].filter(([server, connection]) => !mayKeep(server, connection));
    for (const [server] of ended) this.#open.delete(server);
    this.#used.clear();
    const folder = isLeaving ? this.#folder : null;
    if (isLeaving) this.#folder = null;
    const connections = ended.map(([, connection]) => connection);
    const { result } = await this.#run.close(connections, folder);
    // What commands prepare may be outside the folder: the next iteration must find it torn down.
    if (folder !== null && hasCommands(this.#run.plan.execution)) await result;
  }
}
