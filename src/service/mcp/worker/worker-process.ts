import { writeFileSync } from 'node:fs';
import { systemClock } from '../../../ports/clock.ts';
import { createSecretKeeper, type SecretKeeper } from '../../../redaction/secret-keeper.ts';
import { createDirectConnector } from '../client/direct-connector.ts';
import type { McpConnector, OpenedConnection, TokenProvider } from '../connector.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { killServers } from '../sandbox/left-processes.ts';
import { killAll, tellOfServers } from '../stdio/server-process.ts';
import {
  type Connected,
  EXIT_MEMORY,
  errorOf,
  failureOf,
  type WorkerReply,
  type WorkerRequest,
  type WorkerStart,
} from './messages.ts';
import { takeProxies } from './proxies.ts';

/** The process of a lane: connections to servers live here, and what these send is read here. */

/** Beyond what its heap may hold: of what lies outside of that, such as what is to be sent. */
const MEMORY_LIMIT_BYTES = 1024 ** 3;
const LOOK_MS = 100;

/** Linux ends it before the service where memory runs out; so it does servers, which inherit it. */
const FIRST_TO_GO = '500';

function reply(message: WorkerReply): void {
  // Whoever asked may be gone, which `disconnect` tells.
  process.send?.(message, undefined, undefined, () => {});
}

/** Ends all servers and this process: whoever it works for is gone. */
async function abandon({ sandbox, mark }: WorkerStart): Promise<void> {
  killAll();
  await killServers({ groups: [], mark }, sandbox.confinement);
  process.exit();
}

class Worker {
  readonly #connector: McpConnector;
  readonly #connections = new Map<number, OpenedConnection>();
  readonly #lost = new Set<number>();
  /** Changes of lists that were told, by connection. */
  readonly #listChanges = new Map<number, number>();
  readonly #underWay = new Map<number, AbortController>();
  readonly #secrets: SecretKeeper;
  /** Tokens that are asked for. */
  readonly #wishes = new Map<number, PromiseWithResolvers<string | null>>();
  #wishCount = 0;

  constructor(connector: McpConnector, secrets: SecretKeeper) {
    this.#connector = connector;
    this.#secrets = secrets;
  }

  take(request: WorkerRequest): void {
    switch (request.type) {
      case 'connect':
        this.#answer(request.id, (signal) => this.#connect(request, signal));
        break;
      case 'ask':
        this.#answer(request.id, (signal) => this.#ask(request, signal));
        break;
      case 'disconnect':
        this.#answer(request.id, () => this.#disconnect(request.connection));
        break;
      case 'abort':
        this.#underWay.get(request.id)?.abort(new Error('It was called off.'));
        break;
      case 'token':
        if (request.token !== null) this.#secrets.learn(request.token);
        this.#wishOf(request.wish)?.resolve(request.token);
        break;
      case 'no token':
        this.#wishOf(request.wish)?.reject(errorOf(request.failure, this.#secrets));
        break;
      case 'settle': {
        const { id } = request;
        void this.#connector.untilEnded().then(() => reply({ type: 'settled', id }));
        break;
      }
      case 'close':
        void this.#connector.close().then(() => process.exit());
    }
  }

  /** Tells what has become of connections since they were looked at last. */
  look(): void {
    for (const [connection, { isOpen, listChanges }] of this.#connections) {
      if (listChanges !== (this.#listChanges.get(connection) ?? 0)) {
        this.#listChanges.set(connection, listChanges);
        reply({ type: 'lists changed', connection, listChanges });
      }
      if (isOpen || this.#lost.has(connection)) continue;
      this.#lost.add(connection);
      reply({ type: 'lost', connection });
    }
  }

  #answer(id: number, work: (signal: AbortSignal) => Promise<unknown>): void {
    const controller = new AbortController();
    this.#underWay.set(id, controller);
    void work(controller.signal)
      .then(
        (value): WorkerReply => ({ type: 'done', id, value }),
        (error: unknown): WorkerReply => ({ type: 'failed', id, failure: failureOf(error) }),
      )
      .then((answer) => {
        this.#underWay.delete(id);
        // Whoever reads the answer may ask at once what has become of the connection.
        this.look();
        reply(answer);
      });
  }

  async #connect(
    { id, server, options, hasTokens }: Extract<WorkerRequest, { type: 'connect' }>,
    signal: AbortSignal,
  ): Promise<Connected> {
    const token = hasTokens ? this.#tokensFor(id) : undefined;
    const connection = await this.#connector.connect(server, { ...options, token }, signal);
    this.#connections.set(id, connection);
    return { facts: connection.facts };
  }

  /** They are kept on the other side; nobody asks on for a connection that is over. */
  #tokensFor(connection: number): TokenProvider {
    return (request) => {
      this.#wishCount += 1;
      const wish = this.#wishCount;
      const wanted = Promise.withResolvers<string | null>();
      this.#wishes.set(wish, wanted);
      reply({ type: 'token', wish, connection, request });
      return wanted.promise;
    };
  }

  #wishOf(wish: number): PromiseWithResolvers<string | null> | undefined {
    const wanted = this.#wishes.get(wish);
    this.#wishes.delete(wish);
    return wanted;
  }

  #ask(
    { connection: id, question, args, pageLimitMs }: Extract<WorkerRequest, { type: 'ask' }>,
    signal: AbortSignal,
  ): Promise<unknown> {
    const connection = this.#connections.get(id);
    if (connection === undefined) return Promise.reject(new Error('The connection is closed.'));
    // Each question's arguments are those of its method, which the types of two processes cannot tell.
    const method: (...args: never[]) => Promise<unknown> = connection[question];
    return Reflect.apply(method, connection, [...args, signal, pageLimitMs]);
  }

  async #disconnect(id: number): Promise<void> {
    const connection = this.#connections.get(id);
    this.#connections.delete(id);
    this.#lost.delete(id);
    this.#listChanges.delete(id);
    await connection?.close();
  }
}

function start(message: WorkerStart): Worker {
  const { sandbox, mark, proxies } = message;
  const secrets = createSecretKeeper(message.secrets);
  process.on('disconnect', () => void abandon(message));
  takeProxies(proxies);
  tellOfServers((groups) => reply({ type: 'servers', groups }));
  const worker = new Worker(
    createDirectConnector({ sandbox: createSandbox(sandbox, mark), redactor: secrets }),
    secrets,
  );
  const watch = () => {
    worker.look();
    if (process.memoryUsage.rss() > MEMORY_LIMIT_BYTES) process.exit(EXIT_MEMORY);
    systemClock.alarm(LOOK_MS, watch);
  };
  watch();
  reply({ type: 'ready' });
  return worker;
}

// It goes with the one it works for, who is told to stop by the same signals.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR1'] as const) {
  process.on(signal, () => {});
}
try {
  writeFileSync('/proc/self/oom_score_adj', FIRST_TO_GO);
} catch {
  // Other systems have no such file.
}
let worker: Worker | undefined;
process.on('message', (message: WorkerStart | WorkerRequest) => {
  if (message.type === 'start') worker = start(message);
  else worker?.take(message);
});
