/**
 * A server in plain JSON-RPC that speaks sessions, no sessions or both, as its first argument says.
 * A call of a tool answers with the requests so far.
 */
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

interface Request {
  id?: string | number;
  method?: string;
  params?: { name?: string; protocolVersion?: string; _meta?: Record<string, unknown> };
}

/** An answer, silence, or the end of the server. */
export type Reaction = { result: object } | { error: object } | 'silence' | 'end';

const serverInfo = { name: 'versions', version: '1' };
const capabilities = { tools: {} };
const unknown = { error: { code: -32_601, message: 'Method not found' } };
const inputSchema = { type: 'object' };
const region = { type: 'string', 'x-mcp-header': 'Region' };
const twice = { region, b: region };

/** A connection to the server. `only X` is a server that speaks version X of sessions. */
export class Versions {
  readonly received: string[] = [];
  readonly #kind: string;
  #isStuck = false;

  constructor(kind: string) {
    this.#kind = kind;
  }

  react({ id, method = '', params = {} }: Request): Reaction {
    this.received.push(method);
    if (id === undefined || this.#isStuck) return 'silence';
    const isStateless = params._meta?.['io.modelcontextprotocol/protocolVersion'] !== undefined;
    if (method === 'server/discover') return this.#discover();
    if (method === 'initialize') {
      if (['stateless', 'ends for good'].includes(this.#kind)) return unknown;
      const [, only] = this.#kind.split('only ');
      const protocolVersion = only ?? params.protocolVersion;
      return { result: { protocolVersion, capabilities, serverInfo } };
    }
    const tools = [
      { name: 'received', inputSchema, annotations: { readOnlyHint: true } },
      { name: 'ask', inputSchema },
      { name: 'mirrored', inputSchema: { ...inputSchema, properties: { region } } },
      { name: 'mirrored twice', inputSchema: { ...inputSchema, properties: twice } },
    ];
    const elicitation = { method: 'elicitation/create', params: { message: 'What is your name?' } };
    const content = [{ type: 'text', text: this.received.join(' ') }];
    const result =
      method === 'tools/list'
        ? { tools, ttlMs: 0, cacheScope: 'private' }
        : params.name === 'ask'
          ? { resultType: 'input_required', inputRequests: { a: elicitation } }
          : { content };
    return { result: isStateless ? { resultType: 'complete', ...result } : result };
  }

  #discover(): Reaction {
    if (this.#kind.startsWith('ends')) return 'end';
    this.#isStuck = this.#kind === 'is stuck';
    if (this.#isStuck || this.#kind === 'is silent') return 'silence';
    if (!['both', 'stateless'].includes(this.#kind)) return unknown;
    const _meta = { 'io.modelcontextprotocol/serverInfo': serverInfo };
    const supportedVersions = ['2026-07-28'];
    return { result: { resultType: 'complete', supportedVersions, capabilities, _meta } };
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = new Versions(process.argv[2] ?? '');
  createInterface({ input: process.stdin }).on('line', (line) => {
    const request: Request = JSON.parse(line);
    const reaction = server.react(request);
    if (reaction === 'end') process.exit(7);
    if (reaction === 'silence') return;
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: request.id, ...reaction })}\n`);
  });
}
