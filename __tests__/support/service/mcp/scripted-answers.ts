/** What a server that keeps to a script does with a request. */
export type ScriptedAnswer =
  /** Answers with a result, written as it is here. */
  | { result: string }
  | { error: { code: number; message: string; data?: unknown } }
  /** Keeps silent. */
  | 'silence'
  /** Ends its process, or its connection. */
  | 'death';

/** By method; `tools/list 2` is for the cursor `2` alone. */
export type Script = Readonly<Record<string, ScriptedAnswer>>;

interface Request {
  id?: unknown;
  method: string;
  params?: { protocolVersion?: string; cursor?: string };
}

/** A session of a server that offers what its script is about. */
export function initialized(
  capabilities: Readonly<Record<string, unknown>>,
  name = 'scripted',
): Script {
  const serverInfo = { name, version: '1.0.0' };
  const result = { protocolVersion: '2025-11-25', capabilities, serverInfo };
  return { initialize: { result: JSON.stringify(result) } };
}

/** A server without sessions that offers what its script is about. */
export function discovered(capabilities: Readonly<Record<string, unknown>>): Script {
  const serverInfo = { name: 'scripted', version: '1.0.0' };
  const result = {
    ...{ resultType: 'complete', supportedVersions: ['2026-07-28'], capabilities },
    _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo },
  };
  return { 'server/discover': { result: JSON.stringify(result) } };
}

/** The message that is sent for a request, or what is done in place of it; null for nothing. */
export function answerTo(script: Script, request: Request): string | 'silence' | 'death' | null {
  const { id, method, params } = request;
  if (id === undefined) return null;
  const answer = script[`${method} ${params?.cursor}`] ?? script[method];
  if (answer === 'silence' || answer === 'death') return answer;
  const unknown = { error: { code: -32601, message: `There is no method ${method}.` } };
  const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)}`;
  const { result, error } = { result: undefined, error: undefined, ...(answer ?? unknown) };
  return result === undefined
    ? `${head},"error":${JSON.stringify(error)}}`
    : `${head},"result":${result}}`;
}
