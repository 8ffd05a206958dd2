import { asksServer, findServer, type ServerChoice, type Step } from '../../api/cases/steps.ts';
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
const COMMAND_LIMIT_MS = 60_000;
/** A job that is cancelled has 7.5 s to end. */
const CANCELLED_LIMIT_MS = 3_000;
/** Most teardowns whose failure a run warns of. */
const MAX_WARNINGS = 5;

/** What the slots of a run share. */
export class Run {
  readonly plan: RunPlan;
  readonly surroundings: Surroundings;
  readonly closings = new WorkPool(MAX_CLOSING);
  /** Whether one iteration runs at a time. Then a server also ends before the next one starts. */
  readonly isSerial: boolean;
  /** Failures of `setup` since it last succeeded. */
  readonly setupFailures: Failure[] = [];
  #warnings = 0;

  constructor(plan: RunPlan, surroundings: Surroundings, isSerial: boolean) {
    this.plan = plan;
    this.surroundings = surroundings;
    this.isSerial = isSerial;
  }

  /** The connection of the inspection if it is free, or another one. Throws a FailureError. */
  async connect(server: RunServer, folder: string | null): Promise<Connection> {
    const inspected = server.takeInspected();
    if (inspected?.isOpen) return inspected;
    if (inspected !== null) await this.close([inspected]);
    return server.connect(this.plan, folder, this.surroundings, this.plan.cancel.signal);
  }

  /**
   * Closes connections, then leaves the folder. In the background, unless too much is closing, one
   * iteration runs at a time, or the run has commands: what those prepare may be outside the folder.
   *
   * @param folder of an iteration, which ends
   */
  async close(connections: readonly Connection[], folder: string | null = null): Promise<void> {
    const close = async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      if (folder !== null) await this.#leaveFolder(folder);
    };
    const { result } = await this.closings.begin(() => close().catch(this.surroundings.onBug));
    if (this.isSerial || (folder !== null && hasCommands(this.plan.execution))) await result;
  }

  /** Runs `teardown` and removes the folder. Failures of a teardown decide nothing. */
  async #leaveFolder(folder: string): Promise<void> {
    const { teardown } = this.plan.execution;
    const limitMs = this.plan.cancel.signal.aborted ? CANCELLED_LIMIT_MS : COMMAND_LIMIT_MS;
    const failure =
      teardown === undefined
        ? null
        : await runCommand(teardown, folder, this.surroundings, null, limitMs);
    if (failure !== null && ++this.#warnings <= MAX_WARNINGS) {
      this.surroundings.onWarning?.(describeCommand('teardown', failure));
    }
    await removeFolder(folder);
  }
}

/** What iterations run with, one after the other: connections by server, and a folder. */
export class Slot {
  readonly run: Run;
  readonly #open = new Map<RunServer, Connection>();
  /** Those that the iteration uses. */
  readonly #used = new Set<RunServer>();
  /** Those whose connection an earlier iteration has used, and that this one has not. */
  readonly #kept = new Set<RunServer>();
  #folder: string | null = null;

  constructor(run: Run) {
    this.run = run;
  }

  /**
   * Makes the folder, runs `setup`, and connects to the servers of an iteration: with a prompt, to
   * all of the run. Throws a FailureError.
   *
   * @returns the steps with the path of the folder in them
   */
  async prepare(steps: readonly Step[]): Promise<readonly Step[]> {
    const { servers, execution, cancel } = this.run.plan;
    cancel.signal.throwIfAborted();
    const hasPrompt = steps.some(({ kind }) => kind === 'prompt');
    const asked = steps.filter(asksServer).map((step) => this.serverOf(step));
    const needed = [...new Set(hasPrompt ? servers : asked)];
    for (const server of needed) {
      const isAtHand = this.#open.has(server) || server.inspected !== null;
      if (server.givenUp !== null && !isAtHand) throw new FailureError(server.givenUp);
    }
    const isNeeded =
      hasCommands(execution) ||
      servers.some((server) => server.needsFolder(this.run.plan)) ||
      namesFolder(steps);
    if (isNeeded && this.#folder === null) await this.#setUp();
    const placed = this.#folder === null ? steps : withFolder(steps, this.#folder);
    const connected = await Promise.allSettled(needed.map((server) => this.#connect(server)));
    for (const one of connected) if (one.status === 'rejected') throw one.reason;
    return placed;
  }

  serverOf(step: ServerChoice): RunServer {
    const server = findServer(this.run.plan.servers, step);
    // The creation of a run checks that each server exists.
    if (server === undefined) throw new Error(`no server ${step.serverName} in the run`);
    return server;
  }

  /**
   * Works with the connection of a step. One that has ended since an earlier iteration, or whose
   * session has, is replaced. A server that is lost during the work has failed in this iteration.
   * Throws what the work throws.
   */
  async use<T>(step: ServerChoice, work: (connection: Connection) => Promise<T>): Promise<T> {
    const server = this.serverOf(step);
    const connection = this.#open.get(server);
    if (connection === undefined) throw new Error(`server ${server.entry.name} is not prepared`);
    const isKept = this.#kept.delete(server);
    if (isKept && !connection.isOpen) return work(await this.#renew(server));
    try {
      return await work(connection);
    } catch (error) {
      const failure = error instanceof FailureError ? error.failure : null;
      const hasSessionEnded = failure?.kind === 'server' && failure.hint?.kind === 'session';
      if (!isKept || !hasSessionEnded || connection.isTouched) throw error;
      return work(await this.#renew(server));
    }
  }

  /** Keeps the connections that can serve another iteration, and closes the others. */
  end(hasPassed: boolean): Promise<void> {
    const { isolation = 'auto' } = this.run.plan.execution;
    const isShared = hasPassed && isolation === 'shared';
    return this.#release(!isShared, (server, connection) => {
      if (!connection.isOpen) return false;
      if (isShared || server.needsFolder(this.run.plan)) return isShared;
      if (connection.isStateless || !this.#used.has(server)) return true;
      return hasPassed && isolation === 'auto' && !connection.isTouched;
    });
  }

  close(): Promise<void> {
    return this.#release(true, () => false);
  }

  async #setUp(): Promise<void> {
    const { setupFailures, surroundings, plan } = this.run;
    const { setup } = plan.execution;
    const { signal } = plan.cancel;
    const known = setupFailures[MAX_ATTEMPTS - 1];
    if (known !== undefined) throw new FailureError(known);
    this.#folder = await makeFolder(surroundings);
    if (setup === undefined) return;
    signal.throwIfAborted();
    const failure = await runCommand(setup, this.#folder, surroundings, signal, COMMAND_LIMIT_MS);
    signal.throwIfAborted();
    if (failure === null) setupFailures.length = 0;
    else {
      setupFailures.push(failure);
      throw new FailureError(failure);
    }
  }

  async #connect(server: RunServer): Promise<void> {
    const { isolation = 'auto' } = this.run.plan.execution;
    const open = this.#open.get(server);
    this.#used.add(server);
    // It may have changed since the iteration ended.
    const isStale = isolation === 'auto' && open?.isTouched && !open.isStateless;
    if (open?.isOpen && !isStale) this.#kept.add(server);
    else await this.#renew(server);
  }

  async #renew(server: RunServer): Promise<Connection> {
    const open = this.#open.get(server);
    this.#open.delete(server);
    if (open !== undefined) await this.run.close([open]);
    const folder = server.needsFolder(this.run.plan) ? this.#folder : null;
    const connection = await this.run.connect(server, folder);
    this.#open.set(server, connection);
    return connection;
  }

  async #release(
    isLeaving: boolean,
    mayKeep: (server: RunServer, connection: Connection) => boolean,
  ): Promise<void> {
    const ended = [...this.#open].filter(([server, connection]) => !mayKeep(server, connection));
    for (const [server] of ended) this.#open.delete(server);
    this.#used.clear();
    this.#kept.clear();
    const folder = isLeaving ? this.#folder : null;
    if (isLeaving) this.#folder = null;
    const connections = ended.map(([, connection]) => connection);
    await this.run.close(connections, folder);
  }
}
