import type { ChildProcess } from 'node:child_process';
import type { Clock } from '../../../ports/clock.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import { settlesWithin } from '../../../resilience/time-limit.ts';
import type { TokenProvider } from '../connector.ts';
import { killServers } from '../sandbox/left-processes.ts';
import { errorOf, type WorkerReply, type WorkerRequest, type WorkerStart } from './messages.ts';
import { TokenDesk } from './token-desk.ts';
import { endError, endOf, type InFlight, lostError, type WorkerEnd } from './worker-end.ts';

/** What a worker, which keeps limits of its own, may be late by before it counts as stuck. */
const ANSWER_GRACE_MS = 10_000;
const START_LIMIT_MS = 30_000;
/** All the time that servers get to end, and some for the worker to tell. */
const CLOSE_LIMIT_MS = 10_000;
/** Between a process that ends and its last words. */
const SETTLE_MS = 1_000;
/** Of what it says on its standard error. */
const LAST_WORDS_LENGTH = 8_192;

/** How a request is asked. */
export interface Asking extends InFlight {
  /** Within which it is answered, as long as the worker is well. */
  limitMs: number;
  signal: AbortSignal;
  /** Where the connection that it opens gets its tokens. */
  token?: TokenProvider | undefined;
}

/** What a request asks, without what all have. */
type Unnumbered<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never;

interface Pending extends InFlight {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Whoever is told what becomes of a connection. */
export interface ConnectionWatcher {
  /** Nothing more is to be had from it. */
  onLost: () => void;
  /** Its server has told of changes of its lists, so many by now. */
  onListChanges: (listChanges: number) => void;
}

export interface LaneWorkerOptions {
  /** Starts its process. */
  start: () => ChildProcess;
  /** The first that it is told. */
  message: WorkerStart;
  redactor: Redactor;
  clock: Clock;
  /** Told of the process groups of its servers whenever one comes or goes. */
  onServers: (groups: readonly number[]) => void;
  /** Told when nothing of it and its servers is left. */
  onOver: () => void;
}

/** The process of a lane, which connects to servers, as seen from the service. */
export class LaneWorker {
  readonly #options: LaneWorkerOptions;
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, Pending>();
  /** Whom to tell that servers have ended. */
  readonly #settling = new Map<number, () => void>();
  /** Connects that nobody waits for any more. */
  readonly #abandoned = new Set<number>();
  readonly #tokens = new TokenDesk();
  /** Whom to tell what becomes of a connection; null where nothing more is to be had from it. */
  readonly #connections = new Map<number, ConnectionWatcher | null>();
  readonly #started: Promise<unknown>;
  readonly #over: Promise<void>;
  #requests = 0;
  #groups: readonly number[] = [];
  #lastWords = '';
  #end: WorkerEnd | undefined;
  #isClosing = false;
  #tellStarted: () => void = () => {};

  constructor(options: LaneWorkerOptions) {
    this.#options = options;
    const started = new Promise<void>((resolve) => {
      this.#tellStarted = resolve;
    });
    const child = options.start();
    this.#child = child;
    child.on('message', (message: WorkerReply) => this.#take(message));
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = (this.#lastWords + chunk.toString('utf8')).slice(-LAST_WORDS_LENGTH);
    });
    this.#over = this.#untilOver();
    this.#started = Promise.race([started, this.#over]);
    this.#send(options.message);
    void settlesWithin(START_LIMIT_MS, this.#started, options.clock).then((isUp) => {
      if (!isUp) this.#kill({ reason: 'other', words: 'it did not start in time' });
    });
  }

  /** Whether it can be asked anything. */
  get isAlive(): boolean {
    return this.#end === undefined && !this.#isClosing;
  }

  /**
   * Asks the worker something about a server.
   * @returns what it answers, and the number of the request
   * @throws McpServerError; the signal's reason when that aborts
   */
  async ask(
    request: Unnumbered<WorkerRequest>,
    { limitMs, signal, token, ...about }: Asking,
  ): Promise<{ id: number; value: unknown }> {
    signal.throwIfAborted();
    this.#requests += 1;
    const id = this.#requests;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#pending.set(id, { ...about, resolve, reject });
    });
    if (token !== undefined) this.#tokens.open(id, token);
    const callOff = () => this.#callOff(id, signal.reason);
    signal.addEventListener('abort', callOff, { once: true });
    let turnOff = () => {};
    void this.#started.then(() => {
      if (!this.#pending.has(id)) return;
      const words = `it did not answer within ${(limitMs + ANSWER_GRACE_MS) / 1000} s`;
      turnOff = this.#options.clock.alarm(limitMs + ANSWER_GRACE_MS, () =>
        this.#kill({ reason: 'silent', words }),
      );
    });
    if (this.#end === undefined) this.#send({ ...request, id } as WorkerRequest);
    else this.#settle(id)?.reject(lostError(about, this.#end, this.#options.redactor));
    try {
      return { id, value: await answer };
    } catch (error) {
      this.#tokens.close(id);
      throw error;
    } finally {
      turnOff();
      signal.removeEventListener('abort', callOff);
    }
  }

  /** Has someone told what becomes of a connection, by the id of its request. */
  watch(connection: number, watcher: ConnectionWatcher): void {
    const isLost = this.#end !== undefined || this.#connections.get(connection) === null;
    if (isLost) watcher.onLost();
    else this.#connections.set(connection, watcher);
  }

  /** Nobody asks for that connection any more. */
  forget(connection: number): void {
    this.#connections.delete(connection);
    this.#tokens.close(connection);
  }

  /** Resolves once its servers are gone that were told to end, or will not go; never rejects. */
  async untilServersEnded(): Promise<void> {
    this.#requests += 1;
    const id = this.#requests;
    const settled = new Promise<void>((resolve) => this.#settling.set(id, resolve));
    this.#send({ type: 'settle', id });
    await settlesWithin(CLOSE_LIMIT_MS, Promise.race([settled, this.#over]), this.#options.clock);
    this.#settling.delete(id);
  }

  /** Kills it, since this process is about to exit. Its servers are for whoever calls this. */
  killAtExit(): void {
    this.#child.kill('SIGKILL');
  }

  /** Has it end its servers and go. Resolves when nothing of all that is left; never rejects. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#send({ type: 'close' });
    if (await settlesWithin(CLOSE_LIMIT_MS, this.#over, this.#options.clock)) return;
    this.#kill({ reason: 'other', words: 'it did not close in time' });
    await this.#over;
  }

  #send(message: WorkerStart | WorkerRequest): void {
    // Where it does not arrive, the process is gone, which is told as such.
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  #take(message: WorkerReply): void {
    switch (message.type) {
      case 'ready':
        this.#tellStarted();
        break;
      case 'servers':
        this.#groups = message.groups;
        this.#options.onServers(message.groups);
        break;
      case 'token':
        void this.#tokens.answer(message).then((answer) => this.#send(answer));
        break;
      case 'lost':
        this.#tokens.close(message.connection);
        this.#connections.get(message.connection)?.onLost();
        this.#connections.set(message.connection, null);
        break;
      case 'lists changed':
        this.#connections.get(message.connection)?.onListChanges(message.listChanges);
        break;
      case 'settled':
        this.#settling.get(message.id)?.();
        break;
      case 'done':
        if (this.#abandoned.delete(message.id)) this.#letGo(message.id);
        this.#settle(message.id)?.resolve(message.value);
        break;
      case 'failed':
        this.#abandoned.delete(message.id);
        this.#settle(message.id)?.reject(errorOf(message.failure, this.#options.redactor));
    }
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #callOff(id: number, reason: unknown): void {
    const pending = this.#settle(id);
    if (pending === undefined) return;
    this.#abandoned.add(id);
    this.#send({ type: 'abort', id });
    pending.reject(reason);
  }

  /** Closes what a request came to after all, where that was a connection. */
  #letGo(connection: number): void {
    this.#requests += 1;
    this.#send({ type: 'disconnect', id: this.#requests, connection });
  }

  #kill(end: WorkerEnd): void {
    this.#end ??= end;
    this.#child.kill('SIGKILL');
  }

  async #untilOver(): Promise<void> {
    const child = this.#child;
    const closed = new Promise((resolve) => child.once('close', resolve));
    await new Promise<void>((resolve) => {
      child.once('exit', resolve);
      child.on('error', ({ message }) => {
        if (child.pid !== undefined) return;
        this.#end ??= { reason: 'other', words: `it could not be started (${message})` };
        resolve();
      });
    });
    // What it has said last may be in the pipe yet.
    if (child.pid !== undefined) await settlesWithin(SETTLE_MS, closed, this.#options.clock);
    const isOrderly = child.exitCode === 0 && this.#isClosing;
    this.#end ??= endOf(child, this.#lastWords);
    this.#failAll(this.#end);
    if (!isOrderly) await this.#endServers();
    this.#groups = [];
    this.#options.onOver();
  }

  async #endServers(): Promise<void> {
    const { mark, sandbox } = this.#options.message;
    await killServers({ groups: this.#groups, mark }, sandbox.confinement, this.#options.clock);
  }

  #failAll(end: WorkerEnd): void {
    const all = [...this.#pending.values()];
    for (const one of all) {
      const others = all.filter((other) => other !== one);
      one.reject(endError(one, others, end, this.#options.redactor));
    }
    this.#pending.clear();
    this.#tokens.closeAll();
    for (const watcher of this.#connections.values()) watcher?.onLost();
    this.#connections.clear();
  }
}
