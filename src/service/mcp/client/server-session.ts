import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  CallToolResultSchema,
  GetPromptResultSchema,
  ListPromptsResultSchema,
  ListResourcesResultSchema,
  ListResourceTemplatesResultSchema,
  ListToolsResultSchema,
  ReadResourceResultSchema,
  type ServerCapabilities,
} from '@modelcontextprotocol/sdk/types.js';
import { withTimeLimit } from '../../../resilience/time-limit.ts';
import { connectLimitMs } from '../connect-limit.ts';
import type { McpConnection, McpLimits } from '../connector.ts';
import type { Resource } from '../protocol/content.ts';
import type {
  Prompt,
  PromptResult,
  ResourceResult,
  ResourceTemplate,
  Tool,
  ToolResult,
} from '../protocol/messages.ts';
import type { ServerFacts } from '../protocol/server-facts.ts';
import type { McpServer } from '../server-connection.ts';
import type { OpenableTransport } from '../transport.ts';
import { type ListNoun, type Page, readPages } from './pages.ts';
import { CONNECTING, type ServerTrouble } from './server-trouble.ts';

const CLIENT_INFO = { name: 'mcp-eval-gate-service', version: '1' };

/** The SDK's own timeout comes so late that ours, which says more, is always the first. */
const requestOptions = (signal: AbortSignal, limitMs: number): RequestOptions => ({
  signal,
  timeout: 2 * limitMs,
});

interface Route {
  server: McpServer;
  link: OpenableTransport;
  trouble: ServerTrouble;
  limits: McpLimits;
  /** Called once it is closed. */
  onEnd: () => void;
}

/** A connection to one server, opened by `open` and then an `McpConnection`. */
export class ServerSession implements McpConnection {
  readonly #route: Route;
  /** Without capabilities: the service samples, elicits and exposes nothing. */
  readonly #client = new Client(CLIENT_INFO, { capabilities: {} });
  #protocolVersion = '';
  #isClosed = false;
  #ended: Promise<void> | undefined;

  constructor(route: Route) {
    this.#route = route;
    this.#client.onclose = () => {
      this.#isClosed = true;
    };
    this.#client.onerror = (error) => route.trouble.noteTransportError(error);
  }

  get facts(): ServerFacts {
    const capabilities = this.#capabilities;
    return {
      pid: this.#route.link.pid(),
      protocolVersion: this.#protocolVersion,
      era: 'session',
      serverInfo: this.#client.getServerVersion() ?? null,
      capabilities,
      toolsMayChange: capabilities.tools?.listChanged === true,
    };
  }

  get isOpen(): boolean {
    return !this.#isClosed;
  }

  async open(signal: AbortSignal): Promise<void> {
    const { server, link, limits } = this.#route;
    const limitMs = connectLimitMs(server, limits);
    const { transport } = link;
    const passOn = transport.setProtocolVersion?.bind(transport);
    transport.setProtocolVersion = (version) => {
      this.#protocolVersion = version;
      passOn?.(version);
    };
    await this.#attempt(CONNECTING, limitMs, signal, (limited) =>
      this.#client.connect(transport, requestOptions(limited, limitMs)),
    );
  }

  async listTools(signal: AbortSignal): Promise<Tool[]> {
    if (this.#capabilities.tools === undefined) return [];
    return this.#list({ one: 'tool', many: 'tools' }, signal, async (params, options) => {
      const request = { method: 'tools/list' as const, params };
      const page = await this.#client.request(request, ListToolsResultSchema, options);
      return { items: page.tools, nextCursor: page.nextCursor };
    });
  }

  callTool(name: string, args: Record<string, unknown>, signal: AbortSignal): Promise<ToolResult> {
    // Not client.callTool: that judges the result by the tool's output schema.
    const params = { name, arguments: args };
    return this.#request(`call tool "${name}"`, signal, (options) =>
      this.#client.request({ method: 'tools/call', params }, CallToolResultSchema, options),
    );
  }

  async listPrompts(signal: AbortSignal): Promise<Prompt[]> {
    if (this.#capabilities.prompts === undefined) return [];
    return this.#list({ one: 'prompt', many: 'prompts' }, signal, async (params, options) => {
      const request = { method: 'prompts/list' as const, params };
      const page = await this.#client.request(request, ListPromptsResultSchema, options);
      return { items: page.prompts, nextCursor: page.nextCursor };
    });
  }

  getPrompt(
    name: string,
    args: Record<string, string>,
    signal: AbortSignal,
  ): Promise<PromptResult> {
    const params = { name, arguments: args };
    return this.#request(`get prompt "${name}"`, signal, (options) =>
      this.#client.request({ method: 'prompts/get', params }, GetPromptResultSchema, options),
    );
  }

  async listResources(signal: AbortSignal): Promise<Resource[]> {
    if (this.#capabilities.resources === undefined) return [];
    return this.#list({ one: 'resource', many: 'resources' }, signal, async (params, options) => {
      const request = { method: 'resources/list' as const, params };
      const page = await this.#client.request(request, ListResourcesResultSchema, options);
      return { items: page.resources, nextCursor: page.nextCursor };
    });
  }

  async listResourceTemplates(signal: AbortSignal): Promise<ResourceTemplate[]> {
    if (this.#capabilities.resources === undefined) return [];
    const noun = { one: 'resource template', many: 'resource templates' };
    return this.#list(noun, signal, async (params, options) => {
      const request = { method: 'resources/templates/list' as const, params };
      const page = await this.#client.request(request, ListResourceTemplatesResultSchema, options);
      return { items: page.resourceTemplates, nextCursor: page.nextCursor };
    });
  }

  readResource(uri: string, signal: AbortSignal): Promise<ResourceResult> {
    const params = { uri };
    return this.#request(`read resource "${uri}"`, signal, (options) =>
      this.#client.request({ method: 'resources/read', params }, ReadResourceResultSchema, options),
    );
  }

  close(): Promise<void> {
    this.#ended ??= this.#end();
    return this.#ended;
  }

  async #end(): Promise<void> {
    // Best effort: a remote server drops a session nobody ends by itself.
    await Promise.allSettled([this.#route.link.end()]);
    await Promise.allSettled([this.#client.close()]);
    this.#route.onEnd();
  }

  get #capabilities(): ServerCapabilities {
    return this.#client.getServerCapabilities() ?? {};
  }

  #list<Item>(
    noun: ListNoun,
    signal: AbortSignal,
    requestPage: (params: { cursor?: string }, options: RequestOptions) => Promise<Page<Item>>,
  ): Promise<Item[]> {
    const page = (cursor: string | undefined) => {
      const params = cursor === undefined ? {} : { cursor };
      return this.#request(`list ${noun.many}`, signal, (options) => requestPage(params, options));
    };
    return readPages(noun, page, (what) => this.#route.trouble.answered(what));
  }

  #request<Result>(
    action: string,
    signal: AbortSignal,
    send: (options: RequestOptions) => Promise<Result>,
  ): Promise<Result> {
    const { callTimeoutMs } = this.#route.limits;
    return this.#attempt(action, callTimeoutMs, signal, (limited) =>
      send(requestOptions(limited, callTimeoutMs)),
    );
  }

  async #attempt<Result>(
    action: string,
    limitMs: number,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await withTimeLimit(limitMs, signal, work);
    } catch (error) {
      signal.throwIfAborted();
      throw this.#route.trouble.explain(action, error, this.#isClosed);
    }
  }
}
