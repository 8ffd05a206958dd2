import {
  Client,
  type ClientOptions,
  ProtocolError,
  type RequestOptions,
  type ServerCapabilities,
  type StandardSchemaV1,
} from '@modelcontextprotocol/client';
import type { Redactor } from '../../../redaction/redactor.ts';
import { withTimeLimit } from '../../../resilience/time-limit.ts';
import {
  listLimitMs,
  type McpLimits,
  type OpenedConnection,
  type TokenProvider,
} from '../connector.ts';
import { argumentHeaders } from '../protocol/argument-headers.ts';
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
import type { ProcessSurroundings } from '../sandbox/launch.ts';
import type { McpServer } from '../server-connection.ts';
import type { McpServerError } from '../server-error.ts';
import { ResultTexts } from '../wire/result-texts.ts';
import { Valve } from '../wire/valve.ts';
import { MessageGate } from './message-gate.ts';
import { type Page, readPages } from './pages.ts';
import { createLink, type ServerLink } from './server-link.ts';
import { ServerTrouble } from './server-trouble.ts';
import { refuseWishes } from './server-wishes.ts';
import { createTokenSource } from './token-source.ts';
import { clientVersions, type Manner, versionTrouble } from './version-choice.ts';

const CLIENT_INFO = { name: 'mcp-eval-gate-service', version: '1' };

/** The error of a server that misses headers which it wants parts of the arguments repeated in. */
const HEADER_MISMATCH = -32_020;

/** Results as they came: the gate has looked at them. */
const asItCame = <Result>(): StandardSchemaV1<unknown, Result> => ({
  '~standard': {
    version: 1,
    vendor: 'as-it-came',
    validate: (value) => ({ value: value as Result }),
  },
});

/** The service samples, elicits and exposes nothing, whatever a host is said to be able to do. */
const CLIENT_OPTIONS: ClientOptions = {
  inputRequired: { autoFulfill: false },
  // What a result is held against is said by a suite.
  jsonSchemaValidator: {
    getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }),
  },
};

/** The SDK's own timeout comes so late that ours, which says more, is always the first. */
const requestOptions = (signal: AbortSignal, limitMs: number): RequestOptions => ({
  signal,
  timeout: 2 * limitMs,
  allowInputRequired: true,
});

export interface SessionSettings {
  server: McpServer;
  limits: McpLimits;
  surroundings: ProcessSurroundings;
  token: TokenProvider | undefined;
  /** Called as a connection is begun. */
  onBegin: (session: ServerSession) => void;
  /** Called once it is closed. */
  onEnd: (session: ServerSession) => void;
}

type Params = Record<string, unknown>;

type ListResult<Item> = { nextCursor?: string } & Record<string, readonly Item[] | undefined>;

/** A connection to one server, opened by `open`. */
export class ServerSession implements OpenedConnection {
  readonly #limits: McpLimits;
  readonly #link: ServerLink;
  readonly #gate: MessageGate;
  readonly #trouble: ServerTrouble;
  readonly #client: Client;
  readonly #manner: Manner;
  readonly #redactor: Redactor;
  readonly #onEnd: () => void;
  readonly #over = new AbortController();
  readonly #texts = new ResultTexts();
  #lastAsked: Promise<unknown> = Promise.resolve();
  /** Tools that want arguments repeated in headers, as they were listed; null before. */
  #mirrored: Map<string, Pick<Tool, 'name' | 'inputSchema'>> | null = null;
  #ended: Promise<void> | undefined;

  /** Throws where the server's address is none. */
  constructor(settings: SessionSettings, manner: Manner) {
    const { server, limits, surroundings, token, onBegin, onEnd } = settings;
    const valve = new Valve();
    const texts = this.#texts;
    const { redactor } = surroundings;
    const { signal } = this.#over;
    const hasSessions = () => this.#client.getProtocolEra() !== 'modern';
    this.#limits = limits;
    this.#link = createLink(server, {
      surroundings,
      valve,
      onExcess: (excess) => this.#gate.refuseAnswer(excess),
      texts,
      onWhole: (request) => this.#gate.noteWhole(request),
      tokens: token && createTokenSource(server, token, { redactor, signal }),
      hasSessions,
    });
    this.#client = new Client(server.client?.info ?? CLIENT_INFO, {
      ...CLIENT_OPTIONS,
      capabilities: server.client?.capabilities ?? {},
      ...clientVersions(manner),
    });
    this.#gate = new MessageGate(this.#link.transport, { valve, texts, isAnswering: hasSessions });
    this.#trouble = new ServerTrouble(server, this.#link, valve, redactor);
    this.#manner = manner;
    this.#redactor = redactor;
    this.#onEnd = () => onEnd(this);
    this.#client.onerror = (error) => this.#trouble.noteTransportError(error);
    onBegin(this);
  }

  get facts(): ServerFacts {
    const capabilities = this.#capabilities;
    return {
      pid: this.#link.pid(),
      protocolVersion: this.#client.getNegotiatedProtocolVersion() ?? '',
      era: this.#client.getProtocolEra() === 'modern' ? 'stateless' : 'session',
      serverInfo: this.#client.getServerVersion() ?? null,
      capabilities,
      toolsMayChange: capabilities.tools?.listChanged === true,
    };
  }

  get isOpen(): boolean {
    return !this.#gate.isClosed;
  }

  get listChanges(): number {
    return this.#gate.listChanges;
  }

  /** Rejects with whatever is in the way, which `explain` has words for. */
  async open(signal: AbortSignal, limitMs: number): Promise<void> {
    try {
      await this.#client.connect(this.#gate, { signal, timeout: 2 * limitMs });
    } catch (error) {
      throw versionTrouble(error, this.#manner) ?? error;
    }
  }

  explain(action: string, error: unknown): McpServerError {
    return this.#trouble.explain(action, error, this.#gate.isClosed);
  }

  async listTools(signal: AbortSignal, pageLimitMs?: number): Promise<Tool[]> {
    if (this.#capabilities.tools === undefined) return [];
    const tools = await this.#list<Tool>('tools', 'tools/list', { signal, pageLimitMs });
    if (this.#gate.hasPerRequestStream && this.facts.era === 'stateless') {
      return this.#learnHeaders(tools);
    }
    return tools;
  }

  async callTool(name: string, args: Params, signal: AbortSignal): Promise<ToolResult> {
    const result = await this.#call({ name, arguments: args }, signal);
    return { ...result, content: result.content ?? [] };
  }

  ask(request: PlainRequest, signal: AbortSignal): Promise<string> {
    const answer = this.#lastAsked.then(() => this.#askPlainly(request, signal));
    this.#lastAsked = answer.catch(() => {});
    return answer;
  }

  async #askPlainly(request: PlainRequest, signal: AbortSignal): Promise<string> {
    const { method, params } = request;
    this.#texts.want(method);
    const result =
      method === 'tools/call'
        ? await this.#call(params, signal)
        : await this.#request(actionOf(request), method, params, signal);
    return this.#texts.take(method) ?? JSON.stringify(result);
  }

  #call(
    params: { name: string; arguments: Params },
    signal: AbortSignal,
  ): Promise<Partial<ToolResult>> {
    const { callTimeoutMs } = this.#limits;
    const call = async (limited: AbortSignal): Promise<Partial<ToolResult>> => {
      const options = requestOptions(limited, callTimeoutMs);
      try {
        return await this.#sendCall(params, options);
      } catch (error) {
        const isMismatch = error instanceof ProtocolError && error.code === HEADER_MISMATCH;
        if (!isMismatch || this.#mirrored !== null) throw error;
        await this.listTools(limited);
        return this.#sendCall(params, options);
      }
    };
    const action = actionOf({ method: 'tools/call', params });
    return this.#attempt(action, callTimeoutMs, signal, call);
  }

  async listPrompts(signal: AbortSignal): Promise<Prompt[]> {
    if (this.#capabilities.prompts === undefined) return [];
    return this.#list('prompts', 'prompts/list', { signal });
  }

  getPrompt(
    name: string,
    args: Record<string, string>,
    signal: AbortSignal,
  ): Promise<PromptResult> {
    const params = { name, arguments: args };
    const method = 'prompts/get';
    return this.#request(actionOf({ method, params }), method, params, signal);
  }

  async listResources(signal: AbortSignal): Promise<Resource[]> {
    if (this.#capabilities.resources === undefined) return [];
    return this.#list('resources', 'resources/list', { signal });
  }

  async listResourceTemplates(signal: AbortSignal): Promise<ResourceTemplate[]> {
    if (this.#capabilities.resources === undefined) return [];
    const member = 'resourceTemplates';
    return this.#list('resource templates', 'resources/templates/list', { signal, member });
  }

  readResource(uri: string, signal: AbortSignal): Promise<ResourceResult> {
    const [method, params] = ['resources/read', { uri }] as const;
    return this.#request(actionOf({ method, params }), method, params, signal);
  }

  close(): Promise<void> {
    this.#ended ??= this.#end();
    return this.#ended;
  }

  async #end(): Promise<void> {
    this.#over.abort(new Error('The connection is over.'));
    // Best effort: a remote server drops a session nobody ends by itself.
    await Promise.allSettled([this.#link.end()]);
    await Promise.allSettled([this.#client.close()]);
    this.#onEnd();
  }

  /** Remembers which tools want headers. Returns those that can be called: MCP has the others left out. */
  #learnHeaders(tools: readonly Tool[]): Tool[] {
    const kinds = Map.groupBy(tools, argumentHeaders);
    this.#mirrored = new Map(
      // Without what the SDK would hold results against.
      kinds.get('some')?.map(({ name, inputSchema }) => [name, { name, inputSchema }]),
    );
    const wrong = new Set(kinds.get('wrong'));
    return tools.filter((tool) => !wrong.has(tool));
  }

  get #capabilities(): ServerCapabilities {
    return this.#client.getServerCapabilities() ?? {};
  }

  /** Not `callTool` of the SDK where it need not be: that reads the result into another shape. */
  #sendCall(
    params: { name: string; arguments: Params },
    options: RequestOptions,
  ): Promise<Partial<ToolResult>> {
    const toolDefinition = this.#mirrored?.get(params.name);
    return toolDefinition === undefined
      ? this.#client.request({ method: 'tools/call', params }, asItCame<ToolResult>(), options)
      : this.#client.callTool(params, { ...options, toolDefinition });
  }

  #list<Item>(
    noun: string,
    method: string,
    {
      signal,
      pageLimitMs = this.#limits.callTimeoutMs,
      member = noun,
    }: { signal: AbortSignal; pageLimitMs?: number | undefined; member?: string },
  ): Promise<Item[]> {
    const action = `list ${noun}`;
    return this.#attempt(action, listLimitMs(pageLimitMs), signal, (limited) => {
      const page = async (cursor: string | undefined): Promise<Page<Item>> => {
        const params = cursor === undefined ? {} : { cursor };
        const request = this.#request<ListResult<Item>>(
          action,
          method,
          params,
          limited,
          pageLimitMs,
        );
        const result = await request;
        return { items: result[member] ?? [], nextCursor: result.nextCursor };
      };
      return readPages(noun, page, (what) => this.#trouble.answered(what));
    });
  }

  #request<Result>(
    action: string,
    method: string,
    params: Params,
    signal: AbortSignal,
    limitMs: number = this.#limits.callTimeoutMs,
  ): Promise<Result> {
    return this.#attempt(action, limitMs, signal, (limited) =>
      this.#client.request(
        { method, params },
        asItCame<Result>(),
        requestOptions(limited, limitMs),
      ),
    );
  }

  async #attempt<Result>(
    action: string,
    limitMs: number,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    try {
      const result = await withTimeLimit(limitMs, signal, work);
      refuseWishes(result, this.#redactor);
      return result;
    } catch (error) {
      signal.throwIfAborted();
      throw this.explain(action, error);
    }
  }
}
