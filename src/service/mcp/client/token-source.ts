import type { AuthProvider, FetchLike } from '@modelcontextprotocol/client';
import type { Redactor } from '../../../redaction/redactor.ts';
import type { TokenProvider } from '../connector.ts';
import type { McpServer } from '../server-connection.ts';
import { errorText, McpServerError } from '../server-error.ts';

/** What the SDK's transports ask for tokens, and what they are to send requests by. */
export interface TokenSource extends AuthProvider {
  /** The same, but that it is known which token a refusal is about. */
  noting(send: FetchLike): FetchLike;
}

const BEARER = /^Bearer /;

/**
 * The provider is asked once before the first request, and again where a token was refused.
 *
 * @param surroundings.signal aborts once the connection is over
 */
export function createTokenSource(
  { name, connection }: McpServer,
  provider: TokenProvider,
  { redactor, signal }: { redactor: Redactor; signal: AbortSignal },
): TokenSource {
  const url = connection.transport === 'stdio' ? '' : connection.url;
  let token: Promise<string | null> | undefined;
  // Whatever keeps the provider from giving one is no doing of the server.
  const withheld = (error: unknown): never => {
    if (error instanceof McpServerError) throw error;
    const message = `There is no token for MCP server "${name}" now: ${errorText(error)}`;
    throw new McpServerError('no-token', name, redactor.text(message));
  };
  const ask = (refused: string | null) => {
    token = provider({ serverName: name, url, refused }, signal).catch(withheld);
    return token;
  };
  const shown = new WeakMap<Response, string>();
  return {
    token: async () => (await (token ?? ask(null))) ?? undefined,
    async onUnauthorized({ response }) {
      // Of several requests at once each is refused, and the first has a new token by then.
      await ask(shown.get(response) ?? null);
    },
    noting: (send) => async (address, init) => {
      const response = await send(address, init);
      const authorization = new Headers(init?.headers).get('authorization');
      if (authorization !== null) shown.set(response, authorization.replace(BEARER, ''));
      return response;
    },
  };
}
