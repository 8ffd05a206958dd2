/** How a server behaves that speaks sessions, no sessions or both; what answers a message by hand. */
export type VersionBehaviour =
  | 'both'
  | 'stateless only'
  | 'sessions only'
  /** Ends at a request that it does not know before it is initialized. */
  | 'ends'
  /** Does so, and knows no sessions either. */
  | 'ends for good'
  /** Over HTTP alone: answers such a request with a page, or with what is no message. */
  | 'with a page'
  | 'nonsense'
  /** Answers no request that it does not know. */
  | 'is silent'
  /** Answers nothing any more after such a request. */
  | 'is stuck';

interface Request {
  id?: string | number;
  method: string;
  params?: { name?: string; protocolVersion?: string; _meta?: Record<string, unknown> };
}

/** What follows a message: an answer, silence, or the end of the server. */
export type Reaction =
  | { result: unknown }
  | { error: unknown }
  | { page: string }
  | { nonsense: true }
  | 'silence'
  | 'end';

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const SERVER_INFO_KEY = 'io.modelcontextprotocol/serverInfo';
const SERVER_INFO = { name: 'versions', version: '1' };
const STATELESS = '2026-07-28';
const CACHE = { ttlMs: 0, cacheScope: 'private' };

const unknown = (method: string): Reaction => ({
  error: { code: -32_601, message: `Method not found: ${method}` },
});

/** A server's memory of one connection. */
export class VersionServer {
  readonly received: string[] = [];
  readonly #behaviour: string;
  #isInitialized = false;
  #isStuck = false;

  constructor(behaviour: string) {
    this.#behaviour = behaviour;
  }

  react({ id, method, params = {} }: Request): Reaction {
    this.received.push(method);
    if (id === undefined || this.#isStuck) return 'silence';
    const version = params._meta?.[VERSION_KEY];
    if (version !== undefined && method !== 'server/discover') {
      return this.#speaksStateless ? complete(this.#call(method, params)) : unknown(method);
    }
    switch (method) {
      case 'server/discover':
        return this.#discover();
      case 'initialize':
        if (['stateless only', 'ends for good'].includes(this.#behaviour)) return unknown(method);
        this.#isInitialized = true;
        return {
          result: {
            protocolVersion: params.protocolVersion,
            capabilities: { tools: {} },
            serverInfo: SERVER_INFO,
          },
        };
      default:
        return this.#isInitialized ? { result: this.#call(method, params) } : unknown(method);
    }
  }

  get #speaksStateless(): boolean {
    return this.#behaviour === 'both' || this.#behaviour === 'stateless only';
  }

  #discover(): Reaction {
    if (['ends', 'ends for good'].includes(this.#behaviour)) return 'end';
    if (this.#behaviour === 'with a page') return { page: '<html>What?</html>' };
    if (this.#behaviour === 'nonsense') return { nonsense: true };
    if (this.#behaviour === 'is silent') return 'silence';
    this.#isStuck = this.#behaviour === 'is stuck';
    if (this.#isStuck) return 'silence';
    if (!this.#speaksStateless) return unknown('server/discover');
    return complete({
      supportedVersions: [STATELESS],
      capabilities: { tools: {} },
      _meta: { [SERVER_INFO_KEY]: SERVER_INFO },
    });
  }

  #call(method: string, { name }: NonNullable<Request['params']>): Record<string, unknown> {
    if (method === 'tools/list') {
      return { ...CACHE, tools: [{ name: 'received', inputSchema: { type: 'object' } }] };
    }
    if (name === 'ask') {
      const params = { message: 'What is your name?', requestedSchema: { type: 'object' } };
      const inputRequests = { a: { method: 'elicitation/create', params } };
      return { resultType: 'input_required', inputRequests };
    }
    return { content: [{ type: 'text', text: JSON.stringify(this.received) }] };
  }
}

const complete = (result: Record<string, unknown>): Reaction => ({
  result: { resultType: 'complete', ...result },
});
