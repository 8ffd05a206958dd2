import type { Redactor } from '../../../redaction/redactor.ts';
import { connectLimitMs } from '../connect-limit.ts';
import {
  type ConnectOptions,
  listLimitMs,
  type McpConnector,
  type OpenedConnection,
} from '../connector.ts';
import type { Resource } from '../protocol/content.ts';
import type {
  Prompt,
  PromptResult,
  ResourceResult,
  ResourceTemplate,
  Tool,
  ToolResult,
} from '../protocol/messages.ts';
import { actionOf, type PlainRequest } from '../protocol/plain-request.ts';
import type { ServerFacts } from '../protocol/server-facts.ts';
import type { McpServer } from '../server-connection.ts';
import { errorText } from '../server-error.ts';
import type { Asking, LaneWorker } from './lane-worker.ts';
import type { Connected, Question, WorkerRequest } from './messages.ts';
import { lostError } from './worker-end.ts';

/** What a server may take to end. */
const END_LIMIT_MS = 6_000;

const never = new AbortController().signal;

/** A connection that lives in a worker. */
class WorkerConnection implements OpenedConnection {
  readonly facts: ServerFacts;
  readonly #worker: LaneWorker;
  readonly #id: number;
  readonly #serverName: string;
  readonly #callLimitMs: number;
  #isLost = false;
  #listChanges = 0;

  constructor(
    worker: LaneWorker,
    { id, facts }: Connected & { id: number },
    serverName: string,
    callLimitMs: number,
  ) {
    this.facts = facts;
    this.#worker = worker;
    this.#id = id;
    this.#serverName = serverName;
    this.#callLimitMs = callLimitMs;
    worker.watch(id, {
      onLost: () => {
        this.#isLost = true;
      },
      onListChanges: (listChanges) => {
        this.#listChanges = listChanges;
      },
    });
  }

  get isOpen(): boolean {
    return !this.#isLost;
  }

  get listChanges(): number {
    return this.#listChanges;
  }

  listTools(signal: AbortSignal, pageLimitMs?: number) {
    return this.#list<Tool>('listTools', 'list tools', signal, pageLimitMs);
  }

  callTool(name: string, args: Record<string, unknown>, signal: AbortSignal) {
    const action = actionOf({ method: 'tools/call', params: { name, arguments: args } });
    return this.#ask<ToolResult>('callTool', [name, args], action, signal);
  }

  listPrompts(signal: AbortSignal) {
    return this.#list<Prompt>('listPrompts', 'list prompts', signal);
  }

  getPrompt(name: string, args: Record<string, string>, signal: AbortSignal) {
    const action = actionOf({ method: 'prompts/get', params: { name, arguments: args } });
    return this.#ask<PromptResult>('getPrompt', [name, args], action, signal);
  }

  listResources(signal: AbortSignal) {
    return this.#list<Resource>('listResources', 'list resources', signal);
  }

  listResourceTemplates(signal: AbortSignal) {
    return this.#list<ResourceTemplate>('listResourceTemplates', 'list resource templates', signal);
  }

  readResource(uri: string, signal: AbortSignal) {
    const action = actionOf({ method: 'resources/read', params: { uri } });
    return this.#ask<ResourceResult>('readResource', [uri], action, signal);
  }

  ask(request: PlainRequest, signal: AbortSignal) {
    return this.#ask<string>('ask', [request], actionOf(request), signal);
  }

  async close(): Promise<void> {
    this.#isLost = true;
    this.#worker.forget(this.#id);
    const about = { serverName: this.#serverName, action: 'close' };
    const request = { type: 'disconnect', connection: this.#id } as const;
    // Where the worker has ended, so has the server.
    await Promise.allSettled([
      this.#worker.ask(request, { ...about, limitMs: END_LIMIT_MS, signal: never }),
    ]);
  }

  #list<Item>(
    question: Question,
    action: string,
    signal: AbortSignal,
    pageLimitMs?: number,
  ): Promise<Item[]> {
    const limitMs = listLimitMs(pageLimitMs ?? this.#callLimitMs);
    return this.#send<Item[]>({ question, args: [], pageLimitMs }, { action, limitMs, signal });
  }

  #ask<Answer>(
    question: Question,
    args: readonly unknown[],
    action: string,
    signal: AbortSignal,
  ): Promise<Answer> {
    const limitMs = this.#callLimitMs;
    return this.#send<Answer>({ question, args }, { action, limitMs, signal });
  }

  async #send<Answer>(
    asked: Pick<Extract<WorkerRequest, { type: 'ask' }>, 'question' | 'args' | 'pageLimitMs'>,
    about: Omit<Asking, 'serverName'>,
  ): Promise<Answer> {
    const request = { type: 'ask', connection: this.#id, ...asked } as const;
    const { value } = await this.#worker.ask(request, { serverName: this.#serverName, ...about });
    // What the worker's own connection has answered; a message has no types.
    return value as Answer;
  }
}

/**
 * A connector whose connections live in a worker, which is opened when first needed, and again where
 * it has ended.
 */
export class WorkerConnector implements McpConnector {
  readonly #openWorker: () => LaneWorker;
  readonly #redactor: Redactor;
  /** The last one is current; others have ended, or will soon. */
  readonly #workers: LaneWorker[] = [];
  #isClosed = false;

  constructor(openWorker: () => LaneWorker, redactor: Redactor) {
    this.#openWorker = openWorker;
    this.#redactor = redactor;
  }

  async connect(
    server: McpServer,
    { token, ...options }: ConnectOptions,
    signal: AbortSignal,
  ): Promise<OpenedConnection> {
    if (this.#isClosed) throw new Error('The connector is closed.');
    signal.throwIfAborted();
    const { name: serverName, connection, client } = server;
    const worker = this.#workerFor(server);
    const { limits } = options;
    const { id, value } = await worker.ask(
      {
        ...{ type: 'connect', options },
        // What else a run knows of its server is not for the worker.
        server: { name: serverName, connection, ...(client && { client }) },
        hasTokens: token !== undefined,
      },
      { serverName, action: 'connect', limitMs: connectLimitMs(server, limits), signal, token },
    );
    const { facts } = value as Connected;
    return new WorkerConnection(worker, { id, facts }, serverName, limits.callTimeoutMs);
  }

  async untilEnded(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.untilServersEnded()));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#workers.map((worker) => worker.close()));
  }

  #workerFor({ name }: McpServer): LaneWorker {
    const last = this.#workers.at(-1);
    if (last?.isAlive) return last;
    try {
      const worker = this.#openWorker();
      this.#workers.push(worker);
      return worker;
    } catch (error) {
      // For want of file descriptors, processes or memory.
      const end = {
        reason: 'other',
        words: `it could not be started (${errorText(error)})`,
      } as const;
      throw lostError({ serverName: name, action: 'connect' }, end, this.#redactor);
    }
  }
}
