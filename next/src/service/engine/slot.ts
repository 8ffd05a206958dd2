import type { Step } from '../../api/cases.ts';
import type { Execution } from '../../api/resources/execution.ts';
import type { Failure } from '../../report/failure.ts';
import { FailureError } from '../../report/failure-error.ts';
import { describeCommand } from '../../words/failures.ts';
import { type Connection, connectServer } from '../mcp/connection.ts';
import type { Surroundings } from '../surroundings.ts';
import type { RunPlan, RunServer } from './plan.ts';
import {
  inFolder,
  makeFolder,
  namesFolder,
  needsFolder,
  removeFolder,
  runCommand,
  withFolder,
} from './workplace.ts';

/** After so many failures in a row, or timeouts in all, a server or `setup` is not tried again. */
const MAX_ATTEMPTS = 2;
/** Most teardowns whose failure a run warns of. */
const MAX_WARNINGS = 5;

/** What the slots of a run share. */
export class Run {
  readonly plan: RunPlan;
  readonly signal: AbortSignal;
  readonly surroundings: Surroundings;
  /** Failures of `setup` since it last succeeded. */
  readonly setupFailures: Failure[] = [];
  /** How often a server could not be connected to: in a row, and because of time in all. */
  readonly #attempts = new Map<RunServer, { failed: number; timedOut: number }>();
  readonly #closing = new Set<Promise<void>>();
  #warnings = 0;

  constructor(plan: RunPlan, signal: AbortSignal, surroundings: Surroundings) {
    this.plan = plan;
    this.signal = signal;
    this.surroundings = surroundings;
  }

  /** Whether a server needs the folder of the iteration. */
  needsFolder({ entry }: RunServer): boolean {
    return needsFolder(entry, this.plan.execution);
  }

  /** Finds a server by name; without one, the only one. */
  serverOf(name: string | undefined): RunServer {
    const { servers } = this.plan;
    const server = servers.find(({ entry }) => name === undefined || entry.name === name);
    // The creation of a run checks that each server exists.
    if (server === undefined) throw new Error(`no server ${name} in the run`);
    return server;
  }

  /** Connects to a server, unless it is given up. Throws a FailureError. */
  async connect(server: RunServer, folder: string | null): Promise<OpenServer> {
    const { inspected, entry, credentials, known } = server;
    if (folder === null && inspected !== null) {
      server.inspected = null;
      if (inspected.isOpen) return { connection: inspected, isUsed: true };
      this.closeLater(inspected.close());
    }
    if (server.givenUp !== null) throw new FailureError(server.givenUp);
    const { execution, profile } = this.plan;
    const { connectTimeoutMs = null, toolTimeoutMs = null } = execution;
    const limits = { connectMs: connectTimeoutMs, callMs: toolTimeoutMs };
    const placed = folder === null ? entry : inFolder(entry, folder);
    const options = { credentials, profile, limits, known };
    try {
      const connection = await connectServer(placed, this.surroundings, this.signal, options);
      await connection.loadTools().catch((error) => {
        this.closeLater(connection.close());
        throw error;
      });
      this.#attemptsOf(server).failed = 0;
      return { connection, isUsed: true };
    } catch (error) {
      if (error instanceof FailureError) this.#noteFailure(server, error.failure);
      throw error;
    }
  }

  /** Ends something while the next iterations run. */
  closeLater(work: Promise<void>): void {
    const closed = work.catch(this.surroundings.onBug);
    this.#closing.add(closed);
    void closed.then(() => this.#closing.delete(closed));
  }

  /** Waits until at most so many are closing. */
  async waitForClosing(max: number): Promise<void> {
    while (this.#closing.size > max) await Promise.race(this.#closing);
  }

  /** Runs `teardown` and removes the folder. Failures of a teardown decide nothing. */
  async leaveFolder(folder: string): Promise<void> {
    const { teardown } = this.plan.execution;
    const failure =
      teardown === undefined ? null : await runCommand(teardown, folder, this.surroundings, null);
    if (failure !== null && ++this.#warnings <= MAX_WARNINGS) {
      this.surroundings.onWarning?.(describeCommand('teardown', failure));
    }
    await removeFolder(folder);
  }

  #attemptsOf(server: RunServer) {
    const attempts = this.#attempts.get(server) ?? { failed: 0, timedOut: 0 };
    this.#attempts.set(server, attempts);
    return attempts;
  }

  #noteFailure(server: RunServer, failure: Failure): void {
    if (failure.kind !== 'server') return;
    const attempts = this.#attemptsOf(server);
    attempts.failed += 1;
    if (failure.reason === 'timeout') attempts.timedOut += 1;
    if (Math.max(attempts.failed, attempts.timedOut) < MAX_ATTEMPTS) return;
    server.givenUp = { ...failure, attempts: MAX_ATTEMPTS };
  }
}

/** A connection that a slot has open. */
interface OpenServer {
  connection: Connection;
  /** Whether the iteration that runs uses it. */
  isUsed: boolean;
}

/** What iterations run with, one after the other: connections by server, and a folder. */
export class Slot {
  readonly #run: Run;
  readonly #open = new Map<RunServer, OpenServer>();
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
    this.#run.signal.throwIfAborted();
    const { servers, execution } = this.#run.plan;
    const isNeeded =
      hasCommands(execution) ||
      servers.some((server) => this.#run.needsFolder(server)) ||
      namesFolder(steps);
    if (isNeeded) await this.#setUp(execution.setup);
    const placed = this.#folder === null ? steps : withFolder(steps, this.#folder);
    for (const step of placed) {
      if (step.kind === 'toolCall') await this.#connect(this.#run.serverOf(step.serverName));
    }
    return placed;
  }

  /** The connection to a server of the steps. */
  connectionOf(name: string | undefined): OpenServer & Pick<RunServer, 'entry'> {
    const server = this.#run.serverOf(name);
    const open = this.#open.get(server);
    if (open === undefined) throw new Error(`server ${name} is not prepared`);
    return { entry: server.entry, ...open };
  }

  /** Keeps the connections that can serve another iteration, and closes the others. */
  async end(hasPassed: boolean): Promise<void> {
    const { isolation = 'auto' } = this.#run.plan.execution;
    const isShared = hasPassed && isolation === 'shared';
    await this.#release(!isShared, (server, { connection, isUsed }) => {
      if (!connection.isOpen) return false;
      if (this.#run.needsFolder(server)) return isShared;
      if (!isUsed || connection.isStateless || isShared) return true;
      return hasPassed && isolation === 'auto' && !connection.isTouched;
    });
  }

  /** Closes all that is left. */
  close(): Promise<void> {
    return this.#release(true, () => false);
  }

  async #setUp(setup: Execution['setup']): Promise<void> {
    if (this.#folder !== null) return;
    const { setupFailures, surroundings, signal } = this.#run;
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
    const open = this.#open.get(server);
    if (open?.isUsed) return;
    if (open?.connection.isOpen) {
      open.isUsed = true;
      return;
    }
    if (open !== undefined) this.#run.closeLater(open.connection.close());
    this.#open.delete(server);
    const folder = this.#run.needsFolder(server) ? this.#folder : null;
    this.#open.set(server, await this.#run.connect(server, folder));
  }

  async #release(
    isLeaving: boolean,
    mayKeep: (server: RunServer, open: OpenServer) => boolean,
  ): Promise<void> {
    const closed: Promise<void>[] = [];
    for (const [server, open] of this.#open) {
      const isKept = mayKeep(server, open);
      open.isUsed = false;
      if (isKept) continue;
      this.#open.delete(server);
      closed.push(open.connection.close());
    }
    for (const one of closed) this.#run.closeLater(one);
    if (!isLeaving || this.#folder === null) return;
    const folder = this.#folder;
    this.#folder = null;
    const left = Promise.all(closed).then(() => this.#run.leaveFolder(folder));
    this.#run.closeLater(left);
    // What commands prepare may be outside the folder: the next iteration must find it torn down.
    if (hasCommands(this.#run.plan.execution)) await left.catch(() => {});
  }
}

const hasCommands = ({ setup, teardown }: Execution) =>
  setup !== undefined || teardown !== undefined;
