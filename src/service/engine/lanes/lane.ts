import type { Isolation } from '../../../contract/cases/execution-settings.ts';
import { TimeLimitError, withTimeLimit } from '../../../resilience/time-limit.ts';
import type { McpConnector } from '../../mcp/connector.ts';
import { McpServerError } from '../../mcp/server-error.ts';
import type { KeptServers } from '../kept-servers.ts';
import type { CaseServer } from '../servers/case-servers.ts';
import { Endings } from './endings.ts';
import { mayServeAgain } from './isolation.ts';
import { LaneConnection } from './lane-connection.ts';
import type { Place } from './place.ts';
import type { ServerMemory } from './server-memory.ts';
import type { StartTally } from './start-tally.ts';

/** Longest listing of tools that is waited for only to tell whether a server may serve again. */
const LIST_LIMIT_MS = 10_000;

/** Servers of a lane that are on their way out while it goes on. */
const MOST_ENDINGS = 16;

export interface LaneSettings {
  isolation: Isolation;
  openConnector: () => McpConnector;
  /** Makes what an iteration has for itself. */
  openPlace: () => Place;
  /** Whether a server is of no use in another place than that which it was started in. */
  isOfPlace: (server: CaseServer) => boolean;
  /** Servers that are up before the run begins. */
  kept: Pick<KeptServers, 'take'>;
  memory: ServerMemory;
  tally: StartTally;
  /** Aborts with the run. */
  signal: AbortSignal;
}

async function listWithin(
  { limits }: CaseServer,
  connection: LaneConnection,
  signal: AbortSignal,
): Promise<void> {
  const limitMs = Math.min(limits.callTimeoutMs, LIST_LIMIT_MS);
  await withTimeLimit(limitMs, signal, (limited) => connection.listTools(limited));
}

const isNoAnswer = (error: unknown): boolean =>
  error instanceof McpServerError || error instanceof TimeLimitError;

/** A server that is coming up, or is up. */
interface Upcoming {
  server: CaseServer;
  connecting: Promise<LaneConnection>;
  /** Null until it is up. */
  connection: LaneConnection | null;
  /** Where it was started, if it belongs there. */
  place: Place | null;
  /** Ends the coming up, for that reason. */
  callOff: (reason: Error) => void;
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
  readonly #endWatch: () => void;
  /** Of the iteration that goes on; null where it needs none. */
  #place: Place | null = null;
  /** For one that is to come. */
  #freshPlace: Place | null = null;
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
    this.#endWatch = settings.memory.onGivenUp((isGivenUp, error) => {
      for (const { server, callOff } of [...this.#used.values(), ...this.#readied.values()]) {
        if (isGivenUp(server)) callOff(error);
      }
    });
  }

  /** Begins an iteration, in a place where it needs one. */
  enter(needsPlace: boolean): Place | null {
    if (needsPlace && this.#place === null) {
      this.#place = this.#freshPlace ?? this.#settings.openPlace();
      this.#freshPlace = null;
    }
    return needsPlace ? this.#place : null;
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
    const used = this.#used.get(key) ?? this.#takeReadied(key) ?? this.#start(server, this.#place);
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
    for (const server of servers) {
      this.#readied.set(server.key, this.#start(server, this.#placeAhead(server)));
    }
  }

  /** The iteration is over: ends what may not serve another one. */
  finish(passed: boolean): void {
    for (const [key, used] of this.#used) {
      if (this.#mayServeAgain(used, passed) && !this.#readied.has(key)) {
        this.#readied.set(key, used);
      } else this.#end(used);
    }
    this.#used.clear();
    const place = this.#place;
    if (place === null || (passed && this.#settings.isolation === 'lane')) return;
    this.#place = null;
    this.#endPlace(place);
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
    this.#endWatch();
    this.finish(false);
    this.letGo(() => false);
    if (this.#freshPlace !== null) this.#endPlace(this.#freshPlace);
    await this.#endings.all();
    await this.#connector?.close();
  }

  /** Where a server is started for an iteration that is to come, if it belongs anywhere. */
  #placeAhead(server: CaseServer): Place | null {
    const { isOfPlace, isolation, openPlace } = this.#settings;
    if (!isOfPlace(server)) return null;
    if (isolation === 'lane' && this.#place !== null) return this.#place;
    this.#freshPlace ??= openPlace();
    return this.#freshPlace;
  }

  /** Ends a place with all that was started in it. */
  #endPlace(place: Place): void {
    for (const [key, readied] of [...this.#readied]) {
      if (readied.place !== place) continue;
      this.#readied.delete(key);
      this.#end(readied);
    }
    this.#endings.begin(Promise.resolve({ close: () => place.end() }));
  }

  /** Not one that went away while it waited. */
  #takeReadied(key: string): Upcoming | undefined {
    const readied = this.#readied.get(key);
    this.#readied.delete(key);
    if (readied?.connection?.isOpen !== false) return readied;
    this.#end(readied);
    return undefined;
  }

  #mayServeAgain({ server, connection, place }: Upcoming, passed: boolean): boolean {
    if (connection === null) return false;
    return this.#isKept(server, connection, { passed, isOfPlace: place !== null });
  }

  #isKept(
    { connection }: CaseServer,
    { facts, isTouched, isOpen }: LaneConnection,
    { isOfPlace, ...wear }: { passed: boolean; isOfPlace: boolean; isTouched?: boolean },
  ): boolean {
    const { isolation } = this.#settings;
    const server = { connection, facts, isOfPlace };
    return isOpen && mayServeAgain(isolation, server, { isTouched, ...wear });
  }

  #end({ connecting, callOff }: Upcoming): void {
    callOff(new Error('No iteration needs the server any more.'));
    this.#endings.begin(connecting);
  }

  #start(server: CaseServer, wanted: Place | null): Upcoming {
    const place = this.#settings.isOfPlace(server) ? wanted : null;
    const controller = new AbortController();
    this.#comingUp.add(controller);
    const connecting = this.#connect(server, place, controller.signal).finally(() =>
      this.#comingUp.delete(controller),
    );
    const upcoming: Upcoming = {
      server,
      connecting,
      connection: null,
      place,
      callOff: (reason) => controller.abort(reason),
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

  async #connect(
    server: CaseServer,
    place: Place | null,
    signal: AbortSignal,
  ): Promise<LaneConnection> {
    const kept = place === null ? await this.#takeKept(server, signal) : undefined;
    const connection = kept ?? (await this.#open(server, place, signal));
    connection.onTouched = () => this.onWornOut();
    if (kept === undefined) await this.#learnTools(server, connection, signal);
    return connection;
  }

  /** One that lists its tools as it did before; it may be gone by now, or stuck. */
  async #takeKept(server: CaseServer, signal: AbortSignal): Promise<LaneConnection | undefined> {
    const { kept, tally } = this.#settings;
    const isOver = signal.aborted || this.#settings.signal.aborted;
    const taken = isOver ? undefined : kept.take(server.key);
    if (taken === undefined) return undefined;
    const connection = new LaneConnection(taken.connection, taken.close);
    try {
      await listWithin(server, connection, signal);
      tally.add(taken.startMs);
      return connection;
    } catch (error) {
      this.#endings.begin(Promise.resolve(connection));
      signal.throwIfAborted();
      if (!isNoAnswer(error)) throw error;
      return undefined;
    }
  }

  async #open(
    server: CaseServer,
    place: Place | null,
    signal: AbortSignal,
  ): Promise<LaneConnection> {
    const { memory, tally } = this.#settings;
    await this.#endings.room();
    this.#settings.signal.throwIfAborted();
    signal.throwIfAborted();
    const local = (await place?.serverIn(server)) ?? server;
    signal.throwIfAborted();
    const connector = this.#ownConnector();
    const options = { limits: server.limits, known: memory.factsOf(server) };
    const started = tally.begin();
    try {
      const connecting = connector.connect(local, options, signal);
      place?.hold(connecting, connector);
      const opened = await connecting;
      started.isUp();
      memory.connected(server, opened.facts);
      return new LaneConnection(opened);
    } catch (error) {
      if (error instanceof McpServerError) memory.failed(server, error);
      throw error;
    }
  }

  #ownConnector(): McpConnector {
    this.#connector ??= this.#settings.openConnector();
    return this.#connector;
  }

  /** Lists the tools where it depends on those that are called whether the server serves again. */
  async #learnTools(
    server: CaseServer,
    connection: LaneConnection,
    signal: AbortSignal,
  ): Promise<void> {
    const { memory } = this.#settings;
    const isOfPlace = this.#settings.isOfPlace(server);
    const keptIf = (isTouched: boolean) =>
      this.#isKept(server, connection, { passed: true, isOfPlace, isTouched });
    if (!keptIf(false) || keptIf(true) || !memory.isListable(server)) return;
    try {
      await listWithin(server, connection, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isNoAnswer(error)) throw error;
      // Each iteration gets a fresh one then. Whoever needs the list is told what is wrong with it.
      memory.unlistable(server);
    }
  }
}
