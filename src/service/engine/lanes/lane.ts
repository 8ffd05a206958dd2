import type { Isolation } from '../../../contract/resources/execution.ts';
import { TimeLimitError, withTimeLimit } from '../../../resilience/time-limit.ts';
import type { McpConnector } from '../../mcp/connector.ts';
import { McpServerError } from '../../mcp/server-error.ts';
import type { CaseServer } from '../servers/case-servers.ts';
import { Endings } from './endings.ts';
import { mayServeAgain } from './isolation.ts';
import { LaneConnection } from './lane-connection.ts';
import type { ServerMemory } from './server-memory.ts';
import type { StartTally } from './start-tally.ts';

/** Longest listing of tools that is waited for only to tell whether a server may serve again. */
const LIST_LIMIT_MS = 10_000;

/** Servers of a lane that are on their way out while it goes on. */
const MOST_ENDINGS = 16;

export interface LaneSettings {
  isolation: Isolation;
  openConnector: () => McpConnector;
  memory: ServerMemory;
  tally: StartTally;
  /** Aborts with the run. */
  signal: AbortSignal;
}

/** A server that is coming up, or is up. */
interface Upcoming {
  server: CaseServer;
  connecting: Promise<LaneConnection>;
  /** Null until it is up. */
  connection: LaneConnection | null;
  /** Ends the coming up. */
  callOff: () => void;
}

/**
 * A place where one iteration after the other is carried out, with a connection of its own to each
 * server. What an iteration leaves of its connections decides whether the next one gets them.
 */
export class Lane {
  readonly #settings: LaneSettings;
  readonly #endings = new Endings(MOST_ENDINGS);
  /** In the hands of the iteration that goes on, by the key of the server. */
  readonly #used = new Map<string, Upcoming>();
  /** For one that is to come. */
  readonly #readied = new Map<string, Upcoming>();
  readonly #comingUp = new Set<AbortController>();
  readonly #callOffAll: () => void;
  #connector: McpConnector | undefined;
  /** Told when a server in use turns out to be of no use to the next iteration. */
  onWornOut: () => void = () => {};

  constructor(settings: LaneSettings) {
    this.#settings = settings;
    const { signal } = settings;
    this.#callOffAll = () => {
      for (const controller of this.#comingUp) controller.abort(signal.reason);
    };
    signal.addEventListener('abort', this.#callOffAll, { once: true });
  }

  /** Whether a connection to the server is there, for the iteration that goes on or the next one. */
  isUp({ key }: CaseServer): boolean {
    return (this.#used.get(key) ?? this.#readied.get(key))?.connection?.isOpen === true;
  }

  /**
   * The connection to a server for the iteration that goes on.
   *
   * @throws McpServerError where it cannot be had; the reason of the run's signal
   */
  connect(server: CaseServer): Promise<LaneConnection> {
    const { key } = server;
    const used = this.#used.get(key) ?? this.#takeReadied(key) ?? this.#start(server);
    this.#used.set(key, used);
    return used.connecting;
  }

  /** Those of the servers that an iteration after this one would have to wait for. */
  missing(servers: readonly CaseServer[]): CaseServer[] {
    return servers.filter(({ key }) => {
      const used = this.#used.get(key);
      return !this.#readied.has(key) && !(used && this.#mayServeAgain(used, true));
    });
  }

  /** Has servers come up for an iteration that is to come. */
  getReady(servers: readonly CaseServer[]): void {
    for (const server of servers) this.#readied.set(server.key, this.#start(server));
  }

  /** The iteration is over: ends what may not serve another one. */
  finish(passed: boolean): void {
    for (const [key, used] of this.#used) {
      if (this.#mayServeAgain(used, passed) && !this.#readied.has(key)) {
        this.#readied.set(key, used);
      } else this.#end(used);
    }
    this.#used.clear();
  }

  /** Ends what was got ready and is of no use to any iteration. */
  letGo(isNeeded: (key: string) => boolean): void {
    for (const key of [...this.#readied.keys()].filter((one) => !isNeeded(one))) {
      const readied = this.#takeReadied(key);
      if (readied) this.#end(readied);
    }
  }

  /** Ends all there is; resolves when the processes of its servers are gone. Never rejects. */
  async close(): Promise<void> {
    this.#settings.signal.removeEventListener('abort', this.#callOffAll);
    this.finish(false);
    this.letGo(() => false);
    await this.#endings.all();
    await this.#connector?.close();
  }

  /** Not one that went away while it waited. */
  #takeReadied(key: string): Upcoming | undefined {
    const readied = this.#readied.get(key);
    this.#readied.delete(key);
    if (readied?.connection?.isOpen !== false) return readied;
    this.#end(readied);
    return undefined;
  }

  #mayServeAgain({ server, connection }: Upcoming, passed: boolean): boolean {
    return connection !== null && this.#isKept(server, connection, { passed });
  }

  #isKept(
    { connection }: CaseServer,
    { facts, isTouched, isOpen }: LaneConnection,
    wear: { passed: boolean; isTouched?: boolean },
  ): boolean {
    const { isolation } = this.#settings;
    return isOpen && mayServeAgain(isolation, { connection, facts }, { isTouched, ...wear });
  }

  #end({ connecting, callOff }: Upcoming): void {
    callOff();
    this.#endings.begin(connecting);
  }

  #start(server: CaseServer): Upcoming {
    const controller = new AbortController();
    this.#comingUp.add(controller);
    const connecting = this.#connect(server, controller.signal).finally(() =>
      this.#comingUp.delete(controller),
    );
    const upcoming: Upcoming = {
      server,
      connecting,
      connection: null,
      callOff: () => controller.abort(new Error('No iteration needs the server any more.')),
    };
    connecting.then(
      (connection) => {
        upcoming.connection = connection;
      },
      // Whoever waits for it is told; that may be nobody.
      () => {},
    );
    return upcoming;
  }

  async #connect(server: CaseServer, signal: AbortSignal): Promise<LaneConnection> {
    const { memory, tally, openConnector } = this.#settings;
    await this.#endings.room();
    this.#settings.signal.throwIfAborted();
    signal.throwIfAborted();
    this.#connector ??= openConnector();
    const options = { limits: server.limits, known: memory.factsOf(server) };
    const started = tally.begin();
    try {
      const opened = await this.#connector.connect(server, options, signal);
      started.isUp();
      const connection = new LaneConnection(opened);
      memory.connected(server, opened.facts);
      connection.onTouched = () => this.onWornOut();
      await this.#learnTools(server, connection, signal);
      return connection;
    } catch (error) {
      if (error instanceof McpServerError) memory.failed(server, error);
      throw error;
    }
  }

  /** Lists the tools where it depends on those that are called whether the server serves again. */
  async #learnTools(
    server: CaseServer,
    connection: LaneConnection,
    signal: AbortSignal,
  ): Promise<void> {
    const { memory } = this.#settings;
    const keptIf = (isTouched: boolean) =>
      this.#isKept(server, connection, { passed: true, isTouched });
    if (!keptIf(false) || keptIf(true) || !memory.isListable(server)) return;
    try {
      const limitMs = Math.min(server.limits.callTimeoutMs, LIST_LIMIT_MS);
      await withTimeLimit(limitMs, signal, (limited) => connection.listTools(limited));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof McpServerError || error instanceof TimeLimitError)) throw error;
      // Each iteration gets a fresh one then. Whoever needs the list is told what is wrong with it.
      memory.unlistable(server);
    }
  }
}
