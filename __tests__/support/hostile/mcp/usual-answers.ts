import type { Era } from './hostile-server.ts';

const SERVER_INFO = { name: 'raw', version: '1' };
const CAPABILITIES = {
  tools: { listChanged: true },
  prompts: {},
  resources: {},
  logging: {},
};

/** The one tool there is. */
export const TOOL = {
  name: 't',
  description: 'Says that it is well',
  inputSchema: { type: 'object' },
};

const RESULTS: Readonly<Record<string, Record<string, unknown>>> = {
  ping: {},
  'tools/list': { tools: [TOOL] },
  'tools/call': { content: [{ type: 'text', text: 'all is well' }] },
  'prompts/list': { prompts: [{ name: 'p' }] },
  'prompts/get': { messages: [{ role: 'user', content: { type: 'text', text: 'all is well' } }] },
  'resources/list': { resources: [{ name: 'r', uri: 'test://r' }] },
  'resources/templates/list': { resourceTemplates: [] },
  'resources/read': { contents: [{ uri: 'test://r', text: 'all is well' }] },
};

const isList = (method: string): boolean =>
  method.endsWith('/list') || method === 'server/discover';

/** Without sessions, each result says that it is whole, and those of lists how long they hold. */
function inEra(era: Era, method: string, result: Record<string, unknown>): Record<string, unknown> {
  if (era === 'session') return result;
  return {
    ...result,
    resultType: 'complete',
    ...(isList(method) ? { ttlMs: 0, cacheScope: 'private' } : {}),
    _meta: { 'io.modelcontextprotocol/serverInfo': SERVER_INFO },
  };
}

/** What a server that is well says to a request. */
export function usualAnswer(
  { id, method, params }: { id: unknown; method: string; params: Record<string, unknown> },
  era: Era,
): Record<string, unknown> {
  const answer = (result: Record<string, unknown>) => ({
    ...{ jsonrpc: '2.0', id },
    result: inEra(era, method, result),
  });
  if (method === 'initialize' && era === 'session') {
    const { protocolVersion } = params;
    return answer({ protocolVersion, capabilities: CAPABILITIES, serverInfo: SERVER_INFO });
  }
  if (method === 'server/discover' && era === 'stateless') {
    return answer({ supportedVersions: ['2026-07-28'], capabilities: CAPABILITIES });
  }
  const result = RESULTS[method];
  const echo = method === 'tools/call' ? { structuredContent: params['arguments'] } : {};
  if (result !== undefined) return answer({ ...result, ...echo });
  return { jsonrpc: '2.0', id, error: { code: -32601, message: `Method not found: ${method}` } };
}
